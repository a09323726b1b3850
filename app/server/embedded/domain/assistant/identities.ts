import type { HostUser } from "../../../hosts/host-handler";
import { type HostContext, notFound, type Queryable } from "../../kit/context";
import { newRecordId } from "../../kit/ids";
import { issueChatToken } from "./chat-tokens";
import { consumeGuestAttempt, getRemainingQuestions } from "./rate-limits";

interface IdentityInput {
  tenantId: string;
  /** Null for a guest. */
  user: HostUser | null;
  clientIp: string;
}

/**
 * Issues a chat token (ENT21): for a new identity if the visitor is a guest, else for the user's
 * one identity.
 * @throws ApiError 429 for too many new guests from one network
 */
export async function createChatIdentity(
  context: HostContext,
  { tenantId, user, clientIp }: IdentityInput,
) {
  return context.db.transaction().execute(async (trx) => {
    if (!user) await consumeGuestAttempt(context, trx, { tenantId, clientIp });
    const now = context.clock();
    const userId = user?.id ?? null;
    const id = await findOrCreateIdentity(trx, { tenantId, userId, now });
    const { token, expiresAt } = await issueChatToken(trx, { tenantId, identityId: id, now });
    return { id, token, expiresAt };
  });
}

async function findOrCreateIdentity(
  trx: Queryable,
  { tenantId, userId, now }: { tenantId: string; userId: string | null; now: number },
): Promise<string> {
  const id = newRecordId();
  const row = { lms_id: tenantId, id, user_id: userId, created_at: now };
  if (userId === null) {
    await trx.insertInto("chat_identities").values(row).execute();
    return id;
  }
  await trx
    .insertInto("chat_identities")
    .values(row)
    .onConflict((conflict) => conflict.columns(["lms_id", "user_id"]).doNothing())
    .execute();
  const identity = await trx
    .selectFrom("chat_identities")
    .select("id")
    .where("lms_id", "=", tenantId)
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return identity.id;
}

/**
 * The caller's identity with its remaining questions.
 * @throws ApiError 404
 */
export async function getChatIdentity(
  context: HostContext,
  { tenantId, identityId }: { tenantId: string; identityId: string },
) {
  const { isGuest, name } = await requireIdentity(context.db, tenantId, identityId);
  const questions = await getRemainingQuestions(context, { tenantId, identityId, isGuest });
  const kind: "guest" | "user" = isGuest ? "guest" : "user";
  return { id: identityId, kind, name, ...questions };
}

/** @throws ApiError 404 if the identity was deleted after its token was verified */
export async function requireIdentity(
  db: Queryable,
  tenantId: string,
  id: string,
): Promise<{ isGuest: boolean; name: string | null }> {
  const row = await db
    .selectFrom("chat_identities as i")
    .leftJoin("users as u", "u.id", "i.user_id")
    .select(["i.user_id", "u.name"])
    .where("i.lms_id", "=", tenantId)
    .where("i.id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound("Identitas");
  return { isGuest: row.user_id === null, name: row.name };
}
