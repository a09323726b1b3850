import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { HostRefusal } from "../hosts/implement";
import { addressGroup } from "./address-group";
import type { HostContext, Queryable } from "./context";

export interface TryLimit {
  /** What is counted, and of whom; no address or name in clear. */
  name: string;
  most: number;
  windowMs: number;
  /** The window begins anew with each try that counts, so that the last one allowed is followed by a whole one. */
  rolling?: true;
}

/**
 * Counts a try before it is made, so that of many at once no more than `most` are let through. Call it in a transaction: one that
 * is refused is rolled back with whatever was counted along with it, and so leaves nothing behind.
 * @throws HostRefusal 429 with `data: { retryAfterSeconds }`
 */
export async function takeTry(trx: Queryable, { name, most, windowMs, rolling }: TryLimit, now: number): Promise<void> {
  const { count, ends_at } = await trx
    .insertInto("try_limits")
    .values({ name, count: 1, ends_at: now + windowMs })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({
        count: sql<number>`case when try_limits.ends_at <= ${now} then 1 else try_limits.count + 1 end`,
        ends_at: sql<number>`case when try_limits.ends_at <= ${now} or (${rolling ? 1 : 0} = 1 and try_limits.count < ${most}) then ${now + windowMs} else try_limits.ends_at end`,
      }),
    )
    .returning(["count", "ends_at"])
    .executeTakeFirstOrThrow();
  if (count > most) throw tooMany(ends_at - now);
}

/** Takes a try back: it was an honest one. */
export async function giveBackTry(db: Queryable, name: string): Promise<void> {
  await db
    .updateTable("try_limits")
    .set((eb) => ({ count: eb("count", "-", 1) }))
    .where("name", "=", name)
    .where("count", ">", 0)
    .execute();
}

export async function forgetTries(db: Queryable, name: string): Promise<void> {
  await db.deleteFrom("try_limits").where("name", "=", name).execute();
}

/** The refusal's words (designs B10). @param waitMs until the next try */
export function tooMany(waitMs: number): HostRefusal {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new HostRefusal(429, `Terlalu banyak percobaan, coba lagi dalam ${Math.ceil(retryAfterSeconds / 60)} menit.`, {
    retryAfterSeconds,
  });
}

/** A keyed hash, so that who reads the database does not learn addresses by trying them all. */
export const keyedHash = ({ appSecret }: Pick<HostContext, "appSecret">, ...parts: string[]) =>
  createHmac("sha256", appSecret).update(parts.join(" ")).digest("hex");

/** Of the household or network that an address belongs to. */
export const networkHash = (context: Pick<HostContext, "appSecret">, clientIp: string) =>
  keyedHash(context, "network", addressGroup(clientIp));
