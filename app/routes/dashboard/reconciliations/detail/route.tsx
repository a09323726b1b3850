import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { choiceQuery, pageQuery, readQuery } from "~/lib/query";
import { DIFFERENCES } from "~/lib/reconciliation";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { getReconciliation } from "~/server/features/reconciliations";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { ReconciliationPage } from "./view";

export const handle = {
  access: "books.view",
  cache: false,
  query: z.object({ page: pageQuery, difference: choiceQuery(DIFFERENCES) }),
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const query = readQuery(handle.query, context.url);
  const [menu, reconciliation] = await Promise.all([
    getDashboardMenu(context),
    getReconciliation(context, params.id ?? "", query),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: "Rekonsiliasi", noindex: true }),
    menu,
    path: context.url.pathname,
    reconciliation,
  };
});

export default function ReconciliationRoute() {
  return <ReconciliationPage {...useLoaderData<typeof loader>()} />;
}
