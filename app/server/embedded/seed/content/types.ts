import type { PlanBody } from "~/lib/plan-fields";
import type { PostKindSlug } from "~/lib/post-kind-slugs";
import type { ChapterType, ClassLevel, ClassType } from "../../../hosts/services/classes";

/** Days from the seeding day (negative: past) and an hour in WIB. */
export interface SeedTime {
  day: number;
  hour: number;
}

export interface SeedTenant {
  key: string;
  tenantId: string;
  /** Lower-case host names without port; the first is canonical. */
  domains: [string, ...string[]];
  isMain: boolean;
  /** Missing fields are missing in responses too (SET4). */
  setting: Record<string, unknown>;
}

export interface SeedMentor {
  slug: string;
  name: string;
  role: string;
  bio: string;
}

export interface SeedEvent {
  speakers: { id: string; name: string; short_bio: string; isConfirmed: boolean }[];
  programme: { name: string; description: string }[];
}

export interface SeedClass {
  tenants: string[];
  code: string;
  slug: string;
  name: string;
  summary: string;
  /** HTML. */
  description: string;
  type: ClassType;
  level: ClassLevel;
  price: number;
  strikePrice: number | null;
  quota: number | null;
  enrolled: number;
  registrationStart: SeedTime | null;
  registrationEnd: SeedTime | null;
  start: SeedTime | null;
  end: SeedTime | null;
  hours: number;
  /** Mentor slugs. */
  mentors: string[];
  /** Default question tags of its quizzes. */
  tags: string[];
  outcomes: string[];
  requirements: string[];
  audience: string[];
  schedule: string;
  certificate: { completion: boolean; competence: boolean };
  /** What a festival shows. */
  event?: SeedEvent;
  modules: {
    slug: string;
    title: string;
    order: number;
    chapters: { slug: string; title: string; type: ChapterType; minutes: number; free: boolean }[];
  }[];
}

export interface SeedCategory {
  tenants: string[];
  kind: PostKindSlug;
  slug: string;
  title: string;
  sort: number;
}

export interface SeedPost {
  tenants: string[];
  kind: PostKindSlug;
  slug: string;
  category: string | null;
  title: string;
  summary: string;
  /** Sanitized HTML. Title, summary and content may contain placeholders of date-placeholders.ts. */
  content: string;
  author: string;
  tags: string[];
  published: SeedTime;
  /** Path such as `/audio/podcast/….mp3`. */
  audioUrl?: string;
  /** Slug of the parent post of the same kind. */
  parent?: string;
}

export interface SeedWebinar {
  tenants: string[];
  slug: string;
  title: string;
  summary: string;
  /** HTML. */
  description: string;
  speakers: { name: string; role: string; bio: string }[];
  /** Slug of the class that it belongs to. */
  class: string | null;
  start: SeedTime;
  durationMin: number;
  platform: string;
}

/** A price plan of one tenant. */
export interface SeedPlan extends Omit<PlanBody, "classSlug" | "sort"> {
  tenant: string;
  slug: string;
  /** Slug of the class that its button opens. */
  class: string | null;
}
