import { z } from "zod";
import { isEWallet } from "./banks";
import { withCrossFieldRule } from "./cross-field-rule";
import { normalizePhone } from "./phone";
import { formatRupiah } from "./rupiah";
import { createRupiahField, versionField } from "./shared-fields";
import { stripSeparators } from "./typed-text";

/** Rules of designs B5, in rupiah. */
export const MIN_PAYOUT = 50_000;
export const MAX_PAYOUT = 100_000_000;

export const passwordField = z
  .string({ error: "Kata sandi wajib diisi" })
  .min(1, "Kata sandi wajib diisi")
  .max(200, "Kata sandi paling banyak 200 karakter");
export const reasonField = z
  .string({ error: "Alasan wajib diisi, 10-500 karakter" })
  .trim()
  .min(10, "Alasan wajib diisi, 10-500 karakter")
  .max(500, "Alasan wajib diisi, 10-500 karakter");

export const bankReferenceField = z
  .string({ error: "Nomor referensi bank wajib diisi" })
  .trim()
  .min(4, "Nomor referensi bank wajib diisi, 4-60 karakter")
  .max(60, "Nomor referensi bank wajib diisi, 4-60 karakter");

export const approveSchema = z.object({ version: versionField, password: passwordField });
export const rejectSchema = z.object({ version: versionField, reason: reasonField });
export const confirmSchema = z.object({ version: versionField });
export const reverseSchema = z.object({
  version: versionField,
  reason: reasonField,
  bankReference: bankReferenceField,
  password: passwordField,
  /** A checkbox: the sender has seen the returned money although the payout service reports it as paid. */
  confirmed: z
    .literal("on")
    .optional()
    .transform((value) => value === "on"),
});
export const REVERSAL_DECISIONS = ["confirm", "decline", "withdraw"] as const;
export type ReversalDecision = (typeof REVERSAL_DECISIONS)[number];
/** The second person's decision needs the password; withdrawing one's own proposal does not. */
export const reversalDecisionFields = z
  .object({
    version: versionField,
    decision: z.enum(REVERSAL_DECISIONS),
    password: z.string().max(200, "Kata sandi paling banyak 200 karakter").default(""),
  })
  .refine(({ decision, password }) => decision === "withdraw" || password.length > 0, {
    path: ["password"],
    error: "Kata sandi wajib diisi",
  });
/** Each as `id:version`, so that staleness is reported per row. */
export const bulkApproveSchema = z.object({
  payouts: z.preprocess(
    (value) => (typeof value === "string" ? [value] : value),
    z
      .array(z.string().regex(/^\d+:\d+$/))
      .min(1)
      .max(100),
  ),
  password: passwordField,
});

const WALLET_NUMBER_MESSAGE = "Tulis nomor HP dompet digital, diawali 08";
const ACCOUNT_NUMBER_MESSAGE = "Nomor rekening hanya angka, 6-20 digit";

/** Error of an account number at its bank, or null: an e-wallet's is a mobile number. */
export function getAccountNumberError(bankCode: string, accountNumber: string): string | null {
  if (isEWallet(bankCode)) return normalizePhone(accountNumber) ? null : WALLET_NUMBER_MESSAGE;
  return accountNumber.startsWith("+") ? ACCOUNT_NUMBER_MESSAGE : null;
}

/** Error of an amount at the requester's balance in rupiah, or null. */
export const getBalanceError = (amount: number, available: number): string | null =>
  amount > available
    ? `Jumlah ini melebihi saldo Anda yang tersedia, ${formatRupiah(available)}`
    : null;

/** A code or name as the host lists it, which checks it. */
export const bankCodeField = z
  .string({ error: "Pilih bank atau dompet digital" })
  .regex(/^\S.{0,99}$/, "Pilih bank atau dompet digital");

export const payoutRequestSchema = withCrossFieldRule(
  z.object({
    amount: createRupiahField({ what: "Pencairan", min: MIN_PAYOUT, max: MAX_PAYOUT }),
    bankCode: bankCodeField,
    accountNumber: z
      .string({ error: "Nomor rekening wajib diisi" })
      .transform(stripSeparators)
      .pipe(z.string().regex(/^\+?\d{6,20}$/, ACCOUNT_NUMBER_MESSAGE)),
    accountName: z
      .string({ error: "Nama pemilik rekening wajib diisi" })
      .trim()
      .min(3, "Nama wajib diisi, 3-100 karakter")
      .max(100, "Nama wajib diisi, 3-100 karakter"),
    notes: z.string().trim().max(100, "Catatan paling banyak 100 karakter").default(""),
  }),
  ["bankCode", "accountNumber"],
  ({ bankCode, accountNumber }, report) => {
    const error = getAccountNumberError(bankCode, accountNumber);
    if (error) report("accountNumber", error);
  },
);
