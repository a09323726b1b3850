import type { Transaction } from "kysely";
import type { PaymentMethodName } from "~/lib/payment-status";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import type { Invoice } from "../../../hosts/services/payments";
import type { Schema } from "../../database/schema/schema";
import { type HostContext, notFound } from "../../kit/context";
import { claimPlace } from "../classes/places";
import { getRegistration, type Registration } from "../classes/registration";
import type { VoucherOffer } from "../vouchers/voucher-offer";
import { switchVoucher } from "../vouchers/voucher-uses";
import { findInvoice, type InvoiceRow, withPaymentLink } from "./invoices";
import { closeGatewayOrders, SupersededError, startOrder } from "./payment-orders";

export type ClassRow = Schema["classes"];

export interface InvoiceOutcome {
  id: string;
  isNew: boolean;
  /** Orders to close at the gateway after the transaction. */
  closedOrderIds: string[];
}

export const CLASS_FULL_MESSAGE = "Kuota kelas ini sudah penuh";

/** @throws ApiError 404 */
export async function findClassBySlug(
  { db }: HostContext,
  tenantId: string,
  slug: string,
): Promise<ClassRow> {
  const row = await db
    .selectFrom("classes")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("slug", "=", slug)
    .where("publication", "!=", "draft")
    .executeTakeFirst();
  if (!row) throw notFound("Kelas");
  return row;
}

interface Reopening {
  row: InvoiceRow;
  /** Rupiah: the class's price may have changed since the last order. */
  amount: number;
  method: PaymentMethodName;
  /** `amount` is without its discount. */
  voucher: VoucherOffer | null;
}

/**
 * Starts a new order for an open invoice, which holds a place from now on.
 * @returns null if the current order stays, see `startOrder`
 * @throws ApiError 409 if the class is full, 422 at `voucher` if no use is left
 */
export async function reopenInvoice(
  context: HostContext,
  trx: Transaction<Schema>,
  { row, amount, method, voucher }: Reopening,
): Promise<InvoiceOutcome | null> {
  const { lms_id: tenantId, id, order_id: replacedOrderId } = row;
  const started = await startOrder(context, trx, {
    tenantId,
    kind: "class",
    subjectId: id,
    amount,
    discount: voucher && { voucherId: voucher.id, rupiah: voucher.discount },
    replacedOrderId,
    isForced: method !== row.method || (voucher?.id ?? null) !== row.voucher_id,
  });
  if (!started) return null;
  const learner = { tenantId, classId: row.class_id, userId: row.user_id };
  if (!(await claimPlace(trx, learner))) throw new ApiError(409, CLASS_FULL_MESSAGE);
  await trx
    .updateTable("invoices")
    .set({ total: amount, method, holds_place: 1 })
    .where("lms_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
  await switchVoucher(trx, { tenantId, invoiceId: id }, voucher);
  return { id, isNew: true, closedOrderIds: started.closedOrderIds };
}

/** @throws SupersededError if a concurrent request replaced the order */
export async function requireOrder(
  context: HostContext,
  trx: Transaction<Schema>,
  reopening: Reopening,
): Promise<InvoiceOutcome> {
  const outcome = await reopenInvoice(context, trx, reopening);
  if (!outcome) throw new SupersededError();
  return outcome;
}

/** Calls the gateway, so it runs after the transaction. @throws ApiError 404, 503 */
export async function presentInvoice(
  context: HostContext,
  { id, closedOrderIds }: InvoiceOutcome,
  { tenantId, user }: { tenantId: string; user: HostUser },
): Promise<Invoice> {
  const row = await findInvoice(context.db, tenantId, id);
  if (!row) throw notFound("Tagihan");
  const [invoice] = await Promise.all([
    withPaymentLink(context, row, user),
    closeGatewayOrders(context, closedOrderIds),
  ]);
  return invoice;
}

/**
 * Does not check for a free place; the conditional update that takes one does.
 * @throws ApiError 409 if the class accepts no registrations now; missing dates do not restrict it
 */
export function requireOpenClass(row: ClassRow, now: number): void {
  const registration = row.publication === "published" ? getRegistration(row, now) : "closed";
  if (registration !== "open") throw new ApiError(409, CLOSED_MESSAGES[registration]);
}

const CLOSED_MESSAGES: Record<Exclude<Registration, "open">, string> = {
  ended: "Kelas ini sudah selesai",
  upcoming: "Pendaftaran kelas ini belum dibuka",
  closed: "Pendaftaran kelas ini sudah ditutup",
};
