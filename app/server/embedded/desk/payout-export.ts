import { bankName } from "~/lib/banks";
import { formatDateTime } from "~/lib/dates";
import { PAYOUT_STATUS } from "~/lib/payout-status";
import type { HostUser } from "../../hosts/implement";
import type { PayoutFilters } from "../../hosts/services/payouts";
import type { Queryable } from "../context";
import { type PayoutRow, toPayout, visiblePayouts } from "../services/payout-rows";

const HEAD = [
  ...["Nomor", "Pemohon", "Bank", "Rekening", "Nama pemilik", "Jumlah", "Biaya", "Diterima", "Status", "Diajukan"],
  ...["Diputuskan oleh", "Diputuskan", "Alasan", "Catatan"],
];
const BATCH = 500;

/** A field as RFC 4180 has it; one that a spreadsheet would take for a formula gets an apostrophe in front. */
export function csvField(value: string | number): string {
  if (typeof value === "number") return String(value);
  const safe = /^\s*[=+\-@]|^[\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

const line = (fields: readonly (string | number)[]) => `${fields.map(csvField).join(",")}\r\n`;
const when = (ms: number | null) => (ms === null ? "" : formatDateTime(ms));

function lineOf(row: PayoutRow): string {
  const payout = toPayout(row);
  return line([
    ...[payout.reference, payout.requesterName, bankName(payout.bankCode), payout.accountNumber, payout.accountName],
    ...[payout.amount, payout.fee, payout.net, PAYOUT_STATUS[payout.status].label, when(payout.requestedAt)],
    ...[payout.decidedBy ?? "", when(payout.decidedAt), payout.reason ?? "", payout.notes],
  ]);
}

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
  const query = visiblePayouts(db, lmsId, user, filters).orderBy("requested_at", "desc").orderBy("id", "desc").limit(BATCH);
  // The first of the two conditions is what an index can begin at.
  const after = ({ requested_at, id }: PayoutRow) =>
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
