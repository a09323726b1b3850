import { z } from "zod";
import { createDateField, emailField, personNameField, phoneField } from "./shared-fields";
import { DAY_MS, WIB_OFFSET_MS } from "./time";

/** Kinds of institutions (designs B6). */
export const APPOINTMENT_SEGMENTS = [
  "campus",
  "government",
  "corporate",
  "school",
  "other",
] as const;
/** Start times in WIB. */
export const APPOINTMENT_SLOTS = ["09.00", "11.00", "13.30", "15.30"] as const;

export const SEGMENT_LABELS: Record<(typeof APPOINTMENT_SEGMENTS)[number], string> = {
  campus: "Kampus",
  government: "Pemerintah",
  corporate: "Perusahaan",
  school: "Sekolah",
  other: "Lainnya",
};

export const getSlotLabel = (slot: (typeof APPOINTMENT_SLOTS)[number]) => `${slot} WIB`;

export const APPOINTMENT_STATUS_LABELS = {
  requested: "Menunggu konfirmasi",
  confirmed: "Dikonfirmasi",
  rescheduled: "Dijadwalkan ulang",
  cancelled: "Dibatalkan",
  done: "Selesai",
} as const;

/** Shared by browser, action and host. `getAppointmentDateError` checks the date against today. */
export const appointmentFields = z.object({
  name: personNameField,
  email: emailField,
  phone: phoneField,
  institution: z
    .string({ error: "Nama lembaga wajib diisi" })
    .trim()
    .min(3, "Nama lembaga wajib diisi, 3-100 karakter")
    .max(100, "Nama lembaga paling banyak 100 karakter"),
  segment: z.enum(APPOINTMENT_SEGMENTS, { error: "Pilih jenis lembaga" }),
  topic: z
    .string({ error: "Topik wajib diisi" })
    .trim()
    .min(3, "Topik wajib diisi, 3-100 karakter")
    .max(100, "Topik paling banyak 100 karakter"),
  preferredDate: createDateField("tanggal pertemuan"),
  slot: z.enum(APPOINTMENT_SLOTS, { error: "Pilih jam pertemuan" }),
  message: z.string().trim().max(1000, "Pesan paling banyak 1.000 karakter").default(""),
});
export type AppointmentFields = z.output<typeof appointmentFields>;

/**
 * Checks that a date is 1 to 60 days ahead in WIB and not a Sunday (designs B6).
 * @param date `YYYY-MM-DD`
 * @param now UTC milliseconds
 * @returns the error in Indonesian, or null
 */
export function getAppointmentDateError(date: string, now: number): string | null {
  const start = Date.parse(`${date}T00:00:00+07:00`);
  const daysAhead = getWibDay(start) - getWibDay(now);
  if (daysAhead < 1) return "Tanggal pertemuan paling cepat besok";
  if (daysAhead > 60) return "Tanggal pertemuan paling lambat 60 hari dari sekarang";
  if (new Date(start + WIB_OFFSET_MS).getUTCDay() === 0)
    return "Kami tidak menerima pertemuan pada hari Minggu";
  return null;
}

const getWibDay = (ms: number) => Math.floor((ms + WIB_OFFSET_MS) / DAY_MS);
