import { z } from "zod";
import { HAND_IN_STATE_LABELS, MAX_COMMENT_LENGTH, MAX_HAND_IN_LENGTH } from "~/lib/assignments";
import { getKeys } from "~/lib/options";
import { recordVersion } from "~/lib/shared-fields";
import type { Operation } from "../host-contract";
import { html, instant, PAGE_SIZE, paged, pageNumber, pageSize } from "../schemas";

const id = z.string().min(1).max(64);
const state = z.enum(getKeys(HAND_IN_STATE_LABELS));
const points = z.record(z.string().max(64), z.number().int().min(0));
const classSchema = z.object({ id, slug: z.string(), name: z.string(), type: z.string() });

const decisionSchema = z.object({
  by: z.string(),
  at: instant,
  comment: z.string(),
  /** By criterion; empty if a revision is asked for. */
  points,
  /** 0 to 100; null if a revision is asked for. */
  score: z.number().int().nullable(),
  isPassed: z.boolean(),
});

const handInSchema = z.object({
  id,
  number: z.string(),
  text: z.string(),
  file: z.object({ id: z.string(), name: z.string(), bytes: z.number().int() }).nullable(),
  submittedAt: instant,
  isLate: z.boolean(),
  state,
  /** Null while it waits. */
  decision: decisionSchema.nullable(),
});
export type HandIn = z.output<typeof handInSchema>;

const rules = {
  id,
  title: z.string(),
  criteria: z.array(z.object({ id, title: z.string(), points: z.number().int() })),
  /** Null: none. */
  dueAt: instant.nullable(),
  /** Best score of a late hand-in; null: none is accepted. */
  lateMax: z.number().int().nullable(),
  /** Score that ends the chapter; null: handing in does. */
  passMark: z.number().int().nullable(),
};

export const assignmentSchema = z.object({
  ...rules,
  task: html(),
  class: classSchema,
  /** Null if no chapter holds it. */
  chapter: z.object({ module: z.string(), slug: z.string(), title: z.string() }).nullable(),
  isEnrolled: z.boolean(),
  isStaff: z.boolean(),
  canHandIn: z.boolean(),
  /** What is handed in now counts as late. */
  isLateNow: z.boolean(),
  /** The caller's own, newest first. */
  handIns: z.array(handInSchema),
});
export type Assignment = z.output<typeof assignmentSchema>;

export const handInDetailSchema = handInSchema.extend({
  version: z.number().int(),
  learner: z.string(),
  /** By a newer one of the learner: it cannot be graded any more. */
  isReplaced: z.boolean(),
  assignment: z.object(rules),
  class: classSchema,
  /** The learner's other ones, newest first. */
  others: z.array(handInSchema),
  /** The next one that waits in the caller's classes. */
  next: z.object({ id, learner: z.string(), title: z.string() }).nullable(),
});
export type HandInDetail = z.output<typeof handInDetailSchema>;

export const assignmentOperations = {
  /** A task with the caller's hand-ins. 403 unless enrolled or staff, 404. */
  getAssignment: {
    method: "GET",
    path: "v1/assignment/{assignmentId}",
    params: z.object({ assignmentId: id }),
    response: assignmentSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /**
   * Hands in, or replaces what waits or is to be revised. `fileId` is an own upload with the purpose `assignment`.
   * 403 unless enrolled, 404, 409 after the grade or the due date, 422, 429.
   */
  handIn: {
    method: "POST",
    path: "v1/assignment/{assignmentId}/hand-in",
    params: z.object({ assignmentId: id }),
    body: z.object({ text: z.string().max(MAX_HAND_IN_LENGTH), fileId: id.nullable() }),
    response: handInSchema,
    success: [201],
    idempotent: false,
    auth: "user",
  },
  /** Newest hand-ins of the learners of the caller's classes, oldest first; `class` is a slug. 403. */
  listHandIns: {
    method: "GET",
    path: "v1/hand-in",
    query: z.object({
      page: pageNumber,
      perPage: pageSize(PAGE_SIZE.content),
      state: state.optional(),
      class: z.string().max(96).optional(),
    }),
    response: paged(
      z.object({
        id,
        title: z.string(),
        learner: z.string(),
        className: z.string(),
        submittedAt: instant,
        isLate: z.boolean(),
        state,
        score: z.number().int().nullable(),
      }),
    ).extend({
      /** Of the caller, with tasks. */
      classes: z.array(z.object({ slug: z.string(), name: z.string() })),
    }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** 403 unless staff of the class, 404. */
  getHandIn: {
    method: "GET",
    path: "v1/hand-in/{id}",
    params: z.object({ id }),
    response: handInDetailSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /**
   * Grades a hand-in or asks for a revision, and mails the learner. Repeated, it changes nothing.
   * 403 unless staff of the class, 404, 409 if it was decided or replaced before, 422.
   */
  decideHandIn: {
    method: "POST",
    path: "v1/hand-in/{id}/decision",
    params: z.object({ id }),
    body: z.object({
      version: recordVersion,
      decision: z.enum(["grade", "revise"]),
      points,
      comment: z.string().max(MAX_COMMENT_LENGTH),
    }),
    response: handInDetailSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
} satisfies Record<string, Operation>;
