import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { APPOINTMENT_SEGMENTS, APPOINTMENT_SLOTS } from "~/lib/appointment";
import { SEGMENT_LABELS, slotLabel } from "~/lib/appointment-labels";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { RadioGroup } from "~/ui/radio-group";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";
import { appointmentForm, HONEYPOT, IDEMPOTENCY_KEY } from "./schema";

interface Props {
  lead: string;
  idempotencyKey: string;
  /** First and last day, `YYYY-MM-DD`, and both as people say them. */
  dates: { min: string; max: string; inWords: string };
  given: { segment?: string | undefined; topic?: string | undefined };
  lastResult: SubmissionResult | undefined;
  message: string | null;
}

const SEGMENTS = APPOINTMENT_SEGMENTS.map((value) => ({ value, label: SEGMENT_LABELS[value] }));
const SLOTS = APPOINTMENT_SLOTS.map((value) => ({ value, label: slotLabel(value) }));

export function AppointmentPage({ lead, idempotencyKey, dates, given, lastResult, message }: Props) {
  const [form, fields] = useForm({
    id: "janji",
    ...(lastResult && { lastResult }),
    defaultValue: { segment: given.segment, topic: given.topic },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: appointmentForm }),
    shouldRevalidate: "onInput",
  });
  /** What each control needs: id, name, the value that was sent, its error. */
  const of = (name: keyof typeof fields) => {
    const { id, errors, initialValue } = fields[name];
    return { id, name, ...(errors?.[0] && { error: errors[0] }), ...(typeof initialValue === "string" && { defaultValue: initialValue }) };
  };
  const names = ["name", "email", "phone", "institution", "segment", "topic", "preferredDate", "slot", "message"] as const;
  const errors = names.flatMap((name) =>
    (fields[name].errors ?? []).slice(0, 1).map((text) => ({ fieldId: fields[name].id, message: text })),
  );
  return (
    <div className="page grid max-w-3xl gap-8 py-8 md:py-12">
      <PageHeader title="Buat janji temu" lead={lead} breadcrumbs={[{ label: "Beranda", href: "/" }, { label: "Buat janji temu" }]} />
      {/* A plain form: when the network fails, the browser's own page keeps what was written. */}
      <form method="post" action="/Make-Appointment" {...getFormProps(form)} noValidate className="grid gap-6">
        {message && (
          // biome-ignore lint/a11y/noAutofocus: a page that comes back unsent must say so first
          <div tabIndex={-1} autoFocus>
            <Notice tone="danger">{message}</Notice>
          </div>
        )}
        <ErrorSummary errors={errors} />
        <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
        <div className="sr-only" aria-hidden="true">
          <label htmlFor="situs-web">Biarkan kolom ini kosong</label>
          <input id="situs-web" type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </div>
        <TextInput {...of("name")} label="Nama" autoComplete="name" required />
        <TextInput {...of("email")} label="Email" type="email" autoComplete="email" required hint="Jawaban kami kirim ke alamat ini." />
        <TextInput {...of("phone")} label="Nomor HP" type="tel" autoComplete="tel" inputMode="tel" required hint="Contoh: 0812-3456-7890" />
        <TextInput {...of("institution")} label="Nama lembaga" autoComplete="organization" required />
        <RadioGroup {...of("segment")} legend="Jenis lembaga" options={SEGMENTS} required />
        <TextInput {...of("topic")} label="Topik" required hint="Apa yang ingin Anda bicarakan, dalam satu kalimat." />
        <TextInput
          {...of("preferredDate")}
          label="Tanggal"
          type="date"
          min={dates.min}
          max={dates.max}
          required
          hint={`${dates.inWords}, kecuali hari Minggu.`}
        />
        {/* Seen only where there is neither style nor date field. */}
        <p className="sr-only" aria-hidden="true">
          Tulis tanggal seperti 30/11/2026.
        </p>
        <RadioGroup {...of("slot")} legend="Jam mulai" options={SLOTS} required />
        <TextArea {...of("message")} label="Pesan" hint="Paling banyak 1.000 karakter." />
        <div>
          <Button>Kirim permintaan</Button>
        </div>
      </form>
    </div>
  );
}
