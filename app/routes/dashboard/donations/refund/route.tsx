import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requestRefundSchema } from "~/lib/refund-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { getDonationById } from "~/server/features/donations";
import { refundDonation } from "~/server/features/refunds";
import { requireSecondFactorSetup } from "~/server/features/second-factor";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { PaymentRefund } from "../../payment-refund";

export const handle = { script: true, cache: false, access: "refund.manage" } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  await requireSecondFactorSetup(context);
  const [menu, donation] = await Promise.all([
    getDashboardMenu(context),
    getDonationById(context, params.id ?? ""),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: "Kembalikan donasi", noindex: true }),
    donation,
    menu,
    path: context.url.pathname,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const posted = await readForm(context, request, requestRefundSchema);
  if (!posted.ok) return posted.result;
  const outcome = await refundDonation(context, params.id ?? "", posted.value);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(`/Dashboard/Refunds/${outcome.id}`, 303);
});

const SUBJECT = {
  noun: "donasi",
  payer: "Donatur",
  listLabel: "Donasi",
  listHref: "/Dashboard/Donations",
  backHref: "/Dashboard/Donations",
};

export default function DonationRefundRoute() {
  const { donation, ...page } = useLoaderData<typeof loader>();
  const payment = { ...donation, isPaid: donation.state === "paid" };
  const formResult = useActionData<typeof action>();
  return <PaymentRefund {...page} subject={SUBJECT} payment={payment} formResult={formResult} />;
}
