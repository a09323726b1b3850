import { PORTFOLIO_KINDS, type Portfolio } from "~/content/portfolios/portfolio";
import { findPortfolio } from "~/content/portfolios/portfolios";

export type FeaturedPortfolio = Pick<
  Portfolio,
  "slug" | "title" | "clientName" | "date" | "batchs" | "summary" | "value" | "figure"
> & {
  kind: string;
};

/** Chosen so that each kind of client appears. */
const FEATURED_SLUGS = [
  "bengkel-digital-pesisir",
  "layanan-yang-terbaca",
  "magang-yang-membimbing",
  "guru-jaringan",
  "data-di-balai-desa",
  "kelas-bersama-dua-kampus",
];

export const FEATURED_PORTFOLIOS: FeaturedPortfolio[] = FEATURED_SLUGS.flatMap((slug) => {
  const portfolio = findPortfolio(slug);
  return portfolio ? [{ ...portfolio, kind: PORTFOLIO_KINDS[portfolio.kind] }] : [];
});
