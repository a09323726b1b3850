import type { Transaction } from "kysely";
import type { Schema } from "../schema/schema";

/** Rows in one statement: a row has up to 40 values, SQLite takes 32,766. */
const BATCH = 500;

/** Writes rows into a table, many in a statement. */
export async function insertAll<T extends keyof Schema>(trx: Transaction<Schema>, table: T, rows: readonly Schema[T][]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) {
    // What a table's rows are made of is Schema[table]; Kysely can't see that through a type parameter.
    await trx
      .insertInto(table as "meta")
      .values(rows.slice(from, from + BATCH) as unknown as Schema["meta"][])
      .execute();
  }
}
