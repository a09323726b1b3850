import type { ExchangeView } from "~/lib/assistant";
import type { PageLinks } from "~/lib/views";
import { AskForm } from "~/ui/chat/ask-form";
import { Exchange } from "~/ui/chat/exchange";
import { EmptyState } from "~/ui/empty-state";
import type { FormAnswerView } from "~/ui/form/use-post-form";
import { PageHeader } from "~/ui/page-header";
import { Pagination } from "~/ui/pagination";
import { SectionUnavailable } from "~/ui/section-unavailable";
import { AnswerActions } from "./answer-actions";
import { Conversations } from "./conversations";
import { LiveAnswer } from "./live-answer";
import { News, type NewsKey } from "./news";
import { Suggestions } from "./suggestions";
import { useAsk } from "./use-ask";

export interface AssistantProps {
  lead: string;
  idempotencyKey: string;
  question: string | undefined;
  news: NewsKey | null;
  suggestions: string[];
  conversationId: string | null;
  exchanges: ExchangeView[];
  links: PageLinks | null;
  conversations: { id: string; title: string; at: string; href: string }[];
  left: { limit: number; remaining: number } | null;
  gaps: ("messages" | "conversations")[];
  isGone: boolean;
  answer: FormAnswerView | undefined;
}

export function AssistantView(page: AssistantProps) {
  const { conversationId, idempotencyKey, suggestions, links, left, gaps } = page;
  const { lives, error, send, stop } = useAsk(conversationId, idempotencyKey);
  const action = conversationId ? `/Assistant?percakapan=${conversationId}` : "/Assistant?baru=1";
  // What the page was given while it was still being written is behind what has come here since.
  const exchanges = page.exchanges.filter(({ id, status }) => status !== "streaming" || !lives.some(({ messageId }) => messageId === id));
  const unread = lives.filter(({ messageId }) => !exchanges.some(({ id }) => id === messageId));
  const isEmpty = exchanges.length === 0 && unread.length === 0;
  return (
    <div className="page grid gap-8 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid content-start gap-6">
        <PageHeader title="Tanya asisten" lead={page.lead} breadcrumbs={[{ label: "Beranda", href: "/" }, { label: "Asisten" }]} />
        <News news={page.news} isGone={page.isGone} />
        {gaps.includes("messages") && <SectionUnavailable name="Isi percakapan ini" />}
        <section aria-labelledby="percakapan" className="grid gap-6">
          <h2 id="percakapan" className={isEmpty ? "sr-only" : "text-xl font-bold"}>
            Percakapan
          </h2>
          {links && <Pagination links={links} label="Halaman percakapan, yang terbaru dahulu" />}
          {isEmpty && gaps.length === 0 && (
            <EmptyState title="Apa yang ingin Anda ketahui?">
              <p>Tanyakan tentang kelas, tulisan, atau layanan di situs ini.</p>
            </EmptyState>
          )}
          {exchanges.map((exchange) => (
            <Exchange key={exchange.id} exchange={exchange}>
              <AnswerActions exchange={exchange} conversationId={conversationId} idempotencyKey={idempotencyKey} onAsk={send} />
            </Exchange>
          ))}
          {unread.map((live) => (
            <LiveAnswer key={live.key} live={live} onStop={stop} />
          ))}
        </section>
        {isEmpty && <Suggestions questions={suggestions} action={action} idempotencyKey={idempotencyKey} onAsk={send} />}
        {error && (
          <p role="alert" className="font-semibold text-danger-text">
            {error}
          </p>
        )}
        <AskForm
          action={action}
          conversationId={conversationId}
          idempotencyKey={idempotencyKey}
          answer={page.answer}
          given={page.question}
          label={isEmpty ? "Pertanyaan Anda" : "Pertanyaan lanjutan"}
          onSubmit={send}
        />
        {left && (
          <p className="text-sm text-ink-soft">
            {left.remaining > 0
              ? `Sisa ${left.remaining} dari ${left.limit} pertanyaan dalam satu jam.`
              : `Batas ${left.limit} pertanyaan dalam satu jam sudah tercapai.`}
          </p>
        )}
      </div>
      <Conversations
        conversations={page.conversations}
        currentId={conversationId}
        idempotencyKey={idempotencyKey}
        isUnavailable={gaps.includes("conversations") && page.conversations.length === 0}
      />
    </div>
  );
}
