import { REFUND_MESSAGES } from "~/lib/refund-messages";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import { isUniqueViolation } from "../../database/unique-violation";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import { type HostContext, notFound, type Queryable, requirePermission } from "../../kit/context";
import { authorizeMoney } from "../accounts/authorize-money";
import { getUserName } from "../accounts/users";
import { getMailSite } from "../mail/mail-site";
import { getApproval, needsTwoPeople, requireNotPayer } from "./decide-refund";
import { findOrder, getSubjectTable, type OrderRow } from "./payment-orders";
import { getPaymentSubject } from "./payment-subject";
import { insertRefund } from "./record-refund";
import { findRefund, toRefund } from "./refunds";
import { sendRefund } from "./send-refunds";

interface RefundRequest {
  tenantId: string;
  user: HostUser;
  kind: OrderRow["kind"];
  /** Of the invoice or donation. */
  id: string;
  reason: string;
  password: string;
  source: AuditSource;
}

/**
 * Returns a payment by decision of staff: sends it, or from Rp10.000.000 waits for a second person. The payment counts
 * until the money was sent.
 * @throws ApiError 403, 404, 409, 422 at `password`, 429
 */
export async function requestRefund(context: HostContext, request: RefundRequest) {
  const { db } = context;
  const { tenantId, user, password } = request;
  requirePermission(user, "refund.manage");
  const order = await findPaidOrder(db, request);
  const site = await getMailSite(context, tenantId);
  const { to } = await getPaymentSubject(context, db, { order, site });
  await requireNotPayer(context, { payer_email: to }, user);
  await authorizeMoney(context, { tenantId, user, password });
  const row = await db
    .transaction()
    .execute(async (trx) => {
      const actorName = await getUserName(trx, user.id);
      const inserted = await insertRefund(context, trx, {
        order,
        site,
        cause: "staff",
        amount: order.amount,
        more: getRequestColumns(request, { order, actorName, now: context.clock() }),
      });
      await appendAudit(context, trx, request.source, {
        user,
        actorName,
        action: "refund.requested",
        entity: "refund",
        entityId: inserted.id,
        after: {
          status: inserted.status,
          reference: inserted.number,
          orderId: order.order_id,
          amount: order.amount,
          reason: request.reason,
        },
      });
      return inserted;
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new ApiError(409, REFUND_MESSAGES.alreadyRequested) : error;
    });
  if (row.status === "sending") await sendRefund(context, row);
  return toRefund(await findRefund(db, { tenantId, id: row.id }));
}

function getRequestColumns(
  { user, reason }: RefundRequest,
  { order, actorName, now }: { order: OrderRow; actorName: string; now: number },
) {
  const requester = { requested_by: user.id, requested_by_name: actorName, reason };
  return needsTwoPeople(order)
    ? { ...requester, first_approver_id: user.id, first_approver_name: actorName }
    : { ...requester, ...getApproval(user.id, actorName, now) };
}

/** @throws ApiError 404, 409 unless it was paid and still counts */
async function findPaidOrder(
  db: Queryable,
  { tenantId, kind, id }: RefundRequest,
): Promise<OrderRow> {
  const subject = await db
    .selectFrom(getSubjectTable({ kind }))
    .select(["order_id", "status"])
    .where("lms_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!subject) throw notFound(kind === "class" ? "Tagihan" : "Donasi");
  const { order_id, status } = subject;
  const order = order_id === null ? undefined : await findOrder(db, order_id);
  if (!order) throw new ApiError(409, "Tagihan ini tidak berbayar");
  if (status !== "paid") throw new ApiError(409, "Pembayaran ini tidak sedang lunas", { status });
  return order;
}
