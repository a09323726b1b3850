import { resetSchema } from "~/lib/account-fields";
import { Button } from "~/ui/button";
import { PostForm } from "~/ui/form/post-form";
import { type FormAnswerView, usePostForm } from "~/ui/form/use-post-form";
import { NewPasswordFields } from "./new-password-fields";
import { AccountPanel } from "./panel";

interface Props {
  title: string;
  lead: string;
  email: string;
  path: string;
  idempotencyKey: string;
  answer: FormAnswerView | undefined;
}

/** A password chosen by a link from a mail. */
export function NewPassword({ title, lead, email, path, idempotencyKey, answer }: Props) {
  const { form, of } = usePostForm({ id: "sandi", schema: resetSchema, answer });
  return (
    <AccountPanel title={title} lead={lead}>
      <PostForm {...form} action={path} idempotencyKey={idempotencyKey}>
        <p>
          Akun: <strong>{email}</strong>
        </p>
        {/* Password managers look for it beside the new password. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <NewPasswordFields of={of} label="Kata sandi baru" />
        <div>
          <Button>Simpan kata sandi</Button>
        </div>
      </PostForm>
    </AccountPanel>
  );
}
