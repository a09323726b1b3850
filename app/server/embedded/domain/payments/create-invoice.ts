import type { Transaction } from "kysely";
import { formatIsoDate } from "~/lib/dates";
import type { PaymentMethodName } from "~/lib/payment-status";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import type { Schema } from "../../database/schema/schema";
import { isUniqueViolation } from "../../database/unique-violation";
import type { HostContext } from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { newRecordId } from "../../kit/ids";
import { nextSequenceNumber } from "../../kit/sequences";
import { enrol } from "../classes/enrol";
import { getMailSite, type MailSite } from "../mail/mail-site";
import { getVoucherOffer, type VoucherOffer } from "../vouchers/voucher-offer";
import { switchVoucher } from "../vouchers/voucher-uses";
import { closeUnpaid } from "./close-unpaid";
import {
  CLASS_FULL_MESSAGE,
  type ClassRow,
  findClassBySlug,
  type InvoiceOutcome,
  presentInvoice,
  requireOpenClass,
  requireOrder,
} from "./invoice-orders";
import { type InvoiceRow, queryInvoices } from "./invoices";
import { notifyFreeEnrolment } from "./payment-emails";
import { postWholeDiscount } from "./payment-ledger";
import { findOrder, isOpenPayment, SupersededError } from "./payment-orders";

type Trx = Transaction<Schema>;

interface InvoiceRequest {
  tenantId: string;
  user: HostUser;
  slug: string;
  method: PaymentMethodName;
  /** Code of a voucher. */
  voucher?: string | undefined;
  idempotencyKey: string | undefined;
}

interface Purchase {
  user: HostUser;
  method: PaymentMethodName;
  voucher: VoucherOffer | null;
  site: MailSite;
}

/**
 * Creates the user's invoice for a class, or continues an open one (designs B4). Free classes enrol
 * at once, as does a voucher of the whole price.
 * @throws ApiError 404, 409, 422 at `voucher`, 429, 503
 */
export async function createInvoice(
  context: HostContext,
  { tenantId, user, slug, method, voucher: code, idempotencyKey }: InvoiceRequest,
) {
  const { db } = context;
  const classRow = await findClassBySlug(context, tenantId, slug);
  const voucher =
    code !== undefined && classRow.price > 0
      ? await getVoucherOffer(context, { userId: user.id, classRow, code })
      : null;
  const site = await getMailSite(context, tenantId);
  const request = {
    tenantId,
    operation: "createInvoice",
    key: idempotencyKey,
    body: [user.id, slug, { method, voucher: code }],
  };
  const outcome = await withIdempotency(context, request, (trx) =>
    openInvoice(context, trx, classRow, { user, method, voucher, site }),
  ).catch(async (error: unknown): Promise<InvoiceOutcome> => {
    // A concurrent request without a key won: return its invoice.
    if (!isUniqueViolation(error) && !(error instanceof SupersededError)) throw error;
    const owner = { tenantId, userId: user.id, classId: classRow.id };
    const invoices = await queryInvoices(db, owner).execute();
    const pending = invoices.find(({ status }) => status === "pending");
    if (!pending) throw new SupersededError();
    return { id: pending.id, isNew: false, closedOrderIds: [] };
  });
  const invoice = await presentInvoice(context, outcome, { tenantId, user });
  return { invoice, isNew: outcome.isNew };
}

async function openInvoice(
  context: HostContext,
  trx: Trx,
  classRow: ClassRow,
  purchase: Purchase,
): Promise<InvoiceOutcome> {
  const { method, voucher } = purchase;
  await requireNotEnrolled(trx, classRow, purchase.user);
  requireOpenClass(classRow, context.clock());
  const amount = getAmount(classRow, purchase);
  if (classRow.price === 0) return enrolFree(context, trx, classRow, purchase);
  const owner = { tenantId: classRow.lms_id, userId: purchase.user.id, classId: classRow.id };
  const invoices = await queryInvoices(trx, owner).execute();
  const open = invoices.find(({ status }) => isOpenPayment(status));
  if (amount === 0) return enrolFree(context, trx, classRow, { ...purchase, open });
  if (open) return continueInvoice(context, trx, open, { amount, method, voucher });
  const row = await insertInvoice(context, trx, classRow, purchase);
  return requireOrder(context, trx, { row, amount, method, voucher });
}

