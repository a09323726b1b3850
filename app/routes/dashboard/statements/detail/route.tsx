import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { getStatement } from "~/server/features/statement";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { StatementPage } from "./view";

export const handle = { access: "books.view", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const [menu, statement] = await Promise.all([
    getDashboardMenu(context),
    getStatement(context, params.month ?? ""),
  ]);
  const title = `Laporan keuangan ${statement.monthLabel}`;
  return {
    seo: getPageSeo(context, { key: "Dashboard", title, noindex: true }),
    menu,
    path: context.url.pathname,
    title,
    statement,
  };
});

export default function StatementRoute() {
  return <StatementPage {...useLoaderData<typeof loader>()} />;
}
