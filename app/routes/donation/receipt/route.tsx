import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { RouteHandle } from "~/lib/route-handle";
import { getDonation, repayDonation } from "~/server/features/donations";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { DonationReceipt } from "./view";

export const handle = { access: "public", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

/** A donation behind its secret link: payable, paid or ended. */
export const loader = defineLoader(handle, async (context, { params }) => ({
  seo: getPageSeo(context, { key: "Donation", title: "Tanda terima donasi", noindex: true }),
  donation: await getDonation(context, params.key ?? ""),
  path: context.url.pathname,
  idempotencyKey: createIdempotencyKey(),
}));

/** Retries the payment. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const posted = await readForm(context, request, z.object({}));
  if (posted.ok) await repayDonation(context, params.key ?? "");
  throw redirect(context.url.pathname, 303);
});

export default function DonationReceiptRoute() {
  const page = useLoaderData<typeof loader>();
  return <DonationReceipt {...page} />;
}
