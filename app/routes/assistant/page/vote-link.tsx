import { VoteForm, votePath } from "~/ui/chat/vote-form";
import { DialogLink } from "~/ui/dialog-link";

interface Props {
  messageId: string;
  conversationId: string | null;
  vote: "up" | "down" | null;
  idempotencyKey: string;
}

export function VoteLink({ messageId, conversationId, vote, idempotencyKey }: Props) {
  const label = vote === null ? "Nilai jawaban ini" : `Ubah penilaian (${vote === "up" ? "membantu" : "tidak membantu"})`;
  const own = vote && { value: vote, reason: null, comment: "" };
  return (
    <DialogLink href={votePath(messageId, conversationId)} label={label} title="Nilai jawaban">
      <VoteForm {...{ messageId, conversationId, idempotencyKey }} vote={own} answer={undefined} />
    </DialogLink>
  );
}
