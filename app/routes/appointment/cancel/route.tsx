import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { cancelAppointment, getAppointment } from "~/server/features/appointments";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { CancelAppointmentPage } from "./view";

export const handle = { access: "public", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

const getReceiptHref = (receipt: string) =>
  `/Make-Appointment/Bukti/${encodeURIComponent(receipt)}`;

/** Cancellation is confirmed on a separate page (XJS7). */
export const loader = defineLoader(handle, async (context, { params }) => {
  const receipt = params.receipt ?? "";
  const receiptHref = getReceiptHref(receipt);
  const { appointment, statusSource, canCancel } = await getAppointment(context, receipt);
  // If the admin host is unavailable the page stays: resubmitting is harmless.
  if (!canCancel && statusSource !== "unreachable") throw redirect(receiptHref, 303);
  const seo = getPageSeo(context, {
    key: "Make-Appointment-cancel",
    title: "Batalkan janji temu",
    path: "/Make-Appointment",
    noindex: true,
  });
  return { seo, number: appointment.number, topic: appointment.topic, receiptHref };
});

export const action = defineAction(handle, async (context, { params }) => {
  const receipt = params.receipt ?? "";
  if (await cancelAppointment(context, receipt)) throw redirect(getReceiptHref(receipt), 303);
  return data({ hasFailed: true }, { status: 503 });
});

export default function CancelAppointment() {
  const page = useLoaderData<typeof loader>();
  return (
    <CancelAppointmentPage
      {...page}
      hasFailed={useActionData<typeof action>()?.hasFailed ?? false}
    />
  );
}
