import { randomBytes } from "node:crypto";
import { HostRefusal } from "../../hosts/implement";
import type { HostContext, Queryable } from "../context";
import { takeNotice } from "../services/payment-callback";

const RETRY_MS = 30_000;
const MOST_ATTEMPTS = 20;
const BATCH = 50;

let left = 0;

/** Leaves a notice to be delivered after those before it, in the transaction of what it tells of. */
export async function leaveNotice(trx: Queryable, body: Record<string, unknown>, now: number): Promise<void> {
  left = (left + 1) % 1_000_000;
  const id = `${String(now).padStart(15, "0")}-${String(left).padStart(6, "0")}-${randomBytes(8).toString("hex")}`;
  await trx
    .insertInto("gateway_notices")
    .values({ id, body: JSON.stringify(body), attempts: 0, next_attempt_at: now, delivered_at: null })
    .execute();
}

/**
 * Delivers the sandbox's notices to our own callback, as a real gateway would over the network: again until they are taken or refused for
 * good. Of several processes one delivers each; delivered twice it changes nothing.
 * @returns how many were taken
 */
export async function deliverGatewayNotices(context: HostContext): Promise<number> {
  const { db, clock, log } = context;
  const due = await db
    .selectFrom("gateway_notices")
    .selectAll()
    .where("delivered_at", "is", null)
    .where("next_attempt_at", "<=", clock())
    .orderBy("next_attempt_at")
    .orderBy("id")
    .limit(BATCH)
    .execute();
  let delivered = 0;
  for (const notice of due) {
    const { numUpdatedRows } = await db
      .updateTable("gateway_notices")
      .set({ attempts: notice.attempts + 1, next_attempt_at: clock() + RETRY_MS })
      .where("id", "=", notice.id)
      .where("attempts", "=", notice.attempts)
      .where("delivered_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) continue;
    const isOver = await takeNotice(context, JSON.parse(notice.body)).then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof HostRefusal)) log.error({ error, notice: notice.id }, "a notice of the sandbox could not be taken");
        return notice.attempts + 1 >= MOST_ATTEMPTS || (error instanceof HostRefusal && error.status < 500);
      },
    );
    if (!isOver) continue;
    await db.updateTable("gateway_notices").set({ delivered_at: clock() }).where("id", "=", notice.id).execute();
    delivered++;
  }
  return delivered;
}
