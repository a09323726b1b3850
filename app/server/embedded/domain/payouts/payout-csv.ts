import { getBankName, maskAccount } from "~/lib/banks";
import { PAYOUT_STATUS } from "~/lib/payout-status";
import { formatCsvTime } from "../../kit/csv";
import type { PayoutRow } from "./payouts";

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

export const PAYOUT_CSV_HEADER = [
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
];

export const toPayoutCsvFields = (row: Pick<PayoutRow, (typeof PAYOUT_LINE_COLUMNS)[number]>) => [
  row.reference,
  row.requester_name,
  getBankName(row.bank_code),
  maskAccount(row.account_number),
  row.account_name,
  row.amount,
  row.fee,
  row.amount - row.fee,
  PAYOUT_STATUS[row.status].label,
  formatCsvTime(row.requested_at),
  row.decided_by_name ?? "",
  formatCsvTime(row.decided_at),
  row.reason ?? "",
  row.notes,
];
