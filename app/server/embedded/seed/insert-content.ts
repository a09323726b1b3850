import type { Transaction } from "kysely";
import type { Schema } from "../schema/schema";
import { writeSettings } from "../setting-store";
import { classParts, classRow, mentorRows, webinarRow } from "./class-seeds";
import type { SeedCategory, SeedClass, SeedMentor, SeedPost, SeedTenant, SeedWebinar } from "./content/types";
import { categoryRow, postRow } from "./post-seeds";

export interface SeedContent {
  tenants: readonly SeedTenant[];
  mentors: readonly SeedMentor[];
  classes: readonly SeedClass[];
  webinars: readonly SeedWebinar[];
  categories: readonly SeedCategory[];
  posts: readonly SeedPost[];
}

/** Rows in one statement: a row has up to 30 values, SQLite takes 32,766. */
const BATCH = 500;

/**
 * Writes content into an empty database. Ids follow from slugs, so that every installation has the same addresses;
 * times follow from the day of seeding.
 */
export async function insertContent(trx: Transaction<Schema>, content: SeedContent, now: number): Promise<void> {
  for (const tenant of content.tenants) await insertTenant(trx, tenant, now);
  for (const { key, lmsId } of content.tenants) {
    const own = <T extends { tenants: string[] }>(seeds: readonly T[]) => seeds.filter(({ tenants }) => tenants.includes(key));
    const classes = own(content.classes);
    const parts = classes.map((seed) => classParts(lmsId, seed));
    await insertAll(trx, "mentors", mentorRows(lmsId, classes, content.mentors));
    await insertAll(
      trx,
      "classes",
      classes.map((seed, order) => classRow(lmsId, seed, content.mentors, order, now)),
    );
    await insertAll(
      trx,
      "class_mentors",
      parts.flatMap(({ mentors }) => mentors),
    );
    await insertAll(
      trx,
      "class_modules",
      parts.flatMap(({ modules }) => modules),
    );
    await insertAll(
      trx,
      "class_chapters",
      parts.flatMap(({ chapters }) => chapters),
    );
    await insertAll(
      trx,
      "webinars",
      own(content.webinars).map((seed) => webinarRow(lmsId, seed, now)),
    );
    await insertAll(
      trx,
      "categories",
      own(content.categories).map((seed) => categoryRow(lmsId, seed)),
    );
    await insertAll(
      trx,
      "posts",
      own(content.posts).map((seed, sort) => postRow(lmsId, seed, sort, now)),
    );
  }
}

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

async function insertAll<T extends keyof Schema>(trx: Transaction<Schema>, table: T, rows: Schema[T][]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) {
    // What a table's rows are made of is Schema[table]; Kysely can't see that through a type parameter.
    await trx
      .insertInto(table as "meta")
      .values(rows.slice(from, from + BATCH) as unknown as Schema["meta"][])
      .execute();
  }
}
