import type { Transaction } from "kysely";
import { slugify } from "~/lib/slug";
import type { Schema } from "../schema/schema";
import { companyRows } from "./career-seeds";
import type { SeedCompany } from "./content/company";
import type { SeedProgramme } from "./content/programmes";
import type { SeedSchool } from "./content/schools";
import type { SeedTenant } from "./content/types";
import { insertAll } from "./insert-rows";
import { programmeId, programmeRows, seriesRows } from "./programme-seeds";
import type { Taken } from "./progress-seeds";

export interface SeedProgrammes {
  programmes: readonly SeedProgramme[];
  /** In the order in which programmes take them. */
  schools: readonly SeedSchool[];
  extensions: readonly string[];
  companies: readonly SeedCompany[];
}

/** A tenant's programmes and companies. A class belongs to the first of the programmes that name it. @param taken who takes which class */
export async function insertProgrammes(
  trx: Transaction<Schema>,
  { key, lmsId }: SeedTenant,
  content: SeedProgrammes,
  taken: readonly Taken[],
  now: number,
): Promise<void> {
  const programmes = content.programmes.filter(({ tenants }) => tenants.includes(key));
  const firstOf = new Map<string, string>();
  for (const { slug, classes } of programmes) for (const name of classes) if (!firstOf.has(name)) firstOf.set(name, slug);
  const rows = programmes.map((seed) => {
    const own = taken.filter(({ seed: taught }) => firstOf.get(taught.slug) === seed.slug);
    return programmeRows(lmsId, seed, content.schools, own, now);
  });
  await insertAll(
    trx,
    "programmes",
    rows.map(({ programme }) => programme),
  );
  await insertAll(
    trx,
    "programme_schools",
    rows.flatMap(({ schools }) => schools),
  );
  await insertAll(
    trx,
    "programme_learners",
    rows.flatMap(({ learners }) => learners),
  );
  await insertAll(
    trx,
    "programme_syllabus",
    rows.flatMap(({ syllabus }) => syllabus),
  );
  await insertAll(
    trx,
    "batches",
    rows.flatMap(({ batches }) => batches),
  );
  for (const [slug, programme] of firstOf) {
    await trx
      .updateTable("classes")
      .set({ program_id: programmeId(lmsId, programme) })
      .where("lms_id", "=", lmsId)
      .where("slug", "=", slug)
      .execute();
  }
  if (programmes.length > 0) {
    await insertAll(trx, "statistics_series", seriesRows(lmsId, programmes, content.schools, now));
    await insertAll(
      trx,
      "extensions",
      content.extensions.map((name, sort) => ({ lms_id: lmsId, id: slugify(name), name, sort })),
    );
  }
  const companies = content.companies.filter(({ tenants }) => tenants.includes(key)).map((seed) => companyRows(lmsId, seed, now));
  await insertAll(
    trx,
    "companies",
    companies.map(({ company }) => company),
  );
  await insertAll(
    trx,
    "jobs",
    companies.flatMap(({ jobs }) => jobs),
  );
}
