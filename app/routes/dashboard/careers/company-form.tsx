import { companyFormSchema } from "~/lib/job-desk-fields";
import type { CompanyFormValues } from "~/server/features/job-desk";
import { Button } from "~/ui/button";
import { PictureInput } from "~/ui/form/picture-input";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";
import { MarkdownHelp } from "../content/editor/markdown-help";

interface Props {
  path: string;
  /** Null for a new company. */
  values: CompanyFormValues | null;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

const useCompanyForm = (values: Props["values"], formResult: Props["formResult"]) =>
  usePostForm({
    id: "perusahaan",
    schema: companyFormSchema,
    formResult,
    ...(values && { defaultValue: values }),
  });
type Fields = ReturnType<typeof useCompanyForm>["fields"];

/** The form of a new or an existing company. */
export function CompanyForm({ path, values, idempotencyKey, formResult }: Props) {
  const { form, fields } = useCompanyForm(values, formResult);
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
      <NameFields fields={fields} isNew={values === null} />
      <TextArea
        {...getControlProps(fields.description)}
        label="Tentang perusahaan"
        hint="Ditulis dengan Markdown."
        rows={8}
      />
      <MarkdownHelp />
      <PictureInput field={fields.logo} label="Logo" fixedAlt="Logo perusahaan" />
      <div>
        <Button>{values ? "Simpan" : "Buat draf"}</Button>
      </div>
    </PostForm>
  );
}

const NameFields = ({ fields, isNew }: { fields: Fields; isNew: boolean }) => (
  <>
    <TextInput
      {...getControlProps(fields.name)}
      label="Nama perusahaan"
      autoComplete="organization"
      required
    />
    {isNew && (
      <TextInput
        {...getControlProps(fields.slug)}
        label="Alamat"
        hint="Kosongkan agar dibuat dari nama. Alamat tidak berubah lagi sesudah ini."
        autoComplete="off"
        autoCapitalize="none"
      />
    )}
    <TextInput {...getControlProps(fields.city)} label="Kota" autoComplete="off" required />
    <TextArea
      {...getControlProps(fields.summary)}
      label="Ringkasan"
      hint="Satu kalimat, tampil di kartu perusahaan."
      rows={3}
      required
    />
  </>
);
