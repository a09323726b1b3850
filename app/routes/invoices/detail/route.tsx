import { data, type HeadersFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { getInvoice, INVOICES_PATH } from "~/server/features/invoices";
import { MAX_KEY_LENGTH } from "~/server/features/payments";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { InvoicePage } from "./view";

/** Public, because the link of an email carries a key. */
export const handle = { access: "public", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

/** Reloads after ten seconds while the payment is awaited, without script. */
const REFRESH_SECONDS = "10";

export const loader = defineLoader(handle, async (context, { params }) => {
  const key = context.url.searchParams.get("key")?.slice(0, MAX_KEY_LENGTH) ?? null;
  const { classSlug: _, ...invoice } = await getInvoice(context, params.orderId ?? "", key);
  const page = {
    seo: getPageSeo(context, {
      key: "Payment",
      title: `Tagihan ${invoice.number}`,
      noindex: true,
      path: INVOICES_PATH,
    }),
    invoice,
    isSignedIn: context.session !== null,
    listHref: context.installation.hasLearning && context.session ? INVOICES_PATH : null,
  };
  return data(page, {
    headers: invoice.state === "pending" ? { Refresh: REFRESH_SECONDS } : {},
  });
});

export const headers: HeadersFunction = ({ loaderHeaders }) => {
  const refresh = loaderHeaders.get("Refresh");
  return refresh === null ? {} : { Refresh: refresh };
};

export default function InvoiceRoute() {
  return <InvoicePage {...useLoaderData<typeof loader>()} />;
}
