import { STREAM_SLOT_ID } from "~/lib/stream-slot";
import { AskForm } from "~/ui/chat/ask-form";
import { PageHeader } from "~/ui/page-header";

interface Props {
  question: string;
  conversationId: string | null;
  idempotencyKey: string;
}

export function AnswerPage({ question, conversationId, idempotencyKey }: Props) {
  return (
    <div className="page grid max-w-3xl gap-8 py-8 md:py-12">
      <PageHeader
        title="Jawaban asisten"
        breadcrumbs={[
          { label: "Beranda", href: "/" },
          { label: "Asisten", href: "/Assistant" },
          { label: "Jawaban asisten" },
        ]}
      />
      <article className="group grid gap-4" aria-label="Pertanyaan dan jawaban">
        <h2 className="text-xl font-bold">Pertanyaan Anda</h2>
        <p className="rounded-card bg-surface-2 p-4 whitespace-pre-wrap">{question}</p>
        <h2 className="text-xl font-bold">Jawaban</h2>
        <p className="text-ink-soft group-has-[.answer-ended]:hidden">Sedang menulis …</p>
        <div className="grid gap-4">
          <span id={STREAM_SLOT_ID} />
        </div>
      </article>
      <AskForm
        action={conversationId ? `/Assistant?conversation=${conversationId}` : "/Assistant"}
        conversationId={conversationId}
        idempotencyKey={idempotencyKey}
        formResult={undefined}
        label="Pertanyaan lanjutan"
      />
    </div>
  );
}
