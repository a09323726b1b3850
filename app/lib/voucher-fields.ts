import { z } from "zod";
import { withCrossFieldRule } from "./cross-field-rule";
import { createCountField, createDateField, createOptionalField } from "./shared-fields";
import type { StatusView } from "./views";

/** What a voucher's time and uses make of it. */
export const VOUCHER_STATUSES = ["active", "upcoming", "used-up", "over", "stopped"] as const;
export type VoucherStatus = (typeof VOUCHER_STATUSES)[number];

export const VOUCHER_STATUS: Record<VoucherStatus, StatusView> = {
  active: { label: "Berlaku", tone: "green" },
  upcoming: { label: "Belum mulai", tone: "orange" },
  "used-up": { label: "Habis", tone: "neutral" },
  over: { label: "Berakhir", tone: "neutral" },
  stopped: { label: "Dihentikan", tone: "neutral" },
};
/** What a list shows first. */
export const LIVE_VOUCHERS = ["active", "upcoming"] as const satisfies readonly VoucherStatus[];

export const VOUCHER_KINDS = ["percent", "amount"] as const;
export type VoucherKind = (typeof VOUCHER_KINDS)[number];

const MAX_AMOUNT = 100_000_000;
const MAX_USES = 100_000;

/** A code as it is typed, in capital letters. */
export const voucherCodeField = z
  .string({ error: "Kode voucher wajib diisi" })
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9-]{3,20}$/, "Kode voucher terdiri dari 3-20 huruf, angka, atau tanda hubung");

const voucherObject = z.object({
  code: voucherCodeField,
  kind: z.enum(VOUCHER_KINDS, { error: "Pilih jenis potongan" }),
  value: createCountField({ what: "Potongan", min: 1, max: MAX_AMOUNT }),
  /** Slug; empty for all classes. */
  class: createOptionalField(z.string().max(96)),
  startsOn: createOptionalField(createDateField("tanggal mulai")),
  endsOn: createOptionalField(createDateField("tanggal berakhir")),
  maxUses: createOptionalField(
    createCountField({ what: "Jumlah pemakaian", min: 1, max: MAX_USES }),
  ),
  maxUsesPerUser: createOptionalField(
    createCountField({ what: "Pemakaian tiap orang", min: 1, max: 100 }),
  ),
});

/** A new voucher, of the form and of the host. */
export const newVoucherSchema = withCrossFieldRule(
  withCrossFieldRule(voucherObject, ["kind", "value"], ({ kind, value }, report) => {
    if (kind === "percent" && value > 100) report("value", "Potongan paling banyak 100 persen");
  }),
  ["startsOn", "endsOn"],
  ({ startsOn, endsOn }, report) => {
    if (startsOn && endsOn && endsOn < startsOn)
      report("endsOn", "Tanggal berakhir harus sesudah tanggal mulai");
  },
);
export type NewVoucher = z.output<typeof newVoucherSchema>;
