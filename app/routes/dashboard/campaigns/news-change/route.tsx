import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { newsChangeSchema } from "~/lib/campaign-fields";
import { campaignDeskPath } from "~/lib/paths";
import type { RouteHandle } from "~/lib/route-handle";
import { changeCampaignNews, readCampaignNews } from "~/server/features/campaign-desk";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { CampaignNewsChange } from "./view";

export const handle = { access: "donation.manage", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const id = params.id ?? "";
  const [menu, { title, news }] = await Promise.all([
    getDashboardMenu(context),
    readCampaignNews(context, id, params.news ?? ""),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: "Ubah kabar", noindex: true }),
    menu,
    path: context.url.pathname,
    title,
    news,
    backHref: campaignDeskPath(id),
    idempotencyKey: createIdempotencyKey(),
  };
});

/** Corrects or removes the news. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const posted = await readForm(context, request, newsChangeSchema);
  if (!posted.ok) return posted.result;
  const address = { id: params.id ?? "", updateId: params.news ?? "" };
  const outcome = await changeCampaignNews(context, address, posted.value);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(campaignDeskPath(address.id), 303);
});

export default function CampaignNewsChangeRoute() {
  const page = useLoaderData<typeof loader>();
  return <CampaignNewsChange {...page} formResult={useActionData<typeof action>()} />;
}
