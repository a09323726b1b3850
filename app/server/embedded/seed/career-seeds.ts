import { htmlOf } from "~/lib/light-marks";
import { recordIdOf } from "../ids";
import type { ProgrammeTables } from "../schema/programmes";
import { chance } from "./chance";
import type { SeedCompany } from "./content/company";
import { timeOf } from "./seed-time";

const DAY_MS = 86_400_000;

/** A company with its jobs; each was put up some days before. */
export function companyRows(lmsId: string, seed: SeedCompany, now: number) {
  const { slug, company: name, city, summary, description } = seed;
  const id = recordIdOf("company", lmsId, slug);
  const company: ProgrammeTables["companies"] = {
    ...{ lms_id: lmsId, id, slug, name, logo: null, city, summary, description: htmlOf(description, slug), created_at: now - 90 * DAY_MS },
  };
  const jobs = seed.jobs.map(({ salary, requirements, deadline, ...job }): ProgrammeTables["jobs"] => {
    const created_at = now - (2 + chance(20, "job", lmsId, slug, job.title)) * DAY_MS;
    return {
      ...{ ...job, lms_id: lmsId, id: recordIdOf("job", lmsId, slug, job.title), company_id: id },
      ...{ salary_min: salary?.[0] ?? null, salary_max: salary?.[1] ?? null, requirements: JSON.stringify(requirements) },
      // The end of the hour that begins at 23.00: 23.59 WIB.
      ...{ deadline_at: timeOf(deadline, now) + 3_599_999, created_at, updated_at: created_at },
    };
  });
  return { company, jobs };
}
