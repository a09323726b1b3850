import { z } from "zod";
import { PUBLICATIONS } from "~/lib/class-options";
import { WAIT_KINDS } from "~/lib/class-wait";
import { LEARNER_SORT_LABELS } from "~/lib/learners";
import { getKeys } from "~/lib/options";
import type { Operation } from "../host-contract";
import { instant, PAGE_SIZE, paged, pageNumber, pageSize } from "../schemas";

const params = z.object({ slug: z.string().min(1).max(96) });
const search = z.string().max(100).optional();

const staffClassSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  status: z.string(),
  publication: z.enum(PUBLICATIONS).default("published"),
  learnerCount: z.number().int(),
});
export type StaffClass = z.output<typeof staffClassSchema>;

const learnerSchema = z.object({
  id: z.string(),
  name: z.string(),
  enrolledAt: instant,
  doneCount: z.number().int(),
  /** Null before the first finished chapter. */
  lastDoneAt: instant.nullable(),
  /** Hand-ins that wait for a grade. */
  waitingHandIns: z.number().int().default(0),
});
export type Learner = z.output<typeof learnerSchema>;

export const staffClassOperations = {
  /** Classes that the caller teaches; for managers all of them. 403. */
  listStaffClasses: {
    method: "GET",
    path: "v1/staff-class",
    query: z.object({
      page: pageNumber,
      perPage: pageSize(PAGE_SIZE.content),
      publication: z.enum(PUBLICATIONS).optional(),
    }),
    /** With the number of classes of each publication. */
    response: paged(staffClassSchema).extend({
      counts: z.partialRecord(z.enum(PUBLICATIONS), z.number().int()).default({}),
    }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Learners of a class with their progress. 403 unless staff of the class, 404. */
  listLearners: {
    method: "GET",
    path: "v1/staff-class/{slug}/learner",
    params,
    query: z.object({
      page: pageNumber,
      perPage: pageSize(PAGE_SIZE.content),
      search,
      sort: z.enum(getKeys(LEARNER_SORT_LABELS)).optional(),
    }),
    response: paged(learnerSchema).extend({
      class: z.object({ slug: z.string(), name: z.string(), type: z.string() }),
      chapterCount: z.number().int(),
      /** Of all learners. */
      waitingHandIns: z.number().int().default(0),
    }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Who waits for a class: with an offer, in line, then for its opening. 403 unless staff of the class, 404. */
  listClassWaits: {
    method: "GET",
    path: "v1/staff-class/{slug}/wait",
    params,
    query: z.object({ page: pageNumber, perPage: pageSize(PAGE_SIZE.content) }),
    response: paged(
      z.object({
        id: z.string(),
        name: z.string(),
        kind: z.enum(WAIT_KINDS),
        since: instant,
        /** Until when a free place is held; null without an offer. */
        offeredUntil: instant.nullable(),
      }),
    ),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** All learners that `search` finds as CSV (RFC 4180, UTF-8 with BOM). 403, 404. */
  exportLearners: {
    method: "GET",
    path: "v1/staff-class/{slug}/learner-export",
    params,
    query: z.object({ search }),
    response: z.unknown(),
    success: [200],
    idempotent: true,
    auth: "user",
    raw: true,
  },
  /** Quizzes of the caller's classes with attempts that wait for grading, the longest wait first. 403. */
  listWaitingEssays: {
    method: "GET",
    path: "v1/waiting-essay",
    response: z.object({
      items: z.array(
        z.object({
          quiz: z.object({ id: z.string(), title: z.string() }),
          className: z.string(),
          count: z.number().int(),
        }),
      ),
    }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
} satisfies Record<string, Operation>;
