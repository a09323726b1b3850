import { z } from "zod";
import { emailField, personNameField, phoneField } from "./fields";

/** Whom an appointment is for (designs B6). */
export const APPOINTMENT_SEGMENTS = ["campus", "government", "corporate", "school", "other"] as const;
/** Start times in WIB. */
export const APPOINTMENT_SLOTS = ["09.00", "11.00", "13.30", "15.30"] as const;

/** The appointment form: shared by the browser, the action and the host. `preferredDate` is checked against today by `whyNotBookable`. */
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
  preferredDate: z.iso.date({ error: "Pilih tanggal pertemuan" }),
  slot: z.enum(APPOINTMENT_SLOTS, { error: "Pilih jam pertemuan" }),
  message: z.string().trim().max(1000, "Pesan paling banyak 1.000 karakter").default(""),
});
export type AppointmentFields = z.output<typeof appointmentFields>;

/**
 * Tomorrow up to 60 days ahead, never a Sunday (designs B6), in WIB.
 * @param date `YYYY-MM-DD`
 * @param now UTC milliseconds
 * @returns an Indonesian sentence, or null when the date can be booked
 */
export function whyNotBookable(date: string, now: number): string | null {
  const day = Date.parse(`${date}T00:00:00+07:00`);
  const ahead = Math.floor((day + 7 * 3_600_000) / 86_400_000) - Math.floor((now + 7 * 3_600_000) / 86_400_000);
  if (ahead < 1) return "Tanggal pertemuan paling cepat besok";
  if (ahead > 60) return "Tanggal pertemuan paling lambat 60 hari dari sekarang";
  if (new Date(day + 7 * 3_600_000).getUTCDay() === 0) return "Kami tidak menerima pertemuan pada hari Minggu";
  return null;
}
