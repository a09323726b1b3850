import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { getAppointment } from "~/server/features/appointments";
import { defineLoader } from "~/server/request/define-route";
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
    cancelHref: `${context.url.pathname}/Batal`,
    ...(await getAppointment(context, params.receipt ?? "")),
  };
});

export default function AppointmentReceiptRoute() {
  return <AppointmentReceipt {...useLoaderData<typeof loader>()} />;
}
