import { randomInt } from "node:crypto";
import { MINUTE_MS } from "~/lib/time";
import { type HostContext, type Queryable, validationError } from "../../kit/context";
import { decryptText } from "../../kit/encrypt-text";
import { BASE32 } from "../../kit/ids";
import { clearAttempts, consumeAttempt, keyedHash } from "../../kit/rate-limit";
import { findTotpStep } from "./totp";

export const SECRET_PURPOSE = "second factor";
const CODE_ATTEMPT_LIMIT = { max: 5, windowMs: 15 * MINUTE_MS };
const RECOVERY_CODE_COUNT = 10;
const RECOVERY_CODE_LENGTH = 10;
const WRONG_CODE_MESSAGE = "Kode salah atau sudah dipakai";

/** People type codes in groups and in small letters. */
const normalizeCode = (code: string) => code.replace(/[\s-]/g, "").toUpperCase();

export const isOneTimeCode = (text: string): boolean => /^\d{6}$/.test(normalizeCode(text));

export async function hasSecondFactor(db: Queryable, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("second_factors")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Uses a code or a recovery code up. Attempts are counted before verification, so parallel guesses cannot
 * exceed the limit.
 * @throws ApiError 422 at `code`, 429
 */
export async function consumeCode(
  context: HostContext,
  userId: string,
  code: string,
): Promise<void> {
  const { db, clock } = context;
  const limit = { name: `second-factor ${userId}`, ...CODE_ATTEMPT_LIMIT };
  await db.transaction().execute((trx) => consumeAttempt(trx, limit, clock()));
  const isRight =
    (await spendOneTimeCode(context, { userId, code })) ||
    (await spendRecoveryCode(context, userId, code));
  if (!isRight) throw validationError({ code: WRONG_CODE_MESSAGE });
  await clearAttempts(db, limit.name);
}

interface OneTimeCodeInput {
  userId: string;
  code: string;
  /** Also of a factor that is being set up. */
  isSetup?: true;
}

/** A code counts once, and none before it does any more. @returns false for any other */
export async function spendOneTimeCode(
  { db, clock, appSecret }: HostContext,
  { userId, code, isSetup }: OneTimeCodeInput,
): Promise<boolean> {
  if (!isOneTimeCode(code)) return false;
  const factor = await db
    .selectFrom("second_factors")
    .select(["secret", "confirmed_at"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!factor || (factor.confirmed_at === null && !isSetup)) return false;
  const key = decryptText(appSecret, SECRET_PURPOSE, factor.secret);
  const step = findTotpStep(key, normalizeCode(code), clock());
  if (step === null) return false;
  const { numUpdatedRows } = await db
    .updateTable("second_factors")
    .set({ last_step: step })
    .where("user_id", "=", userId)
    .where("secret", "=", factor.secret)
    .where("last_step", "<", step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const hashRecoveryCode = (context: HostContext, userId: string, code: string) =>
  keyedHash(context, "recovery code", userId, normalizeCode(code));

async function spendRecoveryCode(
  context: HostContext,
  userId: string,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await context.db
    .deleteFrom("recovery_codes")
    .where("user_id", "=", userId)
    .where("code_hash", "=", hashRecoveryCode(context, userId, code))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Replaces the recovery codes; only their keyed hashes are stored. @returns the codes, as "ABCDE-FGHJK" */
export async function replaceRecoveryCodes(
  context: HostContext,
  trx: Queryable,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    Array.from({ length: RECOVERY_CODE_LENGTH }, () => BASE32[randomInt(BASE32.length)]).join(""),
  );
  await trx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  const rows = codes.map((code) => ({
    user_id: userId,
    code_hash: hashRecoveryCode(context, userId, code),
  }));
  await trx.insertInto("recovery_codes").values(rows).execute();
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}
