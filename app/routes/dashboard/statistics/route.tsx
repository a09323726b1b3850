import { useLoaderData } from "@remix-run/react";
import { readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { listStatistics } from "~/server/features/statistics";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { periodSchema, toPeriod } from "./period-schema";
import { StatisticsPage } from "./view";

export const handle = {
  cache: false,
  access: "statistics.view",
  query: periodSchema,
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const period = toPeriod(readQuery(handle.query, context.url));
  const [menu, parts] = await Promise.all([
    getDashboardMenu(context),
    listStatistics(context, period),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: "Statistik", noindex: true }),
    menu,
    path: context.url.pathname,
    period,
    parts,
  };
});

export default function StatisticsRoute() {
  const page = useLoaderData<typeof loader>();
  return <StatisticsPage {...page} />;
}
