import { formatDecimal } from "~/lib/decimals";
import { formatAnswer, formatRightAnswer } from "~/lib/quiz-review";
import type { ReviewedQuestion } from "~/server/hosts/learning/quizzes";
import { DescriptionList } from "~/ui/description-list";

export function QuizReview({ questions }: { questions: readonly ReviewedQuestion[] }) {
  return (
    <section aria-labelledby="pembahasan" className="grid gap-4">
      <h2 id="pembahasan" className="text-xl font-bold">
        Pembahasan
      </h2>
      <ol className="grid gap-4">
        {questions.map((question, index) => (
          <li key={question.id} className="grid gap-3 rounded-card border border-line p-5">
            <h3 className="font-semibold whitespace-pre-line">
              {index + 1}. {question.prompt}
            </h3>
            <p>
              <strong>{getVerdict(question.percent)}</strong>
            </p>
            <DescriptionList items={getFacts(question)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function getVerdict(percent: number | null): string {
  if (percent === null) return "Menunggu penilaian";
  if (percent === 100) return "Benar";
  return percent === 0 ? "Salah" : `Benar sebagian (${formatDecimal(Math.round(percent))}%)`;
}

const getFacts = ({ content, answer, explanation, feedback }: ReviewedQuestion) => [
  { label: "Jawaban Anda", value: <Lines lines={formatAnswer(content, answer)} /> },
  {
    label: content.type === "essay" ? "Yang dinilai" : "Jawaban benar",
    value: <Lines lines={formatRightAnswer(content)} />,
  },
  ...(feedback ? [{ label: "Catatan pengajar", value: <Lines lines={[feedback]} /> }] : []),
  ...(explanation ? [{ label: "Penjelasan", value: explanation }] : []),
];

/** An answer's parts, whose texts need not differ. */
function Lines({ lines }: { lines: readonly string[] }) {
  return <span className="whitespace-pre-line">{lines.join("\n")}</span>;
}
