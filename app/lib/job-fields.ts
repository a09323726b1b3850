import { z } from "zod";
import { emailField, personNameField, phoneField } from "./shared-fields";
import { DAY_MS } from "./time";

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

/**
 * Its form. The file itself is read from the form; it is a field so that its error has a place. `cvId` was uploaded
 * with an earlier version of the form.
 */
export const jobApplicationForm = jobApplicationFields.extend({
  cv: z.unknown().optional(),
  cvName: z.string().max(200).default(""),
  cvBytes: z.coerce.number().int().min(0).catch(0),
});

/** What an employer needs to tell applicants apart. */
export const APPLICATION_EMPTY_MESSAGE = "Lampirkan CV atau tulis surat lamaran";

/** Applications are deleted after that time, with their CV (docs/domain.md, section 3). */
export const APPLICATION_TTL_MS = 365 * DAY_MS;

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
