import { z } from "zod";
import { tagsField } from "./question-form";
import { createOptionalField } from "./shared-fields";

export const BANK_FORMATS = ["gift", "csv"] as const;
export type BankFormat = (typeof BANK_FORMATS)[number];
/** Of an imported file, in characters. */
export const MAX_IMPORT_LENGTH = 300_000;

/** Fields of the import form; its file is read apart. */
export const importSchema = z.object({
  classId: z.string({ error: "Pilih kelasnya" }).min(1, "Pilih kelasnya").max(64),
  format: z.enum(BANK_FORMATS, "Pilih bentuk berkasnya"),
  text: createOptionalField(z.string()),
  tags: tagsField,
});
