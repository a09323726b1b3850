import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { toOptions } from "~/lib/options";
import { PAYMENT_STATUS, PAYMENT_STATUSES } from "~/lib/payment-status";
import { choiceQuery, pageQuery, readQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { getCurrentUser } from "~/server/features/current-user";
import { listDonations } from "~/server/features/donations";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { DonationList } from "./view";

const querySchema = z.object({
  page: pageQuery,
  status: choiceQuery(PAYMENT_STATUSES),
  search: searchQuery,
});

export const handle = {
  cache: false,
  access: "donation.view",
  query: querySchema,
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const { page, ...filters } = readQuery(handle.query, context.url);
  const [me, list] = await Promise.all([
    getCurrentUser(context),
    listDonations(context, { page, ...filters }),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: "Donasi", noindex: true }),
    roles: me?.roles ?? [],
    path: context.url.pathname,
    filters,
    list,
    statuses: toOptions(PAYMENT_STATUS),
  };
});

export default function DonationListRoute() {
  const page = useLoaderData<typeof loader>();
  return <DonationList {...page} />;
}
