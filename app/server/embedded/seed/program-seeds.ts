import { listMonths, shiftMonth, toMonth } from "~/lib/months";
import { renderMarkup } from "~/lib/simple-markup";
import { DAY_MS } from "~/lib/time";
import type { ProgramTables } from "../database/schema/programs";
import { CHART_MONTHS } from "../domain/statistics/monthly-statistics";
import { deriveRecordId } from "../kit/ids";
import type { SeedProgram } from "./content/programs";
import type { SeedSchool } from "./content/schools";
import { deterministicRandom } from "./deterministic-random";
import { getUserId } from "./people-seeds";
import type { SeedEnrolment } from "./progress-seeds";
import { toTimestamp } from "./seed-time";

const PLACES_PER_SCHOOL = 20;

export const getProgramId = (tenantId: string, slug: string) =>
  deriveRecordId("programme", tenantId, slug);

const selectSchools = ({ schools: [first, count] }: SeedProgram, schools: readonly SeedSchool[]) =>
  schools.slice(first, first + count);
const getStudentCount = (tenantId: string, seed: SeedProgram, { npsn }: SeedSchool) =>
  18 + deterministicRandom(70, "students", tenantId, seed.slug, npsn);

/** Rows of a program. Learners of its classes count for their school or one of the program's. */
export function toProgramRows(
  tenantId: string,
  seed: SeedProgram,
  schools: readonly SeedSchool[],
  taken: readonly SeedEnrolment[],
  now: number,
) {
  const { slug, name, summary, status } = seed;
  const programKey = { lms_id: tenantId, programme_id: getProgramId(tenantId, slug) };
  const programSchools = selectSchools(seed, schools);
  const [start_at, end_at] = [toTimestamp(seed.from, now), toTimestamp(seed.until, now)];
  const programme: ProgramTables["programmes"] = {
    lms_id: tenantId,
    id: programKey.programme_id,
    slug,
    name,
    summary,
    description: renderMarkup(seed.description, slug),
    logo: null,
    status,
    audience: seed.audience,
    benefits: JSON.stringify(seed.benefits),
    how_to_join: seed.howToJoin,
    join_as: seed.joinAs,
    start_at,
    end_at,
    created_at: start_at - 40 * DAY_MS,
    publication: "published",
    sort: 0,
    version: 1,
  };
  const learners = new Map<string, ProgramTables["programme_learners"]>();
  for (const { person, seed: taught, at } of taken) {
    if (!seed.classes.includes(taught.slug) || learners.has(person.email)) continue;
    const school =
      programSchools.find((one) => one.name === person.school) ??
      programSchools[
        deterministicRandom(Math.max(1, programSchools.length), "school", slug, person.email)
      ];
    // One in nine is hidden from the leaderboard.
    const hidden = Number(deterministicRandom(9, "hidden", person.email) === 0);
    learners.set(person.email, {
      ...programKey,
      user_id: getUserId(person.email),
      npsn: school?.npsn ?? null,
      hidden,
      created_at: at,
    });
  }
  const quota = programSchools.length * PLACES_PER_SCHOOL;
  const batch = (
    number: number,
    from: number,
    until: number,
    registered: number,
  ): ProgramTables["batches"] => ({
    ...programKey,
    id: deriveRecordId("batch", tenantId, slug, String(number)),
    name: `${name}, angkatan ${number}`,
    start_at: from,
    end_at: until,
    quota,
    registered: Math.min(quota, registered),
    created_at: from - 30 * DAY_MS,
  });
  const first = batch(
    1,
    start_at,
    end_at,
    quota - deterministicRandom(Math.max(1, programSchools.length * 3), "left", tenantId, slug),
  );
  const second = batch(
    2,
    end_at + 14 * DAY_MS,
    end_at + 14 * DAY_MS + (end_at - start_at),
    deterministicRandom(programSchools.length * 8 + 1, "early", tenantId, slug),
  );
  return {
    programme,
    schools: programSchools.map((school) => ({
      ...programKey,
      npsn: school.npsn,
      name: school.name,
      province_id: school.cityId.slice(0, 2),
      city_id: school.cityId,
      students: getStudentCount(tenantId, seed, school),
    })),
    learners: [...learners.values()],
    syllabus: seed.syllabus.map((title, sort) => ({ ...programKey, sort, title })),
    batches: status === "active" ? [first, second] : [first],
  };
}

/** Per metric: monthly minimum of a province and range above it, growing over the year. */
const SERIES_RANGES = [
  ["students", 4, 16],
  ["graduates", 1, 7],
  ["registrants", 6, 24],
  ["schools", 0, 2],
] as const;
const MIN_SCORE = 68;

/** Counts of the last twelve months by province of the programs' schools. */
export function toSeriesRows(
  tenantId: string,
  programs: readonly SeedProgram[],
  schools: readonly SeedSchool[],
  now: number,
): ProgramTables["statistics_series"][] {
  const counts = new Map<string, number>();
  for (const { cityId } of programs.flatMap((seed) => selectSchools(seed, schools)))
    counts.set(cityId.slice(0, 2), (counts.get(cityId.slice(0, 2)) ?? 0) + 1);
  const months = listMonths(shiftMonth(toMonth(now), -1), CHART_MONTHS);
  return [...counts].flatMap(([province_id, weight]) =>
    months.flatMap((month, index) => {
      const seriesKey = { lms_id: tenantId, month, province_id };
      const growth = 1 + index / 12;
      const counted = SERIES_RANGES.map(([metric, minimum, range]) => ({
        ...seriesKey,
        metric,
        value: Math.round(
          (minimum + deterministicRandom(range + 1, metric, tenantId, month, province_id)) *
            weight *
            growth,
        ),
      }));
      return [
        ...counted,
        {
          ...seriesKey,
          metric: "score" as const,
          value:
            MIN_SCORE +
            Math.round(index / 3) +
            deterministicRandom(16, "score", tenantId, month, province_id),
        },
      ];
    }),
  );
}
