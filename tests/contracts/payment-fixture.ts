import type { PaymentMethodName } from "~/lib/payment-status";
import type { Schema } from "~/server/embedded/database/schema/schema";
import { createSignedNotice } from "~/server/embedded/domain/payments/sandbox-gateway";
import { getBalance } from "~/server/embedded/kit/ledger";
import { type Backend, TENANT_ID } from "./backend";
import { createClassRow } from "./core-fixture";
import { APP_SECRET } from "./host-context";
import { createPayoutUser } from "./payout-user-fixture";

export const CLASS_PRICE = 450_000;
let classCount = 0;

/** A class with a price. @returns its slug */
export async function createPaidClass(
  { database: { db } }: Backend,
  more: Partial<Schema["classes"]> = {},
): Promise<string> {
  const slug = `bayar-${process.pid}-${++classCount}`;
  const code = `B${String(classCount).padStart(5, "0")}`;
  await db
    .insertInto("classes")
    .values(createClassRow(TENANT_ID, slug, {}, { price: CLASS_PRICE, code, ...more }))
    .execute();
  return slug;
}

/** A learner with an invoice for a new class. */
export async function createInvoicedLearner(
  site: Backend,
  more: Partial<Schema["classes"]> = {},
  method: PaymentMethodName = "va_bca",
) {
  const slug = await createPaidClass(site, more);
  const learner = await createPayoutUser(site, [4]);
  const { data: invoice } = await learner.hosts.services.createInvoice({
    query: { slug },
    body: { method },
  });
  return { slug, learner, invoice, orderId: invoice.orderId ?? "" };
}

/** Moves an invoice's or donation's orders out of the window in which a repay counts as a duplicate. */
export const ageOrders = ({ database: { db } }: Backend, subjectId: string) =>
  db
    .updateTable("payment_orders")
    .set((eb) => ({ offered_at: eb("offered_at", "-", 60_000) }))
    .where("lms_id", "=", TENANT_ID)
    .where("subject_id", "=", subjectId)
    .execute();

/** Repays the invoice a minute after its last order was offered. */
export async function repaid(
  site: Backend,
  {
    learner,
    slug,
    invoice,
  }: Pick<Awaited<ReturnType<typeof createInvoicedLearner>>, "learner" | "slug" | "invoice">,
) {
  await ageOrders(site, invoice.id);
  return (await learner.hosts.services.repayInvoice({ query: { slug } })).data;
}

type NotificationStatus = Parameters<typeof createSignedNotice>[1]["status"];

export const sendGatewayNotification = (
  site: Backend,
  orderId: string,
  status: NotificationStatus,
  amount = CLASS_PRICE,
) =>
  site
    .createClients()
    .services.sendCallback({ body: createSignedNotice(APP_SECRET, { orderId, amount, status }) });

export const getAccountBalance = ({ database: { db } }: Backend, account: string) =>
  getBalance(db, TENANT_ID, account);

export async function listMails({ database: { db } }: Backend, address: string) {
  return db
    .selectFrom("outbox")
    .select(["subject", "body", "kind"])
    .where("to_address", "=", address)
    .orderBy("created_at")
    .execute();
}

/** Orders of an invoice or donation, oldest first. */
export const listOrders = ({ database: { db } }: Backend, subjectId: string) =>
  db
    .selectFrom("payment_orders")
    .selectAll()
    .where("lms_id", "=", TENANT_ID)
    .where("subject_id", "=", subjectId)
    .orderBy("created_at")
    .execute();
