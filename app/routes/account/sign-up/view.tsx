import { signUpSchema } from "~/lib/account-fields";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { PostForm } from "~/ui/form/post-form";
import { type FormAnswerView, usePostForm } from "~/ui/form/use-post-form";
import { TextInput } from "~/ui/text-input";
import { NewPasswordFields } from "../new-password-fields";
import { AccountPanel } from "../panel";

interface Props {
  action: string;
  query: string;
  idempotencyKey: string;
  answer: FormAnswerView | undefined;
}

export function SignUp({ action, query, idempotencyKey, answer }: Props) {
  const { form, of } = usePostForm({ id: "daftar", schema: signUpSchema, answer });
  return (
    <AccountPanel title="Buat akun" lead="Satu akun untuk semua kelas, pendaftaran, dan pembayaran Anda di sini.">
      <PostForm {...form} action={action} idempotencyKey={idempotencyKey}>
        <TextInput {...of("name")} label="Nama" autoComplete="name" required />
        <TextInput
          {...of("email")}
          label="Email"
          type="email"
          autoComplete="username"
          required
          hint="Kami mengirim tautan verifikasi ke alamat ini."
        />
        <NewPasswordFields
          of={of}
          label="Kata sandi"
          hint="Paling sedikit 10 karakter; kalimat pendek yang mudah Anda ingat sudah cukup."
        />
        <Checkbox
          {...consentOf(of("consent"))}
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

/** A tick that was sent stays ticked. */
const consentOf = ({ defaultValue, ...field }: { id: string; name: string; error?: string; defaultValue?: string }) => ({
  ...field,
  defaultChecked: defaultValue === "on",
});
