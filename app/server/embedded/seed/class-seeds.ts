import { recordIdOf } from "../ids";
import type { Schema } from "../schema/schema";
import { searchText } from "../text";
import type { SeedClass, SeedMentor, SeedWebinar } from "./content/types";
import { timeOf, timeOrNull } from "./seed-time";

const idOf = (kind: "class" | "mentor" | "webinar", lmsId: string, slug: string) => recordIdOf(kind, lmsId, slug);

/** The mentors of these classes. @throws Error for one who is not among `mentors` */
export function mentorRows(lmsId: string, classes: readonly SeedClass[], mentors: readonly SeedMentor[]): Schema["mentors"][] {
  const wanted = new Set(classes.flatMap((seed) => seed.mentors));
  return [...wanted].map((slug) => {
    const { name, role, bio } = mentorOf(slug, mentors);
    return { lms_id: lmsId, id: idOf("mentor", lmsId, slug), name, role, bio, avatar: null };
  });
}

function mentorOf(slug: string, mentors: readonly SeedMentor[]): SeedMentor {
  const mentor = mentors.find((one) => one.slug === slug);
  if (!mentor) throw new Error(`The seed content has no mentor ${slug}`);
  return mentor;
}

/** @param order the first of a tenant's classes counts as the one that came last */
export function classRow(lmsId: string, seed: SeedClass, mentors: readonly SeedMentor[], order: number, now: number): Schema["classes"] {
  const { code, slug, name, summary, description, type, level, price, quota, enrolled, hours, schedule, certificate } = seed;
  const people = seed.mentors.map((one) => mentorOf(one, mentors).name);
  return {
    ...{
      lms_id: lmsId,
      id: idOf("class", lmsId, slug),
      code,
      slug,
      name,
      summary,
      description,
      logo: null,
      cover: null,
      type,
      level,
      price,
      strike_price: seed.strikePrice,
    },
    ...{
      quota,
      enrolled,
      program_id: null,
      registration_start: timeOrNull(seed.registrationStart, now),
      registration_end: timeOrNull(seed.registrationEnd, now),
    },
    ...{
      start_at: timeOrNull(seed.start, now),
      end_at: timeOrNull(seed.end, now),
      hours,
      schedule,
      outcomes: JSON.stringify(seed.outcomes),
    },
    ...{ requirements: JSON.stringify(seed.requirements), audience: JSON.stringify(seed.audience) },
    ...{ certificate_completion: Number(certificate.completion), certificate_competence: Number(certificate.competence) },
    ...{ search_text: searchText(name, summary, ...people), created_at: now - order * 60_000 },
  };
}

/** What hangs on a class: its mentors, modules and chapters. */
export function classParts(lmsId: string, seed: SeedClass) {
  const of = { lms_id: lmsId, class_id: idOf("class", lmsId, seed.slug) };
  return {
    mentors: seed.mentors.map((slug, sort) => ({ ...of, mentor_id: idOf("mentor", lmsId, slug), sort })),
    modules: seed.modules.map(({ slug, title, order }) => ({ ...of, slug, title, sort: order })),
    chapters: seed.modules.flatMap((module) =>
      module.chapters.map(({ slug, title, type, minutes, free }, sort) => ({
        ...of,
        module_slug: module.slug,
        slug,
        title,
        type,
        minutes,
        free: Number(free),
        sort,
      })),
    ),
  };
}

export function webinarRow(
  lmsId: string,
  { slug, title, summary, speakers, start, durationMin, platform }: SeedWebinar,
  now: number,
): Schema["webinars"] {
  const times = { start_at: timeOf(start, now), duration_min: durationMin, zone: "Asia/Jakarta" };
  return {
    lms_id: lmsId,
    id: idOf("webinar", lmsId, slug),
    slug,
    title,
    summary,
    speakers: JSON.stringify(speakers),
    ...times,
    platform,
    program_id: null,
  };
}
