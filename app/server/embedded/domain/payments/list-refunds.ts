import { type RefundStatus, UNFINISHED_REFUNDS } from "~/lib/refund-status";
import type { HostUser } from "../../../hosts/host-handler";
import { type HostContext, type Queryable, requirePermission } from "../../kit/context";
import { readPage } from "../../kit/paging";
import { isPayer, needsTwoPeople } from "./decide-refund";
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
    : all.where("status", "in", UNFINISHED_REFUNDS);
  const ordered = query.orderBy("created_at", status === "refunded" ? "desc" : "asc").orderBy("id");
  const [{ rows, ...pagination }, counts] = await Promise.all([
    readPage(ordered, page, perPage),
    countRefunds(db, tenantId),
  ]);
  return { ...pagination, items: rows.map(toRefund), counts };
}

/** A number for every status. */
async function countRefunds(
  db: Queryable,
  tenantId: string,
): Promise<Record<RefundStatus, number>> {
  const rows = await db
    .selectFrom("refunds")
    .select(["status", ({ fn }) => fn.countAll<number>().as("count")])
    .where("lms_id", "=", tenantId)
    .groupBy("status")
    .execute();
  const counts = { owed: 0, sending: 0, manual: 0, refunded: 0 };
  for (const { status, count } of rows) counts[status] = Number(count);
  return counts;
}

/** A refund with what the user may do. @throws ApiError 403, 404 */
export async function getRefundDetail(
  context: HostContext,
  { tenantId, user, id }: { tenantId: string; user: HostUser; id: string },
) {
  requirePermission(user, "refund.manage");
  const row = await findRefund(context.db, { tenantId, id });
  const canDecide = !(await isPayer(context, row, user));
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
