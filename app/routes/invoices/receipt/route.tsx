import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { defineLoader } from "~/server/request/define-route";
import { refreshHeaders } from "~/shell/page-refresh";
import { seoMeta } from "~/shell/seo-meta";
import { InvoicePage } from "../invoice-page";
import { loadInvoice } from "../load-invoice";

/** The link of an email carries a key, which alone grants access. */
export const handle = { access: "public", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context, { params }) =>
  loadInvoice(context, { key: params.key ?? "" }),
);

export const headers = refreshHeaders;

export default function InvoiceReceiptRoute() {
  return <InvoicePage {...useLoaderData<typeof loader>()} />;
}
