import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "~/lib/time";
import { ApiError } from "../../hosts/host-handler";
import { getNetworkPrefix } from "../../http/network-prefix";
import type { HostContext, Queryable } from "./context";

export interface RateLimit {
  /** Counter key; addresses and names only hashed. */
  name: string;
  max: number;
  windowMs: number;
  /**
   * Restarts the window with each allowed attempt, so that the last one is followed by a full
   * window.
   */
  rolling?: true;
}

/**
 * Counts an attempt before it is made, so that concurrent attempts cannot exceed `max`. Call it in
 * a transaction: a rejected attempt is rolled back together with its count.
 * @throws ApiError 429 with `data: { retryAfterSeconds }`
 */
export async function consumeAttempt(
  trx: Queryable,
  { name, max, windowMs, rolling }: RateLimit,
  now: number,
): Promise<void> {
  const { count, ends_at } = await trx
    .insertInto("try_limits")
    .values({ name, count: 1, ends_at: now + windowMs })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({
        count: sql<number>`case when try_limits.ends_at <= ${now} then 1 else try_limits.count + 1 end`,
        ends_at: sql<number>`case when try_limits.ends_at <= ${now} or (${rolling ? 1 : 0} = 1 and try_limits.count < ${max}) then ${now + windowMs} else try_limits.ends_at end`,
      }),
    )
    .returning(["count", "ends_at"])
    .executeTakeFirstOrThrow();
  if (count > max) throw tooManyAttempts(ends_at - now);
}

interface NetworkLimit {
  name: string;
  /** Empty if unknown: not limited. */
  clientIp: string;
  maxPerHour: number;
}

/** Limits a client network. @throws ApiError 429 */
export async function consumeNetworkAttempt(
  context: HostContext,
  trx: Queryable,
  { name, clientIp, maxPerHour }: NetworkLimit,
): Promise<void> {
  if (!clientIp) return;
  const limit = { name: `${name}:${networkHash(context, clientIp)}`, max: maxPerHour };
  await consumeAttempt(trx, { ...limit, windowMs: HOUR_MS }, context.clock());
}

/** @throws ApiError 429 if no attempt is left; counts nothing */
export async function requireAttemptsLeft(
  db: Queryable,
  { name, max }: Pick<RateLimit, "name" | "max">,
  now: number,
): Promise<void> {
  const row = await db
    .selectFrom("try_limits")
    .select(["count", "ends_at"])
    .where("name", "=", name)
    .executeTakeFirst();
  if (row && row.ends_at > now && row.count >= max) throw tooManyAttempts(row.ends_at - now);
}

/** Takes a successful attempt back. */
export async function refundAttempt(db: Queryable, name: string): Promise<void> {
  await db
    .updateTable("try_limits")
    .set((eb) => ({ count: eb("count", "-", 1) }))
    .where("name", "=", name)
    .where("count", ">", 0)
    .execute();
}

export async function clearAttempts(db: Queryable, name: string): Promise<void> {
  await db.deleteFrom("try_limits").where("name", "=", name).execute();
}

/** 429 (designs B10). @param waitMs until the next attempt is allowed */
export function tooManyAttempts(waitMs: number): ApiError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / SECOND_MS));
  return new ApiError(
    429,
    `Terlalu banyak percobaan, coba lagi dalam ${Math.ceil((retryAfterSeconds * SECOND_MS) / MINUTE_MS)} menit.`,
    {
      retryAfterSeconds,
    },
  );
}

/** HMAC, so that addresses cannot be recovered from the database by brute force. */
export const keyedHash = ({ appSecret }: Pick<HostContext, "appSecret">, ...parts: string[]) =>
  createHmac("sha256", appSecret).update(parts.join(" ")).digest("hex");

export const networkHash = (context: Pick<HostContext, "appSecret">, clientIp: string) =>
  keyedHash(context, "network", getNetworkPrefix(clientIp));
