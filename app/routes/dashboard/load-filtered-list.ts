import type { z } from "zod";
import { type pageQuery, readQuery } from "~/lib/query";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import type { RequestContext } from "~/server/request/context";
import { getPageSeo } from "~/server/request/page-seo";

type PagedSchema = z.ZodObject<{ page: typeof pageQuery }>;

interface FilteredList<Schema extends PagedSchema, List> {
  title: string;
  readList: (context: RequestContext, query: z.output<Schema>) => Promise<List>;
}

/** Loads a list page of the dashboard: the list, its filters, and the menu. */
export async function loadFilteredList<Schema extends PagedSchema, List>(
  context: RequestContext,
  /** Declares `page` and the filters. */
  handle: { query: Schema },
  { title, readList }: FilteredList<Schema, List>,
) {
  const query = readQuery(handle.query, context.url);
  const { page: _, ...filters } = query;
  const [menu, list] = await Promise.all([getDashboardMenu(context), readList(context, query)]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title, noindex: true }),
    menu,
    path: context.url.pathname,
    filters,
    list,
  };
}
