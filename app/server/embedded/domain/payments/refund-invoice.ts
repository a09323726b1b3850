import { STALE_MESSAGE } from "~/lib/messages";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import type { Invoice } from "../../../hosts/services/payments";
import type { AuditSource } from "../../kit/audit/audit-log";
import { type HostContext, notFound, requirePermission } from "../../kit/context";
import { getUserName } from "../accounts/users";
import { findInvoice, toInvoice } from "./invoices";
import { findOrder } from "./payment-orders";
import { settleOrder } from "./settle-order";

const OWN_PAYMENT_MESSAGE = "Anda tidak dapat mengembalikan pembayaran Anda sendiri.";

interface RefundInput {
  tenantId: string;
  user: HostUser;
  id: string;
  reason: string;
  source: AuditSource;
}

/**
 * Records a refund that was made in the gateway's dashboard. Of an admin and the gateway's notice,
 * the first one counts.
 * @throws ApiError 403, 404, 409
 */
export async function refundInvoice(
  context: HostContext,
  { tenantId, user, id, reason, source }: RefundInput,
): Promise<Invoice> {
  const { db } = context;
  requirePermission(user, "invoice.manage");
  const row = await findInvoice(db, tenantId, id);
  if (!row) throw notFound("Tagihan");
  if (row.user_id === user.id) throw new ApiError(403, OWN_PAYMENT_MESSAGE);
  const order = row.order_id === null ? undefined : await findOrder(db, row.order_id);
  if (!order) throw new ApiError(409, "Tagihan ini tidak berbayar");
  const { status } = row;
  if (status !== "paid") throw new ApiError(409, "Tagihan ini tidak sedang lunas", { status });
  const actorName = await getUserName(db, user.id);
  const isRefunded = await settleOrder(context, order, {
    status: "refunded",
    user,
    actorName,
    source,
    reason,
  });
  if (!isRefunded) throw new ApiError(409, STALE_MESSAGE, { status });
  return toInvoice((await findInvoice(db, tenantId, id)) ?? row, undefined);
}
