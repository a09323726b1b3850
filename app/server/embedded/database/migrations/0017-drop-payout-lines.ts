import type { Ddl } from "./ddl";

/** The export renders its rows while streaming. */
export async function dropPayoutLines({ run }: Ddl): Promise<void> {
  await run("alter table payouts drop column csv_line");
}
