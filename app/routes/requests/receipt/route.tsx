import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { getRequestReceipt } from "~/server/features/request-receipts";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { RequestReceiptPage } from "./view";

export const handle = { access: "public", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

/** Receipt page behind a secret link; safe to reload. */
export const loader = defineLoader(handle, async (context, { params }) => ({
  seo: getPageSeo(context, { key: "Bukti", title: "Bukti kiriman", path: "/Bukti", noindex: true }),
  receipt: await getRequestReceipt(context, params.receipt ?? ""),
}));

export default function RequestReceiptRoute() {
  return <RequestReceiptPage {...useLoaderData<typeof loader>()} />;
}
