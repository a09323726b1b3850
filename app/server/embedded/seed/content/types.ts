import type { CLASS_LEVELS, CLASS_TYPES, Syllabus } from "../../../hosts/services/classes";
import type { POST_KINDS } from "../../../hosts/services/posts";

/** Days from the seeding day (negative: past) and an hour in WIB. */
export interface SeedTime {
  day: number;
  hour: number;
}

export interface SeedTenant {
  key: string;
  lmsId: string;
  /** The first is the canonical one. Lower-case host names without port. */
  domains: [string, ...string[]];
  isMain: boolean;
  /** Stored as it is: a field that is missing here is missing in the answer too (SET4). */
  setting: Record<string, unknown>;
}

export interface SeedMentor {
  slug: string;
  name: string;
  role: string;
  bio: string;
}

export interface SeedClass {
  tenants: string[];
  code: string;
  slug: string;
  name: string;
  summary: string;
  /** HTML. */
  description: string;
  type: (typeof CLASS_TYPES)[number];
  level: (typeof CLASS_LEVELS)[number];
  price: number;
  strikePrice: number | null;
  quota: number | null;
  enrolled: number;
  registrationStart: SeedTime | null;
  registrationEnd: SeedTime | null;
  start: SeedTime | null;
  end: SeedTime | null;
  hours: number;
  /** Slugs of mentors. */
  mentors: string[];
  /** Tags of the question bank that its quizzes draw from, where a lesson doesn't say otherwise. */
  tags: string[];
  outcomes: string[];
  requirements: string[];
  audience: string[];
  schedule: string;
  certificate: { completion: boolean; competence: boolean };
  modules: Syllabus["modules"];
}

export interface SeedCategory {
  tenants: string[];
  kind: (typeof POST_KINDS)[number];
  slug: string;
  title: string;
  sort: number;
}

export interface SeedPost {
  tenants: string[];
  kind: (typeof POST_KINDS)[number];
  slug: string;
  category: string | null;
  title: string;
  summary: string;
  /** HTML as `cleanHtml` leaves it. `{+12}` and `{Sabtu +12}` in title, summary and content become dates, see `withDates`. */
  content: string;
  author: string;
  tags: string[];
  published: SeedTime;
  /** A file of this site, `/audio/podcast/….mp3`. */
  audioUrl?: string;
  /** Slug of the post of the same kind that this one is a part of. */
  parent?: string;
}

export interface SeedWebinar {
  tenants: string[];
  slug: string;
  title: string;
  summary: string;
  speakers: { name: string; role: string }[];
  start: SeedTime;
  durationMin: number;
  platform: string;
}
