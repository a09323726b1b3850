import { useLoaderData } from "@remix-run/react";
import { optionsOf } from "~/lib/options";
import { PAYOUT_STATUS } from "~/lib/payout-status";
import { pageQuery, readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { bankOptions, listPayouts } from "~/server/features/payouts";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { filterQuery } from "../filters";
import { readerOf } from "../reader";
import { PayoutList } from "./view";

export const handle: RouteHandle = { cache: false, access: "payout.view" };

export const loader = guarded(async (visit) => {
  const { page, ...filters } = readQuery(filterQuery.extend({ page: pageQuery }), visit.url);
  const reader = await readerOf(visit);
  const [list, banks] = await Promise.all([listPayouts(visit, { page, ...filters }, reader), bankOptions(visit)]);
  return {
    seo: pageSeo(visit, { key: "Dashboard", title: "Pencairan dana", noindex: true }),
    ...{ list, banks, filters, roles: reader.roles, path: visit.url.pathname, canRequest: reader.requests, canDecide: reader.decides },
    statuses: optionsOf(PAYOUT_STATUS),
  };
}, "payout.view");

export default function PayoutListRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <PayoutList {...page} />;
}
