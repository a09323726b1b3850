import type { FormEventHandler } from "react";
import { askFields } from "~/lib/assistant";
import { Button } from "../button";
import { PostForm } from "../form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "../form/use-post-form";
import { TextArea } from "../text-area";

interface Props {
  /** Path of the conversation's page, which also shows validation errors. */
  action: string;
  conversationId: string | null;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
  defaultQuestion?: string | undefined;
  label: string;
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
}

export function AskForm({
  action,
  conversationId,
  idempotencyKey,
  formResult,
  defaultQuestion,
  label,
  onSubmit,
}: Props) {
  const { form, fields } = usePostForm({
    id: "tanya",
    schema: askFields,
    formResult,
    defaultValue: { query: defaultQuestion },
  });
  return (
    <PostForm
      {...form}
      onSubmit={onSubmit}
      action={action}
      idempotencyKey={idempotencyKey}
      className="grid gap-3"
    >
      {conversationId && <input type="hidden" name="conversation" value={conversationId} />}
      <TextArea
        {...getControlProps(fields.query)}
        label={label}
        rows={3}
        required
        maxLength={2000}
        hint="2-2.000 karakter. Jangan tulis kata sandi atau data pribadi."
      />
      <div>
        <Button>Kirim pertanyaan</Button>
      </div>
    </PostForm>
  );
}
