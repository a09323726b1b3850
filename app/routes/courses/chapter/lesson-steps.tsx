import type { LessonView } from "~/server/features/lessons";
import { Button, ButtonLink } from "~/ui/button";
import { HiddenFields } from "~/ui/form/post-form";
import { DoneMark } from "./chapter-list";

interface Props {
  lesson: LessonView;
  idempotencyKey: string;
}

/** The step onwards: marks the chapter as done, or leads to the next one. */
export function LessonSteps({ lesson, idempotencyKey }: Props) {
  const { access, isDone, previous, type, downloadHref } = lesson;
  if (access === "locked") return null;
  // A quiz is done when it is passed.
  const canComplete = access === "enrolled" && !isDone && type !== "quiz";
  return (
    <div className="no-print grid gap-4 border-t border-line pt-6">
      {access === "enrolled" && isDone && (
        <p className="flex items-center gap-2">
          <DoneMark /> Bab ini sudah Anda selesaikan.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {canComplete ? (
          <CompleteForm lesson={lesson} idempotencyKey={idempotencyKey} />
        ) : (
          <NextLink lesson={lesson} />
        )}
        {previous?.isOpen && (
          <ButtonLink href={previous.href} rel="prev" variant="quiet">
            Bab sebelumnya
          </ButtonLink>
        )}
      </div>
      <p>
        <a href={downloadHref} className="inline-flex min-h-11 items-center underline">
          Unduh bab ini untuk dibaca tanpa internet
        </a>
      </p>
    </div>
  );
}

function CompleteForm({ lesson, idempotencyKey }: Props) {
  return (
    <form method="post" action={lesson.href}>
      <HiddenFields idempotencyKey={idempotencyKey} />
      <Button>
        {lesson.next ? `Selesai, lanjut ke Bab ${lesson.position + 1}` : "Selesai, tamatkan kelas"}
      </Button>
    </form>
  );
}

function NextLink({ lesson: { next, position, course, access } }: Pick<Props, "lesson">) {
  if (next?.isOpen)
    return (
      <ButtonLink href={next.href} rel="next">
        Lanjut ke Bab {position + 1}: {next.title}
      </ButtonLink>
    );
  if (access === "free")
    return <ButtonLink href={course.classHref}>Daftar untuk bab berikutnya</ButtonLink>;
  return <ButtonLink href={course.courseHref}>Kembali ke ringkasan kursus</ButtonLink>;
}
