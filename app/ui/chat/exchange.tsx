import type { ReactNode } from "react";
import type { ExchangeView } from "~/lib/assistant";
import { Sources } from "./sources";

interface Props {
  exchange: Omit<ExchangeView, "id" | "vote" | "at"> & { id?: string; at?: string };
  /** Actions on the answer. */
  children?: ReactNode;
}

/** A question and its answer. The speakers are named in text, not by position or colour alone. */
export function Exchange({
  exchange: { id, question, answer, sources, status, at },
  children,
}: Props) {
  return (
    <article id={id && `pesan-${id}`} className="grid gap-3 border-b border-line pb-6">
      <div className="justify-self-end rounded-card bg-surface-2 p-4 md:max-w-[85%]">
        <h3 className="text-sm font-semibold text-ink-soft">
          Anda{at && <span className="font-normal">{` · ${at}`}</span>}
        </h3>
        {question && <p className="whitespace-pre-wrap">{question}</p>}
      </div>
      <div className="grid gap-3" aria-busy={status === "streaming" || undefined}>
        <h3 className="text-sm font-semibold text-ink-soft">Asisten (jawaban otomatis)</h3>
        {answer && <p className="whitespace-pre-wrap">{answer}</p>}
        {status === "streaming" && <p className="text-ink-soft">Sedang menulis …</p>}
        {status === "cut" && (
          <p className="font-semibold text-warning-text">Jawaban ini terputus di tengah jalan.</p>
        )}
        {status === "failed" && !answer && (
          <p className="font-semibold text-warning-text">Asisten belum dapat menjawab.</p>
        )}
        {status !== "streaming" && <Sources sources={sources} />}
        {children && <div className="flex flex-wrap items-center gap-x-6">{children}</div>}
      </div>
    </article>
  );
}
