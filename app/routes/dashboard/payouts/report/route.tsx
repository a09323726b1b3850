import { useLoaderData } from "@remix-run/react";
import { pageQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listPayoutDecisions } from "~/server/features/payout-decisions";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../../load-filtered-list";
import { readPeriod } from "../../period-filter";
import { decisionFilterSchema } from "./filter-schema";
import { PayoutReport } from "./view";

export const handle = {
  access: "payout.decide",
  cache: false,
  query: decisionFilterSchema.extend({ page: pageQuery }),
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => ({
  ...(await loadFilteredList(context, handle, {
    title: "Siapa memutuskan pencairan",
    readList: listPayoutDecisions,
  })),
  period: readPeriod(context.url.searchParams),
}));

export default function PayoutReportRoute() {
  const page = useLoaderData<typeof loader>();
  return <PayoutReport {...page} />;
}
