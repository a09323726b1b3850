import type { Transaction } from "kysely";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import type { Schema } from "../../database/schema/schema";
import { type HostContext, notFound, type Queryable } from "../../kit/context";
import { sha256 } from "../../kit/ids";
import { enrol } from "../classes/enrol";
import { isEnrolled } from "../learning/class-access";
import { getMailSite } from "../mail/mail-site";
import { closeUnpaid } from "../payments/close-unpaid";
import { CLASS_FULL_MESSAGE, requireOpenClass } from "../payments/invoice-orders";
import { queryInvoices } from "../payments/invoices";
import { notifyFreeEnrolment } from "../payments/payment-emails";
import { closeGatewayOrders, isOpenPayment } from "../payments/payment-orders";
import { switchVoucher } from "../vouchers/voucher-uses";

interface Link {
  tenantId: string;
  token: string;
}
type ClassRow = Schema["classes"];
type InvitationRow = Schema["class_invitations"];

const USED_UP_MESSAGE = "Undangan ini sudah habis dipakai";

/** @throws ApiError 404 if the link is unknown, expired or revoked */
async function findInvitation(
  { db, clock }: HostContext,
  { tenantId, token }: Link,
): Promise<{ invitation: InvitationRow; row: ClassRow }> {
  const invitation = await db
    .selectFrom("class_invitations")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("token_hash", "=", sha256(token))
    .where("expires_at", ">", clock())
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  if (!invitation) throw notFound("Undangan");
  const row = await db
    .selectFrom("classes")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("id", "=", invitation.class_id)
    .executeTakeFirstOrThrow();
  return { invitation, row };
}

/** What a link offers to a visitor. @throws ApiError 404 */
export async function getClassInvitation(
  context: HostContext,
  { user, ...link }: Link & { user: HostUser | null },
) {
  const { invitation, row } = await findInvitation(context, link);
  const { max_uses, used, is_free } = invitation;
  return {
    class: row.slug,
    isUsedUp: max_uses !== null && used >= max_uses,
    isFree: row.price === 0 || is_free === 1,
    isEnrolled: user !== null && (await isEnrolled(context.db, row, user.id)),
  };
}

/** Takes a use of the link and a place in its class. @throws ApiError 404, 409 */
export async function joinByInvitation(
  context: HostContext,
  { user, ...link }: Link & { user: HostUser },
): Promise<{ class: string }> {
  const { invitation, row } = await findInvitation(context, link);
  if (row.price > 0 && invitation.is_free === 0)
    throw new ApiError(409, "Kelas ini berbayar. Lanjutkan lewat halaman pendaftarannya.");
  requireOpenClass(row, context.clock());
  const site = await getMailSite(context, link.tenantId);
  const closed = await context.db.transaction().execute(async (trx) => {
    const closedOrderIds = await enrolInvited(context, trx, { row, userId: user.id });
    await takeUse(trx, invitation);
    await notifyFreeEnrolment(trx, {
      tenantId: link.tenantId,
      userId: user.id,
      className: row.name,
      classSlug: row.slug,
      startAt: row.start_at,
      site,
      now: context.clock(),
    });
    return closedOrderIds;
  });
  await closeGatewayOrders(context, closed);
  return { class: row.slug };
}

/** An unpaid invoice is closed: nothing is left to pay. @returns orders to close at the gateway */
async function enrolInvited(
  context: HostContext,
  trx: Transaction<Schema>,
  { row: { lms_id: tenantId, id: classId }, userId }: { row: ClassRow; userId: string },
): Promise<string[]> {
  const invoices = await queryInvoices(trx, { tenantId, classId, userId }).execute();
  const open = invoices.find(({ status }) => isOpenPayment(status));
  const closed = open ? await closeUnpaid(context, trx, open) : [];
  const outcome = await enrol(trx, {
    lms_id: tenantId,
    class_id: classId,
    user_id: userId,
    source: "invited",
    created_at: context.clock(),
  });
  if (outcome === "already") throw new ApiError(409, "Anda sudah menjadi peserta kelas ini");
  if (outcome === "full") throw new ApiError(409, CLASS_FULL_MESSAGE);
  if (open) await switchVoucher(trx, { tenantId, invoiceId: open.id }, null);
  return closed;
}

/** @throws ApiError 409 if no use is left, or the link was revoked meanwhile */
async function takeUse(trx: Queryable, { lms_id, token_hash }: InvitationRow): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("class_invitations")
    .set((eb) => ({ used: eb("used", "+", 1) }))
    .where("lms_id", "=", lms_id)
    .where("token_hash", "=", token_hash)
    .where("revoked_at", "is", null)
    .where(({ or, eb, ref }) => or([eb("max_uses", "is", null), eb("used", "<", ref("max_uses"))]))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError(409, USED_UP_MESSAGE);
}
