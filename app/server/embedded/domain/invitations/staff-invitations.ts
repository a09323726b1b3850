import type { NewClassInvitation } from "~/lib/class-invitation-fields";
import { hasPermission } from "~/lib/permissions";
import { DAY_MS } from "~/lib/time";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import type { ClassInvitation } from "../../../hosts/learning/class-invitations";
import type { Schema } from "../../database/schema/schema";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import { forbidden, type HostContext, notFound, requirePermission } from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { newRecordId, sha256 } from "../../kit/ids";
import { readPage } from "../../kit/paging";
import { getUserName } from "../accounts/users";
import { findClass, requireClassStaff } from "../learning/class-access";
import { createInvitationToken } from "./invitation-tokens";

interface ClassCall {
  tenantId: string;
  user: HostUser;
  slug: string;
}

type InvitationRow = Schema["class_invitations"];

/** @throws ApiError 403, 404 */
async function findStaffClass({ db }: HostContext, { tenantId, user, slug }: ClassCall) {
  requirePermission(user, "class.edit");
  const row = await findClass(db, tenantId, slug);
  await requireClassStaff(db, row, user);
  return row;
}

const toInvitation = (context: HostContext, row: InvitationRow): ClassInvitation => ({
  id: row.id ?? "",
  token: createInvitationToken(context, row.lms_id, row.id ?? ""),
  createdAt: row.created_at,
  createdBy: row.created_by_name ?? "",
  expiresAt: row.expires_at,
  revokedAt: row.revoked_at,
  maxUses: row.max_uses,
  used: row.used,
  isFree: row.is_free === 1,
});

const queryInvitations = ({ db }: HostContext, tenantId: string, classId: string) =>
  db
    .selectFrom("class_invitations")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("class_id", "=", classId)
    .where("id", "is not", null);

/** A page of the links of a class that the user teaches, newest first. @throws ApiError 403, 404 */
export async function listClassInvitations(
  context: HostContext,
  { page, perPage, ...call }: ClassCall & { page: number; perPage: number },
) {
  const { id, slug, name, type, price } = await findStaffClass(context, call);
  const query = queryInvitations(context, call.tenantId, id)
    .orderBy("created_at", "desc")
    .orderBy("id");
  const { rows, ...pagination } = await readPage(query, page, perPage);
  return {
    ...pagination,
    class: { slug, name, type, isPaid: price > 0 },
    items: rows.map((row) => toInvitation(context, row)),
  };
}

interface Creation extends ClassCall {
  invitation: NewClassInvitation;
  idempotencyKey: string | undefined;
  source: AuditSource;
}

/** Free places in paid classes are given by who manages invoices. @throws ApiError 403, 404 */
export async function inviteToClass(
  context: HostContext,
  { invitation, idempotencyKey, source, ...call }: Creation,
): Promise<ClassInvitation> {
  const { tenantId, user } = call;
  const classRow = await findStaffClass(context, call);
  const isFree = invitation.isFree === "on" && classRow.price > 0;
  if (isFree && !hasPermission(user.roles, "invoice.manage")) throw forbidden();
  const request = {
    tenantId,
    operation: "inviteToClass",
    key: idempotencyKey,
    body: [user.id, call.slug, invitation],
  };
  const id = await withIdempotency(context, request, async (trx) => {
    const actorName = await getUserName(trx, user.id);
    const now = context.clock();
    const newId = newRecordId();
    const row: InvitationRow = {
      lms_id: tenantId,
      id: newId,
      token_hash: sha256(createInvitationToken(context, tenantId, newId)),
      class_id: classRow.id,
      created_by: user.id,
      created_by_name: actorName,
      created_at: now,
      expires_at: now + invitation.days * DAY_MS,
      max_uses: invitation.maxUses ?? null,
      used: 0,
      is_free: Number(isFree),
      revoked_at: null,
    };
    await trx.insertInto("class_invitations").values(row).execute();
    const { name } = classRow;
    await appendAudit(context, trx, source, {
      user,
      actorName,
      action: "class.invite",
      entity: "class",
      entityId: classRow.id,
      after: { name, expiresAt: row.expires_at, maxUses: row.max_uses, isFree },
    });
    return newId;
  });
  return readInvitation(context, { tenantId, classId: classRow.id, id });
}

async function readInvitation(
  context: HostContext,
  { tenantId, classId, id }: { tenantId: string; classId: string; id: string },
): Promise<ClassInvitation> {
  const row = await queryInvitations(context, tenantId, classId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound("Undangan");
  return toInvitation(context, row);
}

/** Ends a link; who joined by it stays. @throws ApiError 403, 404, 409 if it was revoked */
export async function revokeClassInvitation(
  context: HostContext,
  { id, source, ...call }: ClassCall & { id: string; source: AuditSource },
): Promise<ClassInvitation> {
  const { tenantId, user } = call;
  const { id: classId, name } = await findStaffClass(context, call);
  const key = { tenantId, classId, id };
  await readInvitation(context, key);
  await context.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("class_invitations")
      .set({ revoked_at: context.clock() })
      .where("lms_id", "=", tenantId)
      .where("id", "=", id)
      .where("revoked_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ApiError(409, "Undangan ini sudah dicabut");
    await appendAudit(context, trx, source, {
      user,
      actorName: await getUserName(trx, user.id),
      action: "class.invitation-revoked",
      entity: "class",
      entityId: classId,
      before: { name },
    });
  });
  return readInvitation(context, key);
}
