import { type RawBuilder, sql } from "kysely";
import { ANONYMOUS_DONOR_NAME, type DonationFields } from "~/lib/donation";
import type { PaymentSort } from "~/lib/list-sorts";
import type { PaymentStatus } from "~/lib/payment-status";
import { HOUR_MS } from "~/lib/time";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import { type HostContext, notFound, type Queryable, requirePermission } from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { sha256 } from "../../kit/ids";
import { readPage } from "../../kit/paging";
import { consumeAttempt } from "../../kit/rate-limit";
import { containsWords } from "../../kit/text";
import {
  closeGatewayOrders,
  findOrder,
  isOpenPayment,
  startOrder,
} from "../payments/payment-orders";
import { createDonationKey } from "../payments/receipt-keys";
import { listPayerRefunds } from "../payments/refunds";
import { submitToGateway } from "../payments/submit-order";
import { excludeTrialPayments, requireGateway } from "../payments/trial-payments";
import { type DonationRow, insertDonation, toDonation } from "./insert-donation";

const REPAY_LIMIT = { max: 10, windowMs: HOUR_MS };
const LATEST_DONATIONS = 10;

const alreadyPaid = () => new ApiError(409, "Donasi ini sudah dibayar");

interface DonationInput {
  tenantId: string;
  fields: DonationFields;
  clientIp: string;
  idempotencyKey: string | undefined;
}

interface DonationLookup {
  tenantId: string;
  /** Receipt key: unguessable, it authorises reading and paying the donation. */
  key: string;
}

/** Creates a donation with its first order (designs B6). @throws ApiError 422 (also without a gateway), 429, 503 */
export async function donate(
  context: HostContext,
  { tenantId, fields, clientIp, idempotencyKey }: DonationInput,
) {
  const request = { tenantId, operation: "donate", key: idempotencyKey, body: fields };
  requireGateway(context);
  const { id } = await withIdempotency(context, request, async (trx) => {
    const row = await insertDonation(context, trx, { tenantId, fields, clientIp });
    await startDonationOrder(context, trx, row);
    return { id: row.id };
  });
  const key = createDonationKey(context, tenantId, id);
  const row = await findDonationByKey(context.db, { tenantId, key });
  return withPaymentLink(context, row, key);
}

/** @throws ApiError 404 */
export async function getDonation({ db }: HostContext, { tenantId, key }: DonationLookup) {
  const row = await findDonationByKey(db, { tenantId, key });
  const order = row.order_id ? await findOrder(db, row.order_id) : undefined;
  const refunds = await listPayerRefunds(db, { tenantId, kind: "donation", subjectId: row.id });
  return { ...toDonation(row, order, refunds), key };
}

/** A donation by its id, for managers. @throws ApiError 403, 404 */
export async function getDonationById(
  { db }: HostContext,
  { tenantId, user, id }: { tenantId: string; user: HostUser; id: string },
) {
  requirePermission(user, "donation.view");
  const row = await db
    .selectFrom("donations")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound("Donasi");
  return toDonation(row, undefined);
}

/** For the return from the gateway: the payer knows the order id. @throws ApiError 404 */
export async function getDonationByOrder(
  context: HostContext,
  { tenantId, orderId }: { tenantId: string; orderId: string },
) {
  const { db } = context;
  const order = await findOrder(db, orderId);
  if (order?.lms_id !== tenantId || order.kind !== "donation") throw notFound("Donasi");
  const { number, amount } = await db
    .selectFrom("donations")
    .select(["number", "amount"])
    .where("lms_id", "=", tenantId)
    .where("id", "=", order.subject_id)
    .executeTakeFirstOrThrow();
  const key = createDonationKey(context, tenantId, order.subject_id);
  const refunds = await listPayerRefunds(db, {
    tenantId,
    kind: "donation",
    subjectId: order.subject_id,
  });
  return { number, amount, status: order.status, key, refunds };
}

/** Replaces the order of an unpaid donation. @throws ApiError 404, 409, 429, 503 */
export async function repayDonation(context: HostContext, { tenantId, key }: DonationLookup) {
  requireGateway(context);
  const { row, closedOrderIds } = await context.db.transaction().execute(async (trx) => {
    const before = await findOpenDonation(trx, { tenantId, key });
    const started = await startDonationOrder(context, trx, before);
    if (!started)
      return { row: await findOpenDonation(trx, { tenantId, key }), closedOrderIds: [] };
    const limit = { name: `repay ${tenantId} ${before.id}`, ...REPAY_LIMIT };
    await consumeAttempt(trx, limit, context.clock());
    return started;
  });
  const [donation] = await Promise.all([
    withPaymentLink(context, row, key),
    closeGatewayOrders(context, closedOrderIds),
  ]);
  return donation;
}

