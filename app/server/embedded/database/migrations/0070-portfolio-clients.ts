import type { Ddl } from "./ddl";

/** Clients are read from their portfolios. */
export async function indexPortfolioClients({ run }: Ddl): Promise<void> {
  await run(
    "create index portfolios_client on portfolios (lms_id, status, client_name, ended_on, id)",
  );
}
