import type { FestivalContent } from "~/lib/festival-fields";
import { MINUTE_MS } from "~/lib/time";
import type { Schema } from "../database/schema/schema";
import { deriveRecordId } from "../kit/ids";
import { toSearchText } from "../kit/text";
import type { SeedClass, SeedMentor, SeedWebinar } from "./content/types";
import { toTimestamp, toTimestampOrNull } from "./seed-time";

const getSeedId = (kind: "class" | "mentor" | "webinar", tenantId: string, slug: string) =>
  deriveRecordId(kind, tenantId, slug);

/** @throws Error for an unknown mentor */
export function toMentorRows(
  tenantId: string,
  classes: readonly SeedClass[],
  mentors: readonly SeedMentor[],
  now: number,
): Schema["mentors"][] {
  const wanted = new Set(classes.flatMap((seed) => seed.mentors));
  return [...wanted].map((slug) => {
    const { name, role, bio } = requireMentor(slug, mentors);
    return {
      lms_id: tenantId,
      id: getSeedId("mentor", tenantId, slug),
      name,
      role,
      bio,
      avatar: null,
      updated_at: now,
      user_id: null,
      links: null,
    };
  });
}

function requireMentor(slug: string, mentors: readonly SeedMentor[]): SeedMentor {
  const mentor = mentors.find((candidate) => candidate.slug === slug);
  if (!mentor) throw new Error(`The seed content has no mentor ${slug}`);
  return mentor;
}

/** @param order position in the tenant's classes; the first one is the newest */
export function toClassRow(
  tenantId: string,
  seed: SeedClass,
  mentors: readonly SeedMentor[],
  order: number,
  now: number,
): Schema["classes"] {
  const {
    code,
    slug,
    name,
    summary,
    description,
    type,
    level,
    price,
    quota,
    enrolled,
    hours,
    schedule,
    certificate,
  } = seed;
  const mentorNames = seed.mentors.map((mentorSlug) => requireMentor(mentorSlug, mentors).name);
  const created_at = now - order * 60_000;
  return {
    lms_id: tenantId,
    id: getSeedId("class", tenantId, slug),
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
    quota,
    enrolled,
    reserved: 0,
    program_id: null,
    registration_start: toTimestampOrNull(seed.registrationStart, now),
    registration_end: toTimestampOrNull(seed.registrationEnd, now),
    start_at: toTimestampOrNull(seed.start, now),
    end_at: toTimestampOrNull(seed.end, now),
    hours,
    schedule,
    outcomes: JSON.stringify(seed.outcomes),
    requirements: JSON.stringify(seed.requirements),
    audience: JSON.stringify(seed.audience),
    certificate_completion: Number(certificate.completion),
    certificate_competence: Number(certificate.competence),
    search_text: toSearchText(name, summary, ...mentorNames),
    created_at,
    updated_at: created_at,
    publication: "published",
    version: 1,
    syllabus_version: 1,
    cover_alt: null,
  };
}

/** Rows of a class's mentors, modules and chapters. */
export function toClassDetailRows(tenantId: string, seed: SeedClass) {
  const classKey = { lms_id: tenantId, class_id: getSeedId("class", tenantId, seed.slug) };
  return {
    mentors: seed.mentors.map((slug, sort) => ({
      ...classKey,
      mentor_id: getSeedId("mentor", tenantId, slug),
      sort,
    })),
    modules: seed.modules.map(({ slug, title, order }) => ({
      ...classKey,
      slug,
      title,
      sort: order,
    })),
    chapters: seed.modules.flatMap((module) =>
      module.chapters.map(({ slug, title, type, minutes, free }, sort) => ({
        ...classKey,
        module_slug: module.slug,
        slug,
        title,
        type,
        minutes,
        free: Number(free),
        sort,
        archived_at: null,
      })),
    ),
  };
}

/** Rooms, recordings and slides of the demo have reserved addresses (RFC 2606). */
const ROOM_ORIGIN = "https://ruang.pendopo.example";

export function toWebinarRow(
  tenantId: string,
  { slug, speakers, start, durationMin, class: classSlug, ...texts }: SeedWebinar,
  now: number,
): Schema["webinars"] {
  const { title, summary, description, platform } = texts;
  const start_at = toTimestamp(start, now);
  const isOver = start_at + durationMin * MINUTE_MS < now;
  return {
    lms_id: tenantId,
    id: getSeedId("webinar", tenantId, slug),
    slug,
    title,
    summary,
    description,
    speakers: JSON.stringify(speakers),
    start_at,
    duration_min: durationMin,
    zone: "Asia/Jakarta",
    platform,
    program_id: null,
    class_id: classSlug && getSeedId("class", tenantId, classSlug),
    join_url: `${ROOM_ORIGIN}/${slug}`,
    recording_url: isOver ? `${ROOM_ORIGIN}/rekaman/${slug}` : null,
    slide_url: isOver ? `${ROOM_ORIGIN}/salindia/${slug}.pdf` : null,
    version: 1,
  };
}

/** Speakers and programme of a festival; their pictures are generated. */
export function toFestivalRows(tenantId: string, { event }: SeedClass): Schema["festival_items"][] {
  if (!event) return [];
  const picture = { image: null, imageAlt: "" };
  const toRow = (content: FestivalContent, index: number): Schema["festival_items"] => ({
    lms_id: tenantId,
    id: `${content.part}-${index + 1}`,
    part: content.part,
    content: JSON.stringify(content),
    sort: index + 1,
    created_at: 0,
    version: 1,
  });
  const speakers = event.speakers.map(({ id, name, short_bio, isConfirmed }, index) => {
    const link = `https://www.linkedin.example/in/${id}`;
    return toRow({ part: "speaker", name, bio: short_bio, isConfirmed, link, ...picture }, index);
  });
  const programme = event.programme.map((each, index) =>
    toRow({ part: "programme", ...each, ...picture }, index),
  );
  return [...speakers, ...programme];
}
