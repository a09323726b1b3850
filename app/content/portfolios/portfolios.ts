import { campusPortfolios } from "./campus";
import { csrPortfolios } from "./csr";
import { governmentPortfolios } from "./government";
import type { Portfolio } from "./portfolio";

/** Built-in portfolios (PRE9), newest first. */
export const PORTFOLIOS: readonly Portfolio[] = [
  ...csrPortfolios,
  ...governmentPortfolios,
  ...campusPortfolios,
].sort((a, b) => b.date.localeCompare(a.date));

const PORTFOLIOS_BY_SLUG = new Map(PORTFOLIOS.map((item) => [item.slug, item]));

/** Finds a portfolio by slug; the type in the URL is ignored (RTE15). */
export const findPortfolio = (slug: string): Portfolio | undefined => PORTFOLIOS_BY_SLUG.get(slug);
