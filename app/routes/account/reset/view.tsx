import { resetSchema } from "~/lib/account-fields";
import { Button } from "~/ui/button";
import { PostForm } from "~/ui/form/post-form";
import { type FormAnswerView, usePostForm } from "~/ui/form/use-post-form";
import { TextInput } from "~/ui/text-input";
import { AccountPanel } from "../panel";

interface Props {
  action: string;
  idempotencyKey: string;
  answer: FormAnswerView | undefined;
}

export function Reset({ action, idempotencyKey, answer }: Props) {
  const { formProps, of, errors } = usePostForm({ id: "sandi-baru", schema: resetSchema, answer });
  return (
    <AccountPanel title="Kata sandi baru" lead="Setelah kata sandi diganti, Anda keluar dari semua perangkat dan perlu masuk lagi.">
      <PostForm formProps={formProps} action={action} answer={answer} idempotencyKey={idempotencyKey} errors={errors}>
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
