import type { Kysely, Transaction } from "kysely";
import { ROLE } from "~/lib/roles";
import type { Schema } from "../database/schema/schema";
import { createSetupLink } from "../domain/tenants/setup-links";
import { STARTER_TITLE } from "../domain/tenants/setup-steps";
import { insertTenant } from "./insert-tenant";

export const STARTER_TENANT_ID = "lms-default";

/** The public host first, then local ones. */
function getDomains(publicUrl: string | undefined, defaultDomain: string): [string, ...string[]] {
  const primaryDomain = publicUrl ? new URL(publicUrl).hostname.toLowerCase() : "localhost";
  return [
    primaryDomain,
    ...new Set(
      ["localhost", "127.0.0.1", defaultDomain].filter((domain) => domain !== primaryDomain),
    ),
  ];
}

/** One empty public site with the default layout (XJS11). */
export async function insertStarter(
  trx: Transaction<Schema>,
  publicUrl: string | undefined,
  defaultDomain: string,
  now: number,
): Promise<void> {
  const setting = { title: STARTER_TITLE, layout: "default", isMaintenance: false };
  await insertTenant(
    trx,
    {
      tenantId: STARTER_TENANT_ID,
      domains: getDomains(publicUrl, defaultDomain),
      isMain: false,
      setting,
    },
    now,
  );
}

/** On each start: adds a new public domain and, while there is no superadmin, creates a set-up link. */
export async function prepareStarter(
  db: Kysely<Schema>,
  publicUrl: string | undefined,
  defaultDomain: string,
  now: number,
): Promise<string | null> {
  const rows = getDomains(publicUrl, defaultDomain).map((domain) => ({
    domain,
    lms_id: STARTER_TENANT_ID,
    is_primary: 0,
  }));
  await db
    .insertInto("tenant_domains")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Visitors may have signed up before the site was set up.
  const superadmin = await db
    .selectFrom("user_roles")
    .select("user_id")
    .where("role", "=", ROLE.superadmin)
    .limit(1)
    .executeTakeFirst();
  return superadmin ? null : createSetupLink(db, STARTER_TENANT_ID, now);
}
