import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { lookup } from "~/lib/lookup";
import type { RouteHandle } from "~/lib/route-handle";
import { type TenantChange, tenantChangeSchema, tenantPath } from "~/lib/tenant-fields";
import { AppError } from "~/server/app-error";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { changeTenant, getTenant } from "~/server/features/tenants";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { ChangeTenant } from "./view";

export const handle = { access: "tenant.manage", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

const CHANGES: Record<string, { change: TenantChange; title: string; lead: string }> = {
  Tangguhkan: {
    change: "suspend",
    title: "Tangguhkan situs",
    lead: "Situs ini tidak dapat dibuka siapa pun, termasuk adminnya, sampai dibuka kembali. Tidak ada yang dihapus.",
  },
  Buka: {
    change: "restore",
    title: "Buka kembali situs",
    lead: "Situs ini dapat dibuka lagi dengan isi yang sama.",
  },
};

/** @throws AppError not-found for any other address */
function findChange(name: string | undefined) {
  const found = lookup(CHANGES, name ?? "");
  if (!found) throw new AppError("not-found");
  return found;
}

export const loader = defineLoader(handle, async (context, { params }) => {
  const { change, title, lead } = findChange(params.change);
  const [menu, tenant] = await Promise.all([
    getDashboardMenu(context),
    getTenant(context, params.id ?? ""),
  ]);
  return {
    seo: getPageSeo(context, {
      key: "Dashboard",
      title: `${title}: ${tenant.name}`,
      noindex: true,
    }),
    menu,
    path: context.url.pathname,
    title,
    lead,
    tenant: { id: tenant.id, name: tenant.name, domains: tenant.domains },
    isAllowed: tenant.change === change,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const { change } = findChange(params.change);
  const posted = await readForm(context, request, tenantChangeSchema);
  if (!posted.ok) return posted.result;
  const id = params.id ?? "";
  const outcome = await changeTenant(context, id, { ...posted.value, change });
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(tenantPath(id), 303);
});

export default function ChangeTenantRoute() {
  const page = useLoaderData<typeof loader>();
  return <ChangeTenant {...page} formResult={useActionData<typeof action>()} />;
}
