import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changeSchema } from "~/lib/change-fields";
import { lookup } from "~/lib/lookup";
import type { RouteHandle } from "~/lib/route-handle";
import { TENANTS_PATH, type TenantChange, tenantPath } from "~/lib/tenant-fields";
import { AppError } from "~/server/app-error";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { changeTenant, getTenant } from "~/server/features/tenants";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { ChangeRecord } from "../../change-record";

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
    list: { label: "Semua situs", href: TENANTS_PATH },
    record: {
      name: tenant.name,
      href: tenantPath(tenant.id),
      details: [{ label: "Domain", value: tenant.domains.join(", ") }],
    },
    refusal: tenant.change === change ? null : "Ini tidak dapat dilakukan pada situs ini sekarang.",
    reasonHint: "Admin situs itu membaca alasan ini di email.",
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const { change } = findChange(params.change);
  const posted = await readForm(context, request, changeSchema);
  if (!posted.ok) return posted.result;
  const id = params.id ?? "";
  const outcome = await changeTenant(context, id, { ...posted.value, change });
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(tenantPath(id), 303);
});

export default function ChangeTenantRoute() {
  const page = useLoaderData<typeof loader>();
  return <ChangeRecord {...page} formResult={useActionData<typeof action>()} />;
}
