import { useLoaderData } from "@remix-run/react";
import { filterOffered } from "~/lib/installation";
import { hasPermission } from "~/lib/permissions";
import { getRoleLabel, ROLE } from "~/lib/roles";
import type { RouteHandle } from "~/lib/route-handle";
import type { MenuItem } from "~/lib/views";
import { getActiveRoles, getCurrentUser } from "~/server/features/current-user";
import { listTasks } from "~/server/features/dashboard";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { findUnpaidInvoice, INVOICES_PATH } from "~/server/features/invoices";
import { readLearnerHome } from "~/server/features/my-classes";
import { listTroubles } from "~/server/features/operations/troubles";
import { readOverview } from "~/server/features/overview";
import { readStaffClasses } from "~/server/features/staff-classes";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { DashboardHome } from "./view";

export const handle = { cache: false, access: "user" } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const [user, activeRoles] = await Promise.all([getCurrentUser(context), getActiveRoles(context)]);
  const isLearner = activeRoles.includes(ROLE.student);
  const hasFigures = hasPermission(activeRoles, "figures.view") && context.hosts.admin !== null;
  const menuRead = getDashboardMenu(context);
  const [menu, unpaid, learning, taught, tasks, overview, troubles] = await Promise.all([
    menuRead,
    isLearner ? findUnpaidInvoice(context) : null,
    isLearner ? readLearnerHome(context) : null,
    isTeaching(activeRoles) ? readStaffClasses(context) : null,
    listTasks(context, {
      payouts: hasPermission(activeRoles, "payout.decide"),
      refunds: hasPermission(activeRoles, "refund.manage"),
      registrations: hasPermission(activeRoles, "school.decide"),
      submissions: hasPermission(activeRoles, "submission.moderate"),
      jobs: hasPermission(activeRoles, "job.manage"),
      classes: hasPermission(activeRoles, "class.edit"),
    }),
    hasFigures ? readOverview(context, menuRead) : null,
    hasPermission(activeRoles, "operations.manage") ? listTroubles(context) : [],
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: "Dasbor", noindex: true }),
    name: user?.name ?? "",
    menu: withCounts(menu, tasks ?? []),
    links: filterOffered(
      [
        ...((user?.roles.length ?? 0) > 1 ? [{ label: "Ganti peran", href: "/Welcome" }] : []),
        { label: "Tagihan saya", href: INVOICES_PATH },
        { label: "Akun saya", href: "/Akun" },
        { label: "Keluar", href: "/Keluar" },
      ],
      context.installation,
    ),
    roleLabels: activeRoles.map(getRoleLabel),
    path: context.url.pathname,
    unpaid,
    learning,
    taught,
    tasks,
    overview,
    troubles,
  };
});

/** The navigation with what waits in each section, as the tasks below it say. */
const withCounts = (
  menu: readonly MenuItem[],
  tasks: readonly { href: string; count: number }[],
): MenuItem[] =>
  menu.map((item) => {
    if (item.count !== undefined) return item;
    const ofItem = tasks.filter(({ href }) => href.replace(/\?.*/, "") === item.href);
    const count = ofItem.reduce((sum, task) => sum + task.count, 0);
    return count > 0 ? { ...item, count } : item;
  });

/** Managers may open every class, but have other work. */
const isTeaching = (roles: readonly number[]) =>
  hasPermission(roles, "class.edit") && !hasPermission(roles, "class.manageAll");

export default function DashboardRoute() {
  const page = useLoaderData<typeof loader>();
  return <DashboardHome {...page} />;
}
