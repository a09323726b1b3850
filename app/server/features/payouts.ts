import { promiseHash } from "remix-utils/promise";
import type { z } from "zod";
import { getPayoutFee } from "~/lib/banks";
import { buildHref, createPageLinks } from "~/lib/page-links";
import {
  getBalanceError,
  type reversalDecisionFields,
  type reverseSchema,
} from "~/lib/payout-fields";
import { PAYOUT_STATUS, PAYOUT_STATUSES } from "~/lib/payout-status";
import type { PayoutListView } from "~/lib/payout-views";
import { formatRupiah, parseRupiah } from "~/lib/rupiah";
import type { StatusTab } from "~/lib/views";
import { AppError } from "../app-error";
import type { PayoutFilters } from "../hosts/services/payouts";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getAdmin } from "./admin";
import { optional } from "./optional";
import { type PayoutViewer, toPayoutRow } from "./payout-rows";
import { required } from "./required";

const PATH = "/Dashboard/Payouts";

type PayoutTotal = Awaited<
  ReturnType<ReturnType<typeof getAdmin>["getPayoutTotals"]>
>["data"][number];

const MISSING = Promise.resolve({ ok: false } as const);

/** A page of payouts with totals and balance. @throws AppError forbidden, unavailable */
export async function listPayouts(
  context: RequestContext,
  { page, ...filters }: PayoutFilters & { page: number },
  viewer: PayoutViewer,
): Promise<PayoutListView> {
  const { services, admin } = context.hosts;
  const { hasOwnServices } = context.installation;
  // The product's own call has no dates.
  const { from: _from, to: _to, ...ownFilters } = filters;
  const query = hasOwnServices ? filters : ownFilters;
  const { list, totals, balance, reversals } = await promiseHash({
    list: required(services.listPayouts({ query: { page, ...query } })),
    totals: admin ? optional(context, admin.getPayoutTotals()) : MISSING,
    balance: optional(context, services.getPayoutBalance()),
    reversals: viewer.canDecide ? listReversals(context) : Promise.resolve([]),
  });
  return {
    rows: list.items.map((payout) => toPayoutRow(payout, viewer)),
    links: createPageLinks(list, PATH, query),
    tabs: totals.ok ? toStatusTabs(totals.data.data, filters.status) : [],
    balance: balance.ok ? toBalanceView(balance.data.data) : null,
    hasDateFilter: hasOwnServices,
    csvHref: admin && buildHref(`${PATH}/Export`, filters),
    canDecideTogether: admin !== null,
    reversals: reversals ?? [],
  };
}

interface Balance {
  available: number | null;
  held: number | null;
  paidOut: number | null;
}

/** Null for users who only decide: they have no balance. */
function toBalanceView({ available, held, paidOut }: Balance): PayoutListView["balance"] {
  if (available === null || available + (held ?? 0) + (paidOut ?? 0) === 0) return null;
  return {
    available: formatRupiah(available),
    held: held === null ? null : formatRupiah(held),
    paidOut: paidOut === null ? null : formatRupiah(paidOut),
  };
}

/** Only of statuses that occur, in the order of the work. */
function toStatusTabs(totals: PayoutTotal[], current: string | undefined): StatusTab[] {
  const tabs = PAYOUT_STATUSES.flatMap((status) => {
    const total = totals.find((one) => one.status === status);
    if (!total) return [];
    const { label } = PAYOUT_STATUS[status];
    const href = buildHref(PATH, { status });
    const [count, amount] = [total.count, formatRupiah(total.amount)];
    return [{ label, href, count, amount, isCurrent: status === current }];
  });
  const count = totals.reduce((sum, total) => sum + total.count, 0);
  return [{ label: "Semua", href: PATH, count, isCurrent: current === undefined }, ...tabs];
}

/** Count of payouts awaiting a decision, and their sum where the admin host knows it; null if unavailable. */
export async function getQueuedPayouts(
  context: RequestContext,
): Promise<{ count: number; amount: string } | null> {
  if (!context.hosts.admin) {
    const { services } = context.hosts;
    const list = await optional(context, services.listPayouts({ query: { status: "queued" } }));
    if (!list.ok) return null;
    const { items, totalItems } = list.data.data;
    // A host with other words for its statuses ignores the filter and counts all payouts.
    const isFiltered = items.every(({ status }) => status === "queued");
    return { count: isFiltered ? totalItems : 0, amount: "" };
  }
  const totals = await optional(context, context.hosts.admin.getPayoutTotals());
  const queued = totals.ok ? totals.data.data.find(({ status }) => status === "queued") : undefined;
  return totals.ok
    ? { count: queued?.count ?? 0, amount: formatRupiah(queued?.amount ?? 0) }
    : null;
}

