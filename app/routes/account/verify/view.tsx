import { emailSchema } from "~/lib/account-fields";
import { Button } from "~/ui/button";
import { HiddenFields, PostForm } from "~/ui/form/post-form";
import { type FormAnswerView, usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { TextInput } from "~/ui/text-input";
import { AccountPanel } from "../panel";

export function Verify({ path, idempotencyKey }: { path: string; idempotencyKey: string }) {
  return (
    <AccountPanel title="Verifikasi email" lead="Tekan tombol ini untuk menyelesaikan pembuatan akun Anda.">
      <form method="post" action={path}>
        <HiddenFields idempotencyKey={idempotencyKey} />
        <Button>Verifikasi email saya</Button>
      </form>
    </AccountPanel>
  );
}

interface Props {
  email: string;
  again: boolean;
  idempotencyKey: string;
  answer: FormAnswerView | undefined;
}

export function VerificationSent({ email, again, idempotencyKey, answer }: Props) {
  const { form, of } = usePostForm({ id: "kirim-ulang", schema: emailSchema, answer, defaultValue: { email } });
  return (
    <AccountPanel
      title="Periksa email Anda"
      lead="Kami mengirim tautan verifikasi yang berlaku 24 jam. Buka tautan itu untuk menyelesaikan pembuatan akun."
    >
      {again && <Notice tone="success">Tautan sudah kami kirim lagi.</Notice>}
      <details open={answer !== undefined}>
        <summary className="w-fit py-2.5 font-semibold">Tidak menerima email?</summary>
        <PostForm {...form} action="/Akun/Verifikasi" idempotencyKey={idempotencyKey}>
          <TextInput
            {...of("email")}
            label="Email"
            type="email"
            autoComplete="username"
            required
            hint="Periksa juga folder spam. Tautan dapat dikirim ulang setiap satu menit."
          />
          <div>
            <Button variant="secondary">Kirim ulang tautan</Button>
          </div>
        </PostForm>
      </details>
    </AccountPanel>
  );
}
