import type { FormEventHandler, ReactNode } from "react";
import { Button, type ButtonVariant } from "~/ui/button";
import { HiddenFields } from "~/ui/form/post-form";

interface Props {
  question: string;
  label: ReactNode;
  action: string;
  conversationId: string | null;
  idempotencyKey: string;
  onAsk: FormEventHandler<HTMLFormElement>;
  variant: ButtonVariant;
}

/** Asks a predefined question. */
export function AskButton({
  question,
  label,
  action,
  conversationId,
  idempotencyKey,
  onAsk,
  variant,
}: Props) {
  return (
    <form method="post" action={action} onSubmit={onAsk}>
      <HiddenFields idempotencyKey={idempotencyKey} />
      <input type="hidden" name="query" value={question} />
      {conversationId && <input type="hidden" name="conversation" value={conversationId} />}
      <Button variant={variant}>{label}</Button>
    </form>
  );
}
