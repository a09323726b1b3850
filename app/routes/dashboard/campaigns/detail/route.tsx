import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { campaignSwitchSchema } from "~/lib/campaign-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { getDeskCampaign, switchCampaign } from "~/server/features/campaign-desk";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { CampaignDetail } from "./view";

export const handle = { access: "donation.manage", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const [menu, campaign] = await Promise.all([
    getDashboardMenu(context),
    getDeskCampaign(context, params.id ?? ""),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: campaign.title, noindex: true }),
    menu,
    path: context.url.pathname,
    campaign,
    idempotencyKey: createIdempotencyKey(),
  };
});

/** Opens or closes the campaign. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const posted = await readForm(context, request, campaignSwitchSchema);
  if (!posted.ok) return posted.result;
  const outcome = await switchCampaign(context, params.id ?? "", posted.value);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(context.url.pathname, 303);
});

export default function CampaignDetailRoute() {
  const page = useLoaderData<typeof loader>();
  return <CampaignDetail {...page} formResult={useActionData<typeof action>()} />;
}
