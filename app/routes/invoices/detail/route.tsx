import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { defineLoader } from "~/server/request/define-route";
import { refreshHeaders } from "~/shell/page-refresh";
import { seoMeta } from "~/shell/seo-meta";
import { InvoicePage } from "../invoice-page";
import { loadInvoice } from "../load-invoice";

export const handle = { access: "user", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context, { params }) =>
  loadInvoice(context, { orderId: params.orderId ?? "" }),
);

export const headers = refreshHeaders;

export default function InvoiceRoute() {
  return <InvoicePage {...useLoaderData<typeof loader>()} />;
}
