import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { RouteHandle } from "~/lib/route-handle";
import { paySandboxOrder, SANDBOX_OUTCOMES, sandboxOrder } from "~/server/features/payments";
import { newKey, readForm } from "~/server/form-post";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { SandboxPayment } from "./view";

export const handle: RouteHandle = { cache: false };

const outcomeSchema = z.object({ outcome: z.enum(SANDBOX_OUTCOMES) });

/** In place of a real gateway's page: who tries the site says here what the payer did. */
export const loader = guarded(async (visit, { params }) => ({
  seo: pageSeo(visit, { key: "Payment", title: "Pembayaran", noindex: true }),
  ...{ order: await sandboxOrder(visit, params.orderId ?? ""), path: visit.url.pathname, idempotencyKey: newKey() },
}));

export const action = guarded(async (visit, { request, params }) => {
  const orderId = params.orderId ?? "";
  const posted = await readForm(visit, request, outcomeSchema);
  if (!posted.ok) throw redirect(visit.url.pathname, 303);
  await paySandboxOrder(visit, orderId, posted.value.outcome);
  throw redirect(`/CallbackPayment?${new URLSearchParams({ orderId })}`, 303);
});

export default function SandboxPaymentRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <SandboxPayment {...page} />;
}
