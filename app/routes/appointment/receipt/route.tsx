import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { proposalAnswerFields } from "~/lib/appointment";
import type { RouteHandle } from "~/lib/route-handle";
import { answerProposal, getAppointment } from "~/server/features/appointments";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { AppointmentReceipt } from "./view";

export const handle = { access: "public", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

/** Receipt page behind a secret link; safe to reload. */
export const loader = defineLoader(handle, async (context, { params }) => {
  const seo = getPageSeo(context, {
    key: "Make-Appointment-receipt",
    title: "Bukti janji temu",
    path: "/Make-Appointment",
    noindex: true,
  });
  return {
    seo,
    path: context.url.pathname,
    idempotencyKey: createIdempotencyKey(),
    ...(await getAppointment(context, params.receipt ?? "")),
  };
});

/** Accepts or declines a proposed time. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const posted = await readForm(context, request, proposalAnswerFields);
  if (!posted.ok) return posted.result;
  const outcome = await answerProposal(context, params.receipt ?? "", posted.value);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(context.url.pathname, 303);
});

export default function AppointmentReceiptRoute() {
  const page = useLoaderData<typeof loader>();
  return <AppointmentReceipt {...page} formResult={useActionData<typeof action>()} />;
}
