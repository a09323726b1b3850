import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { readSite, type Site } from "~/server/features/site";
import { createIdempotencyKey } from "~/server/forms/read-form";
import type { RequestContext } from "~/server/request/context";
import { getPageSeo } from "~/server/request/page-seo";

/** Data of every page of the site's settings. `select` picks what the page shows of the setting. */
export async function loadSitePage<Part extends object>(
  context: RequestContext,
  title: string,
  select: (site: Site) => Part,
) {
  const [menu, site] = await Promise.all([getDashboardMenu(context), readSite(context)]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title, noindex: true }),
    page: {
      title,
      menu,
      path: context.url.pathname,
      version: site.version,
      idempotencyKey: createIdempotencyKey(),
    },
    ...select(site),
  };
}
