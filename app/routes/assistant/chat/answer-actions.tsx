import type { FormEventHandler } from "react";
import type { ExchangeView } from "~/lib/assistant";
import { AskButton } from "./ask-button";
import { CopyButton } from "./copy-button";
import { VoteLink } from "./vote-link";

interface Props {
  exchange: ExchangeView;
  conversationId: string | null;
  idempotencyKey: string;
  canVote: boolean;
  onAsk: FormEventHandler<HTMLFormElement>;
}

export function AnswerActions({ exchange, conversationId, idempotencyKey, canVote, onAsk }: Props) {
  const { id, status, question, answer, vote } = exchange;
  const action = conversationId ? `/Assistant?conversation=${conversationId}` : "/Assistant";
  if (status === "streaming")
    return (
      <a
        href={`${action}#pesan-${id}`}
        className="inline-flex min-h-11 items-center text-primary-text underline"
      >
        Muat jawaban lengkap
      </a>
    );
  return (
    <>
      {status !== "done" && (
        <AskButton
          question={question}
          label="Tanyakan lagi"
          action={action}
          conversationId={conversationId}
          onAsk={onAsk}
          idempotencyKey={`${idempotencyKey}-u${id.slice(-8)}`}
          variant="secondary"
        />
      )}
      {answer && <CopyButton text={answer} />}
      {answer && canVote && (
        <VoteLink
          messageId={id}
          conversationId={conversationId}
          vote={vote}
          idempotencyKey={idempotencyKey}
        />
      )}
    </>
  );
}
