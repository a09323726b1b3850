import { VoteForm } from "~/ui/chat/vote-form";
import type { FormResultView } from "~/ui/form/use-post-form";
import { PageHeader } from "~/ui/page-header";

interface Props {
  messageId: string;
  conversationId: string | null;
  exchange: {
    question: string;
    answer: string;
    vote: { value: "up" | "down"; reason: string | null; comment: string } | null;
  } | null;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

export function VotePage({
  messageId,
  conversationId,
  exchange,
  idempotencyKey,
  formResult,
}: Props) {
  return (
    <div className="page grid max-w-3xl gap-8 py-8 md:py-12">
      <PageHeader
        title="Nilai jawaban"
        lead="Penilaian Anda dibaca pengelola situs untuk memperbaiki jawaban asisten."
        breadcrumbs={[
          { label: "Beranda", href: "/" },
          { label: "Asisten", href: "/Assistant" },
          { label: "Nilai jawaban" },
        ]}
      />
      {exchange && (
        <blockquote className="grid gap-2 rounded-card bg-surface-2 p-4">
          <p className="font-semibold whitespace-pre-wrap">{exchange.question}</p>
          <p className="whitespace-pre-wrap">{exchange.answer}</p>
        </blockquote>
      )}
      <VoteForm
        messageId={messageId}
        conversationId={conversationId}
        idempotencyKey={idempotencyKey}
        formResult={formResult}
        vote={exchange?.vote ?? null}
      />
    </div>
  );
}
