import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { RouteHandle } from "~/lib/route-handle";
import { getDonation, repayDonation } from "~/server/features/donations";
import { newKey, readForm } from "~/server/form-post";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { DonationReceipt } from "./view";

export const handle: RouteHandle = { cache: false };

/** A donation behind its unguessable link: to be paid, paid, or over. */
export const loader = guarded(async (visit, { params }) => ({
  seo: pageSeo(visit, { key: "Donation", title: "Tanda terima donasi", noindex: true }),
  ...{ donation: await getDonation(visit, params.key ?? ""), path: visit.url.pathname, idempotencyKey: newKey() },
}));

/** One more try to pay. */
export const action = guarded(async (visit, { request, params }) => {
  const posted = await readForm(visit, request, z.object({}));
  if (posted.ok) await repayDonation(visit, params.key ?? "");
  throw redirect(visit.url.pathname, 303);
});

export default function DonationReceiptRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <DonationReceipt {...page} />;
}
