import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { RouteHandle } from "~/lib/route-handle";
import { getSandboxOrder, paySandboxOrder, SANDBOX_OUTCOMES } from "~/server/features/payments";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { SandboxPayment } from "./view";

export const handle = { access: "public", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

const outcomeSchema = z.object({ outcome: z.enum(SANDBOX_OUTCOMES) });

/** Sandbox payment page, on which a tester chooses what the payer does. */
export const loader = defineLoader(handle, async (context, { params }) => ({
  seo: getPageSeo(context, { key: "Payment", title: "Pembayaran", noindex: true }),
  order: await getSandboxOrder(context, params.orderId ?? ""),
  path: context.url.pathname,
  idempotencyKey: createIdempotencyKey(),
}));

export const action = defineAction(handle, async (context, { request, params }) => {
  const orderId = params.orderId ?? "";
  const posted = await readForm(context, request, outcomeSchema);
  if (!posted.ok) throw redirect(context.url.pathname, 303);
  await paySandboxOrder(context, orderId, posted.value.outcome);
  throw redirect(`/CallbackPayment?${new URLSearchParams({ orderId })}`, 303);
});

export default function SandboxPaymentRoute() {
  const page = useLoaderData<typeof loader>();
  return <SandboxPayment {...page} />;
}
