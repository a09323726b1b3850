import { CHAPTER_TYPE_LABELS } from "~/lib/class-options";
import { chapterDownloadPath, chapterPath, classPath, coursePath } from "~/lib/paths";
import { AppError } from "../app-error";
import type { Lesson } from "../hosts/learning/lessons";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getCurrentUser } from "./current-user";
import { getLearning } from "./learning";
import { type OutlineModuleView, toOutlineView } from "./outline-views";
import { required } from "./required";

/** A chapter as the route's parameters name it. */
export interface LessonParams {
  class: string;
  module?: string | undefined;
  chapter: string;
}

interface LinkedChapter {
  title: string;
  href: string;
  isOpen: boolean;
}

export interface LessonView {
  course: { id: string; slug: string; name: string; classHref: string; courseHref: string };
  access: Lesson["access"];
  title: string;
  slug: string;
  type: Lesson["chapter"]["type"];
  typeLabel: string;
  minutes: number;
  isDone: boolean;
  moduleTitle: string;
  /** Of the chapter, from 1. */
  position: number;
  /** Of the module, from 1. */
  modulePosition: number;
  chapterCount: number;
  doneCount: number;
  /** Canonical path. */
  href: string;
  downloadHref: string;
  content: Lesson["content"];
  /** The visitor's own note; null for guests. */
  note: string | null;
  previous: LinkedChapter | null;
  next: LinkedChapter | null;
  modules: OutlineModuleView[];
}

/** A chapter with the outline of its class. @throws AppError not-found, unavailable */
export async function getLesson(
  context: RequestContext,
  params: LessonParams,
): Promise<LessonView> {
  const lesson = await required(getLearning(context).getLesson({ query: params }));
  const { chapter, access } = lesson;
  const modules = toOutlineView(lesson, {
    opensAll: access === "enrolled" || access === "staff",
    current: chapter,
  });
  const chapters = modules.flatMap((module) => module.chapters);
  const modulePosition = lesson.modules.findIndex(({ slug }) => slug === chapter.module) + 1;
  return {
    course: {
      id: lesson.class.id,
      slug: lesson.class.slug,
      name: lesson.class.name,
      classHref: classPath(lesson.class),
      courseHref: coursePath(lesson.class),
    },
    access,
    title: chapter.title,
    slug: chapter.slug,
    type: chapter.type,
    typeLabel: CHAPTER_TYPE_LABELS[chapter.type],
    minutes: chapter.minutes,
    isDone: chapter.isDone,
    moduleTitle: lesson.modules[modulePosition - 1]?.title ?? "",
    position: lesson.position,
    modulePosition,
    chapterCount: chapters.length,
    doneCount: lesson.doneCount,
    href: chapterPath(lesson.class, chapter),
    downloadHref: chapterDownloadPath(lesson.class.slug, chapter),
    content: lesson.content,
    note: lesson.note,
    previous: chapters[lesson.position - 2] ?? null,
    next: chapters[lesson.position] ?? null,
    modules,
  };
}

/** Replaces the visitor's own note of a chapter. @throws AppError unauthenticated, not-found */
export async function saveNote(
  context: RequestContext,
  params: LessonParams,
  text: string,
): Promise<ActionResult> {
  if (!(await getCurrentUser(context))) throw new AppError("unauthenticated");
  return attempt(context, { fields: [] }, () =>
    getLearning(context).saveNote({ body: { ...params, text } }),
  );
}

const MEASURED_MESSAGES: Partial<Record<LessonView["type"], string>> = {
  quiz: "Bab kuis selesai dengan sendirinya begitu Anda lulus kuisnya.",
  assignment: "Bab tugas selesai dengan sendirinya sesudah tugasnya Anda kumpulkan.",
};

/**
 * Marks a chapter as done.
 * @returns where to go on: the next chapter, or the course after the last one
 * @throws AppError unauthenticated, not-found
 */
export async function completeLesson(
  context: RequestContext,
  params: LessonParams,
): Promise<ActionResult<{ href: string }>> {
  const { course, next, type } = await getLesson(context, params);
  if (!(await getCurrentUser(context))) throw new AppError("unauthenticated");
  const measured = MEASURED_MESSAGES[type];
  const messages = measured === undefined ? {} : { 409: measured };
  return attempt(context, { fields: [], messages }, async () => {
    const { data } = await getLearning(context).completeLesson({ body: params });
    const isFinished = data.doneCount === data.chapterCount;
    return { href: isFinished || !next ? course.courseHref : next.href };
  });
}
