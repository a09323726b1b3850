import { bankName, maskAccount } from "~/lib/banks";
import { PAYOUT_STATUS } from "~/lib/payout-status";
import type { PayoutRow } from "./payout-rows";

const WIB_MS = 7 * 3_600_000;

/** A field as RFC 4180 has it; one that a spreadsheet would take for a formula gets an apostrophe in front. */
export function csvField(value: string | number): string {
  if (typeof value === "number") return String(value);
  const safe = /^\s*[=+\-@]|^[\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

const line = (fields: readonly (string | number)[]) => `${fields.map(csvField).join(",")}\r\n`;

/** "2026-08-17 10:00": spreadsheets know it for a date and sort by it. */
const time = (ms: number | null) => (ms === null ? "" : new Date(ms + WIB_MS).toISOString().slice(0, 16).replace("T", " "));

export const PAYOUT_LINE_HEAD = line([
  ...["Nomor", "Pemohon", "Bank", "Rekening", "Nama pemilik", "Jumlah", "Biaya", "Diterima", "Status", "Diajukan (WIB)"],
  ...["Diputuskan oleh", "Diputuskan (WIB)", "Alasan", "Catatan"],
]);

/**
 * A payout's line in the export, kept beside it and written anew whenever it changes: somebody waits for ten thousand of them at once.
 * A new column, or another word for a state, needs a migration that writes them all again.
 */
export const payoutLine = (row: Omit<PayoutRow, "csv_line">): string =>
  line([
    ...[row.reference, row.requester_name, bankName(row.bank_code), maskAccount(row.account_number), row.account_name],
    ...[row.amount, row.fee, row.amount - row.fee, PAYOUT_STATUS[row.status].label, time(row.requested_at)],
    ...[row.decided_by_name ?? "", time(row.decided_at), row.reason ?? "", row.notes],
  ]);
