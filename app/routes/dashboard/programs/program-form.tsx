import { toOptions } from "~/lib/options";
import { programFormSchema } from "~/lib/program-fields";
import { JOIN_AS_LABELS, PROGRAM_STATUS } from "~/lib/program-options";
import type { ProgramFormValues } from "~/server/features/program-desk";
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
  /** Null for a new program. */
  values: ProgramFormValues | null;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

const useProgramForm = (values: Props["values"], formResult: Props["formResult"]) =>
  usePostForm({
    id: "program",
    schema: programFormSchema,
    formResult,
    ...(values && { defaultValue: values }),
  });
type Fields = ReturnType<typeof useProgramForm>["fields"];

/** The form of a new or an existing program. */
export function ProgramForm({ path, values, idempotencyKey, formResult }: Props) {
  const { form, fields } = useProgramForm(values, formResult);
  return (
    <PostForm
      {...form}
      action={path}
      idempotencyKey={idempotencyKey}
      multipart
      className="grid max-w-[45rem] gap-6"
    >
      {values && (
        <input
          type="hidden"
          name="version"
          defaultValue={getControlProps(fields.version).defaultValue}
        />
      )}
      <NameFields fields={fields} isNew={values === null} />
      <DateFields fields={fields} />
      <TextFields fields={fields} />
      <PictureInput field={fields.logo} label="Logo" fixedAlt="Logo program" />
      <NumberInput
        {...getControlProps(fields.sort)}
        label="Urutan"
        hint="Angka kecil tampil lebih dulu di antara program yang keadaannya sama."
      />
      <div>
        <Button>{values ? "Simpan" : "Buat draf"}</Button>
      </div>
    </PostForm>
  );
}

const NameFields = ({ fields, isNew }: { fields: Fields; isNew: boolean }) => (
  <>
    <TextInput {...getControlProps(fields.name)} label="Nama program" autoComplete="off" required />
    {isNew && (
      <TextInput
        {...getControlProps(fields.slug)}
        label="Alamat"
        hint="Kosongkan agar dibuat dari nama. Alamat tidak berubah lagi sesudah ini."
        autoComplete="off"
        autoCapitalize="none"
      />
    )}
    <TextArea
      {...getControlProps(fields.summary)}
      label="Ringkasan"
      hint="Satu kalimat, tampil di kartu program."
      rows={3}
      required
    />
  </>
);

const DateFields = ({ fields }: { fields: Fields }) => (
  <>
    <Select
      {...getControlProps(fields.status)}
      label="Keadaan"
      options={toOptions(PROGRAM_STATUS)}
      placeholder="Pilih keadaan"
      required
    />
    <DateInput {...getControlProps(fields.startDate)} label="Mulai" required />
    <DateInput {...getControlProps(fields.endDate)} label="Selesai" required />
    <Select
      {...getControlProps(fields.joinAs)}
      label="Siapa yang mendaftar"
      options={toOptions(JOIN_AS_LABELS)}
      placeholder="Pilih siapa yang mendaftar"
      required
    />
  </>
);

const TextFields = ({ fields }: { fields: Fields }) => (
  <>
    <TextInput
      {...getControlProps(fields.audience)}
      label="Untuk siapa"
      hint="Misalnya siswa SMK kelas XI jurusan RPL."
      autoComplete="off"
    />
    <TextArea {...getControlProps(fields.howToJoin)} label="Cara ikut" rows={2} />
    <TextArea
      {...getControlProps(fields.benefits)}
      label="Yang didapat peserta"
      hint="Satu hal per baris, paling banyak 12."
      rows={5}
    />
    <TextArea
      {...getControlProps(fields.syllabus)}
      label="Kurikulum"
      hint="Satu topik per baris menurut urutan belajarnya, paling banyak 40."
      rows={8}
    />
    <TextArea
      {...getControlProps(fields.description)}
      label="Tentang program ini"
      hint="Ditulis dengan Markdown."
      rows={12}
    />
    <MarkdownHelp />
  </>
);
