import { z } from "zod";
import { newPasswordField } from "./account-fields";
import { createDateField, emailField, personNameField, phoneField } from "./shared-fields";
import { WIB_OFFSET_MS } from "./time";

export const OCCUPATIONS = ["pelajar", "mahasiswa", "guru", "umum"] as const;
const ADULT_AGE = 18;
const MIN_AGE = 6;
const MAX_AGE = 100;

/** Whole years from a birth date (`YYYY-MM-DD`) to now (UTC ms), by the calendar of WIB. */
export function getAge(birthDate: string, now: number): number {
  const today = new Date(now + WIB_OFFSET_MS).toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Sign-up (designs B8). The host checks age, region and common passwords. */
export const coderFields = z.object({
  name: personNameField,
  email: emailField,
  phone: phoneField,
  password: newPasswordField,
  birthDate: createDateField("tanggal lahir"),
  provinceId: z.string({ error: "Pilih provinsi" }).regex(/^\d{2}$/, "Pilih provinsi"),
  cityId: z
    .string({ error: "Pilih kabupaten/kota" })
    .regex(/^\d{2}\.\d{2}$/, "Pilih kabupaten/kota"),
  status: z.enum(OCCUPATIONS, { error: "Pilih status" }),
  school: z.string().trim().max(100, "Nama sekolah paling banyak 100 karakter").default(""),
  consent: z.literal(true, { error: "Setujui kebijakan privasi untuk membuat akun" }),
  /** Parent or guardian who consents for a minor (UU PDP 27/2022, article 25). */
  guardian: z
    .object({
      name: personNameField,
      phone: phoneField,
      consent: z.literal(true, { error: "Izin orang tua atau wali wajib ada" }),
    })
    .nullish()
    .default(null),
});
export type CoderFields = z.output<typeof coderFields>;

/** Errors of the birth date and of a missing guardian, by field. @param now UTC ms */
export function getCoderErrors(
  { birthDate, guardian }: Pick<CoderFields, "birthDate" | "guardian">,
  now: number,
): Record<string, string> {
  const age = getAge(birthDate, now);
  if (age < MIN_AGE || age > MAX_AGE) return { birthDate: "Periksa kembali tanggal lahir" };
  if (age < ADULT_AGE && !guardian)
    return { "guardian.name": "Nama orang tua atau wali wajib diisi untuk usia di bawah 18 tahun" };
  return {};
}
