import { MINUTE_MS } from "~/lib/time";
import { AdapterError } from "../../../adapters/adapter-error";
import type { RefundResult } from "../../../adapters/payment-gateway";
import type { HostContext } from "../../kit/context";
import { finishRefund } from "./finish-refund";
import { findOrder } from "./payment-orders";
import { changeRefund, type RefundRow, toRefundKey } from "./refunds";

const BATCH_SIZE = 20;
const RETRY_DELAY_MS = MINUTE_MS;
/** Of the clocks of several instances. */
const MAX_CLOCK_SKEW_MS = MINUTE_MS;
export const REFUND_ACTOR = "Sistem pengembalian dana";
/** Concern our keys or a concurrent attempt, not the refund. */
const TEMPORARY_STATUSES = [401, 403, 409];
const DEFAULT_REASON = "Pengembalian dana";

/**
 * Job: finishes refunds whose outcome at the gateway is unclear. Safe in several processes, because refunds are claimed
 * by a conditional update and the gateway deduplicates by our refund number.
 * @returns the number of refunds handled
 */
export async function sendRefunds(context: HostContext): Promise<number> {
  const { db, clock } = context;
  const now = clock();
  const due = await db
    .selectFrom("refunds")
    .selectAll()
    .where("status", "=", "sending")
    .where(({ or, eb }) =>
      or([
        eb("next_attempt_at", "<=", now),
        // Written while a clock was ahead.
        eb("next_attempt_at", ">", now + RETRY_DELAY_MS + MAX_CLOCK_SKEW_MS),
      ]),
    )
    .orderBy("next_attempt_at")
    .limit(BATCH_SIZE)
    .execute();
  let handled = 0;
  for (const row of due) {
    const { numUpdatedRows } = await db
      .updateTable("refunds")
      .set({ next_attempt_at: clock() + RETRY_DELAY_MS })
      .where("lms_id", "=", row.lms_id)
      .where("id", "=", row.id)
      .where("version", "=", row.version)
      .where("next_attempt_at", "=", row.next_attempt_at)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) continue;
    handled++;
    await sendRefund(context, row);
  }
  return handled;
}

/** UTC ms of the job's attempt, for a refund that is being sent now. */
export const getNextAttempt = (now: number): number => now + RETRY_DELAY_MS;

/** One attempt at the gateway, outside of transactions. An unclear outcome is left to the job. */
export async function sendRefund(context: HostContext, row: RefundRow): Promise<void> {
  const result = await callGateway(context, row);
  const source = { tenantId: row.lms_id, clientIp: "", requestId: "send-refunds" };
  if (result === null) return;
  if (result.status === "refunded") {
    const { gatewayRefundId } = result;
    await finishRefund(context, row, {
      user: null,
      actorName: REFUND_ACTOR,
      source,
      proof: { gateway_refund_id: gatewayRefundId },
    });
    return;
  }
  if (result.status === "pending" && result.gatewayRefundId === row.gateway_refund_id) return;
  const change =
    result.status === "manual"
      ? ({
          set: { status: "manual", note: result.note, next_attempt_at: null },
          kind: "manual",
          detail: result.note,
        } as const)
      : ({ set: { gateway_refund_id: result.gatewayRefundId }, kind: "pending" } as const);
  await context.db
    .transaction()
    .execute((trx) =>
      changeRefund(context, trx, { row, ...change, user: null, actorName: REFUND_ACTOR, source }),
    );
}

/** Null if the outcome is unclear. */
async function callGateway(
  { db, ports, log }: HostContext,
  row: RefundRow,
): Promise<RefundResult | null> {
  const order = await findOrder(db, row.order_id);
  try {
    return await ports.gateway.refund({
      refundKey: toRefundKey(row),
      orderId: row.order_id,
      gatewayId: order?.gateway_id ?? null,
      amount: row.amount,
      reason: row.reason ?? DEFAULT_REASON,
      gatewayRefundId: row.gateway_refund_id,
    });
  } catch (error) {
    if (!(error instanceof AdapterError)) throw error;
    log.warn({ error, refund: row.number }, "gateway refund request failed");
    const isFinal = !error.retryable && !TEMPORARY_STATUSES.includes(error.status);
    return isFinal
      ? { status: "manual", note: "Layanan pembayaran menolak pengembalian ini" }
      : null;
  }
}
