import { REFUND_MESSAGES } from "~/lib/refund-messages";
import { ApiError } from "../../../hosts/host-handler";
import { isUniqueViolation } from "../../database/unique-violation";
import type { AuditSource } from "../../kit/audit/audit-log";
import type { HostContext, Queryable } from "../../kit/context";
import { getUserName } from "../accounts/users";
import { unenrol } from "../classes/enrol";
import { type LeaveTerms, readLeaveTerms } from "../classes/leave-terms";
import { notifyLeft } from "../classes/place-emails";
import type { PlaceLookup } from "../classes/waits";
import { findClass } from "../learning/class-access";
import { getMailSite, type MailSite } from "../mail/mail-site";
import { findOrder } from "./payment-orders";
import { recordOwed } from "./record-refund";

/**
 * Ends the user's enrolment. Before the class begins the payment is owed back; staff send it like any other refund.
 * @returns rupiah that come back
 * @throws ApiError 404, 409 unless enrolled, and while staff return the payment already
 */
export async function leaveClass(
  context: HostContext,
  { source, ...lookup }: PlaceLookup & { source: AuditSource },
): Promise<{ refund: number }> {
  const { tenantId, user } = lookup;
  const row = await findClass(context.db, tenantId, lookup.class);
  const site = await getMailSite(context, tenantId);
  return context.db
    .transaction()
    .execute(async (trx) => {
      const terms = await readLeaveTerms(context, trx, { row, userId: user.id });
      const enrolment = { lms_id: tenantId, class_id: row.id, user_id: user.id };
      if (!terms || !(await unenrol(trx, { ...enrolment, source: terms.source })))
        throw new ApiError(409, "Anda bukan peserta kelas ini");
      await notifyLeft(context, trx, { row, userId: user.id, site });
      const actorName = await getUserName(trx, user.id);
      await oweRefund(context, trx, { terms, site, actorName, source });
      return { refund: terms.refund };
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new ApiError(409, REFUND_MESSAGES.alreadyRequested) : error;
    });
}

interface OwedRefund {
  terms: LeaveTerms;
  site: MailSite;
  actorName: string;
  source: AuditSource;
}

async function oweRefund(
  context: HostContext,
  trx: Queryable,
  { terms: { refund, orderId }, ...owed }: OwedRefund,
): Promise<void> {
  if (refund === 0 || orderId === null) return;
  const order = await findOrder(trx, orderId);
  if (!order) throw new Error(`order ${orderId} of a paid invoice is missing`);
  await recordOwed(context, trx, { ...owed, order, cause: "left", amount: refund });
}
