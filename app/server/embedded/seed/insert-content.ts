import type { Transaction } from "kysely";
import type { Schema } from "../schema/schema";
import { webinarRow } from "./class-seeds";
import type { SeedCategory, SeedPost, SeedTenant, SeedWebinar } from "./content/types";
import { insertLearning, type SeedLearning } from "./insert-learning";
import { insertMoney, type SeedMoney } from "./insert-money";
import { insertPeople, insertUsers, type SeedPeople } from "./insert-people";
import { insertProgrammes, type SeedProgrammes } from "./insert-programmes";
import { insertAll } from "./insert-rows";
import { insertTenant } from "./insert-tenant";
import { insertPast } from "./past";
import { categoryRow, postRow } from "./post-seeds";

export interface SeedContent extends SeedLearning, SeedPeople, SeedMoney, SeedProgrammes {
  tenants: readonly SeedTenant[];
  webinars: readonly SeedWebinar[];
  categories: readonly SeedCategory[];
  posts: readonly SeedPost[];
}

/**
 * Writes content into an empty database. Ids follow from slugs, so that every installation has the same addresses;
 * times follow from the day of seeding.
 */
export async function insertContent(trx: Transaction<Schema>, content: SeedContent, now: number): Promise<void> {
  for (const tenant of content.tenants) await insertTenant(trx, tenant, now);
  await insertUsers(trx, content.people, now);
  for (const tenant of content.tenants) {
    const { key, lmsId } = tenant;
    const own = <T extends { tenants: string[] }>(seeds: readonly T[]) => seeds.filter(({ tenants }) => tenants.includes(key));
    const taken = await insertLearning(trx, tenant, content, now);
    await insertProgrammes(trx, tenant, content, taken, now);
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
    const decided = await insertPeople(trx, tenant, content, now);
    const moved = await insertMoney(trx, tenant, content, taken, now);
    await insertPast(trx, lmsId, [...decided, ...moved]);
  }
}
