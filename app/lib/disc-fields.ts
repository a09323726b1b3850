import { z } from "zod";
import { withCrossFieldRule } from "./cross-field-rule";
import { DISC_BLOCKS, DISC_LETTERS, DISC_PATTERNS } from "./disc";
import { emailField, personNameField, phoneField } from "./shared-fields";

const letterField = z.enum(DISC_LETTERS, {
  error: "Pilih satu yang paling dan satu yang paling tidak menggambarkan Anda",
});
const createCountsSchema = (value: z.ZodNumber) =>
  z.object({ D: value, I: value, S: value, C: value });
const integer = z.number().int();

/** The three graphs and their percentages, see `scoreDisc`. */
export const discScoresSchema = z.object({
  most: createCountsSchema(integer.min(0).max(DISC_BLOCKS)),
  least: createCountsSchema(integer.min(0).max(DISC_BLOCKS)),
  diff: createCountsSchema(integer.min(-DISC_BLOCKS).max(DISC_BLOCKS)),
  percent: createCountsSchema(integer.min(0).max(100)),
});

/** One block's answer. */
export const discAnswerSchema = withCrossFieldRule(
  z.object({ most: letterField, least: letterField }),
  ["most", "least"],
  ({ most, least }, report) => {
    if (most === least) report("least", "Paling dan paling tidak harus berbeda");
  },
);

/** A completed DISC questionnaire (designs B7, domain 6). */
export const discFields = discScoresSchema.extend({
  name: personNameField,
  email: emailField,
  birthYear: z
    .number({ error: "Tahun lahir wajib diisi" })
    .int("Tahun lahir terdiri dari 4 angka")
    .min(1920, "Periksa tahun lahir")
    .max(2100, "Periksa tahun lahir"),
  occupation: z.string().trim().max(100, "Pekerjaan paling banyak 100 karakter").optional(),
  /** Parent or guardian who consents for a minor (UU PDP 27/2022, article 25). */
  guardian: z
    .object({
      name: personNameField,
      phone: phoneField,
      consent: z.literal(true, { error: "Orang tua atau wali perlu menyetujui" }),
    })
    .optional(),
  type: z.enum(DISC_PATTERNS),
  answers: z.array(discAnswerSchema).length(DISC_BLOCKS, "Jawab semua 24 kelompok"),
  /** Seed of the phrases' order (`getDiscOrder`). */
  seed: z.string().min(1).max(64),
  durationSec: integer.min(0).max(30 * 86_400),
  consent: z.literal(true, { error: "Centang persetujuan untuk melihat hasil" }),
});
