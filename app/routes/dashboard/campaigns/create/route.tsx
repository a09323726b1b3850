import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { campaignFormSchema } from "~/lib/campaign-fields";
import { CAMPAIGN_DESK_PATH, campaignDeskPath } from "~/lib/paths";
import type { RouteHandle } from "~/lib/route-handle";
import { createCampaign } from "~/server/features/campaign-desk";
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

export const loader = defineLoader(handle, async (context) => ({
  seo: getPageSeo(context, { key: "Dashboard", title: "Buat kampanye", noindex: true }),
  menu: await getDashboardMenu(context),
  path: context.url.pathname,
  idempotencyKey: createIdempotencyKey(),
}));

export const action = defineAction(handle, async (context, { request }) => {
  const form = await readForm(context, request, campaignFormSchema);
  const posted = await storePictures(context, form, ["picture"]);
  if (!posted.ok) return posted.result;
  const outcome = await createCampaign(context, posted.value, posted.idempotencyKey);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(campaignDeskPath(outcome.id), 303);
});

export default function CreateCampaignRoute() {
  const { menu, path, idempotencyKey } = useLoaderData<typeof loader>();
  return (
    <DashboardLayout
      title="Buat kampanye"
      lead="Kampanye baru menjadi draf; pengunjung melihatnya setelah Anda membukanya."
      menu={menu}
      path={path}
      breadcrumbs={[
        { label: "Kampanye donasi", href: CAMPAIGN_DESK_PATH },
        { label: "Buat kampanye" },
      ]}
    >
      <CampaignForm
        path={path}
        backHref={CAMPAIGN_DESK_PATH}
        values={null}
        idempotencyKey={idempotencyKey}
        formResult={useActionData<typeof action>()}
      />
    </DashboardLayout>
  );
}
