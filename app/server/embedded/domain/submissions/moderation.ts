import {
  SUBMISSION_KINDS,
  SUBMISSION_STATUSES,
  type SubmissionKind,
  type SubmissionStatus,
} from "~/lib/submissions";
import type { Submission } from "../../../hosts/admin/moderation";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import type { Schema } from "../../database/schema/schema";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import {
  type HostContext,
  notFound,
  type Queryable,
  requirePermission,
  STALE_MESSAGE,
  validationError,
} from "../../kit/context";
import { readPage } from "../../kit/paging";
import { getUserName } from "../accounts/users";
import { getMailSite } from "../mail/mail-site";
import { notifySender } from "./submission-emails";

interface ListSubmissionsInput {
  tenantId: string;
  user: HostUser;
  page: number;
  perPage: number;
  kind?: SubmissionKind | undefined;
  status?: SubmissionStatus | undefined;
}

/** Lists submissions, newest first, with the number pending of each kind. @throws ApiError 403 */
export async function listSubmissions(
  { db }: HostContext,
  { tenantId, user, page, perPage, kind, status }: ListSubmissionsInput,
) {
  requirePermission(user, "submission.moderate");
  let query = selectSubmissions(db, tenantId);
  if (kind) query = query.where("s.kind", "=", kind);
  if (status) query = query.where("s.status", "=", status);
  const [{ rows, ...pagination }, counts] = await Promise.all([
    readPage(query.orderBy("s.created_at", "desc").orderBy("s.id"), page, perPage),
    countSubmissions(db, tenantId, kind),
  ]);
  return { ...pagination, items: rows.map(toSubmission), ...counts };
}

interface ModerateInput extends AuditSource {
  user: HostUser;
  id: string;
  status: "published" | "hidden";
  version: number;
  reason?: string | undefined;
  /** Of aspirations. */
  answer?: string | undefined;
}

/**
 * Publishes, answers or hides a submission. Repeated by the same person, it changes nothing.
 * @throws ApiError 403, 404, 409 for a stale version, 422
 */
export async function moderateSubmission(
  context: HostContext,
  input: ModerateInput,
): Promise<Submission> {
  const { tenantId, user, status, version } = input;
  requirePermission(user, "submission.moderate");
  if (status === "hidden" && !input.reason)
    throw validationError({ reason: "Tulis alasan menyembunyikannya, 5-300 karakter" });
  const site = await getMailSite(context, tenantId);
  return context.db.transaction().execute(async (trx) => {
    const before = await findSubmission(trx, input);
    if (!before) throw notFound("Kiriman");
    if (input.answer && before.kind !== "aspirations")
      throw validationError({ answer: "Hanya aspirasi yang dijawab di sini" });
    const actorName = await getUserName(trx, user.id);
    const now = context.clock();
    const change = {
      status,
      reason: status === "hidden" ? (input.reason ?? null) : null,
      answer: input.answer ?? before.answer,
      decided_by_name: actorName,
      decided_at: now,
      published_at: status === "published" ? (before.published_at ?? now) : before.published_at,
      version: version + 1,
    };
    if (!(await updateSubmission(trx, before, change))) {
      const present = await findSubmission(trx, input);
      if (present && isSameDecision(present, change)) return toSubmission(present);
      throw new ApiError(409, STALE_MESSAGE);
    }
    const after = { ...before, ...change };
    await notifySender(context, trx, { before, after, site });
    await appendAudit(context, trx, input, {
      user,
      actorName,
      action: status === "published" ? "submission.publish" : "submission.hide",
      entity: before.kind,
      entityId: before.id,
      before: { status: before.status },
      after: { status, ...(change.reason && { reason: change.reason }) },
    });
    return toSubmission(after);
  });
}

type Decision = Pick<
  Schema["submissions"],
  "status" | "reason" | "answer" | "decided_by_name" | "decided_at" | "published_at" | "version"
>;

/** @returns false if the submission has another version than the decision's previous one */
async function updateSubmission(
  trx: Queryable,
  { lms_id, id }: SubmissionRow,
  decision: Decision,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("submissions")
    .set(decision)
    .where("lms_id", "=", lms_id)
    .where("id", "=", id)
    .where("version", "=", decision.version - 1)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const DECIDED_COLUMNS = ["status", "reason", "answer", "decided_by_name", "version"] as const;

const isSameDecision = (row: SubmissionRow, decision: Decision): boolean =>
  DECIDED_COLUMNS.every((name) => row[name] === decision[name]);

type SubmissionRow = Schema["submissions"] & {
  class_slug: string | null;
  class_name: string | null;
};

const selectSubmissions = (db: Queryable, tenantId: string) =>
  db
    .selectFrom("submissions as s")
    .leftJoin("classes as c", (join) =>
      join.onRef("c.lms_id", "=", "s.lms_id").onRef("c.id", "=", "s.class_id"),
    )
    .selectAll("s")
    .select(["c.slug as class_slug", "c.name as class_name"])
    .where("s.lms_id", "=", tenantId);

const findSubmission = (
  db: Queryable,
  { tenantId, id }: Pick<ModerateInput, "tenantId" | "id">,
): Promise<SubmissionRow | undefined> =>
  selectSubmissions(db, tenantId).where("s.id", "=", id).executeTakeFirst();

async function countSubmissions(
  db: Queryable,
  tenantId: string,
  kind: SubmissionKind | undefined,
): Promise<{
  pending: Record<SubmissionKind, number>;
  counts: Record<SubmissionStatus, number>;
}> {
  const rows = await db
    .selectFrom("submissions")
    .select(({ fn }) => ["kind", "status", fn.countAll<number>().as("count")])
    .where("lms_id", "=", tenantId)
    .groupBy(["kind", "status"])
    .execute();
  const sum = (isIncluded: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isIncluded).reduce((total, { count }) => total + Number(count), 0);
  const toCounts = <Name extends string>(names: readonly Name[], count: (name: Name) => number) =>
    Object.fromEntries(names.map((name) => [name, count(name)])) as Record<Name, number>;
  return {
    pending: toCounts(SUBMISSION_KINDS, (name) =>
      sum((row) => row.kind === name && row.status === "pending"),
    ),
    counts: toCounts(SUBMISSION_STATUSES, (name) =>
      sum((row) => row.status === name && (!kind || row.kind === kind)),
    ),
  };
}

function toSubmission(row: SubmissionRow): Submission {
  const { id, kind, status, name, email, rating, role, topic, institution, version } = row;
  const { reason, answer, class_slug: slug, class_name: className } = row;
  return {
    id,
    kind,
    status,
    name,
    email,
    text: row.body,
    rating,
    role,
    topic,
    institution,
    photoUrl: row.photo_url,
    createdAt: row.created_at,
    decidedBy: row.decided_by_name,
    decidedAt: row.decided_at,
    reason,
    answer,
    class: slug !== null && className !== null ? { slug, name: className } : null,
    version,
  };
}
