import { z } from "zod";
import {
  createCountField,
  createDateField,
  createOptionalField,
  versionField,
} from "./shared-fields";
import { createTimeField } from "./wib-time";

const MAX_DESCRIPTION_LENGTH = 37_000;
const MAX_SPEAKERS = 10;

const titleLength = "Judul wajib diisi, 3-120 karakter";
const titleField = z
  .string({ error: titleLength })
  .trim()
  .min(3, titleLength)
  .max(120, titleLength);

/** "Sri Wahyuni, Mentor" → name and role. */
const parseSpeakers = (text: string) =>
  text.split(/\r?\n/).flatMap((line) => {
    const [name = "", ...role] = line.split(",").map((part) => part.trim());
    return name ? [{ name, role: role.join(", ") }] : [];
  });

const speakersField = createOptionalField(
  z
    .string()
    .refine((text) => parseSpeakers(text).length <= MAX_SPEAKERS, "Paling banyak 10 pembicara")
    .refine(
      (text) => text.split(/\r?\n/).every((line) => line.length <= 160),
      "Setiap baris paling panjang 160 huruf",
    )
    .transform(parseSpeakers),
);

const addressField = createOptionalField(
  z
    .string()
    .trim()
    .max(2048, "Alamat ini terlalu panjang")
    .regex(/^https:\/\/[^\s"'<>\\]+$/, "Alamat diawali https://"),
);

/** The form of a webinar. */
export const webinarFormSchema = z.object({
  title: titleField,
  summary: createOptionalField(z.string().trim().max(200, "Paling panjang 200 huruf")),
  /** Markdown. */
  description: createOptionalField(
    z
      .string()
      .transform((text) => text.replaceAll("\r\n", "\n"))
      .pipe(z.string().max(MAX_DESCRIPTION_LENGTH, "Paling panjang 37.000 huruf")),
  ),
  speakers: speakersField,
  date: createDateField("tanggal webinar"),
  time: createTimeField("jam webinar"),
  minutes: createCountField({ what: "Lama", min: 10, max: 600 }),
  platform: z
    .string({ error: "Tulis tempatnya, misalnya Zoom" })
    .trim()
    .min(2, "Tulis tempatnya, misalnya Zoom")
    .max(60, "Paling panjang 60 huruf"),
  joinUrl: addressField,
  recordingUrl: addressField,
  slideUrl: addressField,
  version: versionField,
});
export type WebinarFormOutput = z.output<typeof webinarFormSchema>;

const address = z.string().max(2048).nullable();

/** What the host stores of a webinar. */
export const webinarSettingsSchema = z.object({
  title: titleField,
  summary: z.string().max(200),
  /** HTML; the host sanitises it. */
  description: z.string().max(4 * MAX_DESCRIPTION_LENGTH),
  speakers: z.array(z.object({ name: z.string().min(1), role: z.string() })).max(MAX_SPEAKERS),
  startAt: z.number().int(),
  durationMin: z.number().int().min(10).max(600),
  platform: z.string().min(2).max(60),
  joinUrl: address,
  recordingUrl: address,
  slideUrl: address,
});
export type WebinarSettings = z.output<typeof webinarSettingsSchema>;
