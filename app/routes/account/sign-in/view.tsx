import { signInSchema } from "~/lib/account-fields";
import { Button } from "~/ui/button";
import { PostForm } from "~/ui/form/post-form";
import { type FormAnswerView, usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { TextInput } from "~/ui/text-input";
import { AccountPanel } from "../panel";

interface Props {
  siteName: string;
  /** Path of this page with the query it came with: it says where to go on. */
  action: string;
  /** The same query for the neighbouring pages. */
  query: string;
  note: string | null;
  email: string | undefined;
  idempotencyKey: string;
  answer: FormAnswerView | undefined;
}

export function SignIn({ siteName, action, query, note, email, idempotencyKey, answer }: Props) {
  const { form, of } = usePostForm({ id: "masuk", schema: signInSchema, answer, defaultValue: { email } });
  return (
    <AccountPanel title={`Masuk ke ${siteName}`}>
      {note && !answer && <Notice tone="success">{note}</Notice>}
      <PostForm {...form} action={action} idempotencyKey={idempotencyKey}>
        <TextInput {...of("email")} label="Email" type="email" autoComplete="username" required />
        <TextInput {...of("password")} label="Kata sandi" type="password" autoComplete="current-password" required />
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
