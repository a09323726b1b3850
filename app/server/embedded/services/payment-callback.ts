import type { PaymentStatus } from "~/lib/payment-status";
import { formatRupiah } from "~/lib/rupiah";
import type { PaymentNotice } from "../../adapters/payment-gateway";
import { HostRefusal } from "../../hosts/implement";
import { type MailSite, mailSite } from "../account/mail-site";
import { appendAudit } from "../audit";
import type { HostContext, Queryable } from "../context";
import { enrol } from "../enrol";
import { postLedger } from "../ledger";
import { enqueueMail } from "../outbox";
import { findOrder, noteEvent, type OrderRow } from "./payment-orders";

/** From which states a notice may lead on: never back, and late money still counts (designs B4). */
const FROM: Record<Exclude<PaymentStatus, "pending">, readonly PaymentStatus[]> = {
  paid: ["pending", "expired", "failed", "cancelled"],
  refunded: ["paid"],
  expired: ["pending"],
  failed: ["pending"],
  cancelled: ["pending"],
};

/**
 * Takes a gateway's notice: believed by its signature, held against the order's amount, and done once however often it comes and in
 * whatever order. What it changes (money, enrolment, mail) is one transaction.
 * @throws HostRefusal 401 forged, 404 unknown order, 422 another amount
 */
export async function takeNotice(context: HostContext, body: Record<string, unknown>): Promise<{ orderId: string; status: PaymentStatus }> {
  const { callbackToken, ...notice } = body;
  const said = context.ports.gateway.verify(notice, typeof callbackToken === "string" ? callbackToken : undefined);
  if (!said) throw new HostRefusal(401, "Tanda tangan tidak sah");
  const order = await findOrder(context.db, said.orderId);
  if (!order) throw new HostRefusal(404, "Pesanan tidak ditemukan");
  if (said.amount !== order.amount) {
    await noteEvent(context, context.db, order, "amount-mismatch", String(said.amount));
    throw new HostRefusal(422, "Jumlah pembayaran tidak sama dengan tagihan");
  }
  if (said.status !== "pending") await settle(context, order, said, said.status);
  const after = await findOrder(context.db, order.order_id);
  return { orderId: order.order_id, status: after?.status ?? order.status };
}

async function settle(
  context: HostContext,
  order: OrderRow,
  said: PaymentNotice,
  status: Exclude<PaymentStatus, "pending">,
): Promise<void> {
  const site = await mailSite(context, order.lms_id);
  await context.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("payment_orders")
      .set({ status, ...(said.gatewayId && { gateway_id: said.gatewayId }) })
      .where("order_id", "=", order.order_id)
      .where("status", "in", FROM[status])
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await noteEvent(context, trx, order, status);
    if (status === "paid") await pay(context, trx, order, site);
    else if (status === "refunded") await refund(context, trx, order);
    else await closeSubject(trx, order, status);
  });
}

const tableOf = ({ kind }: OrderRow) => (kind === "class" ? "invoices" : "donations");
const incomeOf = async (trx: Queryable, order: OrderRow) => {
  if (order.kind === "class") return "income:classes";
  const { campaign } = await trx
    .selectFrom("donations")
    .select("campaign")
    .where("lms_id", "=", order.lms_id)
    .where("id", "=", order.subject_id)
    .executeTakeFirstOrThrow();
  return `income:donations:${campaign}`;
};

/** Money came. A second payment of what is paid already is owed back, and said so in the ledger. */
async function pay(context: HostContext, trx: Queryable, order: OrderRow, site: MailSite): Promise<void> {
  const now = context.clock();
  const { numUpdatedRows } = await trx
    .updateTable(tableOf(order))
    .set({ status: "paid", paid_at: now, order_id: order.order_id })
    .where("lms_id", "=", order.lms_id)
    .where("id", "=", order.subject_id)
    .where("status", "!=", "paid")
    .executeTakeFirst();
  const isFirst = numUpdatedRows > 0n;
  const to = isFirst ? await incomeOf(trx, order) : "owed:double-payments";
  const entries = [
    { account: "gateway:clearing", amount: -order.amount },
    { account: to, amount: order.amount },
  ];
  await postLedger(trx, { lmsId: order.lms_id, kind: "payment", reference: order.order_id, at: now, entries });
  await audit(context, trx, order, isFirst ? "payment.paid" : "payment.double");
  if (!isFirst) return noteEvent(context, trx, order, "double-payment");
  await (order.kind === "class" ? thankLearner(trx, order, site, now) : thankDonor(trx, order, site, now));
}

