import { signInCodeSchema } from "~/lib/account-fields";
import { Button, ButtonLink } from "~/ui/button";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, usePostForm } from "~/ui/form/use-post-form";
import { AccountPanel } from "../account-panel";
import { CodeInput } from "../code-input";

interface Props {
  /** Path of this page, and of the first step, each with the query that names the target. */
  action: string;
  restart: string;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

export function SignInCode({ action, restart, idempotencyKey, formResult }: Props) {
  const { form, fields } = usePostForm({ id: "kode", schema: signInCodeSchema, formResult });
  return (
    <AccountPanel
      title="Tulis kode masuk"
      lead="Buka aplikasi autentikasi di ponsel Anda dan tulis kode 6 angka untuk situs ini."
    >
      <PostForm {...form} action={action} idempotencyKey={idempotencyKey}>
        <CodeInput
          field={fields.code}
          hint="Tidak membawa ponsel? Tulis salah satu kode cadangan Anda."
        />
        <div className="flex flex-wrap gap-3">
          <Button>Masuk</Button>
          <ButtonLink href={restart} variant="quiet">
            Mulai dari awal
          </ButtonLink>
        </div>
      </PostForm>
      <p className="text-ink-soft">
        Kehilangan ponsel dan kode cadangan? Hubungi pengelola situs; ia dapat mematikan verifikasi
        dua langkah Anda.
      </p>
    </AccountPanel>
  );
}
