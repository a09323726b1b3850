import { setTimeout as pause } from "node:timers/promises";
import type { PaymentMethodName } from "~/lib/payment-status";
import { SECOND_MS } from "~/lib/time";
import { AdapterError } from "../../../adapters/adapter-error";
import { type PaymentOrder, UsedOrderIdError } from "../../../adapters/payment-gateway";
import { ApiError } from "../../../hosts/host-handler";
import type { HostContext } from "../../kit/context";
import { getMailSite } from "../mail/mail-site";
import { getVisitedUrl } from "../tenants/site-url";
import {
  closeGatewayOrders,
  findOrder,
  type OrderRow,
  SupersededError,
  startOrder,
} from "./payment-orders";
import { notifyPayable } from "./pending-emails";

interface Payer {
  title: string;
  method: PaymentMethodName;
  customer: { name: string; email: string; phone?: string | undefined };
  /** False for an order that replaced one, so that a gateway that rejects every id ends in an error. */
  mayRenew?: boolean;
}

/** Time in ms in which a concurrent request stores the payment page that its gateway call got. */
const CONCURRENT_SUBMIT_MS = SECOND_MS;
const POLL_INTERVAL_MS = 100;

/**
 * Submits an order to the gateway, outside of transactions. After a crash before the response is
 * stored, resubmitting the same id returns the same payment page; at a gateway that rejects a used id
 * a new order takes its place, and the replaced one is returned.
 * @throws ApiError 503 if the gateway is unavailable
 */
export async function submitToGateway(
  context: HostContext,
  orderId: string,
  { title, method, customer, mayRenew = true }: Payer,
): Promise<OrderRow> {
  const { db, ports, log } = context;
  const order = await findOrder(db, orderId);
  if (!order) throw new ApiError(404, "Pesanan tidak ditemukan");
  if (order.pay_url !== null || order.status !== "pending") return order;
  try {
    const created = await ports.gateway.create({
      orderId,
      amount: order.amount,
      method,
      customer,
      expiresAt: order.expires_at,
      items: [{ name: title, quantity: 1, price: order.amount }],
      returnUrl: await getVisitedUrl(
        context,
        order.lms_id,
        `/CallbackPayment?orderId=${encodeURIComponent(orderId)}`,
      ),
    });
    await storePaymentPage(context, order, { created, method });
  } catch (error) {
    if (!(error instanceof AdapterError)) throw error;
    log.warn({ error, orderId }, "gateway order could not be created");
    if (error instanceof UsedOrderIdError && mayRenew) await renewLostOrder(context, order);
  }
  // Gateways reject the second of two concurrent submissions; the first one's payment page serves
  // both.
  const stored = await findOrder(db, orderId);
  if (stored?.pay_url || (stored && stored.status !== "pending")) return stored;
  throw new ApiError(503, "Layanan pembayaran belum menjawab. Data Anda aman, coba lagi.");
}

/** Stores what the gateway answered first, and mails it to the payer. */
async function storePaymentPage(
  context: HostContext,
  { order_id, lms_id }: OrderRow,
  { created, method }: { created: PaymentOrder; method: PaymentMethodName },
): Promise<void> {
  const site = await getMailSite(context, lms_id);
  await context.db.transaction().execute(async (trx) => {
    const order = await trx
      .updateTable("payment_orders")
      .set({
        gateway_id: created.gatewayId,
        pay_url: created.payUrl,
        va_number: created.vaNumber,
        qr_string: created.qrString ?? null,
        offered_at: context.clock(),
      })
      .where("order_id", "=", order_id)
      .where("pay_url", "is", null)
      .returningAll()
      .executeTakeFirst();
    if (order?.status === "pending") await notifyPayable(context, trx, { order, site, method });
  });
}

/**
 * Replaces an order whose payment page was lost with the gateway's answer, unless a concurrent request
 * stores the page, or the order was paid.
 */
async function renewLostOrder(context: HostContext, order: OrderRow): Promise<void> {
  const { db, ports, log } = context;
  const { lms_id: tenantId, order_id: orderId, kind, subject_id: subjectId, amount } = order;
  for (let waited = 0; waited < CONCURRENT_SUBMIT_MS; waited += POLL_INTERVAL_MS) {
    const stored = await findOrder(db, orderId);
    if (stored?.pay_url || stored?.status !== "pending") return;
    await pause(POLL_INTERVAL_MS);
  }
  const update = await ports.gateway.status(orderId).catch((error: unknown) => {
    if (!(error instanceof AdapterError)) throw error;
    return "unknown" as const;
  });
  // A payment is settled by its notice or by the job that asks for it.
  if (update === "unknown" || update?.status === "paid" || update?.status === "refunded") return;
  const started = await db
    .transaction()
    .execute((trx) =>
      startOrder(context, trx, {
        tenantId,
        kind,
        subjectId,
        amount,
        discount:
          order.voucher_id === null
            ? null
            : { voucherId: order.voucher_id, rupiah: order.discount },
        replacedOrderId: orderId,
        isForced: true,
      }),
    )
    .catch((error: unknown) => {
      if (!(error instanceof SupersededError)) throw error;
      return null;
    });
  if (!started) return;
  log.warn({ orderId, replacedBy: started.orderId }, "order with a lost payment page was replaced");
  await closeGatewayOrders(context, started.closedOrderIds);
}
