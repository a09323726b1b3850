import type { ClassCardView, Optional, PostCardView } from "~/lib/views";

/** Data of a landing. A section that could not be loaded is rendered as unavailable. */
export interface LandingView {
  site: { title: string; description: string | null };
  /** Open for registration first, then ongoing, then coming soon; at most 6. */
  classes: Optional<ClassCardView[]>;
  /** Classes that start today or later, by start date, at most 12. */
  schedule: Optional<ClassCardView[]>;
  /** Newest blog posts, at most 6. */
  posts: Optional<PostCardView[]>;
  /** Null if the count could not be loaded. */
  totals: { classes: number | null; posts: number | null };
}
