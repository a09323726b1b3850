import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { APPOINTMENT_SEGMENTS } from "~/lib/appointment";
import { formatDate, formatIsoDate } from "~/lib/dates";
import { choiceQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { DAY_MS } from "~/lib/time";
import { createAppointment } from "~/server/features/appointments";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { appointmentFormSchema } from "./schema";
import { AppointmentPage } from "./view";

export const handle = { access: "public", script: true, cache: false } satisfies RouteHandle;
export const meta = seoMeta;

const LEAD =
  "Pilih tanggal dan jam, lalu ceritakan kebutuhan Anda. Kami menjawab lewat email paling lambat satu hari kerja.";

export const loader = defineLoader(handle, async (context) => {
  const { searchParams } = context.url;
  const [first, last] = [Date.now() + DAY_MS, Date.now() + 60 * DAY_MS];
  return {
    seo: getPageSeo(context, {
      key: "Make-Appointment",
      title: "Buat janji temu",
      path: "/Make-Appointment",
      description: LEAD,
    }),
    lead: LEAD,
    idempotencyKey: createIdempotencyKey(),
    dateRange: {
      min: formatIsoDate(first),
      max: formatIsoDate(last),
      label: `${formatDate(first)} sampai ${formatDate(last)}`,
    },
    // Landing pages link with audience and topic preselected.
    prefilled: {
      segment: choiceQuery(APPOINTMENT_SEGMENTS).parse(searchParams.get("segment") ?? undefined),
      topic: searchQuery.parse(searchParams.get("topic") ?? undefined),
    },
  };
});

export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, appointmentFormSchema);
  if (!posted.ok) return posted.result;
  const outcome = await createAppointment(context, posted.value, posted.idempotencyKey);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(`/Make-Appointment/Bukti/${outcome.receipt}`, 303);
});

export default function MakeAppointment() {
  const page = useLoaderData<typeof loader>();
  return <AppointmentPage {...page} formResult={useActionData<typeof action>()} />;
}
