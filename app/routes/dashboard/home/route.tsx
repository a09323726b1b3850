import { useLoaderData } from "@remix-run/react";
import { hasPermission } from "~/lib/permissions";
import { getRoleLabel } from "~/lib/roles";
import type { RouteHandle } from "~/lib/route-handle";
import { getCurrentUser } from "~/server/features/current-user";
import { listTasks } from "~/server/features/dashboard";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { DashboardHome } from "./view";

export const handle = { cache: false, access: "user" } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const me = await getCurrentUser(context);
  const roles = me?.roles ?? [];
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: "Dasbor", noindex: true }),
    name: me?.name ?? "",
    roles,
    roleLabels: roles.map(getRoleLabel),
    path: context.url.pathname,
    tasks: await listTasks(context, {
      payouts: hasPermission(roles, "payout.decide"),
      schools: hasPermission(roles, "school.decide"),
      submissions: hasPermission(roles, "submission.moderate"),
    }),
  };
});

export default function DashboardRoute() {
  const page = useLoaderData<typeof loader>();
  return <DashboardHome {...page} />;
}
