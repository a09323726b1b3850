import { STALE_MESSAGE } from "~/lib/messages";
import type { RefundCause, RefundStatus } from "~/lib/refund-status";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import type { Schema } from "../../database/schema/schema";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import { type HostContext, notFound, type Queryable } from "../../kit/context";
import type { OrderRow } from "./payment-orders";

export type RefundRow = Schema["refunds"];

/** The idempotency key at the gateway, whose account several tenants may share. */
export const toRefundKey = ({ lms_id, number }: RefundRow): string => `${lms_id}-${number}`;

export const toRefund = (row: RefundRow) => ({
  id: row.id,
  number: row.number,
  cause: row.cause,
  kind: row.kind,
  orderId: row.order_id,
  subjectNumber: row.subject_number,
  payerName: row.payer_name,
  payerEmail: row.payer_email,
  amount: row.amount,
  reason: row.reason,
  status: row.status,
  requestedBy: row.requested_by_name,
  firstApprover: row.first_approver_name,
  approvedBy: row.approved_by_name,
  note: row.note,
  bankReference: row.bank_reference,
  createdAt: row.created_at,
  refundedAt: row.refunded_at,
  version: row.version,
});

/** @throws ApiError 404 */
export async function findRefund(
  db: Queryable,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<RefundRow> {
  const row = await db
    .selectFrom("refunds")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound("Pengembalian");
  return row;
}

/** What the payer of an invoice or donation sees: not what one person of staff has only proposed. */
export async function listPayerRefunds(
  db: Queryable,
  { tenantId, kind, subjectId }: { tenantId: string; kind: OrderRow["kind"]; subjectId: string },
): Promise<{ cause: RefundCause; status: RefundStatus; amount: number; at: number }[]> {
  const rows = await db
    .selectFrom("refunds")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("kind", "=", kind)
    .where("subject_id", "=", subjectId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows
    .filter(({ cause, status }) => cause !== "staff" || status !== "owed")
    .map(({ cause, status, amount, created_at, refunded_at }) => ({
      cause,
      status,
      amount,
      at: refunded_at ?? created_at,
    }));
}

/** Whether nothing was given for an order's payment. */
export async function isPaymentReturned(
  db: Queryable,
  { lms_id, order_id }: Pick<OrderRow, "lms_id" | "order_id">,
): Promise<boolean> {
  const row = await db
    .selectFrom("refunds")
    .select("id")
    .where("lms_id", "=", lms_id)
    .where("order_id", "=", order_id)
    .where("cause", "in", ["double", "after-refund", "full"])
    .executeTakeFirst();
  return row !== undefined;
}

export const staleRefund = ({ status }: RefundRow) => new ApiError(409, STALE_MESSAGE, { status });

export interface RefundCommand {
  tenantId: string;
  user: HostUser;
  id: string;
  /** The version that the user saw. */
  version: number;
  source: AuditSource;
}

interface RefundChange {
  row: RefundRow;
  set: Partial<RefundRow>;
  /** Stored in the audit log as `refund.<kind>`. */
  kind: "approved-first" | "approved" | "manual" | "pending";
  detail?: string;
  /** Null for the job. */
  user: HostUser | null;
  actorName: string;
  source: AuditSource;
}

/** Applies one transition with its audit row. @returns false if the row has changed meanwhile */
export async function changeRefund(
  context: HostContext,
  trx: Queryable,
  { row, set, kind, detail, user, actorName, source }: RefundChange,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("refunds")
    .set({ ...set, version: row.version + 1 })
    .where("lms_id", "=", row.lms_id)
    .where("id", "=", row.id)
    .where("status", "=", row.status)
    .where("version", "=", row.version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await appendAudit(context, trx, source, {
    user,
    actorName,
    action: `refund.${kind}`,
    entity: "refund",
    entityId: row.id,
    before: { status: row.status },
    after: {
      status: set.status ?? row.status,
      reference: row.number,
      amount: row.amount,
      ...(detail && { detail }),
    },
  });
  return true;
}
