import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { HostUser } from "../../hosts/implement";
import type { PayoutFilters } from "../../hosts/services/payouts";
import type { Queryable } from "../context";
import { PAYOUT_LINE_HEAD } from "../services/payout-lines";
import { visiblePayouts } from "../services/payout-rows";

/** The first rows are with their reader soon; the others come in pieces that are worth a question each. */
const FIRST_BATCH = 200;
const BATCH = 5_000;

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
  const lines = visiblePayouts(db, lmsId, user, filters)
    .clearSelect()
    .select(["csv_line", "requested_at", "id"])
    .orderBy("requested_at", "desc")
    .orderBy("id", "desc");
  // A batch is put together in the database: one string crosses over, whatever the number of rows. Both databases take the rows in the
  // order of the query below; ordering them once more here would cost SQLite three times as long.
  const read = (from: typeof lines, most: number) =>
    db
      .selectFrom(from.limit(most).as("batch"))
      .select(sql<string | null>`string_agg(csv_line, '')`.as("text"))
      .select(sql<boolean>`count(*) < ${sql.lit(most)}`.as("isLast"))
      // Where the next one begins: a time of 13 digits, a space, and an id.
      .select(sql<string>`min(cast(requested_at as text) || ' ' || id)`.as("until"))
      .executeTakeFirstOrThrow();
  const encoder = new TextEncoder();
  let batch = await read(lines, FIRST_BATCH);
  let head = `\uFEFF${PAYOUT_LINE_HEAD}`;
  return new ReadableStream({
    async pull(controller) {
      if (head === "") {
        // What was written goes out first, and other visitors get their turn: SQLite reads without letting go of the thread.
        await setImmediate();
        const until = Number(batch.until.slice(0, 13));
        const untilId = batch.until.slice(14);
        // The first of the two conditions is what an index can begin at.
        const rest = lines
          .where("requested_at", "<=", until)
          .where((eb) => eb.or([eb("requested_at", "<", until), eb("id", "<", untilId)]));
        batch = await read(rest, BATCH);
      }
      const text = head + (batch.text ?? "");
      head = "";
      if (text !== "") controller.enqueue(encoder.encode(text));
      if (batch.isLast) controller.close();
    },
  });
}
