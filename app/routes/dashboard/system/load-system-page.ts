import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { createIdempotencyKey } from "~/server/forms/read-form";
import type { RequestContext } from "~/server/request/context";
import { getPageSeo } from "~/server/request/page-seo";

/** What every page about the installation shows beside its own `content`. */
export async function loadSystemPage<Content>(
  context: RequestContext,
  title: string,
  content: Content | Promise<Content>,
) {
  const [menu, loaded] = await Promise.all([getDashboardMenu(context), content]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title, noindex: true }),
    page: { title, menu, path: context.url.pathname, idempotencyKey: createIdempotencyKey() },
    content: loaded,
  };
}
