import { z } from "zod";
import { parseRupiah } from "./rupiah";

/** Rules of designs B5, in rupiah. */
export const MIN_PAYOUT = 50_000;
export const MAX_PAYOUT = 100_000_000;

const versionField = z.coerce.number().int().min(1);
const passwordField = z
  .string({ error: "Kata sandi wajib diisi" })
  .min(1, "Kata sandi wajib diisi")
  .max(200, "Kata sandi paling banyak 200 karakter");
const reasonField = z
  .string({ error: "Alasan wajib diisi, 10-500 karakter" })
  .trim()
  .min(10, "Alasan wajib diisi, 10-500 karakter")
  .max(500, "Alasan wajib diisi, 10-500 karakter");

export const approveSchema = z.object({ version: versionField, password: passwordField });
export const rejectSchema = z.object({ version: versionField, reason: reasonField });
export const confirmSchema = z.object({ version: versionField });
export const reverseSchema = z.object({
  version: versionField,
  reason: reasonField,
  password: passwordField,
  /** A checkbox: the sender has seen the returned money although the payout service reports it as paid. */
  confirmed: z
    .literal("on")
    .optional()
    .transform((value) => value === "on"),
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

/** A code or name as the host lists it, which checks it. */
export const bankCodeField = z
  .string({ error: "Pilih bank atau dompet digital" })
  .regex(/^\S.{0,99}$/, "Pilih bank atau dompet digital");

export const payoutRequestSchema = z.object({
  amount: amountField.pipe(
    z
      .number()
      .min(MIN_PAYOUT, "Pencairan paling sedikit Rp50.000")
      .max(MAX_PAYOUT, "Pencairan paling banyak Rp100.000.000"),
  ),
  bankCode: bankCodeField,
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
