import type { LessonView } from "~/server/features/lessons";
import { Button, ButtonLink } from "~/ui/button";
import { DoneMark } from "./chapter-list";

interface Props {
  lesson: LessonView;
}

/** The host ends these itself: a quiz when it is passed, a task when it is handed in. */
const isMeasured = (type: LessonView["type"]) => type === "quiz" || type === "assignment";

/** The step onwards: marks the chapter as done, or leads to the next one. */
export function LessonSteps({ lesson }: Props) {
  const { access, isDone, previous, type, downloadHref } = lesson;
  if (access === "locked") return null;
  const canComplete = access === "enrolled" && !isDone && !isMeasured(type);
  return (
    <div className="no-print grid gap-4 border-t border-line pt-6">
      {access === "enrolled" && isDone && (
        <p className="flex items-center gap-2">
          <DoneMark /> Bab ini sudah Anda selesaikan.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {canComplete ? <CompleteButton lesson={lesson} /> : <NextLink lesson={lesson} />}
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

function CompleteButton({ lesson }: Props) {
  return (
    <Button>
      {lesson.next ? `Selesai, lanjut ke Bab ${lesson.position + 1}` : "Selesai, tamatkan kelas"}
    </Button>
  );
}

function NextLink({ lesson }: Props) {
  const { next, position, course, access, type, isDone } = lesson;
  // The page has a quiz or a form that comes first.
  const isTaskOpen = isMeasured(type) && access === "enrolled" && !isDone;
  if (next?.isOpen)
    return (
      <ButtonLink href={next.href} rel="next" variant={isTaskOpen ? "secondary" : "primary"}>
        Lanjut ke Bab {position + 1}: {next.title}
      </ButtonLink>
    );
  if (access === "free")
    return <ButtonLink href={course.classHref}>Daftar untuk bab berikutnya</ButtonLink>;
  return <ButtonLink href={course.courseHref}>Kembali ke ringkasan kursus</ButtonLink>;
}
