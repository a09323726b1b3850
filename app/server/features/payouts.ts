import { payoutFee } from "~/lib/banks";
import { hrefWith, pageLinks } from "~/lib/page-links";
import { PAYOUT_STATUS, PAYOUT_STATUSES } from "~/lib/payout-status";
import type { PayoutListView, PayoutRowView } from "~/lib/payout-views";
import { formatRupiah } from "~/lib/rupiah";
import { AppError } from "../app-error";
import type { Refusal } from "../form-post";
import { HostError } from "../hosts/define";
import type { Payout, PayoutFilters } from "../hosts/services/payouts";
import type { Visit } from "../visit";
import { deskOf } from "./desk";
import { type PayoutReader, toRow } from "./payout-rows";
import { subject } from "./read";
import { refusalOf } from "./refusal";
import { section } from "./section";

const PATH = "/Dashboard/Payouts";

/** A page of payouts with what stands above it. @throws AppError forbidden, unavailable */
export async function listPayouts(
  visit: Visit,
  { page, ...filters }: PayoutFilters & { page: number },
  reader: PayoutReader,
): Promise<PayoutListView> {
  const { services } = visit.hosts;
  const [found, totals, balance] = await Promise.all([
    subject(services.listPayouts({ query: { page, ...filters } })),
    section(visit, deskOf(visit).getPayoutTotals()),
    section(visit, services.getPayoutBalance()),
  ]);
  const sums = new Map(totals.ok ? totals.data.data.map((total) => [total.status, total]) : []);
  const { available, held, paidOut } = balance.ok ? balance.data.data : { available: 0, held: 0, paidOut: 0 };
  return {
    rows: found.items.map((payout) => toRow(payout, reader)),
    links: pageLinks(found, PATH, filters),
    totals: PAYOUT_STATUSES.flatMap((status) => {
      const total = sums.get(status);
      return total
        ? [
            {
              status,
              label: PAYOUT_STATUS[status].label,
              count: total.count,
              amount: formatRupiah(total.amount),
              href: `${PATH}?status=${status}`,
            },
          ]
        : [];
    }),
    // Who only decides on others' has no account to look at.
    balance:
      balance.ok && available + held + paidOut > 0
        ? { available: formatRupiah(available), held: formatRupiah(held), paidOut: formatRupiah(paidOut) }
        : null,
    csvHref: hrefWith(`${PATH}/Export`, filters),
  };
}

/** How many payouts wait for a decision, and their sum; null where it could not be asked. */
export async function waitingPayouts(visit: Visit): Promise<{ count: number; amount: string } | null> {
  if (!visit.hosts.desk) return null;
  const totals = await section(visit, visit.hosts.desk.getPayoutTotals());
  const queued = totals.ok ? totals.data.data.find(({ status }) => status === "queued") : undefined;
  return totals.ok ? { count: queued?.count ?? 0, amount: formatRupiah(queued?.amount ?? 0) } : null;
}

type Done<T = unknown> = ({ ok: true } & T) | ({ ok: false } & Refusal);

/** Runs a decision; what the host says of one that came too late is told as it is: it names who was first. */
async function decide<T>(visit: Visit, fields: readonly string[], run: () => Promise<T>): Promise<Done<{ value: T }>> {
  try {
    return { ok: true, value: await run() };
  } catch (error) {
    if (error instanceof HostError && error.status === 404) throw new AppError("not-found");
    const said = error instanceof HostError && (error.status === 409 || error.status === 403) ? error.upstreamMessage : "";
    return { ok: false, ...refusalOf(visit, error, { fields, ...(said && { texts: { 409: said, 403: said } }) }) };
  }
}

export const requestPayout = (
  visit: Visit,
  body: { amount: number; bankCode: string; accountNumber: string; accountName: string; notes: string },
  idempotencyKey: string,
) => decide(visit, Object.keys(body), async () => (await visit.hosts.services.requestPayout({ body, idempotencyKey })).data.id);

