import type { Kysely, Transaction } from "kysely";
import type { Schema } from "../schema/schema";
import { makeSetupLink } from "../setup-links";
import { insertTenant } from "./insert-tenant";

export const STARTER_ID = "lms-default";

/** The host names of an installation with one site: its public one first, then those it is tried under. */
function domainsOf(publicUrl: string | undefined, defaultDomain: string): [string, ...string[]] {
  const own = publicUrl ? new URL(publicUrl).hostname.toLowerCase() : "localhost";
  return [own, ...new Set(["localhost", "127.0.0.1", defaultDomain].filter((domain) => domain !== own))];
}

/** One empty site with the default layout, open to visitors (XJS11). */
export async function insertStarter(
  trx: Transaction<Schema>,
  publicUrl: string | undefined,
  defaultDomain: string,
  now: number,
): Promise<void> {
  const setting = { title: "Pendopo", layout: "default", isMaintenance: false };
  await insertTenant(trx, { lmsId: STARTER_ID, domains: domainsOf(publicUrl, defaultDomain), isMain: false, setting }, now);
}

/** At each start: a public address that was given since leads to the site, and while nobody can sign in there is a new set-up link. */
export async function prepareStarter(
  db: Kysely<Schema>,
  publicUrl: string | undefined,
  defaultDomain: string,
  now: number,
): Promise<string | null> {
  const rows = domainsOf(publicUrl, defaultDomain).map((domain) => ({ domain, lms_id: STARTER_ID, is_primary: 0 }));
  await db
    .insertInto("tenant_domains")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const user = await db.selectFrom("users").select("id").limit(1).executeTakeFirst();
  return user ? null : makeSetupLink(db, STARTER_ID, now);
}