const getAmount = ({ price }: ClassRow, { voucher }: Purchase): number =>
  price - (voucher?.discount ?? 0);

/** @throws ApiError 409 */
async function requireNotEnrolled(
  trx: Trx,
  { lms_id, id }: ClassRow,
  user: HostUser,
): Promise<void> {
  const enrolment = await trx
    .selectFrom("enrolments")
    .select("user_id")
    .where("lms_id", "=", lms_id)
    .where("class_id", "=", id)
    .where("user_id", "=", user.id)
    .executeTakeFirst();
  if (enrolment) throw alreadyEnrolled();
}

const alreadyEnrolled = () => new ApiError(409, "Anda sudah menjadi peserta kelas ini");

/** An open order stays, unless a voucher gives it another price. */
async function continueInvoice(
  context: HostContext,
  trx: Trx,
  invoice: InvoiceRow,
  change: Omit<Parameters<typeof requireOrder>[2], "row">,
): Promise<InvoiceOutcome> {
  const order =
    invoice.status === "pending" && invoice.order_id
      ? await findOrder(trx, invoice.order_id)
      : undefined;
  const isSamePrice = !change.voucher || change.voucher.id === invoice.voucher_id;
  if (order && order.expires_at > context.clock() && isSamePrice)
    return { id: invoice.id, isNew: false, closedOrderIds: [] };
  return requireOrder(context, trx, { row: invoice, ...change });
}

async function enrolFree(
  context: HostContext,
  trx: Trx,
  classRow: ClassRow,
  { open, ...purchase }: Purchase & { open?: InvoiceRow | undefined },
): Promise<InvoiceOutcome> {
  const { lms_id: tenantId, id: class_id } = classRow;
  const { user, voucher, site } = purchase;
  const now = context.clock();
  const closedOrderIds = open ? await closeUnpaid(context, trx, open) : [];
  const { id } = open ?? (await insertInvoice(context, trx, classRow, purchase));
  const enrolment = { lms_id: tenantId, class_id, user_id: user.id, created_at: now };
  const outcome = await enrol(trx, { ...enrolment, source: "free" });
  if (outcome === "already") throw alreadyEnrolled();
  if (outcome === "full") throw new ApiError(409, CLASS_FULL_MESSAGE);
  await switchVoucher(trx, { tenantId, invoiceId: id }, voucher);
  if (voucher)
    await postWholeDiscount(trx, { tenantId, invoiceId: id, discount: voucher.discount, at: now });
  await notifyFreeEnrolment(trx, {
    tenantId,
    userId: user.id,
    className: classRow.name,
    classSlug: classRow.slug,
    startAt: classRow.start_at,
    site,
    now,
  });
  return { id, isNew: true, closedOrderIds };
}

async function insertInvoice(
  { clock }: HostContext,
  trx: Trx,
  classRow: ClassRow,
  purchase: Purchase,
): Promise<InvoiceRow> {
  const now = clock();
  const { lms_id: tenantId, id: class_id, slug, name } = classRow;
  const { user, method } = purchase;
  const total = getAmount(classRow, purchase);
  const [year = "", month = ""] = formatIsoDate(now).split("-");
  const number = await nextSequenceNumber(trx, tenantId, `invoice-${year}`);
  const row: InvoiceRow = {
    lms_id: tenantId,
    id: newRecordId(),
    number: `INV/${year}/${month}/${String(number).padStart(6, "0")}`,
    class_id,
    class_slug: slug,
    class_name: name,
    user_id: user.id,
    total,
    method,
    status: total > 0 ? "pending" : "paid",
    order_id: null,
    created_at: now,
    paid_at: total > 0 ? null : now,
    holds_place: 0,
    discount: 0,
    voucher_id: null,
    voucher_code: null,
    holds_voucher: 0,
  };
  await trx.insertInto("invoices").values(row).execute();
  return row;
}
