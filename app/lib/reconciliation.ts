import { z } from "zod";
import { withCrossFieldRule } from "./cross-field-rule";
import { formatCount } from "./numbers";
import { createDateField } from "./shared-fields";
import { DAY_MS } from "./time";
import type { StatusView } from "./views";

export const MAX_SETTLEMENT_BYTES = 5 * 1_048_576;
export const MAX_SETTLEMENT_ROWS = 20_000;
export const MAX_SETTLEMENT_ROWS_LABEL = `${formatCount(MAX_SETTLEMENT_ROWS)} baris`;
const MAX_PERIOD_DAYS = 92;

/** How a row of a gateway's file and our books differ. */
export const DIFFERENCES = [
  "amount",
  "fee",
  "missing-here",
  "missing-there",
  "repeated",
  "unreadable",
] as const;
export type Difference = (typeof DIFFERENCES)[number];

export const DIFFERENCE_VIEWS: Record<Difference, StatusView> = {
  amount: { label: "Jumlah berbeda", tone: "red" },
  fee: { label: "Biaya tidak cocok", tone: "orange" },
  "missing-here": { label: "Tidak ada di sini", tone: "red" },
  "missing-there": { label: "Tidak ada di berkas", tone: "red" },
  repeated: { label: "Ganda di berkas", tone: "orange" },
  unreadable: { label: "Tidak terbaca", tone: "orange" },
};

export type Movement = "payment" | "refund";
export const MOVEMENT_LABELS: Record<Movement, string> = {
  payment: "Pembayaran",
  refund: "Pengembalian",
};

/** The period that a file covers. */
export const settlementFormSchema = withCrossFieldRule(
  z.object({
    from: createDateField("hari pertama"),
    to: createDateField("hari terakhir"),
    file: z.unknown().optional(),
  }),
  ["from", "to"],
  ({ from, to }, report) => {
    if (to < from) report("to", "Hari terakhir tidak boleh lebih awal daripada hari pertama");
    else if ((Date.parse(to) - Date.parse(from)) / DAY_MS >= MAX_PERIOD_DAYS)
      report("to", `Periode paling panjang ${MAX_PERIOD_DAYS} hari`);
  },
);
