import { getBankName } from "~/lib/banks";
import { formatDateTime } from "~/lib/dates";
import { lookup } from "~/lib/lookup";
import { describeDailyLimit, explainTwoApprovers, PAYOUT_MESSAGES } from "~/lib/payout-messages";
import { isUndecided } from "~/lib/payout-status";
import type { PayoutDetailView } from "~/lib/payout-views";
import { formatRupiah } from "~/lib/rupiah";
import { AppError } from "../app-error";
import type { Payout } from "../hosts/services/payouts";
import type { RequestContext } from "../request/context";
import type { getAdmin } from "./admin";
import { toAuditRow } from "./audit";
import { formatAccountNumber, type PayoutViewer, toPayoutRow } from "./payout-rows";
import { required } from "./required";

export type PayoutDetail = Awaited<ReturnType<ReturnType<typeof getAdmin>["getPayout"]>>["data"];

const EVENT_LABELS: Record<string, string> = {
  requested: "Diajukan",
  "approved-first": "Persetujuan pertama",
  approved: "Disetujui",
  rejected: "Ditolak",
  cancelled: "Dibatalkan",
  processed: "Dikirim ke bank",
  completed: "Diterima di rekening tujuan",
  failed: "Gagal, dana kembali ke saldo pemohon",
  reversed: "Dikembalikan bank, dana kembali ke saldo pemohon",
  "reversal-proposed": "Pengembalian dari bank diusulkan",
  "reversal-declined": "Usulan pengembalian ditolak",
  "reversal-withdrawn": "Usulan pengembalian ditarik",
};

/** A payout with its timeline and, for managers, its audit log. @throws AppError not-found, unavailable */
export async function getPayout(
  context: RequestContext,
  id: string,
  viewer: PayoutViewer,
): Promise<PayoutDetailView> {
  const { admin } = context.hosts;
  if (!admin) return toListedPayoutView(await findListedPayout(context, id), viewer);
  const payout = await required(admin.getPayout({ params: { id } }));
  return {
    ...toPayoutRow(payout, viewer),
    ...toPayoutFacts(payout),
    permissions: payout.can,
    wasPaid: payout.events.some(({ kind }) => kind === "reversed"),
    approvals: payout.approvals.map(({ name, at }) => ({ name, when: formatDateTime(at) })),
    twoApproversReason: formatTwoApprovers(payout),
    dailyLimit: payout.can.approve ? describeDailyLimit(payout.recentAmount) : null,
    reversal: payout.reversal && {
      proposedBy: payout.reversal.proposedBy,
      when: formatDateTime(payout.reversal.proposedAt),
      detail: payout.reversal.detail,
    },
    isSelfApproved: payout.selfApproved,
    hint: getDecisionHint(payout, viewer),
    timeline: payout.events.map(({ at, actor, kind, detail }) => ({
      dateTime: new Date(at).toISOString(),
      when: formatDateTime(at),
      title: `${lookup(EVENT_LABELS, kind) ?? kind} oleh ${actor}`,
      detail,
    })),
    audit: payout.audit.map(toAuditRow),
  };
}

const formatTwoApprovers = (
  payout: Pick<PayoutDetail, "twoApproversReason" | "amount" | "recentAmount">,
): string | null =>
  payout.twoApproversReason && explainTwoApprovers(payout.twoApproversReason, payout);

const toPayoutFacts = (payout: Payout) => ({
  fee: payout.fee === null ? null : formatRupiah(payout.fee),
  net: payout.net === null ? null : formatRupiah(payout.net),
  bank: getBankName(payout.bankCode),
  notes: payout.notes,
  accountName: payout.accountName,
  accountNumber: formatAccountNumber(payout.accountNumber),
  reason: payout.reason,
  error: payout.status === "failed" ? (payout.errorMessage ?? payout.errorCode) : null,
});

/** Rows that are searched for one payout. */
const MAX_LIST_PAGES = 20;
const LIST_PAGE_SIZE = 100;

/** `v2/payout` has no call for one payout, so it is looked up in the list. @throws AppError not-found, unavailable */
async function findListedPayout(context: RequestContext, id: string): Promise<Payout> {
  for (let page = 1; page <= MAX_LIST_PAGES; page++) {
    const query = { page, perPage: LIST_PAGE_SIZE };
    const list = await required(context.hosts.services.listPayouts({ query }));
    const payout = list.items.find((one) => one.id === id);
    if (payout) return payout;
    if (page >= list.totalPages) break;
  }
  throw new AppError("not-found");
}

/** A payout as its list shows it: without timeline, audit log, and what depends on them. */
function toListedPayoutView(payout: Payout, viewer: PayoutViewer): PayoutDetailView {
  const row = toPayoutRow(payout, viewer);
  return {
    ...row,
    ...toPayoutFacts(payout),
    permissions: {
      approve: row.canDecide,
      // Also while its account is new.
      reject: viewer.canDecide && isUndecided(payout.status) && payout.requesterId !== viewer.id,
      cancel: false,
      reverse: false,
      confirmReversal: false,
      withdrawReversal: false,
    },
    wasPaid: false,
    approvals: [],
    twoApproversReason: null,
    dailyLimit: null,
    reversal: null,
    isSelfApproved: false,
    hint:
      payout.status === "queued" && viewer.canDecide && payout.requesterId === viewer.id
        ? "Ini pencairan Anda sendiri. Orang lain yang harus memutuskannya."
        : null,
    timeline: [],
    audit: [],
  };
}

/** Why the viewer cannot decide on a queued payout. */
function getDecisionHint(payout: PayoutDetail, { canDecide }: PayoutViewer): string | null {
  if (payout.status !== "queued" || !canDecide) return null;
  if (payout.isOwn && !payout.can.reject)
    return "Ini pencairan Anda sendiri. Orang lain yang harus memutuskannya.";
  const hasApproved = payout.firstApprover !== null && !payout.can.approve;
  return hasApproved ? PAYOUT_MESSAGES.secondApprover : null;
}
