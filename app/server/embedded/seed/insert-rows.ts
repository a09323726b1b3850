import type { Insertable, Transaction } from "kysely";
import type { Schema } from "../database/schema/schema";

/** Rows have up to 40 values; SQLite binds up to 32,766. */
const BATCH_SIZE = 500;

export async function insertAll<T extends keyof Schema>(
  trx: Transaction<Schema>,
  table: T,
  rows: readonly Insertable<Schema[T]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH_SIZE) {
    // Kysely cannot resolve Schema[T] through the type parameter.
    await trx
      .insertInto(table as "meta")
      .values(rows.slice(from, from + BATCH_SIZE) as unknown as Schema["meta"][])
      .execute();
  }
}
