import { PORTFOLIO_KINDS, type Portfolio } from "~/lib/portfolios/portfolio";
import { findPortfolio } from "~/lib/portfolios/portfolios";

/** A client programme as the landing shows it: what a file's front page bears of it. */
export type CaseFile = Pick<Portfolio, "slug" | "title" | "clientName" | "date" | "batchs" | "summary" | "value" | "figure"> & {
  kind: string;
};

/** The six that lie in the drawer, chosen so that each kind of client is among them. */
const SHOWN = [
  "bengkel-digital-pesisir",
  "layanan-yang-terbaca",
  "magang-yang-membimbing",
  "guru-jaringan",
  "data-di-balai-desa",
  "kelas-bersama-dua-kampus",
];

export const CASE_FILES: CaseFile[] = SHOWN.flatMap((slug) => {
  const portfolio = findPortfolio(slug);
  return portfolio ? [{ ...portfolio, kind: PORTFOLIO_KINDS[portfolio.kind] }] : [];
});