/** Public totals of paid donations (rupiah), with the latest donors by their chosen names. */
export async function getDonationTotals(
  context: HostContext,
  { tenantId, campaign }: { tenantId: string; campaign?: string | undefined },
) {
  let paid = excludeTrialPayments(
    context,
    context.db.selectFrom("donations").where("lms_id", "=", tenantId).where("status", "=", "paid"),
  );
  if (campaign) paid = paid.where("campaign", "=", campaign);
  const [sums, latest] = await Promise.all([
    paid
      .select([
        sql<number>`coalesce(sum(amount), 0)`.as("total"),
        sql<number>`count(*)`.as("count"),
      ])
      .executeTakeFirstOrThrow(),
    paid
      .select(["name", "is_anonymous", "amount", "message", "paid_at"])
      .orderBy("paid_at", "desc")
      .orderBy("id")
      .limit(LATEST_DONATIONS)
      .execute(),
  ]);
  return {
    isOpen: !context.ports.gateway.isTrial,
    total: Number(sums.total),
    count: Number(sums.count),
    latest: latest.map(({ name, is_anonymous, amount, message, paid_at }) => ({
      name: is_anonymous ? ANONYMOUS_DONOR_NAME : name,
      amount,
      message,
      at: paid_at ?? 0,
    })),
  };
}

const ORDERS = {
  newest: sql`created_at desc`,
  oldest: sql`created_at`,
  amount: sql`amount desc`,
} satisfies Record<PaymentSort, RawBuilder<unknown>>;

interface DonationListQuery {
  tenantId: string;
  user: HostUser;
  page: number;
  perPage: number;
  status?: PaymentStatus | undefined;
  search?: string | undefined;
  sort?: PaymentSort | undefined;
}

/** A page of the tenant's donations, by default newest first. @throws ApiError 403 */
export async function listDonations(
  { db }: HostContext,
  { tenantId, user, page, perPage, status, search, sort = "newest" }: DonationListQuery,
) {
  requirePermission(user, "donation.view");
  let query = db.selectFrom("donations").selectAll().where("lms_id", "=", tenantId);
  if (status) query = query.where("status", "=", status);
  for (const word of containsWords("search", search))
    query = query.where("id", "in", (eb) =>
      eb
        .selectFrom((from) =>
          from
            .selectFrom("donations")
            .select(["id", sql<string>`lower(number || ' ' || name || ' ' || email)`.as("search")])
            .where("lms_id", "=", tenantId)
            .as("d"),
        )
        .select("d.id")
        .where(word),
    );
  const { rows, ...pagination } = await readPage(
    query.orderBy(ORDERS[sort]).orderBy("id"),
    page,
    perPage,
  );
  return { ...pagination, items: rows.map((row) => toDonation(row, undefined)) };
}

/** @throws ApiError 404 */
async function findDonationByKey(
  db: Queryable,
  { tenantId, key }: DonationLookup,
): Promise<DonationRow> {
  const row = await db
    .selectFrom("donations")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("key_hash", "=", sha256(key))
    .executeTakeFirst();
  if (!row) throw notFound("Donasi");
  return row;
}

/** @throws ApiError 404, 409 */
async function findOpenDonation(db: Queryable, lookup: DonationLookup): Promise<DonationRow> {
  const row = await findDonationByKey(db, lookup);
  if (!isOpenPayment(row.status)) throw alreadyPaid();
  return row;
}

/** @returns null if the current order stays, see `startOrder` */
async function startDonationOrder(context: HostContext, trx: Queryable, row: DonationRow) {
  const started = await startOrder(context, trx, {
    tenantId: row.lms_id,
    kind: "donation",
    subjectId: row.id,
    amount: row.amount,
    replacedOrderId: row.order_id,
  });
  if (!started) return null;
  return {
    row: { ...row, order_id: started.orderId, status: "pending" as const },
    closedOrderIds: started.closedOrderIds,
  };
}

/**
 * Submits the order to the gateway if needed; an order that was replaced meanwhile is skipped in favour
 * of its successor.
 * @throws ApiError 503
 */
async function withPaymentLink(
  context: HostContext,
  row: DonationRow,
  key: string,
  { mayRenew = true } = {},
): Promise<ReturnType<typeof toDonation> & { key: string }> {
  if (row.status !== "pending" || row.order_id === null) {
    const order = row.order_id === null ? undefined : await findOrder(context.db, row.order_id);
    return { ...toDonation(row, order), key };
  }
  const { name, email, phone, method } = row;
  const order = await submitToGateway(context, row.order_id, {
    title: `Donasi ${row.number}`,
    method,
    customer: { name, email, ...(phone && { phone }) },
    mayRenew,
  });
  if (order.status === "pending") return { ...toDonation(row, order), key };
  const current = await findDonationByKey(context.db, { tenantId: row.lms_id, key });
  return current.order_id === row.order_id
    ? { ...toDonation(current, order), key }
    : withPaymentLink(context, current, key, { mayRenew: false });
}
