import { landingSchema } from "~/lib/site-fields";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";
import { SiteForm, type SitePageProps } from "../../site-form";

interface Props {
  page: SitePageProps;
  values: Record<string, string>;
  /** What the layout says until the tenant writes something. */
  builtIn: { title: string; lead: string | null };
  formResult: FormResultView | undefined;
}

export function EditLanding({ page, values, builtIn, formResult }: Props) {
  const { form, fields } = usePostForm({
    id: "beranda",
    schema: landingSchema,
    formResult,
    defaultValue: values,
  });
  return (
    <SiteForm
      page={page}
      form={form}
      parent={{ label: "Teks", href: "/Dashboard/Situs/Teks" }}
      lead="Kata-kata pertama yang dibaca pengunjung. Isian yang kosong memakai teks bawaan tata letak."
    >
      <TextInput
        {...getControlProps(fields.title)}
        label="Judul"
        hint={`Bawaan: “${builtIn.title}”`}
      />
      <TextArea
        {...getControlProps(fields.lead)}
        label="Kalimat pembuka"
        hint={builtIn.lead ? `Bawaan: “${builtIn.lead}”` : "Bawaan: tidak ada."}
        rows={3}
      />
      <TextArea
        {...getControlProps(fields.figures)}
        label="Angka tahunan"
        hint="Satu tahun satu baris, misalnya “2025: 5 program, 231 peserta, 196 selesai”. Tampil di tata letak Yayasan; tanpa isian, bagiannya tidak ditampilkan."
        rows={4}
      />
    </SiteForm>
  );
}
