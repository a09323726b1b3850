import type { PaymentStatus } from "~/lib/payment-status";
import { AdapterError } from "../../adapters/adapter-error";
import type { PaymentNotice } from "../../adapters/payment-gateway";
import { HostRefusal } from "../../hosts/implement";
import { appendAudit } from "../audit";
import type { HostContext } from "../context";
import { takeTry } from "../try-limits";
import { findOrder, noteEvent, type OrderRow } from "./payment-orders";
import { auditedAs, GATEWAY, type Source, settle } from "./payment-settling";

/** Refused notices of one order that are kept: whoever knows its number could else fill the audit log. */
const KEPT_REFUSALS = { most: 5, windowMs: 3_600_000 };
/** What gateways call our order number: ours, Midtrans', Xendit's. */
const ORDER_NAMES = ["orderId", "order_id", "external_id"] as const;

/**
 * Takes a gateway's notice: believed by its signature, held against the order's amount, and done once however often it comes and in
 * whatever order. What it changes (money, enrolment, mail) is one transaction. One that is refused stands in the order's timeline and the
 * audit log.
 * @throws HostRefusal 401 forged, 404 unknown order, 422 another amount
 */
export async function takeNotice(
  context: HostContext,
  body: Record<string, unknown>,
  caller: Pick<Source, "clientIp" | "requestId"> = { clientIp: "", requestId: "" },
): Promise<{ orderId: string; status: PaymentStatus }> {
  const { callbackToken, ...notice } = body;
  const said = readNotice(context, notice, callbackToken);
  if (!said) {
    const named = ORDER_NAMES.map((name) => notice[name]).find((value) => typeof value === "string");
    const order = typeof named === "string" ? await findOrder(context.db, named.slice(0, 50)) : undefined;
    if (order) await noteRefusal(context, order, caller, "forged", null);
    throw new HostRefusal(401, "Tanda tangan tidak sah");
  }
  const order = await findOrder(context.db, said.orderId);
  if (!order) throw new HostRefusal(404, "Pesanan tidak ditemukan");
  if (said.amount !== order.amount) {
    await noteRefusal(context, order, caller, "amount-mismatch", String(said.amount));
    throw new HostRefusal(422, "Jumlah pembayaran tidak sama dengan tagihan");
  }
  if (said.status !== "pending")
    await settle(context, order, {
      ...{ status: said.status, gatewayId: said.gatewayId, actorName: GATEWAY },
      source: { lmsId: order.lms_id, user: null, ...caller },
    });
  const after = await findOrder(context.db, order.order_id);
  return { orderId: order.order_id, status: after?.status ?? order.status };
}

/** Null for what the gateway did not sign. @throws HostRefusal 422 for what it signed and is no notice of ours, such as broken rupiah */
function readNotice({ ports, log }: HostContext, notice: Record<string, unknown>, callbackToken: unknown): PaymentNotice | null {
  try {
    return ports.gateway.verify(notice, typeof callbackToken === "string" ? callbackToken : undefined);
  } catch (error) {
    if (!(error instanceof AdapterError)) throw error;
    log.warn({ error }, "a gateway's notice could not be read");
    throw new HostRefusal(422, "Pemberitahuan tidak dapat dibaca");
  }
}

async function noteRefusal(
  context: HostContext,
  order: OrderRow,
  caller: Pick<Source, "clientIp" | "requestId">,
  kind: "forged" | "amount-mismatch",
  detail: string | null,
): Promise<void> {
  await context.db
    .transaction()
    .execute(async (trx) => {
      await takeTry(trx, { name: `payment-refusal ${order.order_id}`, ...KEPT_REFUSALS }, context.clock());
      await noteEvent(context, trx, order, kind, detail);
      const source = { lmsId: order.lms_id, user: null, ...caller };
      await appendAudit(context, trx, source, auditedAs(order, `payment.${kind}`, { source, actorName: GATEWAY }, detail));
    })
    .catch((error: unknown) => {
      if (!(error instanceof HostRefusal)) throw error;
    });
}
