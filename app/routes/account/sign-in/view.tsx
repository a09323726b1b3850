import { signInSchema } from "~/lib/account-fields";
import { Button } from "~/ui/button";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { TextInput } from "~/ui/text-input";
import { AccountPanel } from "../account-panel";

interface Props {
  siteName: string;
  /** Path of this page with its query, which names the target. */
  action: string;
  query: string;
  notice: string | null;
  email: string | undefined;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

export function SignIn({
  siteName,
  action,
  query,
  notice,
  email,
  idempotencyKey,
  formResult,
}: Props) {
  const { form, fields } = usePostForm({
    id: "masuk",
    schema: signInSchema,
    formResult,
    defaultValue: { email },
  });
  return (
    <AccountPanel title={`Masuk ke ${siteName}`}>
      {notice && !formResult && <Notice tone="success">{notice}</Notice>}
      <PostForm {...form} action={action} idempotencyKey={idempotencyKey}>
        <TextInput
          {...getControlProps(fields.email)}
          label="Email"
          type="email"
          autoComplete="username"
          required
        />
        <TextInput
          {...getControlProps(fields.password)}
          label="Kata sandi"
          type="password"
          autoComplete="current-password"
          required
        />
        <div>
          <Button>Masuk</Button>
        </div>
      </PostForm>
      <ul className="grid gap-1">
        <li>
          <a href={`/Akun/Daftar${query}`} className="inline-flex min-h-11 items-center underline">
            Belum punya akun? Daftar
          </a>
        </li>
        <li>
          <a href={`/Akun/Lupa${query}`} className="inline-flex min-h-11 items-center underline">
            Lupa kata sandi?
          </a>
        </li>
        <li>
          <a href="/Akun/Verifikasi" className="inline-flex min-h-11 items-center underline">
            Belum menerima email verifikasi?
          </a>
        </li>
      </ul>
    </AccountPanel>
  );
}
