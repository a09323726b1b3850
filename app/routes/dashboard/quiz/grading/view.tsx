import { formatDateTime } from "~/lib/dates";
import { createGradingSchema, getFeedbackField, getPercentField } from "~/lib/grading-fields";
import { quizResultsPath } from "~/lib/paths";
import type { MenuItem } from "~/lib/views";
import type { Essays } from "~/server/hosts/learning/quiz-results";
import { Button } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { NumberInput } from "~/ui/number-input";
import { TextArea } from "~/ui/text-area";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  attempt: Essays;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

export function EssayGrading({ menu, path, attempt, idempotencyKey, formResult }: Props) {
  const { quiz, learner, essays, isGraded } = attempt;
  return (
    <DashboardLayout
      title={`Nilai jawaban ${learner}`}
      lead={`${quiz.title} · dikumpulkan ${formatDateTime(attempt.submittedAt)}`}
      menu={menu}
      path={path}
      breadcrumbs={[
        { label: quiz.title, href: quizResultsPath(quiz.id) },
        { label: "Nilai jawaban" },
      ]}
    >
      {isGraded ? (
        <>
          <Notice tone="info">Jawaban ini sudah dinilai.</Notice>
          {essays.map((essay) => (
            <section key={essay.id} className="grid max-w-3xl gap-3">
              <EssayText essay={essay} />
              <DescriptionList items={getGradeFacts(essay)} />
            </section>
          ))}
        </>
      ) : (
        <GradingForm
          attempt={attempt}
          path={path}
          idempotencyKey={idempotencyKey}
          formResult={formResult}
        />
      )}
    </DashboardLayout>
  );
}

type Essay = Essays["essays"][number];

const getGradeFacts = ({ grade }: Essay) => [
  { label: "Nilai", value: grade ? `${grade.percent} dari 100` : "–" },
  { label: "Catatan", value: grade?.feedback || "–" },
];

function EssayText({ essay: { prompt, rubric, text } }: { essay: Essay }) {
  return (
    <>
      <h2 className="text-lg font-bold whitespace-pre-line">{prompt}</h2>
      {rubric.length > 0 && (
        <ul className="list-disc pl-5" aria-label="Yang dinilai">
          {rubric.map((criterion) => (
            <li key={criterion}>{criterion}</li>
          ))}
        </ul>
      )}
      <blockquote className="rounded-card border border-line bg-surface p-4 whitespace-pre-line wrap-anywhere">
        {text}
      </blockquote>
    </>
  );
}

function GradingForm({
  attempt: { essays },
  path,
  idempotencyKey,
  formResult,
}: Omit<Props, "menu">) {
  const { form, fields } = usePostForm({
    id: "nilai",
    schema: createGradingSchema(essays.map(({ id }) => id)),
    formResult,
  });
  return (
    <PostForm
      {...form}
      action={path}
      idempotencyKey={idempotencyKey}
      className="grid max-w-3xl gap-8"
    >
      {essays.map((essay) => {
        const percent = fields[getPercentField(essay.id)];
        const feedback = fields[getFeedbackField(essay.id)];
        return (
          <section key={essay.id} className="grid gap-4">
            <EssayText essay={essay} />
            {percent && (
              <NumberInput
                {...getControlProps(percent)}
                label="Nilai"
                required
                hint="0 sampai 100, untuk soal ini."
              />
            )}
            {feedback && (
              <TextArea {...getControlProps(feedback)} label="Catatan untuk peserta" rows={3} />
            )}
          </section>
        );
      })}
      <p className="text-ink-soft">
        Setelah disimpan, nilai kuis langsung keluar dan tidak dapat diubah lagi.
      </p>
      <div>
        <Button>Simpan nilai</Button>
      </div>
    </PostForm>
  );
}