export const approvePayout = (visit: Visit, id: string, { version, password }: { version: number; password: string }) =>
  decide(visit, ["password"], () => visit.hosts.services.approvePayout({ body: { payouts: [{ id, version }], password } }));

/** Each by itself. @returns what could not be approved, with its reason */
export const approveMany = (visit: Visit, payouts: { id: string; version: number }[], password: string) =>
  decide(visit, ["password"], async () => {
    const { data } = await visit.hosts.services.approvePayout({ body: { payouts, password } });
    return data.filter(({ ok }) => !ok).map(({ id, message, payout }) => ({ reference: payout?.reference ?? id, message }));
  });

export const rejectPayout = (visit: Visit, id: string, input: { version: number; reason: string }) =>
  decide(visit, ["reason"], () => visit.hosts.services.rejectPayout({ body: { id, ...input } }));

export const cancelPayout = (visit: Visit, id: string, { version }: { version: number }) =>
  decide(visit, [], () => deskOf(visit).cancelPayout({ params: { id }, body: { version } }));

export const reversePayout = (visit: Visit, id: string, { version, reason }: { version: number; reason: string }) =>
  decide(visit, ["reason"], () => deskOf(visit).reversePayout({ params: { id }, body: { version, reason } }));

/** @throws AppError forbidden, unavailable */
export async function exportPayouts(visit: Visit, filters: PayoutFilters): Promise<Response> {
  const answer = await deskOf(visit).exportPayouts({ query: filters });
  return new Response(answer.body, { headers: { ...Object.fromEntries(answer.headers), "Cache-Control": "private, no-store" } });
}

/** Banks as a form lists them. */
export async function bankOptions(visit: Visit): Promise<{ value: string; label: string }[]> {
  return (await subject(visit.hosts.services.listBanks())).map(({ code, name }) => ({ value: code, label: name }));
}

const feeWords = (code: string) => (payoutFee(code) === 0 ? "gratis" : formatRupiah(payoutFee(code)));

/** What sending costs, by where it goes: "Rp2.500", "gratis". */
export const payoutFees = { bank: feeWords("014"), wallet: feeWords("GOPAY") };

/** One's own, in words; null where it could not be asked. */
export async function availableBalance(visit: Visit): Promise<string | null> {
  const balance = await section(visit, visit.hosts.services.getPayoutBalance());
  return balance.ok ? formatRupiah(balance.data.data.available) : null;
}

/**
 * Rows by their ids that this reader may approve now, to be approved together.
 * @returns `left`: those of them that they may not, each with its reason
 */
export async function payoutsById(visit: Visit, ids: readonly string[], reader: PayoutReader): Promise<ChosenPayouts> {
  const found = await Promise.all(ids.slice(0, 100).map((id) => section(visit, deskOf(visit).getPayout({ params: { id } }))));
  const payouts = found.flatMap((one) => (one.ok ? [one.data.data] : []));
  const approvable = payouts.filter(({ can }) => can.approve);
  return {
    rows: approvable.map((payout) => toRow(payout, reader)),
    sum: formatRupiah(approvable.reduce((sum, { amount }) => sum + amount, 0)),
    left: payouts.filter(({ can }) => !can.approve).map((payout) => ({ reference: payout.reference, why: whyNot(payout, reader) })),
  };
}

interface ChosenPayouts {
  rows: PayoutRowView[];
  sum: string;
  left: { reference: string; why: string }[];
}

function whyNot(payout: Payout & { isOwn: boolean }, reader: PayoutReader): string {
  if (payout.status !== "queued") return `status: ${PAYOUT_STATUS[payout.status].label.toLowerCase()}`;
  if (payout.isOwn) return "pencairan Anda sendiri";
  const { heldUntil } = toRow(payout, reader);
  return heldUntil ? `rekening baru, ditahan sampai ${heldUntil}` : "Anda sudah memberi persetujuan pertama";
}
