import type { FormEventHandler } from "react";
import type { ExchangeView } from "~/lib/assistant";
import { AskButton } from "./ask-button";
import { CopyButton } from "./copy-button";
import { VoteLink } from "./vote-link";

interface Props {
  exchange: ExchangeView;
  conversationId: string | null;
  idempotencyKey: string;
  onAsk: FormEventHandler<HTMLFormElement>;
}

/** What can be done with an answer: load it anew while it is written, ask again where it broke off, copy it, rate it. */
export function AnswerActions({ exchange, conversationId, idempotencyKey, onAsk }: Props) {
  const { id, status, question, answer, vote } = exchange;
  const action = conversationId ? `/Assistant?percakapan=${conversationId}` : "/Assistant";
  if (status === "streaming")
    return (
      <a href={`${action}#pesan-${id}`} className="inline-flex min-h-11 items-center text-primary-text underline">
        Muat jawaban lengkap
      </a>
    );
  return (
    <>
      {status !== "done" && (
        <AskButton
          question={question}
          label="Tanyakan lagi"
          {...{ action, conversationId, onAsk }}
          idempotencyKey={`${idempotencyKey}-u${id.slice(-8)}`}
          variant="secondary"
        />
      )}
      {answer && <CopyButton text={answer} />}
      {answer && <VoteLink messageId={id} conversationId={conversationId} vote={vote} idempotencyKey={idempotencyKey} />}
    </>
  );
}
