import type { Ddl } from "./ddl";

/** A rendered CSV line per payout; unused since 0017, which drops the column. */
export async function addPayoutLines({ text, run }: Ddl): Promise<void> {
  await run(`alter table payouts add column csv_line ${text} not null default ''`);
}
