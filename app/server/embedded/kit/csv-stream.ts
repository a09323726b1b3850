import { setImmediate } from "node:timers/promises";
import { BYTE_ORDER_MARK, toCsvRow } from "~/lib/csv";

interface CsvSource<Row> {
  header: readonly string[];
  /** Yields at least one batch; the first may be empty. */
  batches: AsyncGenerator<readonly Row[], void>;
  toFields: (row: Row) => readonly (string | number)[];
}

/**
 * Streams rows as CSV. The first batch is read before the response begins, so that a failure still becomes an error
 * status.
 */
export async function streamCsv<Row>({
  header,
  batches,
  toFields,
}: CsvSource<Row>): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  const toLine = (row: Row) => toCsvRow(toFields(row));
  let next = await batches.next();
  let head = BYTE_ORDER_MARK + toCsvRow(header);
  return new ReadableStream({
    async pull(controller) {
      controller.enqueue(encoder.encode(head + (next.value ?? []).map(toLine).join("")));
      head = "";
      next = await batches.next();
      if (next.done) controller.close();
    },
    async cancel() {
      await batches.return(undefined);
    },
  });
}

const BATCH_SIZE = 500;

/**
 * Reads a list in keyset batches that keep memory constant.
 * @param read up to `limit` rows that follow `last`, or the first ones
 */
export async function* readBatches<Row>(
  read: (last: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[], void> {
  let rows = await read(undefined, BATCH_SIZE);
  yield rows;
  while (rows.length === BATCH_SIZE) {
    // SQLite reads synchronously: lets other requests run in between.
    await setImmediate();
    rows = await read(rows.at(-1), BATCH_SIZE);
    if (rows.length > 0) yield rows;
  }
}
