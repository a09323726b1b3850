import type { Transaction } from "kysely";
import type { Schema } from "../database/schema/schema";
import { insertSponsorPackages } from "../domain/festival/festival-items";
import { writeSettings } from "../domain/tenants/settings";
import type { SeedTenant } from "./content/types";
import { insertAll } from "./insert-rows";

/** The first domain is the primary one. */
export async function insertTenant(
  trx: Transaction<Schema>,
  { tenantId, domains, isMain, setting }: Omit<SeedTenant, "key">,
  now: number,
): Promise<void> {
  await trx
    .insertInto("tenants")
    .values({ lms_id: tenantId, is_main: Number(isMain), created_at: now })
    .execute();
  await insertAll(
    trx,
    "tenant_domains",
    domains.map((domain, index) => ({ domain, lms_id: tenantId, is_primary: Number(index === 0) })),
  );
  await writeSettings(trx, { tenantId, values: setting, now });
  await insertSponsorPackages(trx, tenantId, now);
}
