/** Why a payout cannot be requested or decided on: said by the hosts as 403 or 409, and by pages beforehand. */
export const PAYOUT_MESSAGES = {
  own: "Anda tidak dapat memutuskan pencairan Anda sendiri.",
  ownEarnings: "Anda tidak dapat memberi saldo kepada diri sendiri.",
  secondApprover: "Anda sudah menyetujui pencairan ini. Persetujuan kedua harus dari orang lain.",
  tooManyOpen: "Anda sudah punya tiga pencairan yang belum selesai. Tunggu salah satunya selesai.",
  accountOnHold: (heldUntil: string) =>
    `Rekening ini baru. Pencairan dapat disetujui setelah ${heldUntil}.`,
  firstApproval: (name: string) => `${name} sudah memberi persetujuan pertama. Muat ulang halaman.`,
  decided: (name: string, at: string) => `Permintaan ini sudah diproses oleh ${name} pada ${at}`,
} as const;
