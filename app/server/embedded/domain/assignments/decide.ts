import { type CriterionPoints, computeScore } from "~/lib/assignments";
import { formatDateTime } from "~/lib/dates";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import type { HandInDetail } from "../../../hosts/learning/assignments";
import {
  type HostContext,
  notFound,
  type Queryable,
  STALE_MESSAGE,
  validationError,
} from "../../kit/context";
import { getUserName } from "../accounts/users";
import { requireClassStaff } from "../learning/class-access";
import { getMailSite } from "../mail/mail-site";
import { type AssignmentRow, findAssignment, toAssignmentClass, toRules } from "./assignment";
import { notifyDecided } from "./assignment-emails";
import { endChapter } from "./hand-in";
import { findNextWaiting } from "./hand-in-queue";
import { type HandInRow, listOwnHandIns, parsePoints, toHandIn } from "./hand-in-rows";

interface HandInCall {
  tenantId: string;
  user: HostUser;
  id: string;
}

interface Decision {
  version: number;
  decision: "grade" | "revise";
  points: CriterionPoints;
  comment: string;
}

/** @throws ApiError 403 unless staff of the class, 404 */
export async function getHandIn({ db }: HostContext, call: HandInCall): Promise<HandInDetail> {
  const { row, placed } = await findHandIn(db, call);
  const { tenantId } = call;
  const [learner, own, next] = await Promise.all([
    getUserName(db, row.user_id),
    listOwnHandIns(db, { tenantId, assignmentId: row.assignment_id, userId: row.user_id }),
    findNextWaiting(db, call, row),
  ]);
  return {
    ...toHandIn(row),
    version: row.version,
    learner,
    isReplaced: row.replaced_at !== null,
    assignment: toRules(placed.assignment),
    class: toAssignmentClass(placed.row),
    others: own.filter(({ id }) => id !== row.id).map(toHandIn),
    next,
  };
}

async function findHandIn(db: Queryable, { tenantId, user, id }: HandInCall) {
  const row = await selectHandIn(db, tenantId, id);
  if (!row) throw notFound("Kiriman tugas");
  const placed = await findAssignment(db, tenantId, row.assignment_id);
  await requireClassStaff(db, placed.row, user);
  return { row, placed };
}

const selectHandIn = (db: Queryable, tenantId: string, id: string) =>
  db
    .selectFrom("hand_ins")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst();

/**
 * Grades a waiting hand-in or asks for a revision, and mails the learner. Repeated, it changes nothing.
 * @throws ApiError 403 unless staff of the class, 404, 409 if it was decided or replaced before, 422
 */
export async function decideHandIn(
  context: HostContext,
  { version, decision, points, comment, ...call }: HandInCall & Decision,
): Promise<HandInDetail> {
  const { row, placed } = await findHandIn(context.db, call);
  const given = { version, decision, points, comment: comment.trim() };
  const change = { ...toChange(placed.assignment, row, given), decided_by_id: call.user.id };
  const site = await getMailSite(context, call.tenantId);
  await context.db.transaction().execute(async (trx) => {
    const now = context.clock();
    const decidedBy = await getUserName(trx, call.user.id);
    const decided = await storeDecision(trx, {
      row,
      version,
      change: { ...change, decided_by_name: decidedBy, decided_at: now },
    });
    if (!decided) return requireSameDecision(trx, row, change);
    await notifyDecided(context, trx, { row: decided, placed, site });
    if (decided.passed === 1 && placed.assignment.pass_mark !== null)
      await endChapter(context, trx, { placed, userId: decided.user_id });
  });
  return getHandIn(context, call);
}

/** @throws ApiError 422 */
function toChange(assignment: AssignmentRow, row: HandInRow, given: Decision) {
  const { comment } = given;
  if (given.decision === "revise") {
    if (comment === "") throw validationError({ comment: "Tulis apa yang perlu diperbaiki" });
    return { status: "revision" as const, points: "{}", comment, score: null, passed: null };
  }
  const { criteria, lateMax, passMark } = toRules(assignment);
  const errors = criteria.flatMap(({ id, points: max }) => {
    const value = given.points[id];
    if (value === undefined) return [[`points.${id}`, "Beri nilai untuk kriteria ini"]];
    return value > max ? [[`points.${id}`, `Paling banyak ${max}`]] : [];
  });
  if (errors.length > 0) throw validationError(Object.fromEntries(errors));
  const points = Object.fromEntries(criteria.map(({ id }) => [id, given.points[id] ?? 0]));
  const score = computeScore(criteria, points, { isLate: row.late === 1, lateMax });
  return {
    status: "graded" as const,
    points: JSON.stringify(points),
    comment,
    score,
    passed: Number(passMark === null || score >= passMark),
  };
}

interface StoredDecision {
  row: HandInRow;
  version: number;
  change: Partial<HandInRow>;
}

/** @returns undefined if it does not wait in that version any more */
const storeDecision = (trx: Queryable, { row, version, change }: StoredDecision) =>
  trx
    .updateTable("hand_ins")
    .set({ ...change, version: version + 1 })
    .where("lms_id", "=", row.lms_id)
    .where("id", "=", row.id)
    .where("version", "=", version)
    .where("status", "=", "waiting")
    .where("replaced_at", "is", null)
    .returningAll()
    .executeTakeFirst();

type Change = ReturnType<typeof toChange> & { decided_by_id: string };

/** @throws ApiError 409 unless the same person has decided the same */
async function requireSameDecision(
  trx: Queryable,
  { lms_id, id }: HandInRow,
  change: Change,
): Promise<void> {
  const stored = await selectHandIn(trx, lms_id, id);
  if (stored?.decided_at == null) throw new ApiError(409, getReplacedMessage(stored));
  const isSame =
    stored.decided_by_id === change.decided_by_id &&
    stored.status === change.status &&
    stored.comment === change.comment &&
    JSON.stringify(parsePoints(stored)) === change.points;
  if (!isSame) throw new ApiError(409, getDecidedMessage(stored));
}

const getReplacedMessage = (stored: HandInRow | undefined) =>
  stored?.replaced_at == null
    ? STALE_MESSAGE
    : "Peserta sudah mengirim ulang tugas ini. Nilai kiriman yang baru.";

function getDecidedMessage({ status, score, decided_by_name, decided_at }: HandInRow): string {
  const what = status === "graded" ? `dinilai ${score}` : "dikembalikan untuk diperbaiki";
  return `Tugas ini sudah ${what} oleh ${decided_by_name} pada ${formatDateTime(decided_at ?? 0)}.`;
}
