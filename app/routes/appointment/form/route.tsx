import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { APPOINTMENT_SEGMENTS } from "~/lib/appointment";
import { formatDate, isoDate } from "~/lib/dates";
import { choiceQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { createAppointment } from "~/server/features/appointments";
import { newKey, readForm } from "~/server/form-post";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { appointmentForm } from "./schema";
import { AppointmentPage } from "./view";

export const handle: RouteHandle = { script: true, cache: false };

const DAY_MS = 86_400_000;
const LEAD = "Pilih tanggal dan jam, lalu ceritakan kebutuhan lembaga Anda. Kami menjawab lewat email paling lambat satu hari kerja.";

export const loader = guarded(async (visit) => {
  const { searchParams } = visit.url;
  const [first, last] = [Date.now() + DAY_MS, Date.now() + 60 * DAY_MS];
  return {
    seo: pageSeo(visit, { key: "Make-Appointment", title: "Buat janji temu", path: "/Make-Appointment", description: LEAD }),
    lead: LEAD,
    idempotencyKey: newKey(),
    dates: { min: isoDate(first), max: isoDate(last), inWords: `${formatDate(first)} sampai ${formatDate(last)}` },
    // Links on the landings name whom the meeting is for and what about.
    given: {
      segment: choiceQuery(APPOINTMENT_SEGMENTS).parse(searchParams.get("segment") ?? undefined),
      topic: searchQuery.parse(searchParams.get("topic") ?? undefined),
    },
  };
});

export const action = guarded(async (visit, { request }) => {
  const posted = await readForm(visit, request, appointmentForm);
  if (!posted.ok) return posted.answer;
  const outcome = await createAppointment(visit, posted.value, posted.idempotencyKey);
  if (!outcome.ok) return posted.refuse(outcome);
  throw redirect(`/Make-Appointment/Bukti/${outcome.receipt}`, 303);
});

export default function MakeAppointment() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <AppointmentPage {...page} answer={useActionData<typeof action>()} />;
}