async function refund(context: HostContext, trx: Queryable, order: OrderRow): Promise<void> {
  await trx
    .updateTable(tableOf(order))
    .set({ status: "refunded" })
    .where("lms_id", "=", order.lms_id)
    .where("id", "=", order.subject_id)
    .where("order_id", "=", order.order_id)
    .execute();
  const entries = [
    { account: await incomeOf(trx, order), amount: -order.amount },
    { account: "gateway:clearing", amount: order.amount },
  ];
  await postLedger(trx, { lmsId: order.lms_id, kind: "refund", reference: order.order_id, at: context.clock(), entries });
  await audit(context, trx, order, "payment.refunded");
}

/** The present try is over; an older one that ends says nothing of a newer. */
export async function closeSubject(trx: Queryable, order: OrderRow, status: "expired" | "failed" | "cancelled"): Promise<void> {
  await trx
    .updateTable(tableOf(order))
    .set({ status })
    .where("lms_id", "=", order.lms_id)
    .where("id", "=", order.subject_id)
    .where("order_id", "=", order.order_id)
    .where("status", "=", "pending")
    .execute();
}

const audit = (context: HostContext, trx: Queryable, order: OrderRow, action: string) =>
  appendAudit(
    context,
    trx,
    { lmsId: order.lms_id, clientIp: "", requestId: "" },
    {
      ...{
        user: null,
        actorName: "Layanan pembayaran",
        action,
        entity: order.kind === "class" ? "invoice" : "donation",
        entityId: order.subject_id,
      },
      after: { orderId: order.order_id, amount: order.amount },
    },
  );

async function thankLearner(trx: Queryable, order: OrderRow, site: MailSite, now: number): Promise<void> {
  const { lms_id } = order;
  const invoice = await trx
    .selectFrom("invoices")
    .selectAll()
    .where("lms_id", "=", lms_id)
    .where("id", "=", order.subject_id)
    .executeTakeFirstOrThrow();
  await enrol(trx, { lms_id, class_id: invoice.class_id, user_id: invoice.user_id, source: "paid", created_at: now });
  const { name, email } = await trx
    .selectFrom("users")
    .select(["name", "email"])
    .where("id", "=", invoice.user_id)
    .executeTakeFirstOrThrow();
  const body = `Halo ${name},\n\nPembayaran kelas ${invoice.class_name} sebesar ${formatRupiah(order.amount)} sudah kami terima (${invoice.number}). Anda sekarang peserta kelas ini:\n${site.url(`/Class/${invoice.class_slug}`)}\n\nSalam,\n${site.title}`;
  await enqueueMail(trx, { lmsId: lms_id, to: email, subject: `Pembayaran ${invoice.class_name} diterima`, body, kind: "payment", now });
}

async function thankDonor(trx: Queryable, order: OrderRow, site: MailSite, now: number): Promise<void> {
  const { lms_id } = order;
  const donation = await trx
    .selectFrom("donations")
    .selectAll()
    .where("lms_id", "=", lms_id)
    .where("id", "=", order.subject_id)
    .executeTakeFirstOrThrow();
  const body = `Halo ${donation.name},\n\nDonasi Anda sebesar ${formatRupiah(order.amount)} sudah kami terima. Terima kasih.\n\nNomor tanda terima: ${donation.number}\nSimpan email ini sebagai bukti.\n\nSalam,\n${site.title}`;
  await enqueueMail(trx, {
    lmsId: lms_id,
    to: donation.email,
    subject: `Terima kasih, donasi ${donation.number} diterima`,
    body,
    kind: "donation",
    now,
  });
}
