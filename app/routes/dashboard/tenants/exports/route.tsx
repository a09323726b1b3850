import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { listTenantExports, startTenantExport } from "~/server/features/tenant-exports";
import { getTenant } from "~/server/features/tenants";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { refreshHeaders, withRefresh } from "~/shell/page-refresh";
import { seoMeta } from "~/shell/seo-meta";
import { TenantExports } from "./view";

export const handle = { access: "tenant.manage", cache: false } satisfies RouteHandle;
export const meta = seoMeta;
export const headers = refreshHeaders;

export const loader = defineLoader(handle, async (context, { params }) => {
  const id = params.id ?? "";
  const [menu, tenant, { exports, isWorking }] = await Promise.all([
    getDashboardMenu(context),
    getTenant(context, id),
    listTenantExports(context, id),
  ]);
  const page = {
    seo: getPageSeo(context, { key: "Dashboard", title: `Ekspor: ${tenant.name}`, noindex: true }),
    menu,
    path: context.url.pathname,
    tenant: { id: tenant.id, name: tenant.name },
    exports,
    isWorking,
    idempotencyKey: createIdempotencyKey(),
  };
  return withRefresh(page, isWorking);
});

/** Asks for an export. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const posted = await readForm(context, request, z.object({}));
  if (!posted.ok) return posted.result;
  const outcome = await startTenantExport(context, params.id ?? "", posted.idempotencyKey);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(context.url.pathname, 303);
});

export default function TenantExportsRoute() {
  const page = useLoaderData<typeof loader>();
  return <TenantExports {...page} rejection={useActionData<typeof action>()?.message} />;
}
