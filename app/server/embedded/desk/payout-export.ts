import { setImmediate } from "node:timers/promises";
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
/** The first rows are with their reader soon; the others come in pieces that are worth a question each. */
const FIRST_BATCH = 200;
const BATCH = 2_000;
const [MINUTE_MS, DAY_MS, WIB_MS] = [60_000, 86_400_000, 7 * 3_600_000];

/** A field as RFC 4180 has it; one that a spreadsheet would take for a formula gets an apostrophe in front. */
export function csvField(value: string | number): string {
  if (typeof value === "number") return String(value);
  const safe = /^\s*[=+\-@]|^[\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

const line = (fields: readonly (string | number)[]) => `${fields.join(",")}\r\n`;

/** "2026-08-17 10:00": spreadsheets know it for a date and sort by it. Each day is worked out once. */
function spreadsheetTimes(): (ms: number | null) => string {
  const days = new Map<number, string>();
  const minutes: string[] = [];
  const two = (number: number) => String(number).padStart(2, "0");
  return (ms) => {
    if (ms === null) return "";
    const local = ms + WIB_MS;
    const day = Math.floor(local / DAY_MS);
    const date = days.get(day) ?? new Date(day * DAY_MS).toISOString().slice(0, 10);
    days.set(day, date);
    const minute = Math.floor((local - day * DAY_MS) / MINUTE_MS);
    minutes[minute] ??= ` ${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
    return date + minutes[minute];
  };
}

/** Straight from the row: ten thousand of them are written while somebody waits, so only what people wrote is looked through. */
const lineOf = (row: Pick<PayoutRow, (typeof COLUMNS)[number]>, when: (ms: number | null) => string): string =>
  line([
    row.reference,
    csvField(row.requester_name),
    csvField(bankName(row.bank_code)),
    maskAccount(row.account_number),
    csvField(row.account_name),
    row.amount,
    row.fee,
    row.amount - row.fee,
    PAYOUT_STATUS[row.status].label,
    when(row.requested_at),
    csvField(row.decided_by_name ?? ""),
    when(row.decided_at),
    csvField(row.reason ?? ""),
    csvField(row.notes),
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
    .orderBy("id", "desc");
  // The first of the two conditions is what an index can begin at.
  const after = ({ requested_at, id }: Pick<PayoutRow, "requested_at" | "id">) =>
    query
      .where("requested_at", "<=", requested_at)
      .where((eb) => eb.or([eb("requested_at", "<", requested_at), eb("id", "<", id)]))
      .limit(BATCH)
      .execute();
  const encoder = new TextEncoder();
  const when = spreadsheetTimes();
  let rows = await query.limit(FIRST_BATCH).execute();
  let most = FIRST_BATCH;
  let text = `\uFEFF${line(HEAD)}`;
  return new ReadableStream({
    async pull(controller) {
      if (text === "") {
        // What was written goes out first, and other visitors get their turn: SQLite reads without letting go of the thread.
        await setImmediate();
        const last = rows.at(-1);
        rows = last ? await after(last) : [];
        most = BATCH;
      }
      for (const row of rows) text += lineOf(row, when);
      if (text !== "") controller.enqueue(encoder.encode(text));
      text = "";
      if (rows.length < most) controller.close();
    },
  });
}
