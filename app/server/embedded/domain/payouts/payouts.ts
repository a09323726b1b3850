import { type SelectQueryBuilder, sql } from "kysely";
import { maskAccount } from "~/lib/banks";
import { hasPermission } from "~/lib/permissions";
import type { HostUser } from "../../../hosts/host-handler";
import type { Payout, PayoutFilters } from "../../../hosts/services/payouts";
import type { Schema } from "../../database/schema/schema";
import { forbidden, type HostContext, notFound, type Queryable } from "../../kit/context";
import { dayEnd, dayStart } from "../../kit/days";
import { getBalance } from "../../kit/ledger";
import { readPage } from "../../kit/paging";
import { containsWords } from "../../kit/text";

export type PayoutRow = Schema["payouts"];

/** Ledger accounts of a requester: payable, held for open requests, and paid out so far. */
export const getPayoutAccounts = (userId: string) =>
  ({
    available: `user:${userId}:available`,
    held: `user:${userId}:held`,
    paidOut: `user:${userId}:paid-out`,
  }) as const;

/** @param showAccount includes the whole account number, for the requester and for approvers */
export function toPayout(
  row: PayoutRow,
  showAccount = false,
): Payout & Pick<PayoutRow, "amount" | "status"> {
  return {
    id: row.id,
    reference: row.reference,
    requesterId: row.requester_id,
    requesterName: row.requester_name,
    amount: row.amount,
    fee: row.fee,
    net: row.amount - row.fee,
    bankCode: row.bank_code,
    accountNumber: showAccount ? row.account_number : maskAccount(row.account_number),
    accountName: row.account_name,
    notes: row.notes,
    status: row.status,
    requestedAt: row.requested_at,
    decidedBy: row.decided_by_name,
    decidedAt: row.decided_at,
    reason: row.reason,
    firstApprover: row.first_approver_name,
    heldUntil: row.held_until,
    processedAt: row.processed_at,
    completedAt: row.completed_at,
    errorCode: row.error_code,
    errorMessage: row.error_message,
    version: row.version,
  };
}

interface PayoutLookup {
  tenantId: string;
  user: HostUser;
  id: string;
}

/** @throws ApiError 404 if the payout does not exist or the user may not see it */
export async function findPayout(
  db: Queryable,
  { tenantId, user, id }: PayoutLookup,
): Promise<PayoutRow> {
  const row = await db
    .selectFrom("payouts")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
  const isVisible =
    row !== undefined &&
    (row.requester_id === user.id || hasPermission(user.roles, "payout.viewAll"));
  if (!isVisible) throw notFound("Pencairan");
  return row;
}

interface PayoutQuery {
  tenantId: string;
  user: HostUser;
  filters?: PayoutFilters;
}

/** @throws ApiError 403 without a role that may have payouts */
export function queryVisiblePayouts(
  db: Queryable,
  { tenantId, user, filters = {} }: PayoutQuery,
): SelectQueryBuilder<Schema, "payouts", PayoutRow> {
  if (!hasPermission(user.roles, "payout.view")) throw forbidden();
  let query = db.selectFrom("payouts").selectAll().where("lms_id", "=", tenantId);
  if (!hasPermission(user.roles, "payout.viewAll"))
    query = query.where("requester_id", "=", user.id);
  if (filters.status) query = query.where("status", "=", filters.status);
  if (filters.bank) query = query.where("bank_code", "=", filters.bank);
  if (filters.from) query = query.where("requested_at", ">=", dayStart(filters.from));
  if (filters.to) query = query.where("requested_at", "<", dayEnd(filters.to));
  for (const word of containsWords("search_text", filters.search)) query = query.where(word);
  return query;
}

/** A page of the visible payouts, newest first. @throws ApiError 403 */
export async function listPayouts(
  { db }: HostContext,
  { page, perPage, ...query }: PayoutQuery & { page: number; perPage: number },
) {
  const payouts = queryVisiblePayouts(db, query)
    .orderBy("requested_at", "desc")
    .orderBy("id", "desc");
  const { rows, ...pagination } = await readPage(payouts, page, perPage);
  return { ...pagination, items: rows.map((row) => toPayout(row)) };
}

/** Number and sum (rupiah) of the visible payouts by status. @throws ApiError 403 */
export async function getPayoutTotals({ db }: HostContext, query: PayoutQuery) {
  const rows = await queryVisiblePayouts(db, query)
    .clearSelect()
    .select([
      "status",
      sql<number>`count(*)`.as("count"),
      sql<number>`coalesce(sum(amount), 0)`.as("amount"),
    ])
    .groupBy("status")
    .execute();
  return rows.map(({ status, count, amount }) => ({
    status,
    count: Number(count),
    amount: Number(amount),
  }));
}

/** Balances of the user's own accounts, in rupiah. */
export async function getPayoutBalance(
  { db }: HostContext,
  { tenantId, user }: { tenantId: string; user: HostUser },
) {
  const accounts = getPayoutAccounts(user.id);
  const [available, held, paidOut] = await Promise.all([
    getBalance(db, tenantId, accounts.available),
    getBalance(db, tenantId, accounts.held),
    getBalance(db, tenantId, accounts.paidOut),
  ]);
  return { available, held, paidOut };
}

/** References are unique per tenant; the rail is shared by all tenants. */
export const toRailReference = ({ lms_id, reference }: PayoutRow): string =>
  `${lms_id}-${reference}`;
