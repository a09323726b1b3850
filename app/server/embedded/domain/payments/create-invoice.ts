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
import { findOrder, isOpenPayment, SupersededError } from "./payment-orders";

type Trx = Transaction<Schema>;

interface InvoiceRequest {
  tenantId: string;
  user: HostUser;
  slug: string;
  method: PaymentMethodName;
  idempotencyKey: string | undefined;
}

interface Purchase {
  user: HostUser;
  method: PaymentMethodName;
  site: MailSite;
}

/**
 * Creates the user's invoice for a class, or continues an open one (designs B4). Free classes enrol
 * at once.
 * @throws ApiError 404, 409, 503
 */
export async function createInvoice(
  context: HostContext,
  { tenantId, user, slug, method, idempotencyKey }: InvoiceRequest,
) {
  const { db } = context;
  const classRow = await findClassBySlug(context, tenantId, slug);
  const site = await getMailSite(context, tenantId);
  const request = {
    tenantId,
    operation: "createInvoice",
    key: idempotencyKey,
    body: [user.id, slug, { method }],
  };
  const outcome = await withIdempotency(context, request, (trx) =>
    openInvoice(context, trx, classRow, { user, method, site }),
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
  const { price } = classRow;
  await requireNotEnrolled(trx, classRow, purchase.user);
  requireOpenClass(classRow, context.clock());
  if (price === 0) return enrolFree(context, trx, classRow, purchase);
  const owner = { tenantId: classRow.lms_id, userId: purchase.user.id, classId: classRow.id };
  const invoices = await queryInvoices(trx, owner).execute();
  const open = invoices.find(({ status }) => isOpenPayment(status));
  if (open) return continueInvoice(context, trx, open, { amount: price, method: purchase.method });
  const row = await insertInvoice(context, trx, classRow, purchase);
  return requireOrder(context, trx, { row, amount: price, method: purchase.method });
}

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

async function continueInvoice(
  context: HostContext,
  trx: Trx,
  invoice: InvoiceRow,
  { amount, method }: { amount: number; method: PaymentMethodName },
): Promise<InvoiceOutcome> {
  const order =
    invoice.status === "pending" && invoice.order_id
      ? await findOrder(trx, invoice.order_id)
      : undefined;
  if (order && order.expires_at > context.clock())
    return { id: invoice.id, isNew: false, closedOrderIds: [] };
  return requireOrder(context, trx, { row: invoice, amount, method });
}

async function enrolFree(
  context: HostContext,
  trx: Trx,
  classRow: ClassRow,
  purchase: Purchase,
): Promise<InvoiceOutcome> {
  const row = await insertInvoice(context, trx, classRow, purchase);
  const outcome = await enrol(trx, {
    lms_id: classRow.lms_id,
    class_id: classRow.id,
    user_id: purchase.user.id,
    source: "free",
    created_at: row.created_at,
  });
  if (outcome === "already") throw alreadyEnrolled();
  if (outcome === "full") throw new ApiError(409, CLASS_FULL_MESSAGE);
  await notifyFreeEnrolment(trx, {
    tenantId: classRow.lms_id,
    userId: purchase.user.id,
    className: classRow.name,
    classSlug: classRow.slug,
    startAt: classRow.start_at,
    site: purchase.site,
    now: row.created_at,
  });
  return { id: row.id, isNew: true, closedOrderIds: [] };
}

async function insertInvoice(
  { clock }: HostContext,
  trx: Trx,
  { lms_id: tenantId, id: class_id, slug, name, price }: ClassRow,
  { user, method }: Purchase,
): Promise<InvoiceRow> {
  const now = clock();
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
    total: price,
    method,
    status: price > 0 ? "pending" : "paid",
    order_id: null,
    created_at: now,
    paid_at: price > 0 ? null : now,
    holds_place: 0,
  };
  await trx.insertInto("invoices").values(row).execute();
  return row;
}
