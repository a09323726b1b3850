import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { HostUser } from "../../hosts/implement";
import type { PayoutFilters } from "../../hosts/services/payouts";
import type { Queryable } from "../context";
import { PAYOUT_LINE_HEAD } from "../services/payout-lines";
import { visiblePayouts } from "../services/payout-rows";

/** The first rows are with their reader soon; the others come in pieces that are worth a question each, and small enough that PostgreSQL follows the index. */
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
      // Where the next one begins; all ids, because the last one alone takes longer.
      .select(sql<number>`min(requested_at)`.as("until"))
      .select(sql<string | null>`string_agg(id, ' ')`.as("ids"))
      .executeTakeFirstOrThrow();
  // What was written goes out first, and other visitors get their turn: SQLite reads without letting go of the thread.
  const readAfter = async ({ until, ids }: Awaited<ReturnType<typeof read>>) => {
    await setImmediate();
    const untilId = ids?.slice(ids.lastIndexOf(" ") + 1) ?? "";
    // The first of the two conditions is what an index can begin at.
    const rest = lines.where("requested_at", "<=", until).where((eb) => eb.or([eb("requested_at", "<", until), eb("id", "<", untilId)]));
    return read(rest, BATCH);
  };
  const encoder = new TextEncoder();
  const first = await read(lines, FIRST_BATCH);
  let next = Promise.resolve<typeof first>({ ...first, text: `\uFEFF${PAYOUT_LINE_HEAD}${first.text ?? ""}` });
  return new ReadableStream({
    async pull(controller) {
      const batch = await next;
      if (batch.text) controller.enqueue(encoder.encode(batch.text));
      if (batch.isLast) return controller.close();
      // Read while this one is on its way; a reader that has gone never asks what became of it.
      next = readAfter(batch);
      next.catch(() => undefined);
    },
  });
}
