import { formatDateTime } from "~/lib/dates";
import { formatDecimal } from "~/lib/decimals";
import { classPath, gradingPath, quizSettingsPath } from "~/lib/paths";
import type { MenuItem } from "~/lib/views";
import type { QuizItem, QuizResults } from "~/server/hosts/learning/quiz-results";
import { type Column, DataTable } from "~/ui/data-table";
import { Stat, Stats } from "~/ui/stat";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  results: QuizResults;
}

export function QuizResultsPage({ menu, path, results }: Props) {
  const { quiz, items, waiting, averageScore } = results;
  return (
    <DashboardLayout
      title={quiz.title}
      lead={`Hasil kuis di kelas ${results.class.name}, nilai lulus ${quiz.passMark}.`}
      menu={menu}
      path={path}
      breadcrumbs={[
        { label: results.class.name, href: classPath(results.class) },
        { label: quiz.title },
      ]}
    >
      <p>
        <a href={quizSettingsPath(quiz.id)} className="inline-block py-2 underline">
          Atur kuis
        </a>
      </p>
      <Stats>
        <Stat label="Peserta yang sudah mengumpulkan" value={String(results.learnerCount)} />
        <Stat label="Sudah lulus" value={String(results.passedCount)} />
        <Stat label="Rata-rata nilai terbaik" value={averageScore?.toString() ?? "–"} />
      </Stats>
      <section aria-labelledby="menunggu" className="grid gap-3">
        <h2 id="menunggu" className="text-xl font-bold">
          Menunggu penilaian
        </h2>
        {waiting.length > 0 ? (
          <DataTable
            caption="Jawaban uraian yang menunggu penilaian"
            columns={getWaitingColumns(quiz.id)}
            rows={waiting}
            rowKey={({ attemptId }) => attemptId}
          />
        ) : (
          <p>Tidak ada jawaban uraian yang menunggu.</p>
        )}
      </section>
      <section aria-labelledby="analisis" className="grid gap-3">
        <h2 id="analisis" className="text-xl font-bold">
          Analisis soal
        </h2>
        {items.length > 0 ? <ItemTable items={items} /> : <p>Belum ada jawaban yang dinilai.</p>}
      </section>
    </DashboardLayout>
  );
}

type WaitingAttempt = QuizResults["waiting"][number];

const getWaitingColumns = (quizId: string): Column<WaitingAttempt>[] => [
  {
    key: "learner",
    label: "Peserta",
    cell: ({ attemptId, learner }) => <a href={gradingPath({ quizId, attemptId })}>{learner}</a>,
  },
  {
    key: "submitted",
    label: "Dikumpulkan",
    cell: ({ submittedAt }) => formatDateTime(submittedAt),
  },
];

function ItemTable({ items }: { items: readonly QuizItem[] }) {
  return (
    <>
      <p className="max-w-[65ch] text-ink-soft">
        Dari percobaan pertama setiap peserta, mulai dari soal yang paling sulit. Daya beda
        mendekati 1 bila soal dijawab benar oleh peserta yang kuat di soal lain; bila negatif,
        periksa kunci dan rumusannya.
      </p>
      <DataTable
        caption="Analisis soal"
        columns={ITEM_COLUMNS}
        rows={items}
        rowKey={({ id }) => id}
      />
    </>
  );
}

const ITEM_COLUMNS: Column<QuizItem>[] = [
  { key: "prompt", label: "Soal", cell: ({ prompt }) => prompt },
  { key: "count", label: "Jawaban", numeric: true, cell: ({ count }) => count },
  { key: "percent", label: "Benar", numeric: true, cell: ({ percent }) => `${percent}%` },
  {
    key: "discrimination",
    label: "Daya beda",
    numeric: true,
    cell: ({ discrimination }) => (discrimination === null ? "–" : formatDecimal(discrimination)),
  },
  {
    key: "distractors",
    label: "Pengecoh terbanyak",
    cell: ({ distractors: [most] }) => (most ? `${most.text} (${most.count}×)` : "–"),
  },
];
