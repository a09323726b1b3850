import { bankName } from "~/lib/banks";
import { formatDateTime } from "~/lib/dates";
import type { PayoutDetailView } from "~/lib/payout-views";
import { formatRupiah } from "~/lib/rupiah";
import type { Visit } from "../visit";
import { toAuditRow } from "./audit";
import { deskOf } from "./desk";
import { accountWords, type PayoutReader, toRow } from "./payout-rows";
import { subject } from "./read";

type Detail = Awaited<ReturnType<ReturnType<typeof deskOf>["getPayout"]>>["data"];

const EVENTS: Record<string, string> = {
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

/** One payout with its timeline and, for managers, its rows of the audit log. @throws AppError not-found, unavailable */
export async function getPayout(visit: Visit, id: string, reader: PayoutReader): Promise<PayoutDetailView> {
  const payout = await subject(deskOf(visit).getPayout({ params: { id } }));
  return {
    ...toRow(payout, reader),
    ...{ fee: formatRupiah(payout.fee), net: formatRupiah(payout.net), bank: bankName(payout.bankCode), notes: payout.notes },
    ...{ accountName: payout.accountName, accountNumber: accountWords(payout.accountNumber), reason: payout.reason, can: payout.can },
    error: payout.status === "failed" ? (payout.errorMessage ?? payout.errorCode) : null,
    wasPaid: payout.events.some(({ kind }) => kind === "reversed"),
    approvals: payout.approvals.map(({ name, at }) => ({ name, when: formatDateTime(at) })),
    ...{ needsTwo: payout.needsTwo, selfApproved: payout.selfApproved, hint: hintOf(payout, reader) },
    timeline: payout.events.map(({ at, actor, kind, detail }) => ({
      ...{ dateTime: new Date(at).toISOString(), when: formatDateTime(at), title: `${EVENTS[kind] ?? kind} oleh ${actor}`, detail },
    })),
    audit: payout.audit.map(toAuditRow),
  };
}

/** Why nothing can be decided here, where somebody might expect it. */
function hintOf(payout: Detail, { decides }: PayoutReader): string | null {
  if (payout.status !== "queued" || !decides) return null;
  if (payout.isOwn && !payout.can.reject) return "Ini pencairan Anda sendiri. Orang lain yang harus memutuskannya.";
  const isAlreadyTheirs = payout.firstApprover !== null && !payout.can.approve;
  return isAlreadyTheirs ? "Anda sudah menyetujui. Persetujuan kedua harus dari orang lain." : null;
}
