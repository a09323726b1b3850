import { aspirationFields } from "~/lib/submissions";
import { Button } from "../button";
import { PostForm } from "../form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "../form/use-post-form";
import { TextArea } from "../text-area";
import { TextInput } from "../text-input";

interface Props {
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** An aspiration; the name is optional. */
export function AspirationForm({ idempotencyKey, formResult }: Props) {
  const { form, fields } = usePostForm({
    id: "aspirasi",
    schema: aspirationFields,
    formResult,
  });
  return (
    <PostForm {...form} action="/Assistant/Aspirasi" idempotencyKey={idempotencyKey}>
      <TextInput
        {...getControlProps(fields.name)}
        label="Nama"
        autoComplete="name"
        hint="Kosongkan untuk mengirim tanpa nama."
      />
      <TextInput
        {...getControlProps(fields.email)}
        label="Email"
        type="email"
        autoComplete="email"
        hint="Tidak ditampilkan kepada umum."
      />
      <TextInput
        {...getControlProps(fields.role)}
        label="Peran"
        required
        hint="Misalnya guru, siswa, orang tua, atau mitra."
      />
      <TextInput {...getControlProps(fields.topic)} label="Topik" required />
      <TextArea
        {...getControlProps(fields.message)}
        label="Pesan"
        required
        hint="10-1.000 karakter."
      />
      <div>
        <Button>Kirim aspirasi</Button>
      </div>
    </PostForm>
  );
}
