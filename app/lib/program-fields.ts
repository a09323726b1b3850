import { z } from "zod";
import { VISIBILITIES } from "./class-options";
import { withCrossFieldRule } from "./cross-field-rule";
import { pictureField } from "./picture-fields";
import { JOIN_AS, PROGRAM_STATUSES } from "./program-options";
import {
  createCountField,
  createDateField,
  createOptionalField,
  versionField,
} from "./shared-fields";
import {
  createLinesField,
  createStoredLines,
  MAX_HTML_LENGTH,
  markdownField,
} from "./text-block-fields";

const MAX_BENEFITS = 12;
const MAX_TOPICS = 40;
const MAX_SORT = 9_999;

const nameLength = "Nama program wajib diisi, 3-120 karakter";
const nameField = z.string({ error: nameLength }).trim().min(3, nameLength).max(120, nameLength);

const summaryLength = "Tulis satu kalimat tentang program ini, 10-300 karakter";
const summaryField = z
  .string({ error: summaryLength })
  .trim()
  .min(10, summaryLength)
  .max(300, summaryLength);

const slugMessage =
  "Alamat berisi 3-90 huruf kecil, angka, atau tanda hubung, dengan sedikitnya satu huruf";
/** Digits alone are the id of a post about a program (docs/decisions/0069). */
const slugField = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(?=.*[a-z])[a-z0-9-]{3,90}$/, slugMessage);

const audienceField = z.string().trim().max(200, "Paling panjang 200 huruf");
const howToJoinField = z.string().trim().max(300, "Paling panjang 300 huruf");
const statusField = z.enum(PROGRAM_STATUSES, "Pilih keadaan program");
const joinAsField = z.enum(JOIN_AS, "Pilih siapa yang mendaftar");

const fields = z.object({
  name: nameField,
  /** Of a new program only: addresses of programs stay. */
  slug: createOptionalField(slugField),
  summary: summaryField,
  description: markdownField,
  logo: pictureField,
  status: statusField,
  startDate: createDateField("tanggal mulai"),
  endDate: createDateField("tanggal selesai"),
  audience: createOptionalField(audienceField),
  benefits: createLinesField(MAX_BENEFITS),
  syllabus: createLinesField(MAX_TOPICS),
  howToJoin: createOptionalField(howToJoinField),
  joinAs: joinAsField,
  sort: createOptionalField(createCountField({ what: "Urutan", min: 0, max: MAX_SORT })),
  version: versionField,
});

/** The form of a new or an existing program. */
export const programFormSchema = withCrossFieldRule(
  fields,
  ["startDate", "endDate"],
  ({ startDate, endDate }, report) => {
    if (endDate < startDate) report("endDate", "Program selesai sesudah mulai");
  },
);
export type ProgramFormOutput = z.output<typeof programFormSchema>;

/** What the host stores of a program. */
export const programSettingsSchema = z.object({
  name: nameField,
  summary: summaryField,
  /** HTML; the host sanitises it. */
  description: z.string().max(MAX_HTML_LENGTH),
  logo: z.string().max(2048).nullable(),
  status: statusField,
  startAt: z.number().int().min(0),
  endAt: z.number().int().min(0),
  audience: audienceField,
  benefits: createStoredLines(MAX_BENEFITS),
  syllabus: createStoredLines(MAX_TOPICS),
  howToJoin: howToJoinField,
  joinAs: joinAsField,
  sort: z.number().int().min(0).max(MAX_SORT),
});
export type ProgramSettings = z.output<typeof programSettingsSchema>;

export const newProgramSchema = programSettingsSchema.extend({ slug: slugField.optional() });

/** Shows a record on the site, or takes it off. */
export const visibilitySchema = z.object({
  visibility: z.enum(VISIBILITIES),
  version: versionField,
});

export const PROGRAM_PARTS = ["class", "school"] as const;

/** A class by slug or code, or a school by NPSN, that joins or leaves a program. */
export const programPartSchema = z.object({
  part: z.enum(PROGRAM_PARTS),
  key: z
    .string({ error: "Bagian ini wajib diisi" })
    .trim()
    .min(1, "Bagian ini wajib diisi")
    .max(96, "Paling panjang 96 huruf"),
  change: z.enum(["add", "remove"]),
});
export type ProgramPartChange = z.output<typeof programPartSchema>;
