import type { Transaction } from "kysely";
import type { Schema } from "../database/schema/schema";
import { toWebinarRow } from "./class-seeds";
import type { SeedCategory, SeedPost, SeedTenant, SeedWebinar } from "./content/types";
import { insertHistory } from "./insert-history";
import { insertLearning, type SeedLearning } from "./insert-learning";
import { insertPayments, type SeedPayments } from "./insert-payments";
import { insertPeople, insertUsers, type SeedPeople } from "./insert-people";
import { insertPrograms, type SeedPrograms } from "./insert-programs";
import { insertAll } from "./insert-rows";
import { insertTenant } from "./insert-tenant";
import { toPlanRows } from "./plan-seeds";
import { toPortfolioRows } from "./portfolio-seeds";
import { toCategoryRow, toPostRow } from "./post-seeds";

export interface SeedContent extends SeedLearning, SeedPeople, SeedPayments, SeedPrograms {
  tenants: readonly SeedTenant[];
  webinars: readonly SeedWebinar[];
  categories: readonly SeedCategory[];
  posts: readonly SeedPost[];
}

const PORTFOLIO_TENANTS = ["main", "foundation"];

const findInTenant = (slug: string | null, slugs: readonly string[]) =>
  slug !== null && slugs.includes(slug) ? slug : null;

/**
 * Fills an empty database. Ids derive from slugs, so that URLs are equal on every installation; dates
 * count from the seeding day.
 */
export async function insertContent(
  trx: Transaction<Schema>,
  content: SeedContent,
  { now, appSecret }: { now: number; appSecret: string },
): Promise<void> {
  for (const tenant of content.tenants) await insertTenant(trx, tenant, now);
  await insertUsers(trx, content.people, now);
  for (const tenant of content.tenants) {
    const { key, tenantId } = tenant;
    const filterByTenant = <T extends { tenants: string[] }>(seeds: readonly T[]) =>
      seeds.filter(({ tenants }) => tenants.includes(key));
    const enrolments = await insertLearning(trx, tenant, content, now);
    await insertPrograms(trx, tenant, content, enrolments, now);
    const classes = filterByTenant(content.classes).map(({ slug }) => slug);
    await insertAll(
      trx,
      "webinars",
      filterByTenant(content.webinars).map((seed) =>
        toWebinarRow(tenantId, { ...seed, class: findInTenant(seed.class, classes) }, now),
      ),
    );
    await insertAll(
      trx,
      "categories",
      filterByTenant(content.categories).map((seed) => toCategoryRow(tenantId, seed)),
    );
    await insertAll(
      trx,
      "posts",
      filterByTenant(content.posts).map((seed, sort) => toPostRow(tenantId, seed, sort, now)),
    );
    if (PORTFOLIO_TENANTS.includes(key))
      await insertAll(trx, "portfolios", toPortfolioRows(tenantId, now));
    await insertAll(trx, "plans", toPlanRows(tenant, now));
    const decisionEvents = await insertPeople(trx, tenant, content, now);
    const paymentEvents = await insertPayments(trx, tenant, content, enrolments, now);
    await insertHistory(trx, { tenantId, appSecret }, [...decisionEvents, ...paymentEvents]);
  }
}
