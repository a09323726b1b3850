import type { FormEventHandler } from "react";
import { askFields } from "~/lib/assistant";
import { Button } from "../button";
import { PostForm } from "../form/post-form";
import { type FormAnswerView, usePostForm } from "../form/use-post-form";
import { TextArea } from "../text-area";

interface Props {
  /** The conversation's own page, so that a form that comes back stands where it was sent from. */
  action: string;
  conversationId: string | null;
  idempotencyKey: string;
  answer: FormAnswerView | undefined;
  /** What the field holds to begin with. */
  given?: string | undefined;
  label: string;
  onSubmit?: FormEventHandler<HTMLFormElement>;
}

/** One question. */
export function AskForm({ action, conversationId, idempotencyKey, answer, given, label, onSubmit }: Props) {
  const { form, of } = usePostForm({
    id: "tanya",
    schema: askFields,
    answer,
    ...(given !== undefined && { defaultValue: { query: given } }),
  });
  return (
    <PostForm
      {...form}
      formProps={{ ...form.formProps, ...(onSubmit && { onSubmit }) }}
      action={action}
      idempotencyKey={idempotencyKey}
      className="grid gap-3"
    >
      {conversationId && <input type="hidden" name="percakapan" value={conversationId} />}
      <TextArea
        {...of("query")}
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
