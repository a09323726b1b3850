import { setImmediate } from "node:timers/promises";
import type { HostUser } from "../../../hosts/host-handler";
import type { PayoutFilters } from "../../../hosts/services/payouts";
import type { HostContext, Queryable } from "../../kit/context";
import { streamCsv } from "../../kit/csv-stream";
import { PAYOUT_CSV_HEADER, PAYOUT_LINE_COLUMNS, toPayoutCsvFields } from "./payout-csv";
import { queryVisiblePayouts } from "./payouts";

/** Small, so that the first byte is not delayed by a full batch. */
const FIRST_BATCH_SIZE = 100;
const BATCH_SIZE = 500;

interface ExportQuery {
  tenantId: string;
  user: HostUser;
  filters: PayoutFilters;
}

/**
 * Streams the visible payouts as CSV, newest first. Keyset batches keep memory constant; payouts
 * requested during the export are left out.
 * @throws ApiError 403 before the first byte
 */
export function exportPayouts(
  { db }: Pick<HostContext, "db">,
  query: ExportQuery,
): Promise<ReadableStream<Uint8Array>> {
  return streamCsv({
    header: PAYOUT_CSV_HEADER,
    batches: readBatches(db, query),
    toFields: toPayoutCsvFields,
  });
}

/** Yields at least one batch; the first may be empty. */
async function* readBatches(db: Queryable, query: ExportQuery) {
  const payouts = queryVisiblePayouts(db, query)
    .clearSelect()
    .select(["id", ...PAYOUT_LINE_COLUMNS])
    .orderBy("requested_at", "desc")
    .orderBy("id", "desc");
  let rows = await payouts.limit(FIRST_BATCH_SIZE).execute();
  yield rows;
  for (let limit = FIRST_BATCH_SIZE; rows.length === limit; limit = BATCH_SIZE) {
    const last = rows.at(-1);
    if (!last) return;
    // SQLite reads synchronously: lets other requests run in between.
    await setImmediate();
    rows = await payouts
      .where("requested_at", "<=", last.requested_at) // redundant, but the index can seek to it
      .where(({ or, eb }) =>
        or([eb("requested_at", "<", last.requested_at), eb("id", "<", last.id)]),
      )
      .limit(BATCH_SIZE)
      .execute();
    if (rows.length > 0) yield rows;
  }
}
