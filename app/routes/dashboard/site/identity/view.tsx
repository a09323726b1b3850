import { formatPhone } from "~/lib/phone";
import { identitySchema } from "~/lib/site-fields";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";
import { SiteForm, type SitePageProps } from "../site-form";

interface Props {
  page: SitePageProps;
  values: Record<string, string>;
  /** False with an lms host of others, which does not know these fields. */
  hasContact: boolean;
  formResult: FormResultView | undefined;
}

const createForm = (values: Record<string, string>, formResult: FormResultView | undefined) => ({
  id: "identitas",
  schema: identitySchema,
  formResult,
  defaultValue: { ...values, whatsapp: values.whatsapp ? formatPhone(values.whatsapp) : "" },
});

type Fields = ReturnType<typeof usePostForm<typeof identitySchema>>["fields"];

export function Identity({ page, values, hasContact, formResult }: Props) {
  const { form, fields } = usePostForm(createForm(values, formResult));
  return (
    <SiteForm page={page} form={form} lead="Nama dan keterangan yang dibaca pengunjung.">
      <TextInput {...getControlProps(fields.title)} label="Nama situs" required />
      <TextInput
        {...getControlProps(fields.siteName)}
        label="Judul di mesin pencari"
        hint="Misalnya nama dengan semboyan. Tampil di tab peramban dan hasil pencarian; bila kosong, dipakai nama situs."
      />
      <TextArea
        {...getControlProps(fields.description)}
        label="Keterangan singkat"
        hint="Satu atau dua kalimat tentang situs ini, untuk beranda, kaki halaman, dan hasil pencarian."
        rows={3}
      />
      <TextInput
        {...getControlProps(fields.keywords)}
        label="Kata kunci"
        hint="Dipisah koma, misalnya sekolah vokasi, kelas daring, Garut."
      />
      {hasContact && <ContactFields fields={fields} />}
    </SiteForm>
  );
}

function ContactFields({ fields }: { fields: Fields }) {
  return (
    <>
      <fieldset className="grid gap-6">
        <legend className="mb-2 text-xl font-bold">Kontak</legend>
        <p className="text-ink-soft">Tampil di kaki setiap halaman. Isi yang ingin Anda umumkan.</p>
        <TextInput
          {...getControlProps(fields.email)}
          label="Email"
          type="email"
          autoComplete="email"
        />
        <TextInput
          {...getControlProps(fields.phone)}
          label="Telepon"
          hint="Misalnya (022) 123456."
          type="tel"
        />
        <TextInput
          {...getControlProps(fields.whatsapp)}
          label="WhatsApp"
          hint="Misalnya 0812-3456-7890."
          type="tel"
        />
        <TextArea {...getControlProps(fields.address)} label="Alamat" rows={3} />
      </fieldset>
      <TextInput
        {...getControlProps(fields.verification)}
        label="Kode verifikasi Google"
        hint="Dari Google Search Console, pilihan “tag HTML”: membuktikan bahwa situs ini milik Anda. Kode ini tidak melacak pengunjung."
        autoComplete="off"
      />
    </>
  );
}
