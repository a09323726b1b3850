import { getBankName } from "~/lib/banks";
import { formatDateTime } from "~/lib/dates";
import { lookup } from "~/lib/lookup";
import { PAYOUT_MESSAGES } from "~/lib/payout-messages";
import type { PayoutDetailView } from "~/lib/payout-views";
import { formatRupiah } from "~/lib/rupiah";
import type { RequestContext } from "../request/context";
import { getAdmin } from "./admin";
import { toAuditRow } from "./audit";
import { formatAccountNumber, type PayoutViewer, toPayoutRow } from "./payout-rows";
import { required } from "./required";

type PayoutDetail = Awaited<ReturnType<ReturnType<typeof getAdmin>["getPayout"]>>["data"];

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
};

/** A payout with its timeline and, for managers, its audit log. @throws AppError not-found, unavailable */
export async function getPayout(
  context: RequestContext,
  id: string,
  viewer: PayoutViewer,
): Promise<PayoutDetailView> {
  const payout = await required(getAdmin(context).getPayout({ params: { id } }));
  return {
    ...toPayoutRow(payout, viewer),
    fee: formatRupiah(payout.fee),
    net: formatRupiah(payout.net),
    bank: getBankName(payout.bankCode),
    notes: payout.notes,
    accountName: payout.accountName,
    accountNumber: formatAccountNumber(payout.accountNumber),
    reason: payout.reason,
    permissions: payout.can,
    error: payout.status === "failed" ? (payout.errorMessage ?? payout.errorCode) : null,
    wasPaid: payout.events.some(({ kind }) => kind === "reversed"),
    approvals: payout.approvals.map(({ name, at }) => ({ name, when: formatDateTime(at) })),
    needsTwoApprovals: payout.needsTwo,
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

/** Why the viewer cannot decide on a queued payout. */
function getDecisionHint(payout: PayoutDetail, { canDecide }: PayoutViewer): string | null {
  if (payout.status !== "queued" || !canDecide) return null;
  if (payout.isOwn && !payout.can.reject)
    return "Ini pencairan Anda sendiri. Orang lain yang harus memutuskannya.";
  const hasApproved = payout.firstApprover !== null && !payout.can.approve;
  return hasApproved ? PAYOUT_MESSAGES.secondApprover : null;
}
