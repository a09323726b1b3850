import type { AnswerStatus, SourceView } from "~/lib/assistant";
import { Sources } from "~/ui/chat/sources";
import { Notice } from "~/ui/notice";

interface Props {
  status: AnswerStatus;
  message: string | null;
  sources: SourceView[];
  ids: { conversationId: string; messageId: string } | null;
  canVote: boolean;
}

/** Footer of a finished answer. The class `answer-ended` hides the progress text. */
export function AnswerFooter({ status, message, sources, ids, canVote }: Props) {
  return (
    <div className="answer-ended grid gap-3">
      {message && <Notice tone="warning">{message}</Notice>}
      <Sources sources={sources} />
      {status === "done" && (
        <p className="text-sm text-ink-soft">
          Jawaban otomatis, selesai ditulis. Periksa sumbernya sebelum dipakai.
        </p>
      )}
      {ids && (
        <p className="flex flex-wrap gap-x-6">
          {canVote && status !== "failed" && (
            <a
              href={`/Assistant/Nilai/${ids.messageId}?conversation=${ids.conversationId}`}
              className="inline-flex min-h-11 items-center text-primary-text underline"
            >
              Nilai jawaban ini
            </a>
          )}
          <a
            href={`/Assistant?conversation=${ids.conversationId}`}
            className="inline-flex min-h-11 items-center text-primary-text underline"
          >
            Lihat seluruh percakapan
          </a>
        </p>
      )}
    </div>
  );
}

/** Footer of an answer that is not finished when the page ends. */
export function AnswerPending({ href }: { href: string }) {
  return (
    <div className="answer-ended grid gap-3">
      <p>Jawabannya belum selesai ditulis.</p>
      <p>
        <a
          href={href}
          className="inline-flex min-h-11 items-center font-semibold text-primary-text underline"
        >
          Muat jawaban lengkap
        </a>
      </p>
    </div>
  );
}
