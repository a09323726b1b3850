import { quizPath } from "~/lib/paths";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { RichText } from "~/ui/rich-text";

interface Props {
  title: string;
  isDone: boolean;
  /** Instructions; may be "". */
  body: string;
  /** Null while its questions are not written. */
  quizId: string | null;
  /** Learners and staff take the quiz; a guest reads what it is about. */
  canTake: boolean;
}

/** Where a quiz starts. It is done when it is passed, not on the learner's word. */
export function QuizCard({ title, isDone, body, quizId, canTake }: Props) {
  return (
    <>
      <RichText html={body} />
      {isDone && (
        <Notice tone="success" title={title}>
          Anda sudah lulus kuis ini.
        </Notice>
      )}
      {quizId === null && (
        <Notice tone="info" title={title}>
          Soal kuis ini masih disiapkan oleh pengajarnya. Lanjutkan dahulu ke bab berikutnya.
        </Notice>
      )}
      {quizId !== null && canTake && (
        <p>
          <ButtonLink href={quizPath(quizId)} variant={isDone ? "secondary" : "primary"}>
            {isDone ? "Lihat hasil kuis" : "Buka kuis"}
          </ButtonLink>
        </p>
      )}
      {quizId !== null && !canTake && (
        <Notice tone="info" title={title}>
          Kuis dikerjakan oleh peserta kelas.
        </Notice>
      )}
    </>
  );
}
