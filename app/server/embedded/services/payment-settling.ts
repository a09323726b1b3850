import type { PaymentStatus } from "~/lib/payment-status";
import type { HandlerInput, HostUser } from "../../hosts/implement";
import { type MailSite, mailSite } from "../account/mail-site";
import { appendAudit } from "../audit";
import type { HostContext, Queryable } from "../context";
import { enrol } from "../enrol";
import { postLedger } from "../ledger";
import { tellOfPayment, tellOfRefund } from "./payment-mails";
import { closeAtGateway, closeOrders, noteEvent, OPEN, type OrderRow, tableOf } from "./payment-orders";

export const GATEWAY = "Layanan pembayaran";

/** From which states one may lead on: never back, and late money still counts (designs B4). */
const FROM: Record<Settled, readonly PaymentStatus[]> = {
  paid: OPEN,
  refunded: ["paid"],
  expired: ["pending"],
  failed: ["pending"],
  cancelled: ["pending"],
};
type Settled = Exclude<PaymentStatus, "pending">;

export type Source = Pick<HandlerInput, "lmsId" | "clientIp" | "requestId"> & { user: HostUser | null };

interface By {
  source: Source;
  actorName: string;
}
interface Settling extends By {
  status: Settled;
  gatewayId?: string;
  /** Why, of a refund that an admin makes. */
  reason?: string;
}

/**
 * An order reaches a state, once: order, invoice or donation, ledger, enrolment, audit row and mail in one transaction; what comes again or
 * would lead back changes nothing. The accounts, in rupiah, always summing to zero:
 * - `gateway:clearing`: negative by what the gateway holds for us;
 * - `income:classes`, `income:donations:{campaign}`: what was earned or given;
 * - `owed:double-payments`: what came for something that was paid already, or refunded, until it is sent back.
 * No fee is taken from payer or campaign; what a gateway keeps is its own invoice's matter.
 * @returns false when nothing was changed
 */
export async function settle(context: HostContext, order: OrderRow, change: Settling): Promise<boolean> {
  const site = await mailSite(context, order.lms_id);
  const isChanged = await context.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("payment_orders")
      .set({ status: change.status, ...(change.gatewayId && { gateway_id: change.gatewayId }) })
      .where("lms_id", "=", order.lms_id)
      .where("order_id", "=", order.order_id)
      .where("status", "in", FROM[change.status])
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await noteEvent(context, trx, order, change.status, change.reason ?? null);
    if (change.status === "paid") await pay(context, trx, order, change, site);
    else if (change.status === "refunded") await refund(context, trx, order, change, site);
    else await closeSubject(trx, order, change.status);
    return true;
  });
  if (isChanged && change.status === "paid") await closeOthers(context, order);
  return isChanged;
}

/** Money came. A second payment of what is paid, or of what was refunded, is owed back. */
async function pay(context: HostContext, trx: Queryable, order: OrderRow, by: By, site: MailSite): Promise<void> {
  const now = context.clock();
  const { numUpdatedRows } = await trx
    .updateTable(tableOf(order))
    .set({ status: "paid", paid_at: now, order_id: order.order_id })
    .where("lms_id", "=", order.lms_id)
    .where("id", "=", order.subject_id)
    .where("status", "in", OPEN)
    .executeTakeFirst();
  const counts = numUpdatedRows > 0n;
  await moveMoney(trx, order, "payment", counts, now);
  await appendAudit(context, trx, by.source, auditedAs(order, counts ? "payment.paid" : "payment.double", by));
  if (!counts) return noteEvent(context, trx, order, "double-payment");
  if (order.kind === "class") await admit(trx, order, now);
  await tellOfPayment(context, trx, order, site, now);
}

/** The learner's place, and the invoice says what was paid: an older order may have had another price. */
async function admit(trx: Queryable, { lms_id, subject_id, amount }: OrderRow, now: number): Promise<void> {
  const { class_id, user_id } = await trx
    .updateTable("invoices")
    .set({ total: amount })
    .where("lms_id", "=", lms_id)
    .where("id", "=", subject_id)
    .returning(["class_id", "user_id"])
    .executeTakeFirstOrThrow();
  await enrol(trx, { lms_id, class_id, user_id, source: "paid", created_at: now });
}

