import { resetPasswordSchema } from "~/lib/account-fields";
import { Button } from "~/ui/button";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, usePostForm } from "~/ui/form/use-post-form";
import { AccountPanel } from "./account-panel";
import { NewPasswordFields } from "./new-password-fields";

interface Props {
  title: string;
  lead: string;
  email: string;
  path: string;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** Page that sets a password by an emailed link. */
export function NewPasswordPage({ title, lead, email, path, idempotencyKey, formResult }: Props) {
  const { form, fields } = usePostForm({
    id: "sandi",
    schema: resetPasswordSchema,
    formResult,
  });
  return (
    <AccountPanel title={title} lead={lead}>
      <PostForm {...form} action={path} idempotencyKey={idempotencyKey}>
        <p>
          Akun: <strong>{email}</strong>
        </p>
        {/* Tells password managers which account the new password is for. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <NewPasswordFields fields={fields} label="Kata sandi baru" />
        <div>
          <Button>Simpan kata sandi</Button>
        </div>
      </PostForm>
    </AccountPanel>
  );
}
