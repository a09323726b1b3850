import type { AnnualFigures } from "~/lib/annual-figures";
import type { SponsorPackage } from "~/lib/festival-fields";
import type { Question } from "~/lib/page-text";
import type {
  ClassCardView,
  Optional,
  PortfolioCardView,
  PostCardView,
  TestimonyView,
} from "~/lib/views";

/** Texts of a landing, the tenant's own or the layout's. */
export interface LandingTexts {
  title: string;
  lead: string | null;
  questions: Question[];
  /** Of completed years, newest first; empty until the tenant writes some. */
  annualFigures: AnnualFigures[];
}

/** A layout's texts until the tenant writes its own; `questions` as `parseQuestions` reads them. */
export type GetTexts = (
  site: LandingView["site"],
) => Pick<LandingTexts, "title" | "lead"> & { questions: string };

/** Data of a landing. A section that could not be loaded is rendered as unavailable. */
export interface LandingView {
  site: { title: string; description: string | null };
  texts: LandingTexts;
  /** Open for registration first, then ongoing, then coming soon; at most 6. */
  classes: Optional<ClassCardView[]>;
  /** Classes that start today or later, by start date, at most 12. */
  schedule: Optional<ClassCardView[]>;
  /** Newest blog posts, at most 6. */
  posts: Optional<PostCardView[]>;
  /** Null if the count could not be loaded. */
  totals: { classes: number | null; posts: number | null };
  /** What the site has reached so far, such as "sekolah"; without zeros, and empty if it could not be loaded. */
  counters: { label: string; value: number }[];
  /** Newest published testimonies, at most 3. */
  testimonies: Optional<TestimonyView[]>;
  /** Of the festival, the largest first; empty in layouts that do not show them. */
  packages: readonly SponsorPackage[];
  /** The newest past programs, at most 6; empty in layouts that do not show them. */
  portfolios: readonly PortfolioCardView[];
}
