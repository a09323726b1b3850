import { sql } from "kysely";
import type { Ddl } from "./ddl";

/** The key is the application's, so that the first start gives it to the rows; a new database is not marked. */
export async function markUnkeyedAuditLog({ db }: Ddl): Promise<void> {
  await sql`insert into meta (key, value)
    select 'audit-log-unkeyed', '1' where exists (select 1 from audit_log)`.execute(db);
}