/** Runs a decision. The host's 403 and 409 messages are shown: they name who decided first. */
const submitDecision = <T>(
  context: RequestContext,
  fields: readonly string[],
  run: () => Promise<T>,
): Promise<ActionResult<{ value: T }>> =>
  attempt(context, { fields, hostMessages: [403, 409] }, async () => ({ value: await run() }));

export const requestPayout = (
  context: RequestContext,
  body: {
    amount: number;
    bankCode: string;
    accountNumber: string;
    accountName: string;
    notes: string;
  },
  idempotencyKey: string,
) =>
  submitDecision(
    context,
    Object.keys(body),
    async () => (await context.hosts.services.requestPayout({ body, idempotencyKey })).data.id,
  );

export const approvePayout = (
  context: RequestContext,
  id: string,
  { version, password }: { version: number; password?: string | undefined },
) =>
  submitDecision(context, ["password"], () =>
    context.hosts.services.approvePayout({ body: { payouts: [{ id, version }], password } }),
  );

/** Approves each payout independently. @returns the rejected ones with their reason */
export const approvePayouts = (
  context: RequestContext,
  payouts: { id: string; version: number }[],
  password: string,
) =>
  submitDecision(context, ["password"], async () => {
    const { data } = await context.hosts.services.approvePayout({ body: { payouts, password } });
    return data
      .filter(({ ok }) => !ok)
      .map(({ id, message, payout }) => ({ reference: payout?.reference ?? id, message }));
  });

export const rejectPayout = (
  context: RequestContext,
  id: string,
  input: { version: number; reason: string },
) =>
  submitDecision(context, ["reason"], () =>
    context.hosts.services.rejectPayout({ body: { id, ...input } }),
  );

export const cancelPayout = (
  context: RequestContext,
  id: string,
  { version }: { version: number },
) =>
  submitDecision(context, [], () =>
    getAdmin(context).cancelPayout({ params: { id }, body: { version } }),
  );

export const reversePayout = (
  context: RequestContext,
  id: string,
  body: z.output<typeof reverseSchema>,
) =>
  submitDecision(context, Object.keys(body), () =>
    getAdmin(context).reversePayout({ params: { id }, body }),
  );

export const decideReversal = (
  context: RequestContext,
  id: string,
  body: z.output<typeof reversalDecisionFields>,
) =>
  submitDecision(context, ["password"], () =>
    getAdmin(context).decideReversal({ params: { id }, body }),
  );

/** Reversals that wait for a second person; null if unavailable. */
export async function listReversals(
  context: RequestContext,
): Promise<PayoutListView["reversals"] | null> {
  const { admin } = context.hosts;
  if (!admin) return [];
  const list = await optional(context, admin.listReversals());
  if (!list.ok) return null;
  return list.data.data.map(({ id, reference, amount, proposedBy }) => ({
    id,
    text: `${reference}, ${formatRupiah(amount)}, diusulkan ${proposedBy}`,
  }));
}

/** All filtered payouts as CSV. @throws HostError 403, 503 before the first byte */
export const exportPayouts = async (
  context: RequestContext,
  filters: PayoutFilters,
): Promise<ReadableStream<Uint8Array> | null> =>
  (await getAdmin(context).exportPayouts({ query: filters })).body;

const toBankOptions = (banks: { code: string; name: string }[]) =>
  banks.map(({ code, name }) => ({ value: code, label: name }));

/** Banks to choose one of. @throws AppError unavailable */
export async function getBankOptions({ hosts }: RequestContext) {
  const banks = await required(hosts.services.listBanks());
  if (banks.length === 0) throw new AppError("unavailable", "Daftar bank belum dapat dimuat.");
  return toBankOptions(banks);
}

/** Banks to filter by; none if unavailable. */
export async function getBankFilterOptions(context: RequestContext) {
  const banks = await optional(context, context.hosts.services.listBanks());
  return banks.ok ? toBankOptions(banks.data.data) : [];
}

const formatFee = (code: string) =>
  getPayoutFee(code) === 0 ? "gratis" : formatRupiah(getPayoutFee(code));

/** Transfer fees of our own host for display: "Rp2.500", "gratis"; null for a host of others. */
export const getPayoutFees = ({ installation }: RequestContext) =>
  installation.hasOwnServices ? { bank: formatFee("014"), wallet: formatFee("GOPAY") } : null;

/** The user's balance in rupiah; null if unavailable. */
export async function getAvailableBalance(context: RequestContext): Promise<number | null> {
  const balance = await optional(context, context.hosts.services.getPayoutBalance());
  return balance.ok ? balance.data.data.available : null;
}

/** Errors that the user's balance adds to a request that other errors keep from the host. */
export async function findBalanceErrors(
  context: RequestContext,
  amount: unknown,
): Promise<{ amount?: string }> {
  const typed = parseRupiah(String(amount));
  if (typed.kind !== "number") return {};
  const available = await getAvailableBalance(context);
  const error = available === null ? null : getBalanceError(typed.value, available);
  return error ? { amount: error } : {};
}
