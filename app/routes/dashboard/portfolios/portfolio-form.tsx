import { toOptions } from "~/lib/options";
import {
  IMAGE_FIELDS,
  PHOTO_FIELDS,
  PORTFOLIO_KINDS,
  portfolioFormSchema,
} from "~/lib/portfolio-fields";
import type { PortfolioFormValues } from "~/server/features/portfolio-desk";
import { Button } from "~/ui/button";
import { PictureInput } from "~/ui/form/picture-input";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { DateInput, NumberInput } from "~/ui/number-input";
import { Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";
import { MarkdownHelp } from "../content/editor/markdown-help";

interface Props {
  path: string;
  /** Null for a new item. */
  values: PortfolioFormValues | null;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

const usePortfolioForm = (values: Props["values"], formResult: Props["formResult"]) =>
  usePostForm({
    id: "portofolio",
    schema: portfolioFormSchema,
    formResult,
    ...(values && { defaultValue: values }),
  });
type Fields = ReturnType<typeof usePortfolioForm>["fields"];

/** The form of a new or an existing portfolio item. */
export function PortfolioForm({ path, values, idempotencyKey, formResult }: Props) {
  const { form, fields } = usePortfolioForm(values, formResult);
  const { defaultValue: version } = getControlProps(fields.version);
  return (
    <PostForm
      {...form}
      action={path}
      idempotencyKey={idempotencyKey}
      multipart
      className="grid max-w-[45rem] gap-6"
    >
      {values && <input type="hidden" name="version" defaultValue={version} />}
      <ProgramFields fields={fields} />
      <ResultFields fields={fields} />
      <TextArea
        {...getControlProps(fields.description)}
        label="Cerita program"
        hint="Ditulis dengan Markdown."
        rows={14}
      />
      <MarkdownHelp />
      <PictureInput field={fields.cover} label="Sampul" />
      {IMAGE_FIELDS.map((name, at) => (
        <PictureInput key={name} field={fields[name]} label={`Gambar hasil ${at + 1}`} />
      ))}
      {PHOTO_FIELDS.map((name, at) => (
        <PictureInput key={name} field={fields[name]} label={`Foto kegiatan ${at + 1}`} />
      ))}
      <div>
        <Button>{values ? "Simpan" : "Buat draf"}</Button>
      </div>
    </PostForm>
  );
}

const ProgramFields = ({ fields }: { fields: Fields }) => (
  <>
    <TextInput {...getControlProps(fields.title)} label="Judul" autoComplete="off" required />
    <TextInput
      {...getControlProps(fields.slug)}
      label="Alamat"
      hint="Kosongkan agar dibuat dari judul. Alamat lama tetap membawa pembaca ke sini."
      autoComplete="off"
      autoCapitalize="none"
    />
    <TextInput
      {...getControlProps(fields.clientName)}
      label="Nama mitra"
      autoComplete="off"
      required
    />
    <Select
      {...getControlProps(fields.kind)}
      label="Jenis mitra"
      options={toOptions(PORTFOLIO_KINDS)}
      placeholder="Pilih jenis mitra"
      required
    />
    <TextArea
      {...getControlProps(fields.summary)}
      label="Ringkasan"
      hint="Satu atau dua kalimat, tampil di kartu."
      rows={3}
      required
    />
    <TextArea
      {...getControlProps(fields.batches)}
      label="Angkatan"
      hint="Satu per baris dengan tanggal mulainya, misalnya: Angkatan 1 = 17/02/2025."
      rows={3}
    />
    <DateInput {...getControlProps(fields.date)} label="Selesai" required />
  </>
);

const ResultFields = ({ fields }: { fields: Fields }) => (
  <>
    <NumberInput
      {...getControlProps(fields.value)}
      label="Angka hasil"
      hint="Satu angka yang disepakati dengan mitra."
      required
    />
    <TextInput
      {...getControlProps(fields.figure)}
      label="Arti angka"
      hint="Misalnya: koperasi mengubah satu keputusan."
      autoComplete="off"
      required
    />
    <TextInput
      {...getControlProps(fields.projectLink)}
      label="Tautan program"
      hint="Halaman situs ini, misalnya /Program/nama, atau alamat yang diawali https://."
      autoComplete="off"
      autoCapitalize="none"
    />
    <TextInput
      {...getControlProps(fields.videoLink)}
      label="Tautan video"
      hint="Halaman situs ini, misalnya /Video/nama, atau alamat yang diawali https://."
      autoComplete="off"
      autoCapitalize="none"
    />
  </>
);
