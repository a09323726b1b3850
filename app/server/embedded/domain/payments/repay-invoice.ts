import type { PaymentMethodName } from "~/lib/payment-status";
import { HOUR_MS } from "~/lib/time";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import type { Invoice } from "../../../hosts/services/payments";
import { type HostContext, notFound, type Queryable } from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { consumeAttempt } from "../../kit/rate-limit";
import { getOfferOfInvoice, type VoucherOffer } from "../vouchers/voucher-offer";
import {
  type ClassRow,
  findClassBySlug,
  type InvoiceOutcome,
  presentInvoice,
  reopenInvoice,
  requireOpenClass,
} from "./invoice-orders";
import { type InvoiceOwner, type InvoiceRow, queryInvoices } from "./invoices";
import { isOpenPayment, SupersededError } from "./payment-orders";

const REPAY_LIMIT = { max: 10, windowMs: HOUR_MS };

interface RepayRequest {
  tenantId: string;
  user: HostUser;
  slug: string;
  /** Default: the invoice's current method. */
  method: PaymentMethodName | undefined;
  idempotencyKey: string | undefined;
}

/**
 * Replaces the order of the user's latest invoice for a class (designs B4).
 * @throws ApiError 404, 409, 429, 503
 */
export async function repayInvoice(
  context: HostContext,
  { tenantId, user, slug, method, idempotencyKey }: RepayRequest,
): Promise<Invoice> {
  const { db, clock } = context;
  const classRow = await findClassBySlug(context, tenantId, slug);
  const request = {
    tenantId,
    operation: "repayInvoice",
    key: idempotencyKey,
    body: [user.id, { slug, method }],
  };
  const owner = { tenantId, userId: user.id, classId: classRow.id };
  const outcome = await withIdempotency(context, request, async (trx): Promise<InvoiceOutcome> => {
    const row = await findOpenInvoice(trx, owner);
    if (classRow.price === 0)
      throw new ApiError(409, "Kelas ini sekarang gratis, Anda dapat langsung mendaftar");
    const voucher = await findVoucher(context, trx, { row, classRow });
    const reopened = await reopenInvoice(context, trx, {
      row,
      amount: classRow.price - (voucher?.discount ?? 0),
      method: method ?? row.method,
      voucher,
    }).catch((error: unknown) => {
      // The only field that a repaid invoice can be wrong at.
      throw error instanceof ApiError && error.status === 422 ? voucherIsOver(row) : error;
    });
    if (!reopened) return keepCurrentOrder(trx, owner);
    requireOpenClass(classRow, clock());
    await consumeAttempt(trx, { name: `repay ${tenantId} ${row.id}`, ...REPAY_LIMIT }, clock());
    return reopened;
  }).catch((error: unknown) => {
    if (!(error instanceof SupersededError)) throw error;
    return keepCurrentOrder(db, owner);
  });
  return presentInvoice(context, outcome, { tenantId, user });
}

const voucherIsOver = ({ voucher_code }: InvoiceRow) =>
  new ApiError(
    409,
    `Kode voucher ${voucher_code} tidak berlaku lagi. Daftarlah sekali lagi dari halaman kelas.`,
  );

/** The voucher of the invoice goes on. @throws ApiError 409 if it does not apply any more */
async function findVoucher(
  context: HostContext,
  trx: Queryable,
  { row, classRow }: { row: InvoiceRow; classRow: ClassRow },
): Promise<VoucherOffer | null> {
  if (row.voucher_id === null) return null;
  const offer = await getOfferOfInvoice(context, trx, { voucherId: row.voucher_id, classRow });
  if (!offer || offer.discount === classRow.price) throw voucherIsOver(row);
  return offer;
}

const keepCurrentOrder = async (db: Queryable, owner: InvoiceOwner): Promise<InvoiceOutcome> => ({
  id: (await findOpenInvoice(db, owner)).id,
  isNew: false,
  closedOrderIds: [],
});

/** @throws ApiError 404, 409 if the latest invoice is settled */
async function findOpenInvoice(db: Queryable, owner: InvoiceOwner): Promise<InvoiceRow> {
  const row = await queryInvoices(db, owner).limit(1).executeTakeFirst();
  if (!row) throw notFound("Tagihan");
  if (!isOpenPayment(row.status)) throw new ApiError(409, "Tagihan ini sudah selesai");
  return row;
}
