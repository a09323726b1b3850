import { signUpSchema } from "~/lib/account-fields";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { PostForm } from "~/ui/form/post-form";
import {
  type FormResultView,
  getCheckboxProps,
  getControlProps,
  usePostForm,
} from "~/ui/form/use-post-form";
import { TextInput } from "~/ui/text-input";
import { AccountPanel } from "../account-panel";
import { NewPasswordFields } from "../new-password-fields";

interface Props {
  action: string;
  query: string;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

export function SignUp({ action, query, idempotencyKey, formResult }: Props) {
  const { form, fields } = usePostForm({ id: "daftar", schema: signUpSchema, formResult });
  return (
    <AccountPanel
      title="Buat akun"
      lead="Satu akun untuk semua kelas, pendaftaran, dan pembayaran Anda di sini."
    >
      <PostForm {...form} action={action} idempotencyKey={idempotencyKey}>
        <TextInput {...getControlProps(fields.name)} label="Nama" autoComplete="name" required />
        <TextInput
          {...getControlProps(fields.email)}
          label="Email"
          type="email"
          autoComplete="username"
          required
          hint="Kami mengirim tautan verifikasi ke alamat ini."
        />
        <NewPasswordFields
          fields={fields}
          label="Kata sandi"
          hint="Paling sedikit 10 karakter; kalimat pendek yang mudah Anda ingat sudah cukup."
        />
        <Checkbox
          {...getCheckboxProps(fields.consent)}
          label={
            <>
              Saya sudah membaca dan menyetujui{" "}
              <a href="/Privacy-Policy" className="underline">
                kebijakan privasi
              </a>
              .
            </>
          }
        />
        <div>
          <Button>Buat akun</Button>
        </div>
      </PostForm>
      <p>
        Sudah punya akun?{" "}
        <a href={`/Akun/Masuk${query}`} className="inline-flex min-h-11 items-center underline">
          Masuk
        </a>
      </p>
    </AccountPanel>
  );
}
