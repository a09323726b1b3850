/** Why a refund cannot be decided: said by the host as 403 or 409, and by pages beforehand. */
export const REFUND_MESSAGES = {
  ownPayment: "Anda tidak dapat mengembalikan pembayaran Anda sendiri.",
  secondApprover:
    "Anda sudah menyetujui pengembalian ini. Persetujuan kedua harus dari orang lain.",
  alreadyRequested: "Pengembalian pembayaran ini sudah diproses.",
} as const;
