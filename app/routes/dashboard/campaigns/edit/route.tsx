import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { campaignFormSchema } from "~/lib/campaign-fields";
import { CAMPAIGN_DESK_PATH, campaignDeskPath } from "~/lib/paths";
import type { RouteHandle } from "~/lib/route-handle";
import {
  readDeskCampaign,
  saveCampaign,
  toCampaignFormValues,
} from "~/server/features/campaign-desk";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { storePictures } from "~/server/features/pictures";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { DashboardLayout } from "../../dashboard-layout";
import { CampaignForm } from "../campaign-form";

export const handle = { access: "donation.manage", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const [menu, campaign] = await Promise.all([
    getDashboardMenu(context),
    readDeskCampaign(context, params.id ?? ""),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: "Ubah kampanye", noindex: true }),
    menu,
    path: context.url.pathname,
    title: campaign.title,
    backHref: campaignDeskPath(campaign.id),
    values: toCampaignFormValues(campaign),
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const form = await readForm(context, request, campaignFormSchema);
  const posted = await storePictures(context, form, ["picture"]);
  if (!posted.ok) return posted.result;
  const id = params.id ?? "";
  const outcome = await saveCampaign(context, id, posted.value);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(campaignDeskPath(id), 303);
});

export default function EditCampaignRoute() {
  const { menu, title, ...form } = useLoaderData<typeof loader>();
  return (
    <DashboardLayout
      title="Ubah kampanye"
      menu={menu}
      path={form.path}
      breadcrumbs={[
        { label: "Kampanye donasi", href: CAMPAIGN_DESK_PATH },
        { label: title, href: form.backHref },
        { label: "Ubah" },
      ]}
    >
      <CampaignForm {...form} formResult={useActionData<typeof action>()} />
    </DashboardLayout>
  );
}
