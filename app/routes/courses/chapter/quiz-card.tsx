import { Notice } from "~/ui/notice";
import { RichText } from "~/ui/rich-text";

interface Props {
  title: string;
  isDone: boolean;
  /** Instructions; may be "". */
  body: string;
}

/** Where a quiz starts. It is done when it is passed, not on the learner's word. */
export function QuizCard({ title, isDone, body }: Props) {
  return (
    <>
      <RichText html={body} />
      {isDone ? (
        <Notice tone="success" title={title}>
          Anda sudah lulus kuis ini.
        </Notice>
      ) : (
        <Notice tone="info" title={title}>
          Soal kuis ini belum dibuka di situs. Lanjutkan dahulu ke bab berikutnya.
        </Notice>
      )}
    </>
  );
}
