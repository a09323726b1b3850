import { renderMarkup } from "~/lib/simple-markup";
import { DAY_MS } from "~/lib/time";
import type { ProgramTables } from "../database/schema/programs";
import { deriveRecordId } from "../kit/ids";
import type { SeedCompany } from "./content/company";
import { deterministicRandom } from "./deterministic-random";
import { toTimestamp } from "./seed-time";

export function toCompanyRows(tenantId: string, seed: SeedCompany, now: number) {
  const { slug, company: name, city, summary, description } = seed;
  const id = deriveRecordId("company", tenantId, slug);
  const company: ProgramTables["companies"] = {
    lms_id: tenantId,
    id,
    slug,
    name,
    logo: null,
    city,
    summary,
    description: renderMarkup(description, slug),
    created_at: now - 90 * DAY_MS,
    publication: "published",
    version: 1,
    updated_at: 0,
    created_by: null,
  };
  const jobs = seed.jobs.map(
    ({ salary, requirements, deadline, ...job }): ProgramTables["jobs"] => {
      const created_at =
        now - (2 + deterministicRandom(20, "job", tenantId, slug, job.title)) * DAY_MS;
      return {
        ...job,
        lms_id: tenantId,
        id: deriveRecordId("job", tenantId, slug, job.title),
        company_id: id,
        salary_min: salary?.[0] ?? null,
        salary_max: salary?.[1] ?? null,
        requirements: JSON.stringify(requirements),
        // 23.59 WIB.
        deadline_at: toTimestamp(deadline, now) + 3_599_999,
        created_at,
        updated_at: created_at,
        version: 1,
      };
    },
  );
  return { company, jobs };
}
