import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { getTenant } from "~/server/features/tenants";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { TenantDetail } from "./view";

export const handle = { access: "tenant.manage", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const [menu, tenant] = await Promise.all([
    getDashboardMenu(context),
    getTenant(context, params.id ?? ""),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: tenant.name, noindex: true }),
    menu,
    path: context.url.pathname,
    tenant,
  };
});

export default function TenantDetailRoute() {
  const page = useLoaderData<typeof loader>();
  return <TenantDetail {...page} />;
}
