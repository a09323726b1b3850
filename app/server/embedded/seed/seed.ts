import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { Log } from "../../log/log";
import type { Schema } from "../database/schema/schema";
import { insertContent } from "./insert-content";
import { insertStarter, prepareStarter } from "./starter-site";

type SeedMode = "demo" | "starter" | "none";

interface SeedOptions {
  db: Kysely<Schema>;
  mode: SeedMode;
  /** UTC ms; dates in the content count from this day. */
  now: number;
  /** Key of the audit log. */
  appSecret: string;
  log: Log;
  /** BASE_URL; its host becomes the starter's primary domain. */
  publicUrl?: string | undefined;
  /** Domain that serves unknown hosts. */
  defaultDomain?: string | undefined;
}

const SEED_META_KEY = "seed";

/**
 * Seeds a new database once: `demo` with all tenants, `starter` with one empty site. The mode is
 * recorded in the same transaction, so that concurrent instances seed once.
 * @returns token of a new one-time set-up link (`/Setup/{token}`) while a starter has no superadmin
 */
export async function seedDatabase({
  db,
  mode,
  now,
  appSecret,
  log,
  publicUrl,
  defaultDomain = "default.localhost",
}: SeedOptions): Promise<{ setupToken: string | null }> {
  const seededMode =
    (await readSeedMode(db)) ??
    (mode === "none"
      ? null
      : await runSeed(mode, { db, now, appSecret, log, publicUrl, defaultDomain }));
  if (seededMode !== null && mode !== "none" && seededMode !== mode)
    log.warn(
      { seeded: seededMode, requested: mode },
      "database is already seeded in another mode and stays unchanged",
    );
  return {
    setupToken:
      seededMode === "starter" ? await prepareStarter(db, publicUrl, defaultDomain, now) : null,
  };
}

/** Mode that the database was seeded in; null if it was not. */
export async function readSeedMode(db: Kysely<Schema>): Promise<string | null> {
  const row = await db
    .selectFrom("meta")
    .select("value")
    .where("key", "=", SEED_META_KEY)
    .executeTakeFirst();
  return row?.value ?? null;
}

async function runSeed(
  mode: Exclude<SeedMode, "none">,
  {
    db,
    now,
    appSecret,
    log,
    publicUrl,
    defaultDomain,
  }: Omit<SeedOptions, "mode"> & { defaultDomain: string },
): Promise<string | null> {
  const startedAt = performance.now();
  const content = mode === "demo" ? await import("./content/index") : null;
  const isSeeded = await db.transaction().execute(async (trx) => {
    // Waits for the whole seed of another instance.
    if (trx.getExecutor().adapter instanceof PostgresAdapter)
      await sql`set local statement_timeout = 0`.execute(trx);
    const claim = await trx
      .insertInto("meta")
      .values({ key: SEED_META_KEY, value: mode })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!claim.numInsertedOrUpdatedRows) return false;
    if (content) await insertContent(trx, content, { now, appSecret });
    else await insertStarter(trx, publicUrl, defaultDomain, now);
    return true;
  });
  if (!isSeeded) return readSeedMode(db);
  log.info({ mode, ms: Math.round(performance.now() - startedAt) }, "database seeded");
  return mode;
}
