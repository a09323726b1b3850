import { z } from "zod";
import { passwordField, reasonField } from "./payout-fields";
import { emailField } from "./shared-fields";

export const MY_DATA_PATH = "/Akun/Data";
export const MY_ERASURE_PATH = `${MY_DATA_PATH}/Hapus`;
/** Days between asking for an erasure and its beginning. */
export const ERASURE_WAIT_DAYS = 7;

/** What holds an erasure back. */
export const ERASURE_HOLDS = ["payout", "refund", "last-admin", "last-superadmin"] as const;
export type ErasureHold = (typeof ERASURE_HOLDS)[number];

export const ERASURE_HOLD_LABELS: Record<ErasureHold, string> = {
  payout: "Masih ada pencairan dana yang belum selesai.",
  refund: "Masih ada pengembalian dana yang belum selesai.",
  "last-admin": "Belum ada admin aktif lain di situs ini.",
  "last-superadmin": "Belum ada superadmin lain.",
};

/** The forms of the own data: a button prepares a copy, or takes back what was asked for. */
export const exportSchema = z.object({ step: z.literal("export"), password: passwordField });
export const myDataSchema = z.discriminatedUnion("step", [
  exportSchema,
  z.object({ step: z.literal("withdraw") }),
]);

export const requestErasureSchema = z.object({ password: passwordField });
export const erasePersonSchema = z.object({
  email: emailField,
  reason: reasonField,
  password: passwordField,
});

/** `kunci`: of a copy that is ready. */
export const exportQuery = z.object({ kunci: z.string().max(200).optional().catch(undefined) });
