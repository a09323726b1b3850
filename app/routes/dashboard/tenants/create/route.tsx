import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { newTenantSchema, tenantPath } from "~/lib/tenant-fields";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { createTenant, getTenantChoices } from "~/server/features/tenants";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { CreateTenant } from "./view";

export const handle = {
  access: "tenant.manage",
  cache: false,
  query: z.object({ from: z.string().max(60).optional().catch(undefined) }),
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const [menu, choices] = await Promise.all([getDashboardMenu(context), getTenantChoices(context)]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: "Buat situs", noindex: true }),
    menu,
    path: context.url.pathname,
    choices,
    from: readQuery(handle.query, context.url).from ?? "",
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, newTenantSchema);
  if (!posted.ok) return posted.result;
  const outcome = await createTenant(context, posted.value, posted.idempotencyKey);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(tenantPath(outcome.data.id), 303);
});

export default function CreateTenantRoute() {
  const page = useLoaderData<typeof loader>();
  return <CreateTenant {...page} formResult={useActionData<typeof action>()} />;
}
