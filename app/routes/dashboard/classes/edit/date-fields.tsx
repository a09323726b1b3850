import { type FieldState, getControlProps } from "~/ui/form/use-post-form";
import { DateInput, NumberInput, TimeInput } from "~/ui/number-input";
import { TextInput } from "~/ui/text-input";

const MOMENTS = [
  { label: "Pendaftaran dibuka", date: "registrationDate", time: "registrationTime" },
  { label: "Pendaftaran ditutup", date: "registrationEndDate", time: "registrationEndTime" },
  { label: "Kelas mulai", date: "startDate", time: "startTime" },
  { label: "Kelas selesai", date: "endDate", time: "endTime" },
] as const;

type Name = (typeof MOMENTS)[number]["date" | "time"] | "schedule" | "hours";

/** When a class takes registrations and takes place. */
export const DateFields = ({ fields }: { fields: Record<Name, FieldState> }) => (
  <>
    {MOMENTS.map(({ label, date, time }) => (
      <fieldset key={date} className="grid gap-3 sm:grid-cols-2">
        <legend className="font-semibold">{label}</legend>
        <DateInput {...getControlProps(fields[date])} label="Tanggal" plain />
        <TimeInput {...getControlProps(fields[time])} label="Jam (WIB)" plain />
      </fieldset>
    ))}
    <TextInput
      {...getControlProps(fields.schedule)}
      label="Jadwal"
      hint="Seperti dibaca peserta, misalnya Sabtu pukul 09.00–11.00 WIB."
      autoComplete="off"
    />
    <NumberInput {...getControlProps(fields.hours)} label="Lama belajar dalam jam" />
  </>
);
