import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { cancelAppointment, getAppointment } from "~/server/features/appointments";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { CancelPage } from "./view";

export const handle: RouteHandle = { cache: false };

const receiptHref = (receipt: string) => `/Make-Appointment/Bukti/${encodeURIComponent(receipt)}`;

/** Cancelling asks once more on a page of its own (XJS7). */
export const loader = guarded(async (visit, { params }) => {
  const receipt = params.receipt ?? "";
  const back = receiptHref(receipt);
  const { appointment, standing, canCancel } = await getAppointment(visit, receipt);
  // While the desk is silent the page stays: sending it again does no harm.
  if (!canCancel && standing !== "unreachable") throw redirect(back, 303);
  const seo = pageSeo(visit, { key: "Make-Appointment-cancel", title: "Batalkan janji temu", path: "/Make-Appointment", noindex: true });
  return { seo, number: appointment.number, topic: appointment.topic, back };
});

export const action = guarded(async (visit, { params }) => {
  const receipt = params.receipt ?? "";
  if (await cancelAppointment(visit, receipt)) throw redirect(receiptHref(receipt), 303);
  return data({ hasFailed: true }, { status: 503 });
});

export default function CancelAppointment() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <CancelPage {...page} hasFailed={useActionData<typeof action>()?.hasFailed ?? false} />;
}
