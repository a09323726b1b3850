import { randomBytes } from "node:crypto";
import { SECOND_MS } from "~/lib/time";
import { ApiError } from "../../../hosts/host-handler";
import type { HostContext, Queryable } from "../../kit/context";
import { handlePaymentNotice } from "./payment-notices";

const RETRY_DELAY_MS = 30 * SECOND_MS;
const MAX_ATTEMPTS = 20;
const BATCH_SIZE = 50;
/** Delivered in this process, not by a request. */
const OWN_CALL = { clientIp: "", requestId: "" };

let noticeCounter = 0;

/** Queues a notice in the caller's transaction; the id keeps the delivery order. */
export async function enqueueNotification(
  trx: Queryable,
  body: Record<string, unknown>,
  now: number,
): Promise<void> {
  noticeCounter = (noticeCounter + 1) % 1_000_000;
  const id = `${String(now).padStart(15, "0")}-${String(noticeCounter).padStart(6, "0")}-${randomBytes(8).toString("hex")}`;
  await trx
    .insertInto("gateway_notices")
    .values({
      id,
      body: JSON.stringify(body),
      attempts: 0,
      next_attempt_at: now,
      delivered_at: null,
    })
    .execute();
}

/**
 * Job: delivers the sandbox's notices to our own callback and retries until each is accepted or
 * finally rejected, as a real gateway does. Safe in several processes.
 * @returns the number of notices delivered
 */
export async function deliverGatewayNotices(context: HostContext): Promise<number> {
  const { db, clock, log } = context;
  const now = clock();
  const due = await db
    .selectFrom("gateway_notices")
    .selectAll()
    .where("delivered_at", "is", null)
    .where(({ or, eb }) =>
      or([
        eb("next_attempt_at", "<=", now),
        // Written while a clock was ahead.
        eb("next_attempt_at", ">", now + 2 * RETRY_DELAY_MS),
      ]),
    )
    .orderBy("next_attempt_at")
    .orderBy("id")
    .limit(BATCH_SIZE)
    .execute();
  let delivered = 0;
  for (const notice of due) {
    const { numUpdatedRows } = await db
      .updateTable("gateway_notices")
      .set({ attempts: notice.attempts + 1, next_attempt_at: clock() + RETRY_DELAY_MS })
      .where("id", "=", notice.id)
      .where("attempts", "=", notice.attempts)
      .where("delivered_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) continue;
    const isFinal = await handlePaymentNotice(context, JSON.parse(notice.body), OWN_CALL).then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof ApiError))
          log.error({ error, notice: notice.id }, "sandbox notice could not be processed");
        return (
          notice.attempts + 1 >= MAX_ATTEMPTS || (error instanceof ApiError && error.status < 500)
        );
      },
    );
    if (!isFinal) continue;
    await db
      .updateTable("gateway_notices")
      .set({ delivered_at: clock() })
      .where("id", "=", notice.id)
      .execute();
    delivered++;
  }
  return delivered;
}
