import { attemptPath, classPath, quizPath } from "~/lib/paths";
import type { Attempt } from "~/server/hosts/learning/quizzes";
import { Button, ButtonLink } from "~/ui/button";
import { HiddenFields } from "~/ui/form/post-form";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { TimeLeft } from "../time-left";

interface Props {
  attempt: Attempt;
  place: { quizId: string; attemptId: string };
  idempotencyKey: string;
  message: string | null;
}

export function QuizSubmit({ attempt, place, idempotencyKey, message }: Props) {
  const { quiz, questions } = attempt;
  const missing = questions.filter(({ isAnswered }) => !isAnswered);
  return (
    <div className="page grid max-w-3xl gap-6 py-8 md:py-12">
      <PageHeader
        title="Kumpulkan jawaban?"
        lead="Setelah dikumpulkan, jawaban tidak dapat diubah lagi."
        breadcrumbs={[
          { label: attempt.class.name, href: classPath(attempt.class) },
          { label: quiz.title, href: quizPath(quiz.id) },
          { label: "Kumpulkan" },
        ]}
      />
      {message && <Notice tone="danger">{message}</Notice>}
      <TimeLeft secondsLeft={attempt.secondsLeft} deadlineAt={attempt.deadlineAt} />
      <Notice tone={missing.length > 0 ? "warning" : "success"}>
        {missing.length > 0
          ? `${missing.length} dari ${questions.length} soal belum dijawab lengkap.`
          : `Semua ${questions.length} soal sudah dijawab.`}
      </Notice>
      <ol className="grid gap-1">
        {questions.map(({ id, prompt, isAnswered }, index) => (
          <li key={id} className="flex gap-3">
            <a
              href={attemptPath(place, index + 1)}
              className="inline-flex min-h-11 shrink-0 items-center underline"
            >
              Soal {index + 1}
              <span className="sr-only">: {prompt}</span>
            </a>{" "}
            <span className="self-center">{isAnswered ? "Sudah dijawab" : "Belum dijawab"}</span>
          </li>
        ))}
      </ol>
      <form
        method="post"
        action={attemptPath(place, "Periksa")}
        className="flex flex-wrap items-center gap-3"
      >
        <HiddenFields idempotencyKey={idempotencyKey} />
        <Button>Kumpulkan jawaban</Button>
        <ButtonLink variant="secondary" href={attemptPath(place, questions.length)}>
          Kembali ke soal
        </ButtonLink>
      </form>
    </div>
  );
}
