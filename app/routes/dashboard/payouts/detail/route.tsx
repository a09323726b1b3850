import { useLoaderData } from "@remix-run/react";
import { readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { findNextPayout } from "~/server/features/next-records";
import { getPayout } from "~/server/features/payout-detail";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { decidedQuery } from "../../decided-query";
import { getPayoutViewer } from "../payout-viewer";
import { PayoutDetail } from "./view";

export const handle = {
  cache: false,
  access: "payout.view",
  query: decidedQuery,
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const reader = await getPayoutViewer(context);
  const id = params.id ?? "";
  const isDecided = readQuery(handle.query, context.url).selesai !== undefined;
  const [payout, next, menu] = await Promise.all([
    getPayout(context, id, reader),
    isDecided ? findNextPayout(context, reader, id) : null,
    getDashboardMenu(context),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: payout.reference, noindex: true }),
    menu,
    path: context.url.pathname,
    payout,
    decided: isDecided ? { next } : null,
  };
});

export default function PayoutDetailRoute() {
  const page = useLoaderData<typeof loader>();
  return <PayoutDetail {...page} />;
}
