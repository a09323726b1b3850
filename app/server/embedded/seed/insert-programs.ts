import type { Transaction } from "kysely";
import { slugify } from "~/lib/slug";
import type { Schema } from "../database/schema/schema";
import { toCompanyRows } from "./career-seeds";
import type { SeedCompany } from "./content/company";
import type { SeedProgram } from "./content/programs";
import type { SeedSchool } from "./content/schools";
import type { SeedTenant } from "./content/types";
import { insertAll } from "./insert-rows";
import { getProgramId, toProgramRows, toSeriesRows } from "./program-seeds";
import type { SeedEnrolment } from "./progress-seeds";

export interface SeedPrograms {
  programs: readonly SeedProgram[];
  /** Programs take the first ones. */
  schools: readonly SeedSchool[];
  extensions: readonly string[];
  companies: readonly SeedCompany[];
}

/** Inserts a tenant's programs and companies. A class belongs to the first program that lists it. */
export async function insertPrograms(
  trx: Transaction<Schema>,
  { key, tenantId }: SeedTenant,
  content: SeedPrograms,
  enrolments: readonly SeedEnrolment[],
  now: number,
): Promise<void> {
  const programs = content.programs.filter(({ tenants }) => tenants.includes(key));
  const programByClass = new Map<string, string>();
  for (const { slug, classes } of programs)
    for (const name of classes) if (!programByClass.has(name)) programByClass.set(name, slug);
  const rows = programs.map((seed) => {
    const programEnrolments = enrolments.filter(
      (enrolment) => programByClass.get(enrolment.seed.slug) === seed.slug,
    );
    return toProgramRows(tenantId, seed, content.schools, programEnrolments, now);
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
  for (const [slug, programme] of programByClass) {
    await trx
      .updateTable("classes")
      .set({ program_id: getProgramId(tenantId, programme) })
      .where("lms_id", "=", tenantId)
      .where("slug", "=", slug)
      .execute();
  }
  if (programs.length > 0) {
    await insertAll(
      trx,
      "statistics_series",
      toSeriesRows(tenantId, programs, content.schools, now),
    );
    await insertAll(
      trx,
      "extensions",
      content.extensions.map((name, sort) => ({ lms_id: tenantId, id: slugify(name), name, sort })),
    );
  }
  const companies = content.companies
    .filter(({ tenants }) => tenants.includes(key))
    .map((seed) => toCompanyRows(tenantId, seed, now));
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
