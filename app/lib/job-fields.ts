import { z } from "zod";
import { emailField, personNameField, phoneField } from "./shared-fields";

/** Values of designs B9 with their labels. */
export const JOB_TYPES = ["penuh_waktu", "paruh_waktu", "magang", "kontrak", "lepas"] as const;
export const JOB_MODES = ["onsite", "hybrid", "remote"] as const;

/** Job application (designs B9). */
export const jobApplicationFields = z.object({
  name: personNameField,
  email: emailField,
  phone: phoneField,
  /** Drive file id; "" without one. */
  cvId: z.string().max(64).default(""),
  coverLetter: z
    .string()
    .trim()
    .max(2_000, "Surat lamaran paling banyak 2.000 karakter")
    .default(""),
});

export const JOB_TYPE_LABELS: Record<(typeof JOB_TYPES)[number], string> = {
  penuh_waktu: "Penuh waktu",
  paruh_waktu: "Paruh waktu",
  magang: "Magang",
  kontrak: "Kontrak",
  lepas: "Lepas",
};
export const JOB_MODE_LABELS: Record<(typeof JOB_MODES)[number], string> = {
  onsite: "Di tempat kerja",
  hybrid: "Hibrida",
  remote: "Jarak jauh",
};
