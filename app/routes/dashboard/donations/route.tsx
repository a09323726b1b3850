import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { optionsOf } from "~/lib/options";
import { PAYMENT_STATUS, PAYMENT_STATUSES } from "~/lib/payment-status";
import { choiceQuery, pageQuery, readQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listDonations } from "~/server/features/donations";
import { meOf } from "~/server/features/me";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { DonationInbox } from "./view";

export const handle: RouteHandle = { cache: false, access: "donation.view" };

const querySchema = z.object({ page: pageQuery, status: choiceQuery(PAYMENT_STATUSES), search: searchQuery });

export const loader = guarded(async (visit) => {
  const { page, ...filters } = readQuery(querySchema, visit.url);
  const [me, list] = await Promise.all([meOf(visit), listDonations(visit, { page, ...filters })]);
  return {
    seo: pageSeo(visit, { key: "Dashboard", title: "Donasi", noindex: true }),
    ...{ roles: me?.roles ?? [], path: visit.url.pathname, filters, list },
    statuses: optionsOf(PAYMENT_STATUS),
  };
}, "donation.view");

export default function DonationInboxRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <DonationInbox {...page} />;
}
