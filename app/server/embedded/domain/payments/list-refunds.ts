import { hasPermission } from "~/lib/permissions";
import type { RefundStatus } from "~/lib/refund-status";
import type { HostUser } from "../../../hosts/host-handler";
import { type HostContext, requirePermission } from "../../kit/context";
import { readPage } from "../../kit/paging";
import { needsTwoPeople, requireNotPayer } from "./decide-refund";
import { findRefund, toRefund } from "./refunds";

interface RefundListQuery {
  tenantId: string;
  user: HostUser;
  page: number;
  perPage: number;
  /** Default: all that are not refunded yet. */
  status?: RefundStatus | undefined;
}

/** A page of the tenant's refunds: oldest first what is owed, newest first what was refunded. @throws ApiError 403 */
export async function listRefunds(
  { db }: HostContext,
  { tenantId, user, page, perPage, status }: RefundListQuery,
) {
  requirePermission(user, "refund.manage");
  const all = db.selectFrom("refunds").selectAll().where("lms_id", "=", tenantId);
  const query = status
    ? all.where("status", "=", status)
    : all.where("status", "!=", "refunded" as const);
  const ordered = query.orderBy("created_at", status === "refunded" ? "desc" : "asc").orderBy("id");
  const { rows, ...pagination } = await readPage(ordered, page, perPage);
  return { ...pagination, items: rows.map(toRefund) };
}

/** A refund with what the user may do. @throws ApiError 403, 404 */
export async function getRefundDetail(
  context: HostContext,
  { tenantId, user, id }: { tenantId: string; user: HostUser; id: string },
) {
  requirePermission(user, "refund.manage");
  const row = await findRefund(context.db, { tenantId, id });
  const isOthers = await requireNotPayer(context, row, user).then(
    () => true,
    () => false,
  );
  const canDecide = isOthers && hasPermission(user.roles, "refund.manage");
  return {
    ...toRefund(row),
    needsTwo: needsTwoPeople(row),
    can: {
      approve: canDecide && row.status === "owed" && row.first_approver_id !== user.id,
      complete: canDecide && row.status === "manual",
      withdraw: canDecide && row.status === "owed" && row.cause === "staff",
    },
  };
}
