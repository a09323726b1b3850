import { PORTFOLIOS } from "~/content/portfolios/portfolios";
import { formatCount } from "~/lib/numbers";
import { createPageLinks } from "~/lib/page-links";
import { CLIENTS_PATH } from "~/lib/paths";
import { type PortfolioKind, portfolioPath } from "~/lib/portfolio-fields";
import type { Optional, PageLinks } from "~/lib/views";
import type { Client } from "../hosts/admin/portfolios";
import { PAGE_SIZE } from "../hosts/schemas";
import type { RequestContext } from "../request/context";
import { optional } from "./optional";

const MAX_ITEMS = 3;

export interface ClientView {
  name: string;
  /** "3 program bersama kami"; null if all are shown. */
  total: string | null;
  items: { href: string; title: string; year: string; value: string; figure: string }[];
}

export interface ClientListView {
  items: ClientView[];
  links: PageLinks;
}

const toClientView = ({ clientName, total, items }: Client): ClientView => ({
  name: clientName,
  total: total > items.length ? `${formatCount(total)} program, yang terbaru di sini` : null,
  items: items.map(({ kind, slug, title, date, value, figure }) => ({
    href: portfolioPath(kind, slug),
    title,
    year: date.slice(0, 4),
    value: formatCount(value),
    figure,
  })),
});

interface ClientQuery {
  page: number;
  kind?: PortfolioKind | undefined;
  perPage?: number;
}

/** Clients of past programs, the newest first; without an admin host those of the built-in ones. */
export async function listClients(
  context: RequestContext,
  { page, kind, perPage = PAGE_SIZE.content }: ClientQuery,
): Promise<Optional<ClientListView>> {
  const { admin } = context.hosts;
  const found = admin
    ? await optional(context, admin.listClients({ query: { page, perPage, kind } }))
    : ({ ok: true, data: { data: listBuiltIn({ page, perPage, kind }) } } as const);
  if (!found.ok) return found;
  const { data } = found.data;
  return {
    ok: true,
    data: {
      items: data.items.map(toClientView),
      links: createPageLinks(data, CLIENTS_PATH, { kind }),
    },
  };
}

function listBuiltIn({ page, perPage, kind }: Required<Omit<ClientQuery, "kind">> & ClientQuery) {
  const matching = PORTFOLIOS.filter((item) => kind === undefined || item.kind === kind);
  const clients = [...Map.groupBy(matching, ({ clientName }) => clientName)].map(
    ([clientName, items]): Client => ({
      clientName,
      total: items.length,
      items: items.slice(0, MAX_ITEMS),
    }),
  );
  return {
    page,
    totalItems: clients.length,
    totalPages: Math.ceil(clients.length / perPage),
    items: clients.slice((page - 1) * perPage, page * perPage),
  };
}
