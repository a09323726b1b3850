import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { campaignUpdateSchema } from "~/lib/campaign-fields";
import { campaignDeskPath } from "~/lib/paths";
import type { RouteHandle } from "~/lib/route-handle";
import { addCampaignUpdate, readDeskCampaign } from "~/server/features/campaign-desk";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { CampaignNews } from "./view";

export const handle = { access: "donation.manage", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const [menu, campaign] = await Promise.all([
    getDashboardMenu(context),
    readDeskCampaign(context, params.id ?? ""),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: "Tulis kabar", noindex: true }),
    menu,
    path: context.url.pathname,
    title: campaign.title,
    backHref: campaignDeskPath(campaign.id),
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const posted = await readForm(context, request, campaignUpdateSchema);
  if (!posted.ok) return posted.result;
  const { value: body, idempotencyKey } = posted;
  const id = params.id ?? "";
  const outcome = await addCampaignUpdate(context, id, { body, idempotencyKey });
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(campaignDeskPath(id), 303);
});

export default function CampaignNewsRoute() {
  const page = useLoaderData<typeof loader>();
  return <CampaignNews {...page} formResult={useActionData<typeof action>()} />;
}
