import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { getInvoice } from "~/server/features/invoice-desk";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { InvoiceDetail } from "./view";

export const handle = { cache: false, access: "invoice.manage" } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const [menu, invoice] = await Promise.all([
    getDashboardMenu(context),
    getInvoice(context, params.id ?? ""),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: invoice.number, noindex: true }),
    menu,
    path: context.url.pathname,
    invoice,
  };
});

export default function InvoiceDetailRoute() {
  return <InvoiceDetail {...useLoaderData<typeof loader>()} />;
}
