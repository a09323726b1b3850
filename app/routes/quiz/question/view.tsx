import { attemptPath, classPath, quizPath } from "~/lib/paths";
import { createAnswerSchema, toFormValues } from "~/lib/quiz-fields";
import type { AskedQuestion, Attempt } from "~/server/hosts/learning/quizzes";
import { Button } from "~/ui/button";
import { PostForm } from "~/ui/form/post-form";
import { useAutosave } from "~/ui/form/use-autosave";
import { type FormResultView, usePostForm } from "~/ui/form/use-post-form";
import { PageHeader } from "~/ui/page-header";
import { TimeLeft } from "../time-left";
import { AnswerControls } from "./answer-controls";

interface Props {
  attempt: Attempt;
  question: AskedQuestion;
  /** From 1. */
  number: number;
  place: { quizId: string; attemptId: string };
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

const SUBMIT_BUTTON_ID = "periksa-dan-kumpulkan";

/** Submits what is on the page, so that the last answer is saved within the time of grace. */
function sendLastAnswer(): void {
  const button = document.getElementById(SUBMIT_BUTTON_ID);
  if (button instanceof HTMLButtonElement) button.form?.requestSubmit(button);
}

export function QuizQuestion({
  attempt,
  question,
  number,
  place,
  idempotencyKey,
  formResult,
}: Props) {
  const { form, fields } = usePostForm({
    id: "soal",
    schema: createAnswerSchema(question),
    formResult,
    defaultValue: toFormValues(question, attempt.answers[question.id]),
  });
  const autosaved = useAutosave();
  const { quiz, questions } = attempt;
  return (
    <div className="page grid max-w-3xl gap-6 py-8 md:py-12">
      <PageHeader
        title={`Soal ${number} dari ${questions.length}`}
        breadcrumbs={[
          { label: attempt.class.name, href: classPath(attempt.class) },
          { label: quiz.title, href: quizPath(quiz.id) },
          { label: `Soal ${number}` },
        ]}
      />
      <TimeLeft
        secondsLeft={attempt.secondsLeft}
        deadlineAt={attempt.deadlineAt}
        onTimeOver={sendLastAnswer}
      />
      <PostForm {...form} action={attemptPath(place, number)} idempotencyKey={idempotencyKey}>
        <AnswerControls question={question} fields={fields} />
        <div>
          <Button>Simpan dan lanjut</Button>
        </div>
        <QuestionOverview questions={questions} current={number} />
      </PostForm>
      <p role="status" className="min-h-6 text-ink-soft">
        {autosaved}
      </p>
    </div>
  );
}

/** Buttons rather than links: going to another question saves this one. */
function QuestionOverview({
  questions,
  current,
}: {
  questions: readonly AskedQuestion[];
  current: number;
}) {
  const answeredCount = questions.filter(({ isAnswered }) => isAnswered).length;
  return (
    <section aria-labelledby="semua-soal" className="grid gap-3 border-t border-line pt-6">
      <h2 id="semua-soal" className="text-xl font-bold">
        Semua soal
      </h2>
      <p className="text-ink-soft">
        {answeredCount} dari {questions.length} sudah dijawab. Jawaban di halaman ini ikut tersimpan
        saat Anda berpindah.
      </p>
      <ol className="flex flex-wrap gap-2">
        {questions.map(({ id, isAnswered }, index) => (
          <li key={id}>
            <Button
              variant={index + 1 === current ? "primary" : "secondary"}
              name="intent"
              value={index + 1}
              aria-current={index + 1 === current ? "step" : undefined}
              aria-label={`Soal ${index + 1}, ${isAnswered ? "sudah dijawab" : "belum dijawab"}`}
              className="min-w-16"
            >
              {index + 1}
              {isAnswered && " ✓"}
            </Button>
          </li>
        ))}
      </ol>
      <div>
        <Button id={SUBMIT_BUTTON_ID} variant="secondary" name="intent" value="Periksa">
          Periksa dan kumpulkan
        </Button>
      </div>
    </section>
  );
}
