import type { Criterion } from "~/lib/assignments";
import type { HostUser } from "../../../hosts/host-handler";
import type { Assignment } from "../../../hosts/learning/assignments";
import type { Schema } from "../../database/schema/schema";
import { forbidden, type HostContext, notFound, type Queryable } from "../../kit/context";
import { type ClassRow, isClassStaff, isEnrolled } from "../learning/class-access";
import {
  filterHolders,
  type OutlineChapter,
  readOutline,
  toChapterLink,
} from "../learning/outline";
import { type HandInRow, listOwnHandIns, toHandIn } from "./hand-in-rows";

export type AssignmentRow = Schema["assignments"];

/** An assignment with its place in a class. */
export interface PlacedAssignment {
  assignment: AssignmentRow;
  row: ClassRow;
  outline: OutlineChapter[];
  /** That hold the assignment, in reading order. */
  chapters: OutlineChapter[];
}

export interface AssignmentCall {
  tenantId: string;
  user: HostUser;
  assignmentId: string;
}

/** @throws ApiError 404 */
export async function findAssignment(
  db: Queryable,
  tenantId: string,
  assignmentId: string,
): Promise<PlacedAssignment> {
  const assignment = await db
    .selectFrom("assignments")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("id", "=", assignmentId)
    .executeTakeFirst();
  if (!assignment) throw notFound("Tugas");
  const row = await db
    .selectFrom("classes")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("id", "=", assignment.class_id)
    .executeTakeFirstOrThrow();
  const key = { tenantId, classId: row.id };
  const outline = await readOutline(db, key);
  const held = { ...key, column: "assignment_id", id: assignment.id } as const;
  return { assignment, row, outline, chapters: await filterHolders(db, outline, held) };
}

export const toRules = (row: AssignmentRow) => ({
  id: row.id,
  title: row.title,
  criteria: JSON.parse(row.criteria) as Criterion[],
  dueAt: row.due_at,
  lateMax: row.late_max,
  passMark: row.pass_mark,
});

export const toAssignmentClass = ({ id, slug, name, type }: ClassRow) => ({ id, slug, name, type });

/**
 * Whether a hand-in after `newest` is accepted, and counts as late. What follows a decision inherits the punctuality
 * of the first hand-in (docs/decisions/0067).
 */
export function getAcceptance(
  assignment: AssignmentRow,
  newest: HandInRow | undefined,
  now: number,
): { isOpen: boolean; isLate: boolean } {
  if (newest && newest.status !== "waiting") {
    const isFinal = newest.status === "graded" && newest.passed === 1;
    return { isOpen: !isFinal, isLate: newest.late === 1 };
  }
  const isLate = assignment.due_at !== null && now > assignment.due_at;
  return { isOpen: !isLate || assignment.late_max !== null, isLate };
}

/** A task with the user's hand-ins. @throws ApiError 403 unless enrolled or staff, 404 */
export async function getAssignment(
  { db, clock }: HostContext,
  { tenantId, user, assignmentId }: AssignmentCall,
): Promise<Assignment> {
  const { assignment, row, chapters } = await findAssignment(db, tenantId, assignmentId);
  const [enrolled, isStaff, handIns, task] = await Promise.all([
    isEnrolled(db, row, user.id),
    isClassStaff(db, row, user),
    listOwnHandIns(db, { tenantId, assignmentId, userId: user.id }),
    readTask(db, assignment),
  ]);
  if (!enrolled && !isStaff) throw forbidden();
  const { isOpen, isLate } = getAcceptance(assignment, handIns[0], clock());
  return {
    ...toRules(assignment),
    task,
    class: toAssignmentClass(row),
    chapter: toChapterLink(chapters[0]),
    isEnrolled: enrolled,
    isStaff,
    canHandIn: enrolled && isOpen,
    isLateNow: isLate,
    handIns: handIns.map(toHandIn),
  };
}

async function readTask(db: Queryable, { lms_id, class_id, id }: AssignmentRow): Promise<string> {
  const row = await db
    .selectFrom("chapter_contents")
    .select("body")
    .where("lms_id", "=", lms_id)
    .where("class_id", "=", class_id)
    .where("assignment_id", "=", id)
    .executeTakeFirst();
  return row?.body ?? "";
}
