import { emailFormSchema } from "~/lib/account-fields";
import { Button } from "~/ui/button";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { TextInput } from "~/ui/text-input";
import { AccountPanel } from "../account-panel";

interface Props {
  action: string;
  sent: boolean;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

export function ForgotPassword({ action, sent, idempotencyKey, formResult }: Props) {
  const { form, fields } = usePostForm({ id: "lupa", schema: emailFormSchema, formResult });
  if (sent)
    return (
      <AccountPanel title="Periksa email Anda">
        <Notice tone="success">
          Bila alamat itu punya akun di sini, tautan untuk membuat kata sandi baru sedang dikirim ke
          sana. Tautannya berlaku satu jam.
        </Notice>
      </AccountPanel>
    );
  return (
    <AccountPanel
      title="Lupa kata sandi"
      lead="Tulis email akun Anda. Kami mengirim tautan untuk membuat kata sandi baru."
    >
      <PostForm {...form} action={action} idempotencyKey={idempotencyKey}>
        <TextInput
          {...getControlProps(fields.email)}
          label="Email"
          type="email"
          autoComplete="username"
          required
        />
        <div>
          <Button>Kirim tautan</Button>
        </div>
      </PostForm>
    </AccountPanel>
  );
}
