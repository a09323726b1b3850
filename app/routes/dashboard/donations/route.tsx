import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { PAYMENT_SORTS } from "~/lib/list-sorts";
import { getKeys, toOptions } from "~/lib/options";
import { PAYMENT_STATUS, PAYMENT_STATUSES } from "~/lib/payment-status";
import { choiceQuery, pageQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listDonations } from "~/server/features/donations";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../load-filtered-list";
import { DonationList } from "./view";

const querySchema = z.object({
  page: pageQuery,
  status: choiceQuery(PAYMENT_STATUSES),
  search: searchQuery,
  sort: choiceQuery(getKeys(PAYMENT_SORTS)),
});

export const handle = {
  cache: false,
  access: "donation.view",
  query: querySchema,
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => ({
  ...(await loadFilteredList(context, handle, {
    title: "Donasi",
    readList: listDonations,
  })),
  statuses: toOptions(PAYMENT_STATUS),
}));

export default function DonationListRoute() {
  const page = useLoaderData<typeof loader>();
  return <DonationList {...page} />;
}
