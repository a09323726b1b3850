import type { ExchangeView } from "~/lib/assistant";
import type { PageLinks } from "~/lib/views";
import { AskForm } from "~/ui/chat/ask-form";
import { Exchange } from "~/ui/chat/exchange";
import { EmptyState } from "~/ui/empty-state";
import type { FormResultView } from "~/ui/form/use-post-form";
import { PageHeader } from "~/ui/page-header";
import { Pagination } from "~/ui/pagination";
import { Unavailable } from "~/ui/unavailable";
import { AnswerActions } from "./answer-actions";
import { Conversations } from "./conversations";
import { LiveAnswer } from "./live-answer";
import { type NoticeKey, StatusNotice } from "./status-notice";
import { Suggestions } from "./suggestions";
import { useAsk } from "./use-ask";

export interface AssistantPageProps {
  lead: string;
  idempotencyKey: string;
  prefilledQuestion: string | undefined;
  notice: NoticeKey | null;
  suggestions: string[];
  conversationId: string | null;
  exchanges: ExchangeView[];
  links: PageLinks | null;
  conversations: { id: string; title: string; at: string; href: string }[];
  quota: { limit: number; remaining: number } | null;
  canVote: boolean;
  unavailable: ("messages" | "conversations")[];
  isNotFound: boolean;
  formResult: FormResultView | undefined;
}

export function AssistantPage(page: AssistantPageProps) {
  const { conversationId, idempotencyKey, suggestions, links, quota, unavailable } = page;
  const { exchanges: liveExchanges, error, send, stop } = useAsk(conversationId, idempotencyKey);
  const action = conversationId ? `/Assistant?conversation=${conversationId}` : "/Assistant?new=1";
  // The live copy of a streaming answer is newer than the loaded one.
  const exchanges = page.exchanges.filter(
    ({ id, status }) =>
      status !== "streaming" || !liveExchanges.some(({ messageId }) => messageId === id),
  );
  const unsaved = liveExchanges.filter(
    ({ messageId }) => !exchanges.some(({ id }) => id === messageId),
  );
  const isEmpty = exchanges.length === 0 && unsaved.length === 0;
  return (
    <div className="page grid gap-8 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid content-start gap-6">
        <PageHeader
          title="Tanya asisten"
          lead={page.lead}
          breadcrumbs={[{ label: "Beranda", href: "/" }, { label: "Asisten" }]}
        />
        <StatusNotice notice={page.notice} isNotFound={page.isNotFound} />
        {unavailable.includes("messages") && <Unavailable name="Isi percakapan ini" />}
        <section aria-labelledby="percakapan" className="grid gap-6">
          <h2 id="percakapan" className={isEmpty ? "sr-only" : "text-xl font-bold"}>
            Percakapan
          </h2>
          {links && <Pagination links={links} label="Halaman percakapan, yang terbaru dahulu" />}
          {isEmpty && unavailable.length === 0 && (
            <EmptyState title="Apa yang ingin Anda ketahui?">
              <p>Tanyakan tentang kelas, tulisan, atau layanan di situs ini.</p>
            </EmptyState>
          )}
          {exchanges.map((exchange) => (
            <Exchange key={exchange.id} exchange={exchange}>
              <AnswerActions
                exchange={exchange}
                conversationId={conversationId}
                idempotencyKey={idempotencyKey}
                canVote={page.canVote}
                onAsk={send}
              />
            </Exchange>
          ))}
          {unsaved.map((exchange) => (
            <LiveAnswer key={exchange.key} exchange={exchange} onStop={stop} />
          ))}
        </section>
        {isEmpty && (
          <Suggestions
            questions={suggestions}
            action={action}
            idempotencyKey={idempotencyKey}
            onAsk={send}
          />
        )}
        {error && (
          <p role="alert" className="font-semibold text-danger-text">
            {error}
          </p>
        )}
        <AskForm
          action={action}
          conversationId={conversationId}
          idempotencyKey={idempotencyKey}
          formResult={page.formResult}
          defaultQuestion={page.prefilledQuestion}
          label={isEmpty ? "Pertanyaan Anda" : "Pertanyaan lanjutan"}
          onSubmit={send}
        />
        {quota && (
          <p className="text-sm text-ink-soft">
            {quota.remaining > 0
              ? `Sisa ${quota.remaining} dari ${quota.limit} pertanyaan dalam satu jam.`
              : `Batas ${quota.limit} pertanyaan dalam satu jam sudah tercapai.`}
          </p>
        )}
      </div>
      <Conversations
        conversations={page.conversations}
        currentId={conversationId}
        idempotencyKey={idempotencyKey}
        isUnavailable={unavailable.includes("conversations") && page.conversations.length === 0}
      />
    </div>
  );
}
