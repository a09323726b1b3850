import { bankName, maskAccount } from "~/lib/banks";
import { PAYOUT_STATUS } from "~/lib/payout-status";
import type { HostUser } from "../../hosts/implement";
import type { PayoutFilters } from "../../hosts/services/payouts";
import type { Queryable } from "../context";
import { type PayoutRow, visiblePayouts } from "../services/payout-rows";

const HEAD = [
  ...["Nomor", "Pemohon", "Bank", "Rekening", "Nama pemilik", "Jumlah", "Biaya", "Diterima", "Status", "Diajukan (WIB)"],
  ...["Diputuskan oleh", "Diputuskan (WIB)", "Alasan", "Catatan"],
];
const COLUMNS = [
  ...(["id", "reference", "requester_name", "bank_code", "account_number", "account_name", "amount", "fee", "status"] as const),
  ...(["requested_at", "decided_by_name", "decided_at", "reason", "notes"] as const),
] as const;
const BATCH = 1_000;
const WIB_MS = 7 * 3_600_000;

/** A field as RFC 4180 has it; one that a spreadsheet would take for a formula gets an apostrophe in front. */
export function csvField(value: string | number): string {
  if (typeof value === "number") return String(value);
  const safe = /^\s*[=+\-@]|^[\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

const line = (fields: readonly (string | number)[]) => `${fields.map(csvField).join(",")}\r\n`;
/** "2026-08-17 10:00": spreadsheets know it for a date and sort by it. */
const when = (ms: number | null) => (ms === null ? "" : new Date(ms + WIB_MS).toISOString().slice(0, 16).replace("T", " "));

/** Straight from the row: ten thousand of them are written while somebody waits. */
const lineOf = (row: Pick<PayoutRow, (typeof COLUMNS)[number]>): string =>
  line([
    row.reference,
    row.requester_name,
    bankName(row.bank_code),
    maskAccount(row.account_number),
    row.account_name,
    row.amount,
    row.fee,
    row.amount - row.fee,
    PAYOUT_STATUS[row.status].label,
    when(row.requested_at),
    row.decided_by_name ?? "",
    when(row.decided_at),
    row.reason ?? "",
    row.notes,
  ]);

/**
 * All rows, newest first, a batch at a time: as many as there are, in little memory. What comes while it is read is not in it.
 * @throws HostRefusal 403 before the first byte
 */
export async function exportPayouts(
  db: Queryable,
  lmsId: string,
  user: HostUser,
  filters: PayoutFilters,
): Promise<ReadableStream<Uint8Array>> {
  const query = visiblePayouts(db, lmsId, user, filters)
    .clearSelect()
    .select(COLUMNS)
    .orderBy("requested_at", "desc")
    .orderBy("id", "desc")
    .limit(BATCH);
  // The first of the two conditions is what an index can begin at.
  const after = ({ requested_at, id }: Pick<PayoutRow, "requested_at" | "id">) =>
    query
      .where("requested_at", "<=", requested_at)
      .where((eb) => eb.or([eb("requested_at", "<", requested_at), eb("id", "<", id)]))
      .execute();
  const encoder = new TextEncoder();
  let rows = await query.execute();
  let head = `\uFEFF${line(HEAD)}`;
  return new ReadableStream({
    async pull(controller) {
      controller.enqueue(encoder.encode(head + rows.map(lineOf).join("")));
      head = "";
      const last = rows.at(-1);
      rows = last && rows.length === BATCH ? await after(last) : [];
      if (rows.length === 0) controller.close();
    },
  });
}
