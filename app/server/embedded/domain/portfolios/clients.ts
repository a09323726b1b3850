import { type SqlBool, sql } from "kysely";
import type { PortfolioKind } from "~/lib/portfolio-fields";
import type { Client } from "../../../hosts/admin/portfolios";
import type { HostContext } from "../../kit/context";

/** Named items of each client. */
const MAX_ITEMS = 3;

interface ClientQuery {
  tenantId: string;
  page: number;
  perPage: number;
  kind?: PortfolioKind | undefined;
}

const queryPublished = ({ db }: HostContext, { tenantId, kind }: ClientQuery) => {
  const published = db
    .selectFrom("portfolios as p")
    .where("p.lms_id", "=", tenantId)
    .where("p.status", "=", "published");
  return kind ? published.where("p.kind", "=", kind) : published;
};

/** A page of clients, each with their newest items; those of the newest item come first. */
export async function listClients(context: HostContext, query: ClientQuery) {
  const { page, perPage } = query;
  const published = queryPublished(context, query);
  const [counted, clients] = await Promise.all([
    published
      .select(sql<number>`count(distinct p.client_name)`.as("total"))
      .executeTakeFirstOrThrow(),
    published
      .select(["p.client_name as clientName", sql<number>`count(*)`.as("total")])
      .groupBy("p.client_name")
      .orderBy(({ fn }) => fn.max("p.ended_on"), "desc")
      .orderBy("p.client_name")
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
  ]);
  const totalItems = Number(counted.total);
  const items = await readItems(
    context,
    query,
    clients.map(({ clientName }) => clientName),
  );
  return {
    page,
    perPage,
    totalItems,
    totalPages: Math.ceil(totalItems / perPage),
    items: clients.map(
      ({ clientName, total }): Client => ({
        clientName,
        total: Number(total),
        items: items.get(clientName) ?? [],
      }),
    ),
  };
}

async function readItems(
  context: HostContext,
  query: ClientQuery,
  names: string[],
): Promise<Map<string, Client["items"]>> {
  if (names.length === 0) return new Map();
  const ranked = queryPublished(context, query)
    .where("p.client_name", "in", names)
    .select(["p.client_name", "p.slug", "p.kind", "p.title", "p.ended_on as date"])
    .select(["p.value", "p.figure", "p.id"])
    .select(
      sql<number>`row_number() over (partition by p.client_name order by p.ended_on desc, p.id)`.as(
        "place",
      ),
    );
  const rows = await context.db
    .selectFrom(ranked.as("r"))
    .where(sql<SqlBool>`r.place <= ${sql.lit(MAX_ITEMS)}`)
    .selectAll("r")
    .orderBy("r.place")
    .execute();
  const groups = Map.groupBy(rows, ({ client_name }) => client_name);
  return new Map(
    [...groups].map(([name, group]) => [
      name,
      group.map(({ slug, kind, title, date, value, figure }) => ({
        slug,
        kind,
        title,
        date,
        value,
        figure,
      })),
    ]),
  );
}
