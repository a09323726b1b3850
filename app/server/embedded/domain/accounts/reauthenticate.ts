import { MINUTE_MS } from "~/lib/time";
import { type HostContext, validationError } from "../../kit/context";
import { verifyPassword } from "../../kit/password-hash";
import { consumeAttempt, requireAttemptsLeft } from "../../kit/rate-limit";
import { isOneTimeCode, spendOneTimeCode } from "./second-factor-codes";

const PASSWORD_ATTEMPT_LIMIT = { max: 5, windowMs: 15 * MINUTE_MS };

/** The last check of each user, which the next one of this process awaits. */
const pending = new Map<string, Promise<unknown>>();

/**
 * Asks for the user's password again, or a code of their second factor, before money moves or access changes. Only wrong ones
 * count toward the limit: a crash or many approvals at once must not lock out a user who knows it. Checks of one user run one
 * after another, so that parallel guesses cannot exceed the limit by more than one for each further process.
 * @throws ApiError 422 at `password`, 429
 */
export const reauthenticate = (
  context: HostContext,
  userId: string,
  password: string,
): Promise<void> =>
  runInTurn(userId, async () => {
    // A password has ten characters or more.
    const isCode = isOneTimeCode(password);
    await checkSecret(context, userId, async () =>
      isCode
        ? spendOneTimeCode(context, { userId, code: password })
        : hasPassword(context, userId, password),
    );
  });

/** As `reauthenticate`, but takes the password only. */
export const requirePassword = (
  context: HostContext,
  userId: string,
  password: string,
): Promise<void> =>
  runInTurn(userId, () =>
    checkSecret(context, userId, () => hasPassword(context, userId, password)),
  );

async function runInTurn(userId: string, run: () => Promise<void>): Promise<void> {
  const previous = pending.get(userId) ?? Promise.resolve();
  const check = previous.then(run);
  const settled = check.catch(() => undefined);
  pending.set(userId, settled);
  try {
    await check;
  } finally {
    if (pending.get(userId) === settled) pending.delete(userId);
  }
}

async function checkSecret(
  { db, clock }: HostContext,
  userId: string,
  isRight: () => Promise<boolean>,
): Promise<void> {
  const limit = { name: `payout-password ${userId}`, ...PASSWORD_ATTEMPT_LIMIT };
  await requireAttemptsLeft(db, limit, clock());
  if (await isRight()) return;
  await db.transaction().execute((trx) => consumeAttempt(trx, limit, clock()));
  throw validationError({ password: "Kata sandi salah" });
}

async function hasPassword(
  { db }: HostContext,
  userId: string,
  password: string,
): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", userId)
    .executeTakeFirst();
  return verifyPassword(row?.password_hash, password);
}
