import { randomBytes } from "node:crypto";
import { hasPermission } from "~/lib/permissions";
import { DAY_MS } from "~/lib/time";
import type { HandlerInput, HostUser } from "../../../hosts/host-handler";
import type { ClassOverview } from "../../../hosts/services/classes";
import { appendAudit } from "../../kit/audit/audit-log";
import { forbidden, type HostContext, notFound } from "../../kit/context";
import { sha256 } from "../../kit/ids";
import { getUserName } from "../accounts/users";
import { findClassOverview } from "./class-overview";

const INVITATION_TTL_MS = 30 * DAY_MS;

/**
 * The class behind an invitation link (STO14).
 * @throws ApiError 404 if the token is unknown, expired or revoked
 */
export async function getInvitedClass(
  context: HostContext,
  { tenantId, token }: { tenantId: string; token: string },
): Promise<ClassOverview> {
  const invitedClass = await context.db
    .selectFrom("class_invitations as i")
    .innerJoin("classes as c", (join) =>
      join.onRef("c.lms_id", "=", "i.lms_id").onRef("c.id", "=", "i.class_id"),
    )
    .select("c.slug")
    .where("i.lms_id", "=", tenantId)
    .where("i.token_hash", "=", sha256(token))
    .where("i.expires_at", ">", context.clock())
    .where("i.revoked_at", "is", null)
    .executeTakeFirst();
  const overview =
    invitedClass && (await findClassOverview(context, { tenantId, slug: invitedClass.slug }));
  if (!overview) throw notFound("Undangan");
  return overview;
}

interface InvitationInput {
  tenantId: string;
  user: HostUser;
  classId: string;
  /** Request metadata for the audit log. */
  source: Pick<HandlerInput, "tenantId" | "clientIp" | "requestId">;
}

/**
 * Creates an invitation link to a class; the token is returned only here and stored hashed.
 * @throws ApiError 403, or 404 for an unknown class
 */
export async function createClassInvitation(
  context: HostContext,
  { tenantId, user, classId, source }: InvitationInput,
): Promise<{ token: string; expiresAt: number }> {
  if (!hasPermission(user.roles, "class.edit")) throw forbidden();
  const token = randomBytes(24).toString("base64url");
  const now = context.clock();
  const expiresAt = now + INVITATION_TTL_MS;
  await context.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom("classes")
      .select(["id", "name"])
      .where("lms_id", "=", tenantId)
      .where("id", "=", classId)
      .executeTakeFirst();
    if (!row) throw notFound("Kelas");
    await trx
      .insertInto("class_invitations")
      .values({
        lms_id: tenantId,
        token_hash: sha256(token),
        class_id: row.id,
        created_by: user.id,
        created_at: now,
        expires_at: expiresAt,
        id: null,
        created_by_name: null,
        max_uses: null,
        used: 0,
        is_free: 0,
        revoked_at: null,
      })
      .execute();
    await appendAudit(context, trx, source, {
      user,
      actorName: await getUserName(trx, user.id),
      action: "class.invite",
      entity: "class",
      entityId: row.id,
      after: { name: row.name, expiresAt },
    });
  });
  return { token, expiresAt };
}
