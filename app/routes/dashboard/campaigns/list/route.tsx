import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { pageQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listDeskCampaigns } from "~/server/features/campaign-desk";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../../load-filtered-list";
import { CampaignList } from "./view";

export const handle = {
  access: "donation.manage",
  cache: false,
  query: z.object({ page: pageQuery }),
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context) =>
  loadFilteredList(context, handle, { title: "Kampanye donasi", readList: listDeskCampaigns }),
);

export default function CampaignListRoute() {
  return <CampaignList {...useLoaderData<typeof loader>()} />;
}
