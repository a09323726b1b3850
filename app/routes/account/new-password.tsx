import { resetSchema } from "~/lib/account-fields";
import { Button } from "~/ui/button";
import { PostForm } from "~/ui/form/post-form";
import { type FormAnswerView, usePostForm } from "~/ui/form/use-post-form";
import { TextInput } from "~/ui/text-input";
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
  const { formProps, of, errors } = usePostForm({ id: "sandi", schema: resetSchema, answer });
  return (
    <AccountPanel title={title} lead={lead}>
      <PostForm formProps={formProps} action={path} answer={answer} idempotencyKey={idempotencyKey} errors={errors}>
        <p>
          Akun: <strong>{email}</strong>
        </p>
        {/* Password managers look for it beside the new password. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <TextInput
          {...of("password")}
          label="Kata sandi baru"
          type="password"
          autoComplete="new-password"
          required
          hint="Paling sedikit 10 karakter."
        />
        <TextInput {...of("repeated")} label="Ulangi kata sandi baru" type="password" autoComplete="new-password" required />
        <div>
          <Button>Simpan kata sandi</Button>
        </div>
      </PostForm>
    </AccountPanel>
  );
}
