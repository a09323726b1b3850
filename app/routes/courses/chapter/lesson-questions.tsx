import type { Optional } from "~/lib/views";
import type { LessonQuestionsView, LessonQuestionView } from "~/server/features/questions";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/form/post-form";
import { Unavailable } from "~/ui/unavailable";

interface Props {
  action: string;
  questions: Optional<LessonQuestionsView>;
  /** Staff read the questions here and answer them on the dashboard. */
  canAsk: boolean;
  idempotencyKey: string;
  /** Question of a rejected form. */
  unsent: string | null;
}

/** Questions about the chapter: one's own, and the answered ones of others. */
export function LessonQuestions({ action, questions, canAsk, idempotencyKey, unsent }: Props) {
  return (
    <section id="tanya" aria-labelledby="judul-tanya" className="no-print grid gap-4">
      <h2 id="judul-tanya" className="text-2xl font-bold">
        Tanya mentor
      </h2>
      {!questions.ok && <Unavailable name="Daftar pertanyaan" />}
      {questions.ok && <QuestionList {...questions.data} action={action} />}
      {canAsk && <AskForm action={action} idempotencyKey={idempotencyKey} unsent={unsent} />}
    </section>
  );
}

function QuestionList({ rows, total, action }: LessonQuestionsView & Pick<Props, "action">) {
  if (rows.length === 0) return null;
  return (
    <>
      <ul className="grid gap-4">
        {rows.map((question) => (
          <Question key={question.id} question={question} />
        ))}
      </ul>
      {total > rows.length && (
        <p>
          <a
            href={`${action}?questions=all#tanya`}
            className="inline-flex min-h-11 items-center underline"
          >
            {`Tampilkan semua ${total} pertanyaan`}
          </a>
        </p>
      )}
    </>
  );
}

function Question({ question }: { question: LessonQuestionView }) {
  return (
    <li className="grid gap-2 rounded-card border border-line p-4">
      <p className="text-sm text-ink-soft">
        {question.isOwn ? "Pertanyaan Anda" : "Pertanyaan peserta"} · {question.askedAt}
      </p>
      <p className="whitespace-pre-wrap">{question.text}</p>
      {question.answer ? (
        <div className="border-l-4 border-primary pl-4">
          <p className="whitespace-pre-wrap">{question.answer.text}</p>
          <p className="text-sm text-ink-soft">{question.answer.source}</p>
        </div>
      ) : (
        <p className="text-sm text-ink-soft">Belum dijawab.</p>
      )}
    </li>
  );
}

function AskForm({
  action,
  idempotencyKey,
  unsent,
}: Pick<Props, "action" | "idempotencyKey" | "unsent">) {
  return (
    <form method="post" action={action} className="grid gap-3">
      <HiddenFields idempotencyKey={idempotencyKey} />
      <label htmlFor="question" className="font-semibold">
        Pertanyaan Anda tentang bab ini
      </label>
      <textarea
        id="question"
        name="question"
        rows={4}
        maxLength={2_000}
        required
        defaultValue={unsent ?? ""}
        className="control"
      />
      <p className="text-sm text-ink-soft">
        Jawabannya kami kirim ke email Anda, lalu tampil di sini untuk seluruh peserta kelas tanpa
        nama Anda.
      </p>
      <div>
        <Button name="intent" value="ask" variant="secondary">
          Kirim pertanyaan
        </Button>
      </div>
    </form>
  );
}
