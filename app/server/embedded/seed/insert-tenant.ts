import type { Transaction } from "kysely";
import type { Schema } from "../schema/schema";
import { writeSettings } from "../setting-store";
import type { SeedTenant } from "./content/types";
import { insertAll } from "./insert-rows";

/** A tenant with its host names, the first of them its own, and its setting. */
export async function insertTenant(
  trx: Transaction<Schema>,
  { lmsId, domains, isMain, setting }: Omit<SeedTenant, "key">,
  now: number,
): Promise<void> {
  await trx
    .insertInto("tenants")
    .values({ lms_id: lmsId, is_main: Number(isMain), created_at: now })
    .execute();
  await insertAll(
    trx,
    "tenant_domains",
    domains.map((domain, place) => ({ domain, lms_id: lmsId, is_primary: Number(place === 0) })),
  );
  await writeSettings(trx, lmsId, setting, now);
}
