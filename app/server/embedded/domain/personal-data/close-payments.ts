import type { HostContext } from "../../kit/context";
import { releaseInvoicePlace } from "../classes/places";
import { closeUnpaid } from "../payments/close-unpaid";
import type { InvoiceRow } from "../payments/invoices";
import {
  closeGatewayOrders,
  closeOrders,
  OPEN_PAYMENT_STATUSES,
  SupersededError,
} from "../payments/payment-orders";
import { releaseVoucher } from "../vouchers/voucher-uses";
import { DONATIONS } from "./personal-tables";
import type { ErasureStep } from "./subject";

/**
 * Ends what the person has not paid, here and at the gateway. A payment that was on its way is owed back for an invoice, and
 * counts for a donation.
 */
export async function closePayments(context: HostContext, step: ErasureStep): Promise<void> {
  for (const invoice of await listOpenInvoices(context, step))
    await closeGatewayOrders(context, await closeInvoice(context, invoice));
  for (const id of await listOpenDonations(context, step))
    await closeGatewayOrders(context, await closeDonation(context, step.tenantId, id));
}

const listOpenInvoices = ({ db }: HostContext, { tenantId, subject }: ErasureStep) =>
  db
    .selectFrom("invoices")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("user_id", "=", subject.userId)
    .where("status", "in", OPEN_PAYMENT_STATUSES)
    .execute();

/** @returns orders to close at the gateway; none if it was paid meanwhile */
const closeInvoice = (context: HostContext, invoice: InvoiceRow): Promise<string[]> =>
  context.db
    .transaction()
    .execute(async (trx) => {
      const { lms_id: tenantId, id: invoiceId } = invoice;
      const closed = await closeUnpaid(context, trx, invoice);
      await releaseInvoicePlace(trx, { tenantId, invoiceId });
      await releaseVoucher(trx, { tenantId, invoiceId });
      return closed;
    })
    .catch((error: unknown) => {
      if (error instanceof SupersededError) return [];
      throw error;
    });

const listOpenDonations = async ({ db }: HostContext, { tenantId, subject }: ErasureStep) => {
  const rows = await db
    .selectFrom("donations")
    .select("id")
    .where("lms_id", "=", tenantId)
    .where(DONATIONS.where(subject))
    .where("status", "=", "pending")
    .execute();
  return rows.map(({ id }) => id);
};

/** @returns orders to close at the gateway */
const closeDonation = (context: HostContext, tenantId: string, id: string): Promise<string[]> =>
  context.db.transaction().execute(async (trx) => {
    const closed = await closeOrders(context, trx, { tenantId, kind: "donation", subjectId: id });
    await trx
      .updateTable("donations")
      .set({ status: "cancelled" })
      .where("lms_id", "=", tenantId)
      .where("id", "=", id)
      .where("status", "=", "pending")
      .execute();
    return closed;
  });
