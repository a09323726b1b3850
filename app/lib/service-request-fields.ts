import { z } from "zod";
import {
  createCountField,
  createDateField,
  createNameField,
  createOptionalField,
  emailField,
  phoneField,
  withoutAddress,
} from "./shared-fields";

/** Services for companies: recruitment, or training of employees. */
export const SERVICE_KINDS = ["talent", "training"] as const;

const createTextField = (least: number, most: number, message: string) =>
  z.string({ error: message }).trim().min(least, message).max(most, message);

/** Request for recruitment or training (designs B6). */
export const serviceRequestFields = z.object({
  kind: z.enum(SERVICE_KINDS, { error: "Pilih layanan yang dibutuhkan" }),
  company: withoutAddress(
    createTextField(2, 100, "Nama perusahaan wajib diisi, 2-100 karakter"),
    "Nama perusahaan",
  ),
  /** Contact person. */
  pic: createNameField("Nama narahubung"),
  email: emailField,
  phone: phoneField,
  need: createTextField(10, 1_000, "Jelaskan kebutuhan Anda, 10-1.000 karakter"),
  headcount: createCountField({ what: "Jumlah orang", min: 1, max: 1_000 }),
  /** `YYYY-MM-DD`; "" if undecided. */
  start: createOptionalField(createDateField("tanggal mulai")).transform((date) => date ?? ""),
  budgetRange: z
    .string()
    .trim()
    .max(100, "Kisaran anggaran paling banyak 100 karakter")
    .default(""),
  notes: z.string().trim().max(1_000, "Catatan paling banyak 1.000 karakter").default(""),
});

/** The form of a page, which is of one kind. */
export const serviceRequestForm = serviceRequestFields.omit({ kind: true });
export type ServiceKind = (typeof SERVICE_KINDS)[number];
