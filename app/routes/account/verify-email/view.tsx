import { emailFormSchema } from "~/lib/account-fields";
import { Button, ButtonLink } from "~/ui/button";
import { HiddenFields, PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { TextInput } from "~/ui/text-input";
import { AccountPanel } from "../account-panel";

/** A link that was used already. */
export function UsedLink({ email }: { email: string }) {
  return (
    <AccountPanel
      title="Tautan ini sudah dipakai"
      lead={`Email ${email} sudah terverifikasi dan akunnya sudah aktif.`}
    >
      <div>
        <ButtonLink href="/Login">Masuk</ButtonLink>
      </div>
    </AccountPanel>
  );
}

interface VerifyEmailProps {
  path: string;
  idempotencyKey: string;
  message: string | null;
}

export function VerifyEmail({ path, idempotencyKey, message }: VerifyEmailProps) {
  return (
    <AccountPanel
      title="Verifikasi email"
      lead="Tekan tombol ini untuk menyelesaikan pembuatan akun Anda."
    >
      {message && <Notice tone="warning">{message}</Notice>}
      <form method="post" action={path}>
        <HiddenFields idempotencyKey={idempotencyKey} />
        <Button>Verifikasi email saya</Button>
      </form>
    </AccountPanel>
  );
}

interface VerificationSentProps {
  email: string;
  wasResent: boolean;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

export function VerificationSent({
  email,
  wasResent,
  idempotencyKey,
  formResult,
}: VerificationSentProps) {
  const { form, fields } = usePostForm({
    id: "kirim-ulang",
    schema: emailFormSchema,
    formResult,
    defaultValue: { email },
  });
  return (
    <AccountPanel
      title="Periksa email Anda"
      lead={
        email
          ? `Kami mengirim tautan verifikasi ke ${email}. Buka tautan itu dalam 24 jam, sebaiknya di peramban ini, untuk menyelesaikan pembuatan akun.`
          : "Buka tautan verifikasi di email kami untuk menyelesaikan pembuatan akun. Bila email itu belum Anda terima, mintalah sekali lagi di sini."
      }
    >
      {wasResent && <Notice tone="success">Tautan sudah kami kirim lagi.</Notice>}
      <details open={!email || formResult !== undefined}>
        <summary className="w-fit py-2.5 font-semibold">Tidak menerima email?</summary>
        <PostForm {...form} action="/Akun/Verifikasi" idempotencyKey={idempotencyKey}>
          <TextInput
            {...getControlProps(fields.email)}
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
