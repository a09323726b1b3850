import { formatDate } from "~/lib/dates";
import { HOUR_MS } from "~/lib/time";
import type { Schema } from "../../database/schema/schema";
import { type HostContext, type Queryable, validationError } from "../../kit/context";
import { consumeAttempt } from "../../kit/rate-limit";

export type VoucherRow = Schema["vouchers"];
type ClassRow = Pick<Schema["classes"], "lms_id" | "id" | "price">;

/** A voucher for a class: what it takes off the price. */
export interface VoucherOffer {
  id: string;
  code: string;
  /** Rupiah. */
  discount: number;
}

/** Codes that are tried by one user, so that they cannot be guessed. */
const UNKNOWN_CODES = { max: 20, windowMs: HOUR_MS };

export const voucherError = (message: string) => validationError({ voucher: message });
export const USED_UP_MESSAGE = "Kode voucher ini sudah habis dipakai";
export const USED_BY_USER_MESSAGE = "Anda sudah memakai kode voucher ini";
const OVER_MESSAGE = "Kode voucher ini sudah tidak berlaku";

/** Whole rupiah in favour of the site, never more than the price. */
export const computeDiscount = (
  { kind, value }: Pick<VoucherRow, "kind" | "value">,
  price: number,
): number => Math.min(price, kind === "percent" ? Math.floor((price * value) / 100) : value);

/** Why a voucher does not apply to a class now, apart from its limits; null if it does. */
export function findVoucherProblem(
  { class_id, starts_at, ends_at, stopped_at }: VoucherRow,
  classId: string,
  now: number,
): string | null {
  if (stopped_at !== null || (ends_at !== null && ends_at <= now)) return OVER_MESSAGE;
  if (starts_at !== null && starts_at > now)
    return `Kode voucher ini baru berlaku mulai ${formatDate(starts_at)}`;
  return class_id === null || class_id === classId
    ? null
    : "Kode voucher ini bukan untuk kelas ini";
}

interface OfferRequest {
  userId: string;
  classRow: ClassRow;
  code: string;
}

/**
 * A voucher by its code. Its limits are checked when an order uses it.
 * @throws ApiError 422 at `voucher`, 429 after many unknown codes
 */
export async function getVoucherOffer(
  context: HostContext,
  { userId, classRow, code }: OfferRequest,
): Promise<VoucherOffer & { row: VoucherRow }> {
  const { db, clock } = context;
  const row = await db
    .selectFrom("vouchers")
    .selectAll()
    .where("lms_id", "=", classRow.lms_id)
    .where("code", "=", code)
    .executeTakeFirst();
  if (!row) {
    const limit = { name: `voucher:${classRow.lms_id}:${userId}`, ...UNKNOWN_CODES };
    await db.transaction().execute((trx) => consumeAttempt(trx, limit, clock()));
    throw voucherError("Kode voucher ini tidak kami kenal");
  }
  const problem = findVoucherProblem(row, classRow.id, clock());
  if (problem !== null) throw voucherError(problem);
  return { id: row.id, code: row.code, discount: computeDiscount(row, classRow.price), row };
}

/** The voucher that an invoice used, for a new order. @returns null if it does not apply any more */
export async function getOfferOfInvoice(
  { clock }: Pick<HostContext, "clock">,
  db: Queryable,
  { voucherId, classRow }: { voucherId: string; classRow: ClassRow },
): Promise<VoucherOffer | null> {
  const row = await db
    .selectFrom("vouchers")
    .selectAll()
    .where("lms_id", "=", classRow.lms_id)
    .where("id", "=", voucherId)
    .executeTakeFirst();
  if (!row || findVoucherProblem(row, classRow.id, clock()) !== null) return null;
  return { id: row.id, code: row.code, discount: computeDiscount(row, classRow.price) };
}
