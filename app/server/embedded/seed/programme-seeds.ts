import { htmlOf } from "~/lib/light-marks";
import { monthBefore, monthOf, twelveMonths } from "../api/months";
import { recordIdOf } from "../ids";
import type { ProgrammeTables } from "../schema/programmes";
import { chance } from "./chance";
import type { SeedProgramme } from "./content/programmes";
import type { SeedSchool } from "./content/schools";
import { userId } from "./people-seeds";
import type { Taken } from "./progress-seeds";
import { timeOf } from "./seed-time";

const DAY_MS = 86_400_000;
const PLACES_PER_SCHOOL = 20;

export const programmeId = (lmsId: string, slug: string) => recordIdOf("programme", lmsId, slug);

const schoolsOf = ({ schools: [first, count] }: SeedProgramme, schools: readonly SeedSchool[]) => schools.slice(first, first + count);
const studentsOf = (lmsId: string, seed: SeedProgramme, { npsn }: SeedSchool) => 18 + chance(70, "students", lmsId, seed.slug, npsn);

/** A programme with what hangs on it; those who take its classes learn in it, for their own school or one of the programme's. */
export function programmeRows(lmsId: string, seed: SeedProgramme, schools: readonly SeedSchool[], taken: readonly Taken[], now: number) {
  const { slug, name, summary, status } = seed;
  const of = { lms_id: lmsId, programme_id: programmeId(lmsId, slug) };
  const own = schoolsOf(seed, schools);
  const [start_at, end_at] = [timeOf(seed.from, now), timeOf(seed.until, now)];
  const programme: ProgrammeTables["programmes"] = {
    ...{ lms_id: lmsId, id: of.programme_id, slug, name, summary, description: htmlOf(seed.description, slug), logo: null },
    ...{ status, start_at, end_at, created_at: start_at - 40 * DAY_MS },
  };
  const learners = new Map<string, ProgrammeTables["programme_learners"]>();
  for (const { person, seed: taught, at } of taken) {
    if (!seed.classes.includes(taught.slug) || learners.has(person.email)) continue;
    const school = own.find((one) => one.name === person.school) ?? own[chance(Math.max(1, own.length), "school", slug, person.email)];
    // One in nine does not want to be seen.
    const hidden = Number(chance(9, "hidden", person.email) === 0);
    learners.set(person.email, { ...of, user_id: userId(person.email), npsn: school?.npsn ?? null, hidden, created_at: at });
  }
  const quota = own.length * PLACES_PER_SCHOOL;
  const batch = (number: number, from: number, until: number, registered: number): ProgrammeTables["batches"] => ({
    ...{ ...of, id: recordIdOf("batch", lmsId, slug, String(number)), name: `${name}, angkatan ${number}` },
    ...{ start_at: from, end_at: until, quota, registered: Math.min(quota, registered), created_at: from - 30 * DAY_MS },
  });
  const first = batch(1, start_at, end_at, quota - chance(Math.max(1, own.length * 3), "left", lmsId, slug));
  const second = batch(
    2,
    end_at + 14 * DAY_MS,
    end_at + 14 * DAY_MS + (end_at - start_at),
    chance(own.length * 8 + 1, "early", lmsId, slug),
  );
  return {
    programme,
    schools: own.map((school) => ({
      ...of,
      ...{ npsn: school.npsn, name: school.name, province_id: school.cityId.slice(0, 2), city_id: school.cityId },
      students: studentsOf(lmsId, seed, school),
    })),
    learners: [...learners.values()],
    syllabus: seed.syllabus.map((title, sort) => ({ ...of, sort, title })),
    batches: status === "active" ? [first, second] : [first],
  };
}

/** Metrics with the least a province has of them in a month and what may be more; a school's share grows by month. */
const SERIES = [
  ["students", 4, 16],
  ["graduates", 1, 7],
  ["registrants", 6, 24],
  ["schools", 0, 2],
] as const;
const LEAST_SCORE = 68;

/** What was counted in the twelve months before this one, by the provinces of the programmes' schools. */
export function seriesRows(
  lmsId: string,
  programmes: readonly SeedProgramme[],
  schools: readonly SeedSchool[],
  now: number,
): ProgrammeTables["statistics_series"][] {
  const counts = new Map<string, number>();
  for (const { cityId } of programmes.flatMap((seed) => schoolsOf(seed, schools)))
    counts.set(cityId.slice(0, 2), (counts.get(cityId.slice(0, 2)) ?? 0) + 1);
  const months = twelveMonths(monthBefore(monthOf(now)));
  return [...counts].flatMap(([province_id, weight]) =>
    months.flatMap((month, at) => {
      const of = { lms_id: lmsId, month, province_id };
      const grown = 1 + at / 12;
      const counted = SERIES.map(([metric, least, more]) => ({
        ...{ ...of, metric },
        value: Math.round((least + chance(more + 1, metric, lmsId, month, province_id)) * weight * grown),
      }));
      return [
        ...counted,
        { ...of, metric: "score" as const, value: LEAST_SCORE + Math.round(at / 3) + chance(16, "score", lmsId, month, province_id) },
      ];
    }),
  );
}
