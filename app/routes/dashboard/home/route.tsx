import { useLoaderData } from "@remix-run/react";
import { may } from "~/lib/permissions";
import { roleLabel } from "~/lib/roles";
import type { RouteHandle } from "~/lib/route-handle";
import { tasksFor } from "~/server/features/dashboard";
import { meOf } from "~/server/features/me";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { DashboardHome } from "./view";

export const handle: RouteHandle = { cache: false, access: "user" };

export const loader = guarded(async (visit) => {
  const me = await meOf(visit);
  const roles = me?.roles ?? [];
  return {
    seo: pageSeo(visit, { key: "Dashboard", title: "Dasbor", noindex: true }),
    ...{ name: me?.name ?? "", roles, roleLabels: roles.map(roleLabel), path: visit.url.pathname },
    tasks: await tasksFor(visit, {
      payouts: may(roles, "payout.decide"),
      schools: may(roles, "school.decide"),
      submissions: may(roles, "submission.moderate"),
    }),
  };
}, "user");

export default function DashboardRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <DashboardHome {...page} />;
}
