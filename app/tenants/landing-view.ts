import type { ClassCardView, PostCardView, Section } from "~/lib/views";

/** What a landing may show; each face takes what it needs. A section that could not be read says so by name. */
export interface LandingView {
  site: { title: string; description: string | null };
  /** Open for registration first, then ongoing, then coming soon; at most 6. */
  classes: Section<ClassCardView[]>;
  /** Classes that begin today or later, by start date, at most 12: for schedules. */
  schedule: Section<ClassCardView[]>;
  /** Newest blog posts, at most 6. */
  posts: Section<PostCardView[]>;
  /** How many classes and posts there are, for the counters. Null while unknown. */
  totals: { classes: number | null; posts: number | null };
}
