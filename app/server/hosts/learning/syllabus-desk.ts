import { z } from "zod";
import { recordVersion } from "~/lib/shared-fields";
import { chapterSettingsSchema, syllabusEditSchema } from "~/lib/syllabus-fields";
import type { Operation } from "../host-contract";
import { html } from "../schemas";
import { CHAPTER_TYPES } from "../services/classes";

const params = z.object({ slug: z.string().min(1).max(96) });
const chapterParams = params.extend({
  module: z.string().min(1).max(96),
  chapter: z.string().min(1).max(96),
});
const classSchema = z.object({ slug: z.string(), name: z.string(), type: z.string() });

const deskSyllabusSchema = z.object({
  class: classSchema,
  version: recordVersion,
  modules: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      chapters: z.array(
        z.object({
          slug: z.string(),
          title: z.string(),
          type: z.enum(CHAPTER_TYPES),
          minutes: z.number().int(),
          isFree: z.boolean(),
          /** Removed from the syllabus; the progress of learners is kept. */
          isArchived: z.boolean(),
        }),
      ),
    }),
  ),
});
export type DeskSyllabus = z.output<typeof deskSyllabusSchema>;

const storedFile = z.object({ name: z.string(), bytes: z.number().int() }).nullable();

const deskChapterSchema = z.object({
  class: classSchema,
  module: z.string(),
  slug: z.string(),
  type: z.enum(CHAPTER_TYPES),
  title: z.string(),
  minutes: z.number().int(),
  isFree: z.boolean(),
  /** Learners do not see it. */
  isArchived: z.boolean(),
  body: html(),
  media: z.string().nullable(),
  audio: z.string().nullable(),
  captions: z.string().nullable(),
  /** What of these are files of the drive. */
  files: z.object({ media: storedFile, audio: storedFile, captions: storedFile }),
  quizId: z.string().nullable(),
  task: z
    .object({
      criteria: z.array(z.object({ title: z.string(), points: z.number().int() })),
      dueAt: z.number().int().nullable(),
      lateMax: z.number().int().nullable(),
      passMark: z.number().int().nullable(),
    })
    .nullable(),
  /** 0 before the first save of a chapter without content. */
  version: z.number().int(),
});
export type DeskChapter = z.output<typeof deskChapterSchema>;

const read = { method: "GET", success: [200], idempotent: true, auth: "user" } as const;
const write = { success: [200], idempotent: false, auth: "user", changesContent: true } as const;

/** Modules and chapters for the staff of a class; 403 for others, 404 for classes of other tenants. */
export const syllabusDeskOperations = {
  getDeskSyllabus: {
    ...read,
    path: "v1/staff-class/{slug}/syllabus",
    params,
    response: deskSyllabusSchema,
  },
  /** 404, 409 for a stale version, or a module that still has chapters. */
  editSyllabus: {
    ...write,
    method: "POST",
    path: "v1/staff-class/{slug}/syllabus",
    params,
    body: z.object({ version: recordVersion, edit: syllabusEditSchema }),
    response: deskSyllabusSchema,
  },
  getDeskChapter: {
    ...read,
    path: "v1/staff-class/{slug}/syllabus/{module}/{chapter}",
    params: chapterParams,
    response: deskChapterSchema,
  },
  /**
   * 404, 409 for a stale version, 422 for a file that is gone or of another kind or chapter. Files that it names no
   * more are deleted.
   */
  saveDeskChapter: {
    ...write,
    method: "PUT",
    path: "v1/staff-class/{slug}/syllabus/{module}/{chapter}",
    params: chapterParams,
    body: chapterSettingsSchema.extend({ version: recordVersion }),
    response: deskChapterSchema,
  },
} satisfies Record<string, Operation>;
