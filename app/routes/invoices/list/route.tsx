import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { toOptions } from "~/lib/options";
import { PAYMENT_STATUS, PAYMENT_STATUSES } from "~/lib/payment-status";
import { choiceQuery, pageQuery, readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { INVOICES_PATH, listMyInvoices } from "~/server/features/invoices";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { InvoiceList } from "./view";

export const handle = {
  access: "user",
  cache: false,
  query: z.object({ page: pageQuery, status: choiceQuery(PAYMENT_STATUSES) }),
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const { page, ...filters } = readQuery(handle.query, context.url);
  return {
    seo: getPageSeo(context, { key: "Payment", title: "Tagihan saya", noindex: true }),
    path: INVOICES_PATH,
    filters,
    statuses: toOptions(PAYMENT_STATUS),
    list: await listMyInvoices(context, { page, ...filters }),
  };
});

export default function InvoiceListRoute() {
  return <InvoiceList {...useLoaderData<typeof loader>()} />;
}
