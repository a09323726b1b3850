import { formatDateTime } from "~/lib/dates";
import {
  BANK_PATH,
  bankQuestionPath,
  LEVEL_LABELS,
  newQuestionPath,
  QUESTION_TYPE,
} from "~/lib/question-types";
import type { QuestionContent } from "~/lib/questions";
import { createAnswerSchema, type QuestionForm } from "~/lib/quiz-fields";
import { formatRightAnswer } from "~/lib/quiz-review";
import type { MenuItem } from "~/lib/views";
import type { BankQuestion } from "~/server/hosts/learning/bank";
import { Button, ButtonLink } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { HiddenFields } from "~/ui/form/post-form";
import { usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { AnswerControls } from "../../../quiz/question/answer-controls";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  question: BankQuestion;
  idempotencyKey: string;
  errorMessage: string | null;
}

export function BankQuestionPage({ menu, path, question, idempotencyKey, errorMessage }: Props) {
  const { id, isArchived, canEdit, version } = question;
  return (
    <DashboardLayout
      title={`Soal ${QUESTION_TYPE[question.content.type].label.toLowerCase()}`}
      menu={menu}
      path={path}
      breadcrumbs={[{ label: "Bank soal", href: BANK_PATH }, { label: "Soal" }]}
    >
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
      {isArchived && (
        <Notice tone="info">
          Soal ini diarsipkan: kuis tidak mengambilnya lagi. Percobaan yang sudah memuatnya tidak
          berubah.
        </Notice>
      )}
      {!canEdit && <Notice tone="info">Soal untuk semua kelas hanya diubah oleh admin.</Notice>}
      <Preview question={question} />
      <DescriptionList items={getFacts(question)} />
      <p>
        <ButtonLink href={newQuestionPath(question.content.type)} variant="quiet">
          Tulis soal lagi
        </ButtonLink>
      </p>
      {canEdit && (
        <form method="post" action={path} className="flex flex-wrap gap-3">
          <HiddenFields idempotencyKey={idempotencyKey} />
          <input type="hidden" name="version" value={version} />
          <ButtonLink href={`${bankQuestionPath(id)}/Ubah`}>Ubah soal</ButtonLink>
          <Button variant="secondary" name="intent" value={isArchived ? "restore" : "archive"}>
            {isArchived ? "Pakai lagi" : "Arsipkan"}
          </Button>
        </form>
      )}
    </DashboardLayout>
  );
}

/** The question as its page in a quiz shows it; nothing is sent. */
function Preview({ question }: { question: BankQuestion }) {
  const asked = toAskedQuestion(question);
  const { fields } = usePostForm({
    id: "pratinjau",
    schema: createAnswerSchema(asked),
    formResult: undefined,
  });
  return (
    <section aria-labelledby="tampilan" className="grid gap-3">
      <h2 id="tampilan" className="text-xl font-bold">
        Tampilan bagi peserta
      </h2>
      <div className="max-w-3xl rounded-card border border-line p-5">
        <AnswerControls question={asked} fields={fields} />
      </div>
    </section>
  );
}

function toAskedQuestion({ id, prompt, content }: BankQuestion): QuestionForm {
  const matching = content.type === "matching" ? content.options : null;
  return {
    id,
    type: content.type,
    prompt,
    options: matching ? matching.left : (content.options as QuestionForm["options"]),
    right: matching ? matching.right : [],
    rubric: content.type === "essay" ? content.answer.rubric : [],
  };
}

const getFacts = (question: BankQuestion) => [
  {
    label: getAnswerLabel(question.content),
    value: <Lines lines={formatRightAnswer(question.content)} />,
  },
  { label: "Penjelasan", value: <Lines lines={[question.explanation || "–"]} /> },
  { label: "Tingkat", value: LEVEL_LABELS[question.level] },
  { label: "Tag", value: question.tags.join(", ") || "–" },
  { label: "Untuk", value: question.class?.name ?? "Semua kelas" },
  { label: "Diubah", value: formatDateTime(question.updatedAt) },
];

const getAnswerLabel = ({ type }: QuestionContent) =>
  type === "essay" ? "Yang dinilai" : "Jawaban benar";

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <span className="whitespace-pre-line">{lines.join("\n") || "–"}</span>
);
