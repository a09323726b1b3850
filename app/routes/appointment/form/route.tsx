import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { APPOINTMENT_SEGMENTS } from "~/lib/appointment";
import { isoDate } from "~/lib/dates";
import { choiceQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { createAppointment } from "~/server/features/appointments";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { appointmentForm, HONEYPOT, IDEMPOTENCY_KEY } from "./schema";
import { AppointmentPage } from "./view";

export const handle: RouteHandle = { script: true, cache: false };

const DAY_MS = 86_400_000;

export const loader = guarded(async (visit) => {
  const { searchParams } = visit.url;
  const now = Date.now();
  return {
    seo: pageSeo(visit, {
      key: "Make-Appointment",
      title: "Buat janji temu",
      path: "/Make-Appointment",
      description: "Pilih tanggal dan jam, lalu ceritakan kebutuhan lembaga Anda. Kami menjawab lewat email paling lambat satu hari kerja.",
    }),
    idempotencyKey: crypto.randomUUID(),
    dates: { from: isoDate(now + DAY_MS), to: isoDate(now + 60 * DAY_MS) },
    // Links on the landings name whom the meeting is for and what about.
    given: {
      segment: choiceQuery(APPOINTMENT_SEGMENTS).parse(searchParams.get("segment") ?? undefined),
      topic: searchQuery.parse(searchParams.get("topic") ?? undefined),
    },
  };
});

export const action = guarded(async (visit, { request }) => {
  const form = await request.formData();
  const idempotencyKey = String(form.get(IDEMPOTENCY_KEY) ?? "");
  const submission = parseWithZod(form, { schema: appointmentForm });
  if (submission.status !== "success") return data({ result: submission.reply(), message: null, idempotencyKey }, { status: 422 });
  if (form.get(HONEYPOT)) {
    // A person may have filled it by accident, with a password manager say: nothing is lost, they are told what to do.
    const message = "Kosongkan isian “Situs web” yang tersembunyi, lalu kirim lagi.";
    return data({ result: submission.reply({ formErrors: [message] }), message, idempotencyKey }, { status: 422 });
  }
  if (!/^[\w-]{16,64}$/.test(idempotencyKey)) {
    const message = "Formulir ini sudah terlalu lama terbuka. Periksa isian Anda, lalu kirim sekali lagi.";
    return data(
      { result: submission.reply({ formErrors: [message] }), message, idempotencyKey: crypto.randomUUID() as string },
      { status: 422 },
    );
  }
  const outcome = await createAppointment(visit, submission.value, idempotencyKey);
  if (outcome.ok) throw redirect(`/Make-Appointment/Bukti/${outcome.receipt}`, 303);
  const fieldErrors = Object.fromEntries(Object.entries(outcome.fields).map(([name, message]) => [name, [message]]));
  // The key belongs to what was sent with it: changed text needs another one.
  const nextKey = outcome.status === 409 ? (crypto.randomUUID() as string) : idempotencyKey;
  return data({ result: submission.reply({ fieldErrors }), message: outcome.message, idempotencyKey: nextKey }, { status: outcome.status });
});

export default function MakeAppointment() {
  const { idempotencyKey, dates, given } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AppointmentPage
      idempotencyKey={answer?.idempotencyKey || idempotencyKey}
      dates={dates}
      given={given}
      lastResult={answer?.result}
      message={answer?.message ?? null}
    />
  );
}
