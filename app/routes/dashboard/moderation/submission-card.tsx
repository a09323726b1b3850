import type { ReactNode } from "react";
import { submissionAnchor } from "~/lib/submissions";
import type { SubmissionView } from "~/server/features/moderation";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/form/post-form";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";

interface Props {
  row: SubmissionView;
  /** Address of the list, to which a decision returns. */
  action: string;
  idempotencyKey: string;
}

/** A submission with what can be decided about it. */
export function SubmissionCard({ row, action, idempotencyKey }: Props) {
  const heading = toHeadingId(row);
  return (
    <article
      id={submissionAnchor(row.id)}
      aria-labelledby={heading}
      className="grid scroll-mt-6 gap-3 rounded-card border border-line p-4"
    >
      <header className="grid gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <h3 id={heading} className="min-w-0 font-semibold wrap-anywhere">
            {row.author}
          </h3>
          <Badge tone={row.status.tone}>{row.status.label}</Badge>
        </div>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {[row.kind, row.about, row.rating && `Nilai ${row.rating}`, row.sentAt, row.email]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </header>
      {row.topic && <p className="font-semibold wrap-anywhere">{row.topic}</p>}
      <p className="wrap-anywhere whitespace-pre-wrap">{row.text}</p>
      {row.answer?.text && (
        <p className="border-l-4 border-line pl-3 wrap-anywhere whitespace-pre-wrap">
          Jawaban: {row.answer.text}
        </p>
      )}
      {row.reason && <p className="text-sm wrap-anywhere">Disembunyikan karena: {row.reason}</p>}
      {row.decision && <p className="text-sm text-ink-soft">Diputuskan {row.decision}</p>}
      {row.publicHref && (
        <p>
          <a href={row.publicHref} aria-describedby={heading}>
            Lihat di situs
          </a>
        </p>
      )}
      <Decisions row={row} action={action} idempotencyKey={idempotencyKey} />
    </article>
  );
}

const toHeadingId = ({ id }: Pick<SubmissionView, "id">) => `nama-${id}`;

function Decisions({ row, ...form }: Props) {
  const heading = toHeadingId(row);
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
      {row.canPublish && (
        <DecisionForm row={row} {...form}>
          <Button name="status" value="published" aria-describedby={heading}>
            Terbitkan
          </Button>
        </DecisionForm>
      )}
      {row.answer && (
        <Disclosure label={row.answer.text ? "Ubah jawaban" : "Jawab"}>
          <DecisionForm row={row} {...form}>
            <TextArea
              id={`jawaban-${row.id}`}
              name="answer"
              label="Jawaban"
              defaultValue={row.answer.text}
              minLength={5}
              maxLength={1_000}
              hint="Tampil di bawah aspirasi, dan dikirim lewat email bila pengirim menulis alamatnya."
              required
            />
            <Button name="status" value="published" aria-describedby={heading}>
              Jawab dan terbitkan
            </Button>
          </DecisionForm>
        </Disclosure>
      )}
      {row.canHide && (
        <Disclosure label="Sembunyikan">
          <DecisionForm row={row} {...form}>
            <TextInput
              id={`alasan-${row.id}`}
              name="reason"
              label="Alasan"
              minLength={5}
              maxLength={300}
              hint="Dibaca tim, dan oleh peserta yang menulis ulasan kelas."
              required
            />
            <Button name="status" value="hidden" variant="secondary" aria-describedby={heading}>
              Sembunyikan kiriman
            </Button>
          </DecisionForm>
        </Disclosure>
      )}
    </div>
  );
}

const Disclosure = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className="min-w-0 grow basis-56">
    <summary className="inline-flex min-h-11 cursor-pointer items-center underline">
      {label}
    </summary>
    <div className="pt-2">{children}</div>
  </details>
);

const DecisionForm = ({
  row,
  action,
  idempotencyKey,
  children,
}: Props & { children: ReactNode }) => (
  <form method="post" action={action} className="grid justify-items-start gap-3">
    <HiddenFields idempotencyKey={idempotencyKey} />
    <input type="hidden" name="id" value={row.id} />
    <input type="hidden" name="version" value={row.version} />
    {children}
  </form>
);
