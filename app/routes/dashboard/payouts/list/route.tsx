import { useLoaderData } from "@remix-run/react";
import { toOptions } from "~/lib/options";
import { PAYOUT_STATUS } from "~/lib/payout-status";
import { pageQuery, readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { getBankFilterOptions, listPayouts } from "~/server/features/payouts";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { readPeriod } from "../../period-filter";
import { payoutFilterSchema } from "../filter-schema";
import { getPayoutViewer } from "../payout-viewer";
import { PayoutList } from "./view";

const querySchema = payoutFilterSchema.extend({ page: pageQuery });

export const handle = {
  cache: false,
  access: "payout.view",
  query: querySchema,
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const { page, ...filters } = readQuery(handle.query, context.url);
  const reader = await getPayoutViewer(context);
  const [menu, list, banks] = await Promise.all([
    getDashboardMenu(context),
    listPayouts(context, { page, ...filters }, reader),
    getBankFilterOptions(context),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: "Pencairan dana", noindex: true }),
    list,
    banks,
    filters,
    period: readPeriod(context.url.searchParams),
    menu,
    path: context.url.pathname,
    canRequest: reader.canRequest,
    canDecide: reader.canDecide,
    statuses: toOptions(PAYOUT_STATUS),
  };
});

export default function PayoutListRoute() {
  const page = useLoaderData<typeof loader>();
  return <PayoutList {...page} />;
}
