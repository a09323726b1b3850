import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { getAppointment } from "~/server/features/appointments";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { AppointmentReceipt } from "./view";

export const handle: RouteHandle = { cache: false };

/** The receipt that a person keeps: refresh-safe, behind a link that nobody can guess. */
export const loader = guarded(async (visit, { params }) => {
  const seo = pageSeo(visit, { key: "Make-Appointment-receipt", title: "Bukti janji temu", path: "/Make-Appointment", noindex: true });
  return { seo, cancelHref: `${visit.url.pathname}/Batal`, ...(await getAppointment(visit, params.receipt ?? "")) };
});

export default function Receipt() {
  return <AppointmentReceipt {...useLoaderData<typeof loader>()} />;
}
