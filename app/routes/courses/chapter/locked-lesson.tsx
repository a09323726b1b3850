import { enrolPath } from "~/lib/paths";
import type { LessonView } from "~/server/features/lessons";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";

/** Says whom the chapter is for, and the way there. */
export function LockedLesson({ lesson, isSignedIn }: { lesson: LessonView; isSignedIn: boolean }) {
  return (
    <>
      <Notice tone="info" title="Bab ini untuk peserta kelas">
        {isSignedIn
          ? `Akun Anda belum terdaftar di ${lesson.course.name}. Daftar dahulu, lalu semua babnya terbuka.`
          : `Daftar di ${lesson.course.name} untuk membuka semua babnya. Sudah menjadi peserta? Masuk dengan akun Anda.`}
      </Notice>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={enrolPath(lesson.course.slug)}>Daftar kelas ini</ButtonLink>
        {!isSignedIn && (
          <ButtonLink
            href={`/Login?redirect=${encodeURIComponent(lesson.href)}`}
            variant="secondary"
            rel="nofollow"
          >
            Masuk
          </ButtonLink>
        )}
      </p>
    </>
  );
}
