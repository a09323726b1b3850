import { Button, ButtonLink } from "~/ui/button";
import { CurrentPasswordInput } from "~/ui/current-password-input";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { passwordSchema } from "./password-schema";

interface Props {
  action: string;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
  button: string;
  isDangerous?: boolean;
  backHref: string;
}

/** Confirms an action by the visitor's password. */
export function PasswordForm({
  action,
  idempotencyKey,
  formResult,
  button,
  isDangerous = false,
  backHref,
}: Props) {
  const { form, fields } = usePostForm({ id: "sandi", schema: passwordSchema, formResult });
  return (
    <PostForm
      {...form}
      action={action}
      idempotencyKey={idempotencyKey}
      className="grid max-w-xl gap-6"
    >
      <CurrentPasswordInput {...getControlProps(fields.password)} />
      <div className="flex flex-wrap gap-3">
        <Button variant={isDangerous ? "danger" : "primary"}>{button}</Button>
        <ButtonLink href={backHref} variant="secondary">
          Kembali
        </ButtonLink>
      </div>
    </PostForm>
  );
}

export const ExpiredTicketNotice = () => (
  <Notice tone="warning">
    Izin mengunduh berlaku lima menit dan sudah berakhir. Isi kata sandi Anda sekali lagi.
  </Notice>
);
