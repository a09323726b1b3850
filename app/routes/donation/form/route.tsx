import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { donationForm } from "~/lib/donation";
import { PAYMENT_METHODS } from "~/lib/payment-status";
import type { RouteHandle } from "~/lib/route-handle";
import { donate, donationTotals, presets } from "~/server/features/donations";
import { newKey, readForm } from "~/server/form-post";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { DonationPage } from "./view";

export const handle: RouteHandle = { script: true, cache: false };

const LEAD =
  "Donasi Anda membiayai kelas gratis bagi siswa, guru, dan warga yang belum terjangkau. Setiap rupiah yang masuk tercatat dan dapat Anda lihat di sini.";

export const loader = guarded(async (visit) => ({
  seo: pageSeo(visit, { key: "Donation", title: "Donasi", description: LEAD }),
  ...{
    lead: LEAD,
    presets,
    methods: PAYMENT_METHODS.map((method) => ({ ...method })),
    totals: await donationTotals(visit),
    idempotencyKey: newKey(),
  },
}));

export const action = guarded(async (visit, { request }) => {
  const posted = await readForm(visit, request, donationForm);
  if (!posted.ok) return posted.answer;
  const outcome = await donate(visit, posted.value, posted.idempotencyKey);
  if (!outcome.ok) return posted.refuse(outcome);
  throw redirect(`/Donation/Bukti/${outcome.key}`, 303);
});

export default function DonationRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <DonationPage {...page} answer={useActionData<typeof action>()} />;
}
