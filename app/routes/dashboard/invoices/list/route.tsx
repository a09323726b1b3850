import { useLoaderData } from "@remix-run/react";
import { PAYMENT_SORTS } from "~/lib/list-sorts";
import { getKeys } from "~/lib/options";
import { choiceQuery, pageQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listInvoices } from "~/server/features/invoice-desk";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../../load-filtered-list";
import { readPeriod } from "../../period-filter";
import { invoiceFilterSchema } from "../filter-schema";
import { InvoiceList } from "./view";

export const handle = {
  cache: false,
  access: "invoice.manage",
  query: invoiceFilterSchema.extend({
    page: pageQuery,
    sort: choiceQuery(getKeys(PAYMENT_SORTS)),
  }),
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => ({
  ...(await loadFilteredList(context, handle, { title: "Tagihan", readList: listInvoices })),
  period: readPeriod(context.url.searchParams),
}));

export default function InvoiceListRoute() {
  return <InvoiceList {...useLoaderData<typeof loader>()} />;
}
