import { COLOUR_NAMES, COLOURS, type ContrastView, coloursSchema } from "~/lib/site-colours";
import { Checkbox } from "~/ui/checkbox";
import {
  type FormResultView,
  getCheckboxProps,
  getControlProps,
  usePostForm,
} from "~/ui/form/use-post-form";
import { Select } from "~/ui/select";
import { PreviewButton, SiteForm, type SitePageProps } from "../site-form";
import { ColourInput } from "./colour-input";
import { ContrastList } from "./contrast-list";
import { PREVIEW_CLASS, ThemePreview } from "./theme-preview";

export { PREVIEW_CLASS };

interface Props {
  page: SitePageProps;
  values: Record<string, string>;
  /** Of the saved colours. */
  contrast: ContrastView[];
  fonts: string[];
  formResult: FormResultView | undefined;
  /** Of the colours on the form, which are not saved. */
  preview: ContrastView[] | null;
}

export function ColoursPage({ page, values, contrast, fonts, formResult, preview }: Props) {
  const { form, fields } = usePostForm({
    id: "warna",
    schema: coloursSchema,
    formResult,
    defaultValue: values,
  });
  const options = fonts.map((font) => ({ value: font, label: font }));
  return (
    <SiteForm
      page={page}
      form={form}
      lead="Tulis kode warnanya, atau pilih dengan kotak di sebelahnya."
      actions={<PreviewButton />}
      preview={
        <>
          {preview && <ThemePreview />}
          <ContrastList
            title={preview ? "Keterbacaan warna pratinjau" : "Keterbacaan warna sekarang"}
            rows={preview ?? contrast}
          />
        </>
      }
    >
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-2 text-xl font-bold">Warna</legend>
        {COLOUR_NAMES.map((name) => (
          <ColourInput key={name} {...getControlProps(fields[name])} label={COLOURS[name]} />
        ))}
      </fieldset>
      <Checkbox
        {...getCheckboxProps(fields.adjusts)}
        label="Pakai juga warna yang terlalu terang untuk tulisan: bidang dan tombol memakai warna itu, tulisan memakai warna terdekat yang terbaca."
      />
      <Select
        {...getControlProps(fields.ft_primary)}
        label="Huruf judul"
        options={options}
        required
      />
      <Select
        {...getControlProps(fields.ft_secondary)}
        label="Huruf teks"
        options={options}
        required
      />
    </SiteForm>
  );
}
