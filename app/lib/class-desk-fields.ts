import { z } from "zod";
import { CLASS_LEVEL_LABELS, CLASS_TYPE_LABELS } from "./class-options";
import { withCrossFieldRule } from "./cross-field-rule";
import { getKeys } from "./options";
import { pictureField } from "./picture-fields";
import {
  createCountField,
  createDateField,
  createOptionalField,
  createRupiahField,
  versionField,
} from "./shared-fields";
import {
  createLinesField,
  createStoredLines,
  MAX_HTML_LENGTH,
  markdownField,
} from "./text-block-fields";
import { createTimeField } from "./wib-time";

const MAX_LINES = 12;
const MAX_PRICE = 100_000_000;
const MAX_QUOTA = 100_000;
const MAX_MENTORS = 20;

const typeField = z.enum(getKeys(CLASS_TYPE_LABELS), "Pilih jenis kelas");
const levelField = z.enum(getKeys(CLASS_LEVEL_LABELS), "Pilih tingkat kelas");

const nameLength = "Nama kelas wajib diisi, 3-120 karakter";
const nameField = z.string({ error: nameLength }).trim().min(3, nameLength).max(120, nameLength);

const summaryLength = "Tulis satu kalimat tentang kelas ini, 10-200 karakter";
const summaryField = z
  .string({ error: summaryLength })
  .trim()
  .min(10, summaryLength)
  .max(200, summaryLength);

/** In addresses; the form derives one from the name where it is empty. */
export const classSlugField = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9-]{3,90}$/, "Alamat berisi 3-90 huruf kecil, angka, atau tanda hubung");

/** What a class begins with. */
export const newClassSchema = z.object({
  name: nameField,
  slug: createOptionalField(classSlugField),
  type: typeField,
  level: levelField,
  summary: summaryField,
});

const dates = {
  registrationDate: createOptionalField(createDateField("tanggal pendaftaran dibuka")),
  registrationTime: createOptionalField(createTimeField("jam pendaftaran dibuka")),
  registrationEndDate: createOptionalField(createDateField("tanggal pendaftaran ditutup")),
  registrationEndTime: createOptionalField(createTimeField("jam pendaftaran ditutup")),
  startDate: createOptionalField(createDateField("tanggal mulai")),
  startTime: createOptionalField(createTimeField("jam mulai")),
  endDate: createOptionalField(createDateField("tanggal selesai")),
  endTime: createOptionalField(createTimeField("jam selesai")),
};

const fields = newClassSchema.extend({
  description: markdownField,
  outcomes: createLinesField(MAX_LINES),
  cover: pictureField,
  price: createOptionalField(createRupiahField({ what: "Harga", min: 0, max: MAX_PRICE })),
  strikePrice: createOptionalField(
    createRupiahField({ what: "Harga coret", min: 0, max: MAX_PRICE }),
  ),
  quota: createOptionalField(createCountField({ what: "Kuota", min: 1, max: MAX_QUOTA })),
  ...dates,
  schedule: createOptionalField(z.string().trim().max(200, "Jadwal paling panjang 200 huruf")),
  hours: createOptionalField(createCountField({ what: "Lama belajar", min: 0, max: 2_000 })),
  completion: z.literal("on").optional(),
  competence: z.literal("on").optional(),
  mentorIds: z.array(z.string().max(64)).max(MAX_MENTORS, "Paling banyak 20 pengajar"),
  programId: createOptionalField(z.string().max(64)),
  version: versionField,
});

const withPrices = withCrossFieldRule(
  fields,
  ["price", "strikePrice"],
  ({ price, strikePrice }, report) => {
    if (strikePrice !== undefined && strikePrice <= (price ?? 0))
      report("strikePrice", "Harga coret lebih tinggi daripada harganya");
  },
);

interface DateRange {
  from: readonly [date: DateName, time: DateName];
  to: readonly [date: DateName, time: DateName];
  message: string;
}
type DateName = keyof typeof dates;

/** Two rules, so that a mistake in one range hides none in the other. */
const withRange = (schema: typeof withPrices, { from, to, message }: DateRange) =>
  withCrossFieldRule(schema, [...from, ...to], (values, report) => {
    for (const [date, time] of [from, to])
      if (values[time] !== undefined && values[date] === undefined) report(date, "Isi tanggalnya");
    const [start, end] = [values[from[0]], values[to[0]]];
    if (start === undefined || end === undefined) return;
    const isReversed =
      `${end}T${values[to[1]] ?? "23:59"}` <= `${start}T${values[from[1]] ?? "00:00"}`;
    if (isReversed) report(to[0], message);
  });

const withRegistration = withRange(withPrices, {
  from: ["registrationDate", "registrationTime"],
  to: ["registrationEndDate", "registrationEndTime"],
  message: "Pendaftaran ditutup sesudah dibuka",
});

/** The whole form of a class. */
export const classFormSchema = withRange(withRegistration, {
  from: ["startDate", "startTime"],
  to: ["endDate", "endTime"],
  message: "Kelas selesai sesudah mulai",
});
export type ClassFormOutput = z.output<typeof classFormSchema>;

const instantField = z.number().int().min(0).nullable();

/** What the host stores of a class. */
export const classSettingsSchema = z.object({
  name: nameField,
  slug: classSlugField.optional(),
  type: typeField,
  level: levelField,
  summary: summaryField,
  /** HTML; the host sanitises it. */
  description: z.string().max(MAX_HTML_LENGTH),
  outcomes: createStoredLines(MAX_LINES),
  cover: z.string().max(2048).nullable(),
  coverAlt: z.string().max(200).nullable(),
  price: z.number().int().min(0).max(MAX_PRICE),
  strikePrice: z.number().int().min(0).max(MAX_PRICE).nullable(),
  quota: z.number().int().min(1).max(MAX_QUOTA).nullable(),
  registrationStart: instantField,
  registrationEnd: instantField,
  startAt: instantField,
  endAt: instantField,
  schedule: z.string().max(200),
  hours: z.number().int().min(0).max(2_000),
  certificate: z.object({ completion: z.boolean(), competence: z.boolean() }),
  /** Accounts with a teaching role. */
  mentorIds: z.array(z.string().max(64)).max(MAX_MENTORS),
  programId: z.string().max(64).nullable(),
});
export type ClassSettings = z.output<typeof classSettingsSchema>;

export const CLASS_DECISIONS = ["publish", "withdraw", "archive"] as const;
export type ClassDecision = (typeof CLASS_DECISIONS)[number];

/** The buttons below a class's preview. */
export const classDecisionSchema = z.object({
  decision: z.enum(CLASS_DECISIONS),
  version: versionField,
});
