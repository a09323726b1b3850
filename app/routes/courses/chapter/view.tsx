import { joinFacts } from "~/lib/join-facts";
import type { Optional } from "~/lib/views";
import type { LessonView } from "~/server/features/lessons";
import type { LessonQuestionsView } from "~/server/features/questions";
import { HiddenFields } from "~/ui/form/post-form";
import { Notice } from "~/ui/notice";
import { ProgressLine } from "~/ui/progress-line";
import { CHAPTER_LIST_ID, ChapterList } from "./chapter-list";
import { type ChapterAssignment, LessonBody } from "./lesson-body";
import { LessonNote } from "./lesson-note";
import { LessonQuestions } from "./lesson-questions";
import { LessonSteps } from "./lesson-steps";
import { LockedLesson } from "./locked-lesson";

interface LessonPageProps {
  lesson: LessonView;
  isSignedIn: boolean;
  idempotencyKey: string;
  assignment: ChapterAssignment["assignment"];
  /** Files need this site's own drive. */
  canAttach: boolean;
  /** Why the form was not accepted. */
  errorMessage: string | null;
  /** Note of a rejected form. */
  unsavedNote: string | null;
  /** Null for who is not in the class. */
  questions: Optional<LessonQuestionsView> | null;
  /** Question of a rejected form. */
  unsentQuestion: string | null;
}

/** The chapter: its text first, then the one step onwards; the outline stands beside it, or below. */
export function LessonPage(props: LessonPageProps) {
  const { lesson } = props;
  return (
    <>
      <LessonBar lesson={lesson} />
      <div className="page grid items-start gap-x-10 gap-y-6 py-6 lg:grid-cols-[17.5rem_minmax(0,1fr)]">
        <LessonArticle {...props} />
        <ChapterList {...lesson} />
      </div>
    </>
  );
}

function LessonArticle({
  lesson,
  isSignedIn,
  idempotencyKey,
  assignment,
  canAttach,
  errorMessage,
  unsavedNote,
  questions,
  unsentQuestion,
}: LessonPageProps) {
  const facts = joinFacts(
    [
      `Modul ${lesson.modulePosition}: ${lesson.moduleTitle}`,
      lesson.typeLabel,
      lesson.minutes > 0 && `${lesson.minutes} menit`,
    ],
    " · ",
  );
  return (
    <article className="grid min-w-0 gap-6 lg:col-start-2 lg:row-start-1">
      <header className="grid max-w-170 gap-2">
        <p className="no-print lg:hidden">
          <a
            href={`#${CHAPTER_LIST_ID}`}
            className="inline-flex min-h-11 items-center text-primary-text underline"
          >
            Daftar bab: Bab {lesson.position} dari {lesson.chapterCount}
          </a>
        </p>
        <p className="text-sm text-ink-soft">{facts}</p>
        <h1 className="text-3xl font-bold">{lesson.title}</h1>
        <Progress lesson={lesson} />
      </header>
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
      <div className="grid max-w-170 gap-6">
        {lesson.content ? (
          <LessonBody
            lesson={lesson}
            content={lesson.content}
            task={{ assignment, canAttach, idempotencyKey }}
          />
        ) : (
          <LockedLesson lesson={lesson} isSignedIn={isSignedIn} />
        )}
        <StepsAndNote lesson={lesson} idempotencyKey={idempotencyKey} unsavedNote={unsavedNote} />
        {questions && (
          <LessonQuestions
            action={lesson.href}
            questions={questions}
            canAsk={lesson.access === "enrolled"}
            idempotencyKey={idempotencyKey}
            unsent={unsentQuestion}
          />
        )}
      </div>
    </article>
  );
}

/** One form, so that going on also saves the note. It surrounds its fields, because text browsers do not know `form=""`. */
function StepsAndNote({
  lesson,
  idempotencyKey,
  unsavedNote,
}: Pick<LessonPageProps, "lesson" | "idempotencyKey" | "unsavedNote">) {
  if (lesson.note === null) return <LessonSteps lesson={lesson} />;
  return (
    <form method="post" action={lesson.href} className="grid gap-6">
      <HiddenFields idempotencyKey={idempotencyKey} />
      <LessonSteps lesson={lesson} />
      <LessonNote saved={lesson.note} unsaved={unsavedNote} />
    </form>
  );
}

/** In place of the site's header. */
function LessonBar({ lesson: { course } }: Pick<LessonPageProps, "lesson">) {
  return (
    <div className="no-print border-b border-line bg-surface-2">
      <div className="page flex min-h-12 items-center justify-between gap-x-4">
        <a
          href={course.courseHref}
          className="min-w-0 truncate py-2.5 font-semibold text-ink no-underline"
        >
          {course.name}
        </a>{" "}
        <a href={course.classHref} className="shrink-0 py-2.5 text-primary-text underline">
          Keluar ke kelas
        </a>
      </div>
    </div>
  );
}

function Progress({ lesson }: Pick<LessonPageProps, "lesson">) {
  const { access, position, chapterCount, doneCount } = lesson;
  if (access !== "enrolled")
    return (
      <p className="text-sm tabular-nums max-lg:hidden">
        Bab {position} dari {chapterCount}
      </p>
    );
  return (
    <div className="no-print grid gap-1">
      <p className="text-sm tabular-nums">
        <span className="max-lg:hidden">
          Bab {position} dari {chapterCount} ·{" "}
        </span>
        {doneCount} bab sudah selesai
      </p>
      <ProgressLine label="Bab yang sudah selesai" value={doneCount} max={chapterCount} />
    </div>
  );
}
