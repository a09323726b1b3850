import { formatDateTime } from "~/lib/dates";
import { certificatePath, chapterPath, classPath, quizPath } from "~/lib/paths";
import type { AttemptResult } from "~/server/hosts/learning/quizzes";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { QuizReview } from "./review";

const WITHHELD: Record<AttemptResult["reviewRule"], string> = {
  always: "",
  passed: "Pembahasan tampil setelah Anda lulus, atau saat percobaan Anda habis.",
  never: "Kuis ini tidak menampilkan pembahasan.",
};

export function QuizResult({ result }: { result: AttemptResult }) {
  const { quiz, chapter, certificates, review } = result;
  return (
    <div className="page grid max-w-3xl gap-6 py-8 md:py-12">
      <PageHeader
        title="Hasil kuis"
        lead={`${quiz.title} · dikumpulkan ${formatDateTime(result.submittedAt ?? result.startedAt)}`}
        breadcrumbs={[
          { label: result.class.name, href: classPath(result.class) },
          { label: quiz.title, href: quizPath(quiz.id) },
          { label: "Hasil" },
        ]}
      />
      <Outcome result={result} />
      {certificates.length > 0 && (
        <div>
          <p>Sertifikat Anda untuk kelas ini:</p>
          <ul className="list-disc pl-6">
            {certificates.map((number) => (
              <li key={number}>
                <a
                  href={certificatePath(number)}
                  className="inline-flex min-h-11 items-center underline"
                >
                  {number}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {result.isPassed && result.next && (
          <ButtonLink href={chapterPath(result.class, result.next)}>
            Lanjut ke {result.next.title}
          </ButtonLink>
        )}
        {!result.isPassed && result.canStart && (
          <ButtonLink href={quizPath(quiz.id)}>Coba lagi</ButtonLink>
        )}
        {chapter && (
          <ButtonLink variant="secondary" href={chapterPath(result.class, chapter)}>
            Kembali ke bab
          </ButtonLink>
        )}
      </div>
      {review ? <QuizReview questions={review} /> : <p>{WITHHELD[result.reviewRule]}</p>}
    </div>
  );
}

function Outcome({ result: { status, score, isPassed, quiz } }: { result: AttemptResult }) {
  if (status === "waiting")
    return (
      <Notice tone="info" title="Menunggu penilaian">
        Jawaban Anda sudah dikumpulkan. Nilai keluar setelah pengajar menilai jawaban uraian.
      </Notice>
    );
  return (
    <Notice tone={isPassed ? "success" : "warning"} title={isPassed ? "Lulus" : "Belum lulus"}>
      Nilai Anda <strong>{score}</strong> dari 100; nilai lulus {quiz.passMark}.
    </Notice>
  );
}
