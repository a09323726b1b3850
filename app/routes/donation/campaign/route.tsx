import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createDonationFormSchema } from "~/lib/donation";
import { campaignPath } from "~/lib/paths";
import { PAYMENT_METHODS } from "~/lib/payment-status";
import type { RouteHandle } from "~/lib/route-handle";
import { getCampaign } from "~/server/features/campaigns";
import { donate } from "~/server/features/donations";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { CampaignPage } from "./view";

export const handle = { access: "public", script: true, cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const campaign = await getCampaign(context, params.slug ?? "");
  const { slug, title, summary: description, picture } = campaign;
  if (slug !== params.slug) throw redirect(campaignPath(slug), 301);
  return {
    seo: getPageSeo(context, {
      key: "Donation-slug",
      title,
      description,
      image: picture?.address ?? null,
    }),
    campaign,
    methods: PAYMENT_METHODS.map((method) => ({ ...method })),
    hasPayments: context.installation.hasDonationPayments,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const { id, presets } = await getCampaign(context, params.slug ?? "");
  const schema = createDonationFormSchema(presets.map(({ value }) => Number(value)));
  const posted = await readForm(context, request, schema);
  if (!posted.ok) return posted.result;
  const body = { ...posted.value, campaign: id };
  const outcome = await donate(context, body, posted.idempotencyKey);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(`/Donation/Bukti/${outcome.key}`, 303);
});

export default function CampaignRoute() {
  const page = useLoaderData<typeof loader>();
  return <CampaignPage {...page} formResult={useActionData<typeof action>()} />;
}
