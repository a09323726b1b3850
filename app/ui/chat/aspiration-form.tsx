import { aspirationFields } from "~/lib/submissions";
import { Button } from "../button";
import { PostForm } from "../form/post-form";
import { type FormAnswerView, usePostForm } from "../form/use-post-form";
import { TextArea } from "../text-area";
import { TextInput } from "../text-input";

interface Props {
  idempotencyKey: string;
  answer: FormAnswerView | undefined;
}

/** A wish, with or without a name. */
export function AspirationForm({ idempotencyKey, answer }: Props) {
  const { form, of } = usePostForm({ id: "aspirasi", schema: aspirationFields, answer });
  return (
    <PostForm {...form} action="/Assistant/Aspirasi" idempotencyKey={idempotencyKey}>
      <TextInput {...of("name")} label="Nama" autoComplete="name" hint="Kosongkan untuk mengirim tanpa nama." />
      <TextInput {...of("email")} label="Email" type="email" autoComplete="email" hint="Tidak ditampilkan kepada umum." />
      <TextInput {...of("role")} label="Peran" required hint="Misalnya guru, siswa, orang tua, atau mitra." />
      <TextInput {...of("topic")} label="Topik" required />
      <TextArea {...of("message")} label="Pesan" required hint="10-1.000 karakter." />
      <div>
        <Button>Kirim aspirasi</Button>
      </div>
    </PostForm>
  );
}
