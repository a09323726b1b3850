import { campusPortfolios } from "./campus";
import { csrPortfolios } from "./csr";
import { governmentPortfolios } from "./government";
import type { Portfolio } from "./portfolio";

/** The built-in portfolios (PRE9), the latest first. */
export const PORTFOLIOS: readonly Portfolio[] = [...csrPortfolios, ...governmentPortfolios, ...campusPortfolios].sort((a, b) =>
  b.date.localeCompare(a.date),
);

const bySlug = new Map(PORTFOLIOS.map((item) => [item.slug, item]));

/** The portfolio of `/Portfolio/{type}/{slug}` (RTE15), which the slug alone decides; undefined when there is none. */
export const findPortfolio = (slug: string): Portfolio | undefined => bySlug.get(slug);
