import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { donationFormSchema } from "~/lib/donation";
import { PAYMENT_METHODS } from "~/lib/payment-status";
import { pageQuery, readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listOpenCampaigns } from "~/server/features/campaigns";
import { DONATION_PRESET_OPTIONS, donate, getDonationTotals } from "~/server/features/donations";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { DonationPage } from "./view";

export const handle = {
  access: "public",
  script: true,
  cache: false,
  query: z.object({ page: pageQuery }),
} satisfies RouteHandle;
export const meta = seoMeta;

const LEAD =
  "Donasi Anda membiayai kelas gratis bagi siswa, guru, dan warga yang belum terjangkau. Setiap rupiah yang masuk tercatat dan dapat Anda lihat di sini.";

export const loader = defineLoader(handle, async (context) => {
  const [totals, campaigns] = await Promise.all([
    getDonationTotals(context),
    listOpenCampaigns(context, readQuery(handle.query, context.url)),
  ]);
  return {
    seo: getPageSeo(context, { key: "Donation", title: "Donasi", description: LEAD }),
    lead: LEAD,
    presets: DONATION_PRESET_OPTIONS,
    methods: PAYMENT_METHODS.map((method) => ({ ...method })),
    totals,
    campaigns,
    hasPayments: context.installation.hasDonationPayments,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, donationFormSchema);
  if (!posted.ok) return posted.result;
  const outcome = await donate(context, posted.value, posted.idempotencyKey);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(`/Donation/Bukti/${outcome.key}`, 303);
});

export default function DonationRoute() {
  const page = useLoaderData<typeof loader>();
  return <DonationPage {...page} formResult={useActionData<typeof action>()} />;
}
