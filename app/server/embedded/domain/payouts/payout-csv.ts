import { getBankName, maskAccount } from "~/lib/banks";
import { PAYOUT_STATUS } from "~/lib/payout-status";
import { WIB_OFFSET_MS } from "~/lib/time";
import { toCsvRow } from "../../kit/csv";
import type { PayoutRow } from "./payouts";

/** "2026-08-17 10:00" (WIB), which spreadsheets recognise and sort as a date. */
const formatTimestamp = (ms: number | null) =>
  ms === null ? "" : new Date(ms + WIB_OFFSET_MS).toISOString().slice(0, 16).replace("T", " ");

export const PAYOUT_LINE_COLUMNS = [
  "reference",
  "requester_name",
  "bank_code",
  "account_number",
  "account_name",
  "amount",
  "fee",
  "status",
  "requested_at",
  "decided_by_name",
  "decided_at",
  "reason",
  "notes",
] as const satisfies readonly (keyof PayoutRow)[];

export const PAYOUT_CSV_HEADER = toCsvRow([
  "Nomor",
  "Pemohon",
  "Bank",
  "Rekening",
  "Nama pemilik",
  "Jumlah",
  "Biaya",
  "Diterima",
  "Status",
  "Diajukan (WIB)",
  "Diputuskan oleh",
  "Diputuskan (WIB)",
  "Alasan",
  "Catatan",
]);

export const toPayoutCsvRow = (
  row: Pick<PayoutRow, (typeof PAYOUT_LINE_COLUMNS)[number]>,
): string =>
  toCsvRow([
    row.reference,
    row.requester_name,
    getBankName(row.bank_code),
    maskAccount(row.account_number),
    row.account_name,
    row.amount,
    row.fee,
    row.amount - row.fee,
    PAYOUT_STATUS[row.status].label,
    formatTimestamp(row.requested_at),
    row.decided_by_name ?? "",
    formatTimestamp(row.decided_at),
    row.reason ?? "",
    row.notes,
  ]);
