import { type RawBuilder, sql } from "kysely";
import type { PaymentSort } from "~/lib/list-sorts";
import type { PaymentStatus } from "~/lib/payment-status";
import { hasPermission } from "~/lib/permissions";
import type { HostUser } from "../../../hosts/host-handler";
import type { HostContext, Queryable } from "../../kit/context";
import { dayEnd, dayStart } from "../../kit/days";
import { readPage } from "../../kit/paging";
import { containsWords } from "../../kit/text";
import { type InvoiceRow, toInvoice } from "./invoices";
import type { OrderRow } from "./payment-orders";

const ORDERS = {
  newest: sql`created_at desc`,
  oldest: sql`created_at`,
  amount: sql`total desc`,
} satisfies Record<PaymentSort, RawBuilder<unknown>>;

export interface InvoiceFilters {
  status?: PaymentStatus | undefined;
  search?: string | undefined;
  /** First and last day, `YYYY-MM-DD` in WIB. */
  from?: string | undefined;
  to?: string | undefined;
  sort?: PaymentSort | undefined;
}

interface InvoiceListQuery extends InvoiceFilters {
  tenantId: string;
  user: HostUser;
  page: number;
  perPage: number;
  /** Only the user's own invoices, also for managers. */
  isOwnOnly: boolean;
}

/**
 * A page of invoices with their learners: all of the tenant for managers, otherwise
 * the user's own.
 */
export async function listInvoices(
  { db }: HostContext,
  { tenantId, user, page, perPage, isOwnOnly, ...filters }: InvoiceListQuery,
) {
  const canSeeAll = hasPermission(user.roles, "invoice.manage");
  let query = queryFilteredInvoices(db, { ...filters, tenantId });
  if (!canSeeAll || isOwnOnly) query = query.where("user_id", "=", user.id);
  const { rows, ...pagination } = await readPage(query, page, perPage);
  const orders = await findPendingOrders(db, tenantId, rows);
  const items = rows.map((row) => {
    const order = orders.find(({ order_id }) => order_id === row.order_id);
    return { ...toInvoice(row, order), learner: { name: row.name, email: row.email } };
  });
  return { ...pagination, items };
}

/** Filtered invoices of the tenant with their learners, by default newest first. */
export function queryFilteredInvoices(
  db: Queryable,
  { tenantId, status, search, from, to, sort = "newest" }: InvoiceFilters & { tenantId: string },
) {
  let query = queryInvoicesWithLearner(db, tenantId);
  if (status) query = query.where("status", "=", status);
  if (from) query = query.where("created_at", ">=", dayStart(from));
  if (to) query = query.where("created_at", "<", dayEnd(to));
  for (const word of containsWords("search", search)) query = query.where(word);
  return query.orderBy(ORDERS[sort]).orderBy("id");
}

const queryInvoicesWithLearner = (db: Queryable, tenantId: string) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom("invoices as i")
        .innerJoin("users as u", "u.id", "i.user_id")
        .selectAll("i")
        .select(["u.name", "u.email"])
        .select(
          sql<string>`lower(i.number || ' ' || i.class_name || ' ' || u.name || ' ' || u.email)`.as(
            "search",
          ),
        )
        .where("i.lms_id", "=", tenantId)
        .as("i"),
    )
    .selectAll();

async function findPendingOrders(
  db: HostContext["db"],
  tenantId: string,
  rows: readonly InvoiceRow[],
): Promise<OrderRow[]> {
  const ids = rows.flatMap(({ status, order_id }) =>
    status === "pending" && order_id ? [order_id] : [],
  );
  if (ids.length === 0) return [];
  return db
    .selectFrom("payment_orders")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("order_id", "in", ids)
    .execute();
}
