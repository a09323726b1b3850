import { formatDate } from "~/lib/dates";
import { formatCount } from "~/lib/numbers";
import { PORTFOLIO_KINDS, portfolioPath } from "~/lib/portfolio-fields";
import type { HostContext, Queryable } from "../../kit/context";
import { splitPassages } from "./passages";
import type { SearchDocument } from "./search-document";

const queryPublished = (db: Queryable, tenantId: string) =>
  db.selectFrom("portfolios").where("lms_id", "=", tenantId).where("status", "=", "published");

/** One document per published portfolio, with its result as a sentence. */
export async function getPortfolioDocuments(
  { db }: HostContext,
  tenantId: string,
): Promise<SearchDocument[]> {
  const rows = await queryPublished(db, tenantId).selectAll().orderBy("id").execute();
  return rows.map((row) => ({
    type: "portfolio",
    kind: null,
    title: row.title,
    url: portfolioPath(row.kind, row.slug),
    summary: row.summary,
    publishedAt: null,
    keywords: ["portofolio mitra", PORTFOLIO_KINDS[row.kind], row.client_name].join(" "),
    passages: [
      ...splitPassages(row.description),
      {
        heading: "Hasil",
        text: `Hasil program ${row.title} bersama ${row.client_name}: ${formatCount(row.value)} ${row.figure}. Selesai ${formatDate(Date.parse(row.ended_on))}.`,
      },
    ],
  }));
}

/** Changes when a published portfolio changes, appears or goes. */
export async function getPortfoliosVersion(
  { db }: HostContext,
  tenantId: string,
): Promise<unknown> {
  return queryPublished(db, tenantId)
    .select(({ fn }) => [
      fn.countAll().as("count"),
      fn.max("updated_at").as("newest"),
      fn.sum("version").as("versions"),
    ])
    .executeTakeFirst();
}
