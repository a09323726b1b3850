import { SUBMISSION_KINDS, type SubmissionKind, type SubmissionStatus } from "~/lib/submissions";
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
} from "../../kit/context";
import { readPage } from "../../kit/paging";
import { getUserName } from "../accounts/users";

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
  let query = db.selectFrom("submissions").selectAll().where("lms_id", "=", tenantId);
  if (kind) query = query.where("kind", "=", kind);
  if (status) query = query.where("status", "=", status);
  const [{ rows, ...pagination }, pending] = await Promise.all([
    readPage(query.orderBy("created_at", "desc").orderBy("id"), page, perPage),
    countPending(db, tenantId),
  ]);
  return { ...pagination, items: rows.map(toSubmission), pending };
}

interface ModerateInput extends AuditSource {
  user: HostUser;
  id: string;
  status: "published" | "hidden";
  version: number;
}

/** Publishes or hides a submission. @throws ApiError 403, 404, 409 for a stale version */
export async function moderateSubmission(
  context: HostContext,
  input: ModerateInput,
): Promise<Submission> {
  const { tenantId, user, id, status, version } = input;
  requirePermission(user, "submission.moderate");
  return context.db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom("submissions")
      .selectAll()
      .where("lms_id", "=", tenantId)
      .where("id", "=", id)
      .executeTakeFirst();
    if (!before) throw notFound("Kiriman");
    const actorName = await getUserName(trx, user.id);
    const change = {
      status,
      decided_by_name: actorName,
      decided_at: context.clock(),
      version: version + 1,
    };
    const { numUpdatedRows } = await trx
      .updateTable("submissions")
      .set(change)
      .where("lms_id", "=", tenantId)
      .where("id", "=", id)
      .where("version", "=", version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ApiError(409, STALE_MESSAGE);
    await appendAudit(context, trx, input, {
      user,
      actorName,
      action: status === "published" ? "submission.publish" : "submission.hide",
      entity: before.kind,
      entityId: before.id,
      before: { status: before.status },
      after: { status },
    });
    return toSubmission({ ...before, ...change });
  });
}

/** Lists published testimonies, newest first. */
export async function listPublishedTestimonies(
  { db }: HostContext,
  { tenantId, page, perPage }: { tenantId: string; page: number; perPage: number },
) {
  const query = db
    .selectFrom("submissions")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("kind", "=", "testimonies")
    .where("status", "=", "published");
  const { rows, ...pagination } = await readPage(
    query.orderBy("created_at", "desc").orderBy("id"),
    page,
    perPage,
  );
  return { ...pagination, items: rows.map(toSubmission) };
}

async function countPending(
  db: Queryable,
  tenantId: string,
): Promise<Record<SubmissionKind, number>> {
  const rows = await db
    .selectFrom("submissions")
    .select(({ fn }) => ["kind", fn.countAll<number>().as("count")])
    .where("lms_id", "=", tenantId)
    .where("status", "=", "pending")
    .groupBy("kind")
    .execute();
  const counts = SUBMISSION_KINDS.map((kind) => [
    kind,
    Number(rows.find((row) => row.kind === kind)?.count ?? 0),
  ]);
  return Object.fromEntries(counts) as Record<SubmissionKind, number>;
}

function toSubmission(row: Schema["submissions"]): Submission {
  const { id, kind, status, name, email, rating, role, topic, institution, version } = row;
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
    version,
  };
}
