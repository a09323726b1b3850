import { APPOINTMENT_SEGMENTS, APPOINTMENT_SLOTS } from "~/lib/appointment";
import { SEGMENT_LABELS, slotLabel } from "~/lib/appointment-labels";
import { Button } from "~/ui/button";
import { PostForm } from "~/ui/form/post-form";
import { type FormAnswerView, usePostForm } from "~/ui/form/use-post-form";
import { PageHeader } from "~/ui/page-header";
import { RadioGroup } from "~/ui/radio-group";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";
import { appointmentForm } from "./schema";

interface Props {
  lead: string;
  idempotencyKey: string;
  /** First and last day, `YYYY-MM-DD`, and both as people say them. */
  dates: { min: string; max: string; inWords: string };
  given: { segment?: string | undefined; topic?: string | undefined };
  answer: FormAnswerView | undefined;
}

const SEGMENTS = APPOINTMENT_SEGMENTS.map((value) => ({ value, label: SEGMENT_LABELS[value] }));
const SLOTS = APPOINTMENT_SLOTS.map((value) => ({ value, label: slotLabel(value) }));

export function AppointmentPage({ lead, idempotencyKey, dates, given, answer }: Props) {
  const { form, of } = usePostForm({ id: "janji", schema: appointmentForm, answer, defaultValue: given });
  return (
    <div className="page grid max-w-3xl gap-8 py-8 md:py-12">
      <PageHeader title="Buat janji temu" lead={lead} breadcrumbs={[{ label: "Beranda", href: "/" }, { label: "Buat janji temu" }]} />
      <PostForm {...form} action="/Make-Appointment" idempotencyKey={idempotencyKey}>
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
      </PostForm>
    </div>
  );
}