/** Money went back: what was paid twice is no longer owed; what counted is no longer earned, and the place that it paid for ends. */
async function refund(context: HostContext, trx: Queryable, order: OrderRow, change: Settling, site: MailSite): Promise<void> {
  const now = context.clock();
  const { numUpdatedRows } = await trx
    .updateTable(tableOf(order))
    .set({ status: "refunded" })
    .where("lms_id", "=", order.lms_id)
    .where("id", "=", order.subject_id)
    .where("order_id", "=", order.order_id)
    .where("status", "=", "paid")
    .executeTakeFirst();
  const counted = numUpdatedRows > 0n;
  await moveMoney(trx, order, "refund", counted, now);
  await appendAudit(context, trx, change.source, auditedAs(order, "payment.refunded", change, change.reason ?? null));
  if (counted && order.kind === "class") await dismiss(trx, order);
  await tellOfRefund(context, trx, order, site, { now, reason: change.reason ?? null, counted });
}

/** Ends a place that was paid for; one that was given stays. What the learner did in the class stays too. */
async function dismiss(trx: Queryable, { lms_id, subject_id }: OrderRow): Promise<void> {
  const { class_id, user_id } = await trx
    .selectFrom("invoices")
    .select(["class_id", "user_id"])
    .where("lms_id", "=", lms_id)
    .where("id", "=", subject_id)
    .executeTakeFirstOrThrow();
  const { numDeletedRows } = await trx
    .deleteFrom("enrolments")
    .where("lms_id", "=", lms_id)
    .where("class_id", "=", class_id)
    .where("user_id", "=", user_id)
    .where("source", "=", "paid")
    .executeTakeFirst();
  if (numDeletedRows === 0n) return;
  await trx
    .updateTable("classes")
    .set((eb) => ({ enrolled: eb("enrolled", "-", 1) }))
    .where("lms_id", "=", lms_id)
    .where("id", "=", class_id)
    .execute();
}

async function moveMoney(trx: Queryable, order: OrderRow, kind: "payment" | "refund", counts: boolean, at: number): Promise<void> {
  const sum = kind === "payment" ? order.amount : -order.amount;
  const entries = [
    { account: "gateway:clearing", amount: -sum },
    { account: counts ? await incomeOf(trx, order) : "owed:double-payments", amount: sum },
  ];
  await postLedger(trx, { lmsId: order.lms_id, kind, reference: order.order_id, at, entries });
}

async function incomeOf(trx: Queryable, order: OrderRow): Promise<string> {
  if (order.kind === "class") return "income:classes";
  const { campaign } = await trx
    .selectFrom("donations")
    .select("campaign")
    .where("lms_id", "=", order.lms_id)
    .where("id", "=", order.subject_id)
    .executeTakeFirstOrThrow();
  return `income:donations:${campaign}`;
}

/** The present try is over; an older one that ends says nothing of a newer. */
async function closeSubject(trx: Queryable, order: OrderRow, status: "expired" | "failed" | "cancelled"): Promise<void> {
  await trx
    .updateTable(tableOf(order))
    .set({ status })
    .where("lms_id", "=", order.lms_id)
    .where("id", "=", order.subject_id)
    .where("order_id", "=", order.order_id)
    .where("status", "=", "pending")
    .execute();
}

/** A transaction of its own: within the payment's, two orders paid at once would each wait for the other. */
async function closeOthers(context: HostContext, { lms_id: lmsId, kind, subject_id: subjectId }: OrderRow): Promise<void> {
  const closed = await context.db.transaction().execute((trx) => closeOrders(context, trx, { lmsId, kind, subjectId }));
  await closeAtGateway(context, closed);
}

export const auditedAs = (order: OrderRow, action: string, { source, actorName }: By, detail: string | null = null) => ({
  ...{ user: source.user, actorName, action, entity: order.kind === "class" ? "invoice" : "donation", entityId: order.subject_id },
  after: { orderId: order.order_id, amount: order.amount, ...(detail !== null && { detail }) },
});
