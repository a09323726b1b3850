import { z } from "zod";
import { isBank } from "./banks";
import { parseRupiah } from "./rupiah";

/** Rules of designs B5, in rupiah. */
export const MIN_PAYOUT = 50_000;
export const MAX_PAYOUT = 100_000_000;

const versionField = z.coerce.number().int().min(1);
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
export const cancelSchema = z.object({ version: versionField });
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

export const amountField = z.string({ error: "Jumlah wajib diisi" }).transform((text, context) => {
  const amount = parseRupiah(text);
  if (amount !== null) return amount;
  context.issues.push({
    code: "custom",
    input: text,
    message: "Tulis jumlah dalam rupiah, misalnya 250.000",
  });
  return z.NEVER;
});

export const payoutRequestSchema = z.object({
  amount: amountField.pipe(
    z
      .number()
      .min(MIN_PAYOUT, "Pencairan paling sedikit Rp50.000")
      .max(MAX_PAYOUT, "Pencairan paling banyak Rp100.000.000"),
  ),
  bankCode: z
    .string({ error: "Pilih bank atau dompet digital" })
    .refine(isBank, "Pilih bank atau dompet digital"),
  accountNumber: z
    .string({ error: "Nomor rekening wajib diisi" })
    .transform((text) => text.replace(/[\s.-]/g, ""))
    .pipe(z.string().regex(/^\+?\d{6,20}$/, "Nomor rekening hanya angka, 6-20 digit")),
  accountName: z
    .string({ error: "Nama pemilik rekening wajib diisi" })
    .trim()
    .min(3, "Nama wajib diisi, 3-100 karakter")
    .max(100, "Nama wajib diisi, 3-100 karakter"),
  notes: z.string().trim().max(100, "Catatan paling banyak 100 karakter").default(""),
});
