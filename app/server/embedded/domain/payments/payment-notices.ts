import type { PaymentStatus } from "~/lib/payment-status";
import { HOUR_MS } from "~/lib/time";
import { AdapterError } from "../../../adapters/adapter-error";
import type { PaymentUpdate } from "../../../adapters/payment-gateway";
import { ApiError } from "../../../hosts/host-handler";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import type { HostContext } from "../../kit/context";
import { consumeAttempt } from "../../kit/rate-limit";
import { findOrder, type OrderRow, recordEvent } from "./payment-orders";
import { GATEWAY_ACTOR, settleOrder, toPaymentAuditEntry } from "./settle-order";
import { recordWrongAmount } from "./wrong-amount";

/**
 * Rejected notices recorded per order, so that a known order number cannot be used to fill the
 * audit log.
 */
const REJECTION_LOG_LIMIT = { max: 5, windowMs: HOUR_MS };
/** Names of the order number in notices: the sandbox's, Midtrans', Xendit's. */
const ORDER_ID_FIELDS = ["orderId", "order_id", "external_id"] as const;

type NoticeSource = Pick<AuditSource, "clientIp" | "requestId">;

/**
 * Applies a gateway's notice: verifies signature and amount, and is idempotent for repeated and
 * reordered notices. Rejected notices are recorded in the order's timeline and the audit log.
 * @throws ApiError 401 forged, 404 unknown order, 422 wrong amount
 */
export async function handlePaymentNotice(
  context: HostContext,
  body: Record<string, unknown>,
  caller: NoticeSource,
): Promise<{ orderId: string; status: PaymentStatus }> {
  const { callbackToken, ...notice } = body;
  const update = verifyNotice(context, notice, callbackToken);
  if (!update) {
    const claimedId = ORDER_ID_FIELDS.map((name) => notice[name]).find(
      (value) => typeof value === "string",
    );
    const order =
      typeof claimedId === "string" ? await findOrder(context.db, claimedId) : undefined;
    if (order) await recordRejection(context, order, { caller, kind: "forged", detail: null });
    throw new ApiError(401, "Tanda tangan tidak sah");
  }
  const order = await findOrder(context.db, update.orderId);
  if (!order) throw new ApiError(404, "Pesanan tidak ditemukan");
  if (update.amount !== order.amount) {
    await recordRejection(context, order, {
      caller,
      kind: "amount-mismatch",
      detail: String(update.amount),
    });
    if (update.status === "paid") await recordWrongAmount(context, order, { update, caller });
    throw new ApiError(422, "Jumlah pembayaran tidak sama dengan tagihan");
  }
  if (update.status !== "pending")
    await settleOrder(context, order, {
      status: update.status,
      gatewayId: update.gatewayId,
      user: null,
      actorName: GATEWAY_ACTOR,
      source: { tenantId: order.lms_id, ...caller },
    });
  const after = await findOrder(context.db, order.order_id);
  return { orderId: order.order_id, status: after?.status ?? order.status };
}

/**
 * Null without a valid signature.
 * @throws ApiError 422 for a signed but unreadable notice, such as fractional rupiah
 */
function verifyNotice(
  { ports, log }: HostContext,
  notice: Record<string, unknown>,
  callbackToken: unknown,
): PaymentUpdate | null {
  try {
    return ports.gateway.verify(
      notice,
      typeof callbackToken === "string" ? callbackToken : undefined,
    );
  } catch (error) {
    if (!(error instanceof AdapterError)) throw error;
    log.warn({ error }, "signed gateway notice is unreadable");
    throw new ApiError(422, "Pemberitahuan tidak dapat dibaca");
  }
}

interface Rejection {
  caller: NoticeSource;
  kind: "forged" | "amount-mismatch";
  detail: string | null;
}

/** Stops silently at `REJECTION_LOG_LIMIT`. */
async function recordRejection(
  context: HostContext,
  order: OrderRow,
  { caller, kind, detail }: Rejection,
): Promise<void> {
  await context.db
    .transaction()
    .execute(async (trx) => {
      await consumeAttempt(
        trx,
        { name: `payment-refusal ${order.order_id}`, ...REJECTION_LOG_LIMIT },
        context.clock(),
      );
      await recordEvent(context, trx, order, { kind, detail });
      const actor = { user: null, actorName: GATEWAY_ACTOR };
      const entry = toPaymentAuditEntry(order, { action: `payment.${kind}`, actor, detail });
      await appendAudit(context, trx, { tenantId: order.lms_id, ...caller }, entry);
    })
    .catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    });
}
