import type { HostContext, Queryable } from "../context";
import { networkHash, type TryLimit, takeTry } from "../try-limits";

const HOUR_MS = 3_600_000;
/** Questions an hour (designs B9). */
const GUEST_PER_HOUR = 20;
const USER_PER_HOUR = 60;
/** All guests of one address together, or a new identity would be a way around: as many as a classroom behind one router asks. */
const GUESTS_OF_ADDRESS_PER_HOUR = 30 * GUEST_PER_HOUR;
/** New guests an hour from one address. */
const GUESTS_PER_HOUR = 200;

export interface Asker {
  lmsId: string;
  identityId: string;
  isGuest: boolean;
  clientIp: string;
}

const identityLimit = ({ lmsId, identityId, isGuest }: Omit<Asker, "clientIp">): TryLimit => ({
  ...{ name: `chat:${lmsId}:${identityId}`, most: isGuest ? GUEST_PER_HOUR : USER_PER_HOUR, windowMs: HOUR_MS },
});

/** Counts a question, in the transaction that writes it. @throws HostRefusal 429 */
export async function takeQuestion(context: HostContext, trx: Queryable, asker: Asker): Promise<void> {
  const now = context.clock();
  await takeTry(trx, identityLimit(asker), now);
  if (!asker.isGuest || !asker.clientIp) return;
  const name = `chat-network:${asker.lmsId}:${networkHash(context, asker.clientIp)}`;
  await takeTry(trx, { name, most: GUESTS_OF_ADDRESS_PER_HOUR, windowMs: HOUR_MS }, now);
}

/** @throws HostRefusal 429 */
export async function takeGuest(context: HostContext, trx: Queryable, lmsId: string, clientIp: string): Promise<void> {
  if (!clientIp) return;
  const name = `chat-guest:${lmsId}:${networkHash(context, clientIp)}`;
  await takeTry(trx, { name, most: GUESTS_PER_HOUR, windowMs: HOUR_MS }, context.clock());
}

/** Questions that an identity has left within its hour. */
export async function questionsLeft(
  { db, clock }: HostContext,
  asker: Omit<Asker, "clientIp">,
): Promise<{ limit: number; remaining: number }> {
  const { name, most } = identityLimit(asker);
  const row = await db.selectFrom("try_limits").select("count").where("name", "=", name).where("ends_at", ">", clock()).executeTakeFirst();
  return { limit: most, remaining: Math.max(0, most - (row?.count ?? 0)) };
}
