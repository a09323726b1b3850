import { z } from "zod";

export const MAX_SUBJECT_LENGTH = 120;
export const MAX_ANNOUNCEMENT_LENGTH = 10_000;

export const announcementSchema = z.object({
  subject: z
    .string("Tulis judul pengumumannya")
    .trim()
    .min(3, "Judul sedikitnya 3 huruf")
    .max(MAX_SUBJECT_LENGTH, `Judul paling panjang ${MAX_SUBJECT_LENGTH} huruf`)
    .regex(/^[^\r\n]*$/, "Judul hanya satu baris"),
  text: z
    .string("Tulis isi pengumumannya")
    .trim()
    .min(1, "Tulis isi pengumumannya")
    .max(MAX_ANNOUNCEMENT_LENGTH, "Isi paling panjang 10.000 huruf; ringkas dahulu"),
});
