import { MINUTE_MS } from "~/lib/time";
import { type HostContext, validationError } from "../../kit/context";
import { verifyPassword } from "../../kit/password-hash";
import { consumeAttempt, requireAttemptsLeft } from "../../kit/rate-limit";

const PASSWORD_ATTEMPT_LIMIT = { max: 5, windowMs: 15 * MINUTE_MS };

/** The last check of each user, which the next one of this process awaits. */
const pending = new Map<string, Promise<unknown>>();

/**
 * Asks the user's password again before money moves. Only wrong passwords count: a crash or many approvals at
 * once must not lock out who knows it. Checks of one user run one after another, so that parallel
 * guesses cannot exceed the limit by more than one for each further process.
 * @throws ApiError 422 at `password`, 429
 */
export async function reauthenticate(
  context: HostContext,
  userId: string,
  password: string,
): Promise<void> {
  const previous = pending.get(userId) ?? Promise.resolve();
  const check = previous.then(() => checkPassword(context, userId, password));
  const settled = check.catch(() => undefined);
  pending.set(userId, settled);
  try {
    await check;
  } finally {
    if (pending.get(userId) === settled) pending.delete(userId);
  }
}

async function checkPassword(
  { db, clock }: HostContext,
  userId: string,
  password: string,
): Promise<void> {
  const limit = { name: `payout-password ${userId}`, ...PASSWORD_ATTEMPT_LIMIT };
  await requireAttemptsLeft(db, limit, clock());
  const row = await db
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", userId)
    .executeTakeFirst();
  if (await verifyPassword(row?.password_hash, password)) return;
  await db.transaction().execute((trx) => consumeAttempt(trx, limit, clock()));
  throw validationError({ password: "Kata sandi salah" });
}
