import {
  APPOINTMENT_SEGMENTS,
  APPOINTMENT_SLOTS,
  getSlotLabel,
  SEGMENT_LABELS,
} from "~/lib/appointment";
import { Button } from "~/ui/button";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { PageHeader } from "~/ui/page-header";
import { RadioGroup } from "~/ui/radio-group";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";
import { appointmentFormSchema } from "./schema";

interface Props {
  lead: string;
  idempotencyKey: string;
  /** First and last day as `YYYY-MM-DD`, and both as visible text. */
  dateRange: { min: string; max: string; label: string };
  prefilled: { segment?: string | undefined; topic?: string | undefined };
  formResult: FormResultView | undefined;
}

const SEGMENT_OPTIONS = APPOINTMENT_SEGMENTS.map((value) => ({
  value,
  label: SEGMENT_LABELS[value],
}));
const SLOT_OPTIONS = APPOINTMENT_SLOTS.map((value) => ({ value, label: getSlotLabel(value) }));

export function AppointmentPage({ lead, idempotencyKey, dateRange, prefilled, formResult }: Props) {
  const { form, fields } = usePostForm({
    id: "janji",
    schema: appointmentFormSchema,
    formResult,
    defaultValue: prefilled,
  });
  return (
    <div className="page grid max-w-3xl gap-8 py-8 md:py-12">
      <PageHeader
        title="Buat janji temu"
        lead={lead}
        breadcrumbs={[{ label: "Beranda", href: "/" }, { label: "Buat janji temu" }]}
      />
      <PostForm {...form} action="/Make-Appointment" idempotencyKey={idempotencyKey}>
        <TextInput {...getControlProps(fields.name)} label="Nama" autoComplete="name" required />
        <TextInput
          {...getControlProps(fields.email)}
          label="Email"
          type="email"
          autoComplete="email"
          required
          hint="Jawaban kami kirim ke alamat ini."
        />
        <TextInput
          {...getControlProps(fields.phone)}
          label="Nomor HP"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          required
          hint="Contoh: 0812-3456-7890"
        />
        <div className="group grid gap-6">
          <RadioGroup
            {...getControlProps(fields.segment)}
            legend="Anda mewakili"
            options={SEGMENT_OPTIONS}
            required
          />
          {/* Individuals have none; browsers without :has() show the field to everyone. */}
          <div className="group-has-[[value=other]:checked]:hidden">
            <TextInput
              {...getControlProps(fields.institution)}
              label="Nama lembaga"
              autoComplete="organization"
              hint="Tidak perlu diisi oleh perorangan."
              plain
            />
          </div>
        </div>
        <TextInput
          {...getControlProps(fields.topic)}
          label="Topik"
          required
          hint="Apa yang ingin Anda bicarakan, dalam satu kalimat."
        />
        <TextInput
          {...getControlProps(fields.preferredDate)}
          label="Tanggal"
          type="date"
          min={dateRange.min}
          max={dateRange.max}
          required
          hint={`${dateRange.label}, kecuali hari Minggu.`}
        />
        {/* For browsers without styles and date fields. */}
        <p className="sr-only" aria-hidden="true">
          Tulis tanggal seperti 31/12/2026.
        </p>
        <RadioGroup
          {...getControlProps(fields.slot)}
          legend="Jam mulai"
          options={SLOT_OPTIONS}
          required
        />
        <TextArea
          {...getControlProps(fields.message)}
          label="Pesan"
          hint="Paling banyak 1.000 karakter."
        />
        <div>
          <Button>Kirim permintaan</Button>
        </div>
      </PostForm>
    </div>
  );
}
