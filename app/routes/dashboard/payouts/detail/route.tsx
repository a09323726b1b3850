import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { getPayout } from "~/server/features/payout-detail";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { readerOf } from "../reader";
import { PayoutDetail } from "./view";

export const handle: RouteHandle = { cache: false, access: "payout.view" };

export const loader = guarded(async (visit, { params }) => {
  const reader = await readerOf(visit);
  const payout = await getPayout(visit, params.id ?? "", reader);
  return {
    seo: pageSeo(visit, { key: "Dashboard", title: payout.reference, noindex: true }),
    roles: reader.roles,
    path: visit.url.pathname,
    payout,
  };
}, "payout.view");

export default function PayoutDetailRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <PayoutDetail {...page} />;
}
