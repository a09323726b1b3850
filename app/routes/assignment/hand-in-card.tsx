import { HAND_IN_STATE_LABELS } from "~/lib/assignments";
import { formatDateTime } from "~/lib/dates";
import { formatFileSize } from "~/lib/file-size";
import type { Assignment, HandIn } from "~/server/hosts/learning/assignments";
import { Badge } from "~/ui/badge";

const STATE_TONES = { waiting: "orange", revision: "red", graded: "green" } as const;

export function HandInBadge({ state, isLate }: Pick<HandIn, "state" | "isLate">) {
  return (
    <span className="flex flex-wrap gap-2">
      <Badge tone={STATE_TONES[state]}>{HAND_IN_STATE_LABELS[state]}</Badge>
      {isLate && <Badge tone="neutral">Terlambat</Badge>}
    </span>
  );
}

/** What was handed in: its text and file. */
export function HandInContent({ handIn: { text, file } }: { handIn: HandIn }) {
  return (
    <div className="grid gap-3">
      {text && (
        <blockquote className="rounded-card border border-line bg-surface p-4 wrap-anywhere whitespace-pre-line">
          {text}
        </blockquote>
      )}
      {file && (
        <p>
          <a
            href={`/Berkas/${file.id}`}
            className="inline-flex min-h-11 items-center wrap-anywhere underline"
          >
            {file.name}
          </a>{" "}
          <span className="text-ink-soft">({formatFileSize(file.bytes)})</span>
        </p>
      )}
    </div>
  );
}

interface FeedbackProps {
  handIn: HandIn;
  criteria: Assignment["criteria"];
}

/** Points and comment of a decided hand-in. */
export function Feedback({ handIn: { decision, state, isLate }, criteria }: FeedbackProps) {
  if (!decision) return null;
  return (
    <div className="grid gap-2 border-l-4 border-primary pl-4">
      {state === "graded" && (
        <>
          <p className="text-lg font-bold tabular-nums">
            Nilai {decision.score} dari 100{isLate && " (terlambat)"}
          </p>
          <ul className="grid gap-1">
            {criteria.map(({ id, title, points }) => (
              <li key={id} className="flex justify-between gap-4">
                <span className="min-w-0 wrap-anywhere">{title}</span>
                <span className="shrink-0 tabular-nums">
                  {decision.points[id] ?? 0} dari {points}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {decision.comment && <p className="wrap-anywhere whitespace-pre-line">{decision.comment}</p>}
      <p className="text-sm text-ink-soft">
        {decision.by}, {formatDateTime(decision.at)}
      </p>
    </div>
  );
}

/** One of a learner's hand-ins, with what came of it. */
export function HandInCard({ handIn, criteria }: FeedbackProps) {
  return (
    <article
      aria-label={`Kiriman ${handIn.number}`}
      className="grid gap-3 rounded-card border border-line p-4"
    >
      <header className="grid gap-1">
        <HandInBadge state={handIn.state} isLate={handIn.isLate} />
        <p className="text-sm text-ink-soft tabular-nums">
          {handIn.number} · {formatDateTime(handIn.submittedAt)}
        </p>
      </header>
      <Feedback handIn={handIn} criteria={criteria} />
      <details>
        <summary className="min-h-11 py-2.5 font-semibold">Yang dikirim</summary>
        <HandInContent handIn={handIn} />
      </details>
    </article>
  );
}
