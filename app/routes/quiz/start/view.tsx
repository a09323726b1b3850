import { formatDateTime } from "~/lib/dates";
import { attemptPath, chapterPath, classPath, quizPath, quizResultsPath } from "~/lib/paths";
import type { Quiz } from "~/server/hosts/learning/quizzes";
import { Button, ButtonLink } from "~/ui/button";
import { type Column, DataTable } from "~/ui/data-table";
import { DescriptionList } from "~/ui/description-list";
import { HiddenFields } from "~/ui/form/post-form";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";

interface Props {
  quiz: Quiz;
  idempotencyKey: string;
  /** Why an attempt could not be started. */
  message: string | null;
}

const REVIEW_LABELS: Record<Quiz["review"], string> = {
  always: "Tampil setelah jawaban dikumpulkan",
  passed: "Tampil setelah Anda lulus, atau saat percobaan sudah habis",
  never: "Tidak ditampilkan",
};

export function QuizStart({ quiz, idempotencyKey, message }: Props) {
  const open = quiz.attempts.find(({ status }) => status === "open");
  const finished = quiz.attempts.filter(({ status }) => status !== "open");
  return (
    <div className="page grid max-w-3xl gap-6 py-8 md:py-12">
      <PageHeader
        title={quiz.title}
        lead={quiz.isExam ? "Ujian untuk Sertifikat Kompetensi kelas ini." : null}
        breadcrumbs={[
          { label: quiz.class.name, href: classPath(quiz.class) },
          { label: quiz.title },
        ]}
      />
      {message && <Notice tone="danger">{message}</Notice>}
      {quiz.isPassed && (
        <Notice tone="success" title="Anda sudah lulus kuis ini">
          Nilai terbaik Anda {quiz.bestScore}. Mengulang tidak menurunkan nilai itu.
        </Notice>
      )}
      <DescriptionList items={getRules(quiz)} />
      <p className="max-w-[65ch]">
        Jawaban tersimpan setiap kali Anda berpindah soal. Bila halaman tertutup atau sambungan
        putus, lanjutkan dari sini, juga dari perangkat lain; waktu tetap berjalan.
      </p>
      {quiz.canStart && (
        <form method="post" action={quizPath(quiz.id)}>
          <HiddenFields idempotencyKey={idempotencyKey} />
          <Button>{getStartLabel(open !== undefined, finished.length > 0)}</Button>
        </form>
      )}
      {!quiz.canStart && (
        <Notice tone="info">
          {!quiz.isEnrolled
            ? "Anda melihat kuis ini sebagai pengajar. Hanya peserta kelas yang dapat mengerjakannya."
            : "Semua percobaan Anda sudah terpakai."}
        </Notice>
      )}
      {finished.length > 0 && (
        <section aria-labelledby="percobaan" className="grid gap-3">
          <h2 id="percobaan" className="text-xl font-bold">
            Percobaan Anda
          </h2>
          <DataTable
            caption="Percobaan Anda"
            columns={getColumns(quiz.id)}
            rows={finished.map((attempt, index) => ({
              ...attempt,
              number: finished.length - index,
            }))}
            rowKey={({ id }) => id}
          />
        </section>
      )}
      {quiz.isStaff && (
        <div>
          <ButtonLink variant="secondary" href={quizResultsPath(quiz.id)}>
            Hasil dan penilaian
          </ButtonLink>
        </div>
      )}
      {quiz.chapter && (
        <div>
          <ButtonLink variant="quiet" href={chapterPath(quiz.class, quiz.chapter)}>
            Kembali ke bab
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

function getStartLabel(isOpen: boolean, isRepeated: boolean): string {
  if (isOpen) return "Lanjutkan";
  return isRepeated ? "Coba lagi" : "Mulai";
}

const getRules = (quiz: Quiz) => [
  { label: "Jumlah soal", value: String(quiz.questionCount) },
  { label: "Nilai lulus", value: `${quiz.passMark} dari 100` },
  {
    label: "Waktu",
    value: quiz.minutes === null ? "Tidak dibatasi" : `${quiz.minutes} menit sejak dimulai`,
  },
  {
    label: "Percobaan",
    value:
      quiz.maxAttempts === null
        ? "Tidak dibatasi, nilai terbaik yang dipakai"
        : `${quiz.attempts.length} dari ${quiz.maxAttempts} terpakai, nilai terbaik yang dipakai`,
  },
  { label: "Pembahasan", value: REVIEW_LABELS[quiz.review] },
];

type AttemptSummary = Quiz["attempts"][number] & { number: number };

const getColumns = (quizId: string): Column<AttemptSummary>[] => [
  {
    key: "number",
    label: "Percobaan",
    cell: ({ id, number }) => (
      <a href={attemptPath({ quizId, attemptId: id }, "Hasil")}>Percobaan ke-{number}</a>
    ),
  },
  {
    key: "submitted",
    label: "Dikumpulkan",
    cell: ({ submittedAt, startedAt }) => formatDateTime(submittedAt ?? startedAt),
  },
  { key: "score", label: "Nilai", numeric: true, cell: ({ score }) => score ?? "–" },
  {
    key: "outcome",
    label: "Hasil",
    cell: ({ status, isPassed }) =>
      status === "waiting" ? "Menunggu penilaian" : isPassed ? "Lulus" : "Belum lulus",
  },
];
