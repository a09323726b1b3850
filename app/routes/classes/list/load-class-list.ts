import { createItemListJsonLd } from "~/lib/json-ld";
import type { PageKey } from "~/lib/page-keys";
import { pageHref } from "~/lib/page-links";
import type { Optional } from "~/lib/views";
import type { ClassList } from "~/server/features/classes";
import type { RequestContext } from "~/server/request/context";
import { listPage } from "~/server/request/list-page";
import { getPageSeo } from "~/server/request/page-seo";

interface ClassListPageInput<Filters> {
  key: PageKey;
  path: string;
  title: string;
  description: string;
  filters: Filters;
  list: Promise<Optional<ClassList>>;
}

/** Loader data of a page that lists classes. */
export async function loadClassList<Filters extends Parameters<typeof pageHref>[1]>(
  context: RequestContext,
  { key, path, title, description, filters, list: reading }: ClassListPageInput<Filters>,
) {
  const list = await reading;
  const items = list.ok ? list.data.items : [];
  const seo = getPageSeo(context, {
    key,
    title,
    path: pageHref(path, filters),
    description,
    noindex: items.length === 0,
    jsonLd: items.length > 0 ? [createItemListJsonLd(context.site.origin, items)] : [],
  });
  return listPage(list, { seo, filters, list });
}
