import { formatDateTime } from "~/lib/dates";
import { STALE_MESSAGE } from "~/lib/messages";
import { ApiError } from "../../../hosts/host-handler";
import type { PayoutRow } from "./payouts";

const OWN_PAYOUT_MESSAGE = "Anda tidak dapat memutuskan pencairan Anda sendiri.";
const OWN_EARNINGS_MESSAGE = "Anda tidak dapat memberi saldo kepada diri sendiri.";
const SECOND_APPROVER_MESSAGE =
  "Anda sudah menyetujui pencairan ini. Persetujuan kedua harus dari orang lain.";
const TOO_MANY_OPEN_MESSAGE =
  "Anda sudah punya tiga pencairan yang belum selesai. Tunggu salah satunya selesai.";

export const ownPayoutError = () => new ApiError(403, OWN_PAYOUT_MESSAGE);
export const ownEarningsError = () => new ApiError(403, OWN_EARNINGS_MESSAGE);
export const tooManyOpenPayouts = () => new ApiError(409, TOO_MANY_OPEN_MESSAGE);

export const stalePayout = ({ status }: PayoutRow) => new ApiError(409, STALE_MESSAGE, { status });

export const secondApproverRequired = ({ status }: PayoutRow) =>
  new ApiError(409, SECOND_APPROVER_MESSAGE, { status });

/** @param heldUntil UTC ms */
export const accountOnHold = ({ status }: PayoutRow, heldUntil: number) =>
  new ApiError(
    409,
    `Rekening ini baru. Pencairan dapat disetujui setelah ${formatDateTime(heldUntil)}.`,
    { status, heldUntil },
  );

/**
 * The 409 of a decision that came too late: names the earlier decision, or reports a stale page.
 */
export function alreadyDecided(row: PayoutRow): ApiError {
  const { status, first_approver_name, decided_by_name: decidedBy, decided_at: decidedAt } = row;
  if (status === "queued" && first_approver_name !== null)
    return new ApiError(
      409,
      `${first_approver_name} sudah memberi persetujuan pertama. Muat ulang halaman.`,
      { status },
    );
  if (status === "queued" || decidedBy === null || decidedAt === null) return stalePayout(row);
  return new ApiError(
    409,
    `Permintaan ini sudah diproses oleh ${decidedBy} pada ${formatDateTime(decidedAt)}`,
    { decidedBy, decidedAt, status },
  );
}
