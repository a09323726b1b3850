import { bankName } from "~/lib/banks";
import { formatDateTime } from "~/lib/dates";
import { PAYOUT_STATUS, PAYOUT_STATUSES } from "~/lib/payout-status";
import type { PayoutAuditView, PayoutDetailView } from "~/lib/payout-views";
import { roleLabel } from "~/lib/roles";
import { formatRupiah } from "~/lib/rupiah";
import type { Visit } from "../visit";
import { deskOf } from "./outbox";
import { type PayoutReader, toRow } from "./payout-rows";
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
    ...{ accountName: payout.accountName, accountNumber: payout.accountNumber, reason: payout.reason, can: payout.can },
    error: payout.status === "failed" ? (payout.errorMessage ?? payout.errorCode) : null,
    approvals: payout.approvals.map(({ name, at }) => ({ name, when: formatDateTime(at) })),
    ...{ needsTwo: payout.needsTwo, selfApproved: payout.selfApproved, hint: hintOf(payout, reader) },
    timeline: payout.events.map(({ at, actor, kind, detail }) => ({
      ...{ dateTime: new Date(at).toISOString(), when: formatDateTime(at), title: `${EVENTS[kind] ?? kind} oleh ${actor}`, detail },
    })),
    audit: payout.audit.map(toAudit),
  };
}

/** Why nothing can be decided here, where somebody might expect it. */
function hintOf(payout: Detail, { decides }: PayoutReader): string | null {
  if (payout.status !== "queued" || !decides) return null;
  if (payout.isOwn && !payout.can.reject) return "Ini pencairan Anda sendiri. Orang lain yang harus memutuskannya.";
  const isAlreadyTheirs = payout.firstApprover !== null && !payout.can.approve;
  return isAlreadyTheirs ? "Anda sudah menyetujui. Persetujuan kedua harus dari orang lain." : null;
}

const toAudit = ({ seq, at, actor, role, action, before, after }: Detail["audit"][number]): PayoutAuditView => ({
  ...{ seq, when: formatDateTime(at), actor: role === null ? actor : `${actor} (${roleLabel(role)})` },
  action: EVENTS[action.replace(/^payout\./, "")] ?? action,
  change: [...new Set([before, after].map(statusIn))].filter(Boolean).join(" → "),
});

/** The state that a side of an audit row names, in words; "" for none. */
function statusIn(side: unknown): string {
  const named = side && typeof side === "object" && "status" in side ? side.status : null;
  const status = PAYOUT_STATUSES.find((one) => one === named);
  return status ? PAYOUT_STATUS[status].label : "";
}
