import type { CriterionPoints } from "~/lib/assignments";
import type { HandIn } from "../../../hosts/learning/assignments";
import type { Schema } from "../../database/schema/schema";
import type { Queryable } from "../../kit/context";

export type HandInRow = Schema["hand_ins"];

interface OwnHandIns {
  tenantId: string;
  assignmentId: string;
  userId: string;
}

/** Of one learner, newest first. */
export const listOwnHandIns = (
  db: Queryable,
  { tenantId, assignmentId, userId }: OwnHandIns,
): Promise<HandInRow[]> =>
  db
    .selectFrom("hand_ins")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("assignment_id", "=", assignmentId)
    .where("user_id", "=", userId)
    .orderBy("submitted_at", "desc")
    .orderBy("number", "desc")
    .execute();

export const toHandIn = (row: HandInRow): HandIn => ({
  id: row.id,
  number: row.number,
  text: row.body,
  file: row.file_id
    ? { id: row.file_id, name: row.file_name ?? "", bytes: row.file_bytes ?? 0 }
    : null,
  submittedAt: row.submitted_at,
  isLate: row.late === 1,
  state: row.status,
  decision: toDecision(row),
});

function toDecision(row: HandInRow): HandIn["decision"] {
  if (row.decided_at === null) return null;
  return {
    by: row.decided_by_name ?? "",
    at: row.decided_at,
    comment: row.comment,
    points: parsePoints(row),
    score: row.score,
    isPassed: row.passed === 1,
  };
}

export const parsePoints = ({ points }: Pick<HandInRow, "points">) =>
  JSON.parse(points) as CriterionPoints;
