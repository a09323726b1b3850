import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { APPOINTMENT_SEGMENTS } from "~/lib/appointment";
import { formatDate, isoDate } from "~/lib/dates";
import { choiceQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { createAppointment } from "~/server/features/appointments";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { appointmentForm, HONEYPOT, IDEMPOTENCY_KEY } from "./schema";
import { AppointmentPage } from "./view";

export const handle: RouteHandle = { script: true, cache: false };

const DAY_MS = 86_400_000;
const LEAD = "Pilih tanggal dan jam, lalu ceritakan kebutuhan lembaga Anda. Kami menjawab lewat email paling lambat satu hari kerja.";

/** Why a form that is right in itself is asked for once more. */
const TRAPPED =
  "Kolom yang harus kosong ternyata terisi, mungkin oleh pengisi otomatis. Kolom itu sudah kami kosongkan; periksa isian Anda, lalu kirim sekali lagi.";
const UNREADABLE = "Kiriman Anda tidak dapat dibaca. Isi formulir ini, lalu kirim lagi.";
const KEYLESS = "Formulir ini sudah terlalu lama terbuka. Periksa isian Anda, lalu kirim sekali lagi.";

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
  const form = await request.formData().catch(() => null);
  if (!form) return data({ result: undefined, message: UNREADABLE, idempotencyKey: newKey() }, { status: 422 });
  const idempotencyKey = String(form.get(IDEMPOTENCY_KEY) ?? "");
  const submission = parseWithZod(form, { schema: appointmentForm });
  if (submission.status !== "success") return data({ result: submission.reply(), message: null, idempotencyKey }, { status: 422 });

  const isTrapped = Boolean(form.get(HONEYPOT));
  if (isTrapped || !/^[\w-]{16,64}$/.test(idempotencyKey)) {
    const message = isTrapped ? TRAPPED : KEYLESS;
    return data({ result: submission.reply({ formErrors: [message] }), message, idempotencyKey: newKey() }, { status: 422 });
  }

  const outcome = await createAppointment(visit, submission.value, idempotencyKey);
  if (outcome.ok) throw redirect(`/Make-Appointment/Bukti/${outcome.receipt}`, 303);
  const fieldErrors = Object.fromEntries(Object.entries(outcome.fields).map(([name, message]) => [name, [message]]));
  // The key belongs to what was sent with it: changed text needs another one.
  const nextKey = outcome.status === 409 ? newKey() : idempotencyKey;
  return data({ result: submission.reply({ fieldErrors }), message: outcome.message, idempotencyKey: nextKey }, { status: outcome.status });
});

const newKey = (): string => crypto.randomUUID();

export default function MakeAppointment() {
  const { seo: _, idempotencyKey, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AppointmentPage
      {...page}
      idempotencyKey={answer?.idempotencyKey || idempotencyKey}
      lastResult={answer?.result}
      message={answer?.message ?? null}
    />
  );
}
