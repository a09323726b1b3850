import type { Kysely } from "kysely";
import type { Schema } from "../schema/schema";
import { payoutLine } from "../services/payout-lines";
import type { Ddl } from "./ddl";

/** Each payout keeps its line of the export: those there already get theirs here. */
export async function addPayoutLines({ text, run, db }: Ddl): Promise<void> {
  await run(`alter table payouts add column csv_line ${text} not null default ''`);
  const payouts = db as Kysely<Pick<Schema, "payouts">>;
  for (const row of await payouts.selectFrom("payouts").selectAll().execute()) {
    const { lms_id, id } = row;
    await payouts
      .updateTable("payouts")
      .set({ csv_line: payoutLine(row) })
      .where("lms_id", "=", lms_id)
      .where("id", "=", id)
      .execute();
  }
}
