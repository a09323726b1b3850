import { z } from "zod";

export const MAX_NOTE_LENGTH = 10_000;

/** The form below a chapter. Without a note, the page has no field for it. */
export const lessonFormSchema = z.object({
  note: z
    .string()
    .max(MAX_NOTE_LENGTH, "Catatan paling panjang 10.000 huruf; bagi ke bab lain")
    .optional(),
});
