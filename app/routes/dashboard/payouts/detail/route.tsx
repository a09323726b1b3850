import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { getPayout } from "~/server/features/payout-detail";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { getPayoutViewer } from "../payout-viewer";
import { PayoutDetail } from "./view";

export const handle = { cache: false, access: "payout.view" } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const reader = await getPayoutViewer(context);
  const [menu, payout] = await Promise.all([
    getDashboardMenu(context),
    getPayout(context, params.id ?? "", reader),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: payout.reference, noindex: true }),
    menu,
    path: context.url.pathname,
    payout,
  };
});

export default function PayoutDetailRoute() {
  const page = useLoaderData<typeof loader>();
  return <PayoutDetail {...page} />;
}
