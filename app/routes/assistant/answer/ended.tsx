import type { AnswerEnd, SourceView } from "~/lib/assistant";
import { Sources } from "~/ui/chat/sources";
import { Notice } from "~/ui/notice";

interface Props {
  status: AnswerEnd;
  message: string | null;
  sources: SourceView[];
  ids: { conversationId: string; messageId: string } | null;
}

/** Below an answer that has come to its end. `answer-ended` takes the sign away that it is being written. */
export function AnswerEnded({ status, message, sources, ids }: Props) {
  return (
    <div className="answer-ended grid gap-3">
      {message && <Notice tone="warning">{message}</Notice>}
      <Sources sources={sources} />
      {status === "done" && <p className="text-sm text-ink-soft">Jawaban otomatis, selesai ditulis. Periksa sumbernya sebelum dipakai.</p>}
      {ids && (
        <p className="flex flex-wrap gap-x-6">
          {status !== "failed" && (
            <a
              href={`/Assistant/Nilai/${ids.messageId}?percakapan=${ids.conversationId}`}
              className="inline-flex min-h-11 items-center text-primary-text underline"
            >
              Nilai jawaban ini
            </a>
          )}
          <a href={`/Assistant?percakapan=${ids.conversationId}`} className="inline-flex min-h-11 items-center text-primary-text underline">
            Lihat seluruh percakapan
          </a>
        </p>
      )}
    </div>
  );
}

/** Below an answer that takes longer than a page should. */
export function AnswerLater({ href }: { href: string }) {
  return (
    <div className="answer-ended grid gap-3">
      <p>Jawabannya belum selesai ditulis.</p>
      <p>
        <a href={href} className="inline-flex min-h-11 items-center font-semibold text-primary-text underline">
          Muat jawaban lengkap
        </a>
      </p>
    </div>
  );
}
