import { z } from "zod";
import type { Operation } from "../host-contract";
import { html, optionalAddress } from "../schemas";
import { CHAPTER_TYPES } from "../services/classes";

const slug = z.string().min(1).max(96);

/** A chapter within a class. Without `module`, the first module that holds the chapter (designs B3). */
export const lessonPlaceSchema = z.object({ class: slug, module: slug.optional(), chapter: slug });

const chapterLinkSchema = z.object({
  module: z.string(),
  slug: z.string(),
  title: z.string(),
});

const outlineChapterSchema = chapterLinkSchema.extend({
  type: z.enum(CHAPTER_TYPES),
  minutes: z.number().int(),
  isFree: z.boolean(),
  isDone: z.boolean(),
});

const modulesSchema = z.array(
  z.object({ slug: z.string(), title: z.string(), chapters: z.array(outlineChapterSchema) }),
);
const lessonClassSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  type: z.string(),
});

/** What the caller may do: learn, read a free chapter, look at it as staff, or nothing. */
const LESSON_ACCESS = ["enrolled", "free", "staff", "locked"] as const;

const lessonContentSchema = z.object({
  /** "" if it is not written yet. */
  body: html(),
  poster: optionalAddress(),
  /** Address of the video or file; null if there is none yet. */
  media: optionalAddress(),
  /** Address of a video's sound alone. */
  audio: optionalAddress(),
  /** Address of a video's captions. */
  captions: optionalAddress(),
  quizId: z.string().nullable(),
  assignmentId: z.string().nullable().default(null),
  /** Of a code task: studio language and initial code. */
  language: z.string().nullable(),
  starter: z.string().nullable(),
});

export const lessonSchema = z.object({
  class: lessonClassSchema,
  access: z.enum(LESSON_ACCESS),
  chapter: outlineChapterSchema,
  /** Null if access is locked. */
  content: lessonContentSchema.nullable(),
  /** The caller's own note, "" without one; null for guests and if access is locked. */
  note: z.string().nullable(),
  /** From 1. */
  position: z.number().int(),
  doneCount: z.number().int(),
  previous: chapterLinkSchema.nullable(),
  next: chapterLinkSchema.nullable(),
  modules: modulesSchema,
});
export type Lesson = z.output<typeof lessonSchema>;

/** Who the caller is to a class: without a role in it, only its free chapters are open. */
const CLASS_ACCESS = ["enrolled", "staff", "visitor"] as const;

export const outlineSchema = z.object({
  class: lessonClassSchema,
  access: z.enum(CLASS_ACCESS),
  doneCount: z.number().int(),
  modules: modulesSchema,
  /** Numbers of the caller's valid certificates of this class. */
  certificates: z.array(z.string()),
});
export type Outline = z.output<typeof outlineSchema>;

export const lessonOperations = {
  /** All chapters of a class with the caller's progress. 404 for an unknown class. */
  getOutline: {
    method: "GET",
    path: "v1/lesson/outline",
    query: z.object({ class: slug }),
    response: outlineSchema,
    success: [200],
    idempotent: true,
    auth: "visitor",
  },
  /** One chapter with the outline of its class. 404 for an unknown class or chapter. */
  getLesson: {
    method: "GET",
    path: "v1/lesson",
    query: lessonPlaceSchema,
    response: lessonSchema,
    success: [200],
    idempotent: true,
    auth: "visitor",
  },
  /**
   * Marks a chapter as done; repeated, it changes nothing. The last chapter issues the certificate of completion.
   * 403 unless enrolled, 404, 409 for a quiz that is not passed yet.
   */
  completeLesson: {
    method: "POST",
    path: "v1/lesson/complete",
    body: lessonPlaceSchema,
    response: z.object({
      next: chapterLinkSchema.nullable(),
      doneCount: z.number().int(),
      chapterCount: z.number().int(),
      /** Numbers of the learner's valid certificates of this class. */
      certificates: z.array(z.string()),
    }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
} satisfies Record<string, Operation>;
