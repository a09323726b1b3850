import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { choiceQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { TENANTS_PATH, tenantExportsPath, tenantPath } from "~/lib/tenant-fields";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { authorizeExportDownload, tenantExportPath } from "~/server/features/tenant-exports";
import { getTenant } from "~/server/features/tenants";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { DashboardLayout } from "../../dashboard-layout";
import { ExpiredTicketNotice, PasswordForm } from "../../password-form";
import { passwordSchema } from "../../password-schema";

export const handle = {
  access: "tenant.manage",
  cache: false,
  query: z.object({ expired: choiceQuery(["1"]) }),
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const [menu, { id, name }] = await Promise.all([
    getDashboardMenu(context),
    getTenant(context, params.id ?? ""),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: "Unduh ekspor", noindex: true }),
    menu,
    path: context.url.pathname,
    tenant: { id, name },
    isExpired: context.url.searchParams.has("expired"),
    idempotencyKey: createIdempotencyKey(),
  };
});

/** Asks for the password again, then goes to the archive. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const posted = await readForm(context, request, passwordSchema);
  if (!posted.ok) return posted.result;
  const wanted = { tenantId: params.id ?? "", exportId: params.export ?? "" };
  const outcome = await authorizeExportDownload(context, { ...wanted, ...posted.value });
  if (!outcome.ok) return posted.fail(outcome);
  const { ticket } = outcome.data;
  throw redirect(`${tenantExportPath(wanted)}/Unduh?ticket=${encodeURIComponent(ticket)}`, 303);
});

export default function TenantExportRoute() {
  const { menu, path, tenant, isExpired, idempotencyKey } = useLoaderData<typeof loader>();
  const formResult = useActionData<typeof action>();
  return (
    <DashboardLayout
      title="Unduh ekspor"
      lead={`Arsip ini memuat data pribadi orang-orang di ${tenant.name}. Simpan seaman situs itu sendiri.`}
      menu={menu}
      path={path}
      breadcrumbs={[
        { label: "Semua situs", href: TENANTS_PATH },
        { label: tenant.name, href: tenantPath(tenant.id) },
        { label: "Ekspor", href: tenantExportsPath(tenant.id) },
        { label: "Unduh" },
      ]}
    >
      {isExpired && !formResult && <ExpiredTicketNotice />}
      <PasswordForm
        action={path}
        idempotencyKey={idempotencyKey}
        formResult={formResult}
        button="Unduh"
        backHref={tenantExportsPath(tenant.id)}
      />
    </DashboardLayout>
  );
}
