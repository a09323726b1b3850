import { TWO_APPROVERS_THRESHOLD, type TwoApproversReason } from "./payout-status";
import { formatRupiah } from "./rupiah";

/** Why a payout cannot be requested or decided on: said by the hosts as 403 or 409, and by pages beforehand. */
export const PAYOUT_MESSAGES = {
  own: "Anda tidak dapat memutuskan pencairan Anda sendiri.",
  ownEarnings: "Anda tidak dapat memberi saldo kepada diri sendiri.",
  secondApprover: "Anda sudah menyetujui pencairan ini. Persetujuan kedua harus dari orang lain.",
  ownReversal: "Anda yang mengusulkan pengembalian ini. Orang lain yang harus memastikannya.",
  othersReversal: "Hanya pengusulnya yang dapat menarik usulan ini.",
  tooManyOpen: "Anda sudah punya tiga pencairan yang belum selesai. Tunggu salah satunya selesai.",
  accountOnHold: (heldUntil: string) =>
    `Rekening ini baru. Pencairan dapat disetujui setelah ${heldUntil}.`,
  firstApproval: (name: string) => `${name} sudah memberi persetujuan pertama. Muat ulang halaman.`,
  decided: (name: string, at: string) => `Permintaan ini sudah diproses oleh ${name} pada ${at}`,
} as const;

const BY_AMOUNT = `Mulai ${formatRupiah(TWO_APPROVERS_THRESHOLD)} dua orang harus menyetujui.`;

interface PayoutSum {
  /** Rupiah, of the payout itself. */
  amount: number;
  /** Rupiah of the requester's other payouts approved within 24 hours; 0 if unknown. */
  recentAmount: number;
}

/** Why a payout needs a second approver. */
export function explainTwoApprovers(
  reason: TwoApproversReason,
  { amount, recentAmount }: PayoutSum,
): string {
  if (reason === "amount") return BY_AMOUNT;
  const sum = amount + recentAmount;
  // Later the other approvals may be older than 24 hours.
  const total =
    sum >= TWO_APPROVERS_THRESHOLD
      ? formatRupiah(sum)
      : `${formatRupiah(TWO_APPROVERS_THRESHOLD)} atau lebih`;
  return `Bersama pencairan lain dari pemohon ini yang disetujui dalam 24 jam, jumlahnya ${total}. ${BY_AMOUNT}`;
}

/** What one person alone may still approve for a requester. @param recentAmount see `PayoutSum` */
export function describeDailyLimit(recentAmount: number): string {
  const limit = formatRupiah(TWO_APPROVERS_THRESHOLD);
  const left = formatRupiah(Math.max(0, TWO_APPROVERS_THRESHOLD - recentAmount));
  return `${limit} per pemohon dalam 24 jam; sudah disetujui ${formatRupiah(recentAmount)}, tersisa ${left}`;
}
