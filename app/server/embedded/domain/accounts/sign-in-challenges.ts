import { randomBytes } from "node:crypto";
import { MINUTE_MS } from "~/lib/time";
import type { SessionGrant } from "../../../hosts/account/schemas";
import { ApiError } from "../../../hosts/host-handler";
import type { HostContext, Queryable } from "../../kit/context";
import { sha256 } from "../../kit/ids";
import { auditAccount, auditFailedSignIn } from "./account-audit";
import { consumeCode } from "./second-factor-codes";
import { createSession, type DeviceInput } from "./sessions";

const CHALLENGE_TTL_MS = 10 * MINUTE_MS;

/** Stores that the password was right. @returns the secret for the second step */
export async function createChallenge(
  { clock }: HostContext,
  trx: Queryable,
  { tenantId, userId }: { tenantId: string; userId: string },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = clock();
  await trx
    .insertInto("sign_in_challenges")
    .values({
      token_hash: sha256(token),
      user_id: userId,
      lms_id: tenantId,
      created_at: now,
      expires_at: now + CHALLENGE_TTL_MS,
    })
    .execute();
  return token;
}

export const createSecondFactorError = (challenge: string) =>
  new ApiError(403, "Tulis kode dari aplikasi di ponsel Anda.", { challenge });

const createExpiredError = () =>
  new ApiError(401, "Waktu untuk menulis kode sudah habis. Masuk lagi dari awal.");

interface FinishSignInInput extends DeviceInput {
  tenantId: string;
  requestId: string;
  challenge: string;
  code: string;
}

/**
 * Completes a sign-in with a code or a recovery code.
 * @throws ApiError 401 if the challenge is unknown or expired, 403, 422 at `code`, 429
 */
export async function finishSignIn(
  context: HostContext,
  { tenantId, requestId, challenge, code, clientIp, deviceToken, device }: FinishSignInInput,
): Promise<SessionGrant> {
  const { db, clock } = context;
  const source = { tenantId, clientIp, requestId };
  const user = await db
    .selectFrom("sign_in_challenges as c")
    .innerJoin("users as u", "u.id", "c.user_id")
    .select(["u.id", "u.name", "u.email"])
    .where("c.token_hash", "=", sha256(challenge))
    .where("c.lms_id", "=", tenantId)
    .where("c.expires_at", ">", clock())
    .executeTakeFirst();
  if (!user) throw createExpiredError();
  try {
    await consumeCode(context, user.id, code);
  } catch (error) {
    if (error instanceof ApiError) await auditFailedSignIn(context, source, user.email);
    throw error;
  }
  return db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom("sign_in_challenges")
      .where("token_hash", "=", sha256(challenge))
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw createExpiredError();
    await auditAccount(context, trx, source, { action: "account.sign-in", user });
    return createSession(context, trx, { tenantId, user, clientIp, deviceToken, device });
  });
}
