import type { Kysely } from "kysely";
import type { Log } from "../../log/log";
import type { Schema } from "../schema/schema";
import { insertContent } from "./insert-content";
import { insertStarter, prepareStarter } from "./starter";

type Mode = "demo" | "starter" | "none";

interface SeedOptions {
  db: Kysely<Schema>;
  mode: Mode;
  /** UTC ms; the content's dates are counted from this day. */
  now: number;
  log: Log;
  /** BASE_URL, for the starter's host name. */
  publicUrl?: string | undefined;
  /** The host name that unknown ones are shown as. */
  defaultDomain?: string | undefined;
}

const KEY = "seed";

/**
 * Fills a new database: `demo` with every tenant and its content, `starter` with one empty site, `none` with nothing. Never twice: what was
 * seeded is noted in the same transaction, and of several machines that start at once one seeds while the others wait for it.
 * @returns the token of a new one-time set-up link (`/Setup/{token}`) while a starter has no user, else null
 */
export async function seedDatabase({
  db,
  mode,
  now,
  log,
  publicUrl,
  defaultDomain = "default.localhost",
}: SeedOptions): Promise<{ setupToken: string | null }> {
  const done = (await seededAs(db)) ?? (mode === "none" ? null : await seedAs(mode, { db, now, log, publicUrl, defaultDomain }));
  if (done !== null && mode !== "none" && done !== mode)
    log.warn({ seeded: done, wanted: mode }, "the database was filled in another way before and stays as it is");
  return { setupToken: done === "starter" ? await prepareStarter(db, publicUrl, defaultDomain, now) : null };
}

async function seededAs(db: Kysely<Schema>): Promise<string | null> {
  const row = await db.selectFrom("meta").select("value").where("key", "=", KEY).executeTakeFirst();
  return row?.value ?? null;
}

async function seedAs(
  mode: Exclude<Mode, "none">,
  { db, now, log, publicUrl, defaultDomain }: Omit<SeedOptions, "mode"> & { defaultDomain: string },
): Promise<string | null> {
  const begun = performance.now();
  const content = mode === "demo" ? await import("./content/index") : null;
  const isOurs = await db.transaction().execute(async (trx) => {
    const note = await trx
      .insertInto("meta")
      .values({ key: KEY, value: mode })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!note.numInsertedOrUpdatedRows) return false;
    if (content) await insertContent(trx, content, now);
    else await insertStarter(trx, publicUrl, defaultDomain, now);
    return true;
  });
  if (!isOurs) return seededAs(db);
  log.info({ mode, ms: Math.round(performance.now() - begun) }, "the new database was filled");
  return mode;
}
