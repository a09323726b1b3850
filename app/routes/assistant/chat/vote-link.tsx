import { getVotePath, VoteForm } from "~/ui/chat/vote-form";
import { DialogLink } from "~/ui/dialog-link";

interface Props {
  messageId: string;
  conversationId: string | null;
  vote: "up" | "down" | null;
  idempotencyKey: string;
}

export function VoteLink({ messageId, conversationId, vote, idempotencyKey }: Props) {
  const label =
    vote === null
      ? "Nilai jawaban ini"
      : `Ubah penilaian (${vote === "up" ? "membantu" : "tidak membantu"})`;
  const currentVote = vote && { value: vote, reason: null, comment: "" };
  return (
    <DialogLink href={getVotePath(messageId, conversationId)} label={label} title="Nilai jawaban">
      <VoteForm
        messageId={messageId}
        conversationId={conversationId}
        idempotencyKey={idempotencyKey}
        vote={currentVote}
        formResult={undefined}
      />
    </DialogLink>
  );
}
