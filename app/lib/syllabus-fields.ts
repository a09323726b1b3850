import { z } from "zod";
import { CHAPTER_TYPE_LABELS } from "./class-options";
import { withCrossFieldRule } from "./cross-field-rule";
import { MEDIA_SLOTS, storedMediaField, toMediaAddress } from "./media-fields";
import { getKeys } from "./options";
import {
  createCountField,
  createDateField,
  createOptionalField,
  versionField,
} from "./shared-fields";
import { createTimeField } from "./wib-time";

const MAX_BODY_LENGTH = 37_000;
const MAX_CRITERIA = 10;
export const CRITERION_ROWS = 6;

const titleLength = "Judul wajib diisi, 3-120 karakter";
const titleField = z
  .string({ error: titleLength })
  .trim()
  .min(3, titleLength)
  .max(120, titleLength);
const slug = z.string().min(1).max(96);
const typeField = z.enum(getKeys(CHAPTER_TYPE_LABELS), "Pilih jenis bab");
const step = z.union([z.literal(-1), z.literal(1)]);

/** One change of a syllabus. */
export const syllabusEditSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("addModule"), title: titleField }),
  z.object({ kind: z.literal("renameModule"), module: slug, title: titleField }),
  z.object({ kind: z.literal("moveModule"), module: slug, by: step }),
  z.object({ kind: z.literal("removeModule"), module: slug }),
  z.object({ kind: z.literal("addChapter"), module: slug, title: titleField, type: typeField }),
  z.object({ kind: z.literal("moveChapter"), module: slug, chapter: slug, by: step }),
  z.object({ kind: z.literal("removeChapter"), module: slug, chapter: slug }),
  z.object({ kind: z.literal("restoreChapter"), module: slug, chapter: slug }),
]);
export type SyllabusEdit = z.output<typeof syllabusEditSchema>;

/** The forms of the syllabus page. */
export const newModuleSchema = z.object({ version: versionField, title: titleField });
export const newChapterSchema = z.object({
  version: versionField,
  module: slug,
  title: titleField,
  type: typeField,
});
/** Its buttons: `up`, `down`, `remove` and `restore`; without a chapter for a module. */
export const syllabusButtonSchema = z.object({
  version: versionField,
  module: slug,
  chapter: createOptionalField(slug),
  button: z.enum(["up", "down", "remove", "restore"]),
});
export type SyllabusButton = z.output<typeof syllabusButtonSchema>;
export const renameModuleSchema = z.object({
  version: versionField,
  module: slug,
  title: titleField,
});

const addressField = createOptionalField(
  z
    .string()
    .trim()
    .max(2048, "Alamat ini terlalu panjang")
    .regex(/^(?:https:\/\/[^\s"'<>\\]+|\/(?![/\\])[^\s"'<>\\]*)$/, "Alamat diawali https://"),
);

const chapterFields = z.object({
  version: versionField,
  title: titleField,
  minutes: createCountField({ what: "Lama", min: 1, max: 600 }),
  free: z.literal("on").optional(),
  /** Markdown. */
  body: createOptionalField(
    z
      .string()
      .transform((text) => text.replaceAll("\r\n", "\n"))
      .pipe(z.string().max(MAX_BODY_LENGTH, "Paling panjang 37.000 huruf; bagi menjadi dua bab")),
  ),
  media: addressField,
  mediaFile: storedMediaField,
  audio: addressField,
  audioFile: storedMediaField,
  captions: addressField,
  captionsFile: storedMediaField,
  criteria: z
    .array(
      z.object({
        title: createOptionalField(z.string().trim().max(200, "Paling panjang 200 huruf")),
        points: createOptionalField(createCountField({ what: "Poin", min: 1, max: 1_000 })),
      }),
    )
    .max(MAX_CRITERIA)
    .optional(),
  dueDate: createOptionalField(createDateField("tanggal tenggat")),
  dueTime: createOptionalField(createTimeField("jam tenggat")),
  lateMax: createOptionalField(createCountField({ what: "Nilai", min: 1, max: 100 })),
  passMark: createOptionalField(createCountField({ what: "Nilai lulus", min: 1, max: 100 })),
});

const FILE_AND_ADDRESS_MESSAGE = "Pilih salah satu: kosongkan alamat ini, atau hapus berkasnya";
const chapterFieldsWithMedia = withCrossFieldRule(
  chapterFields,
  ["media", "mediaFile", "audio", "audioFile", "captions", "captionsFile"],
  (values, report) => {
    for (const slot of MEDIA_SLOTS)
      if (values[slot] !== undefined && toMediaAddress(values[`${slot}File`]) !== null)
        report(slot, FILE_AND_ADDRESS_MESSAGE);
  },
);

/** The form of a chapter of any type; fields of other types are simply not in it. */
export const chapterFormSchema = withCrossFieldRule(
  withCrossFieldRule(chapterFieldsWithMedia, ["criteria"], ({ criteria = [] }, report) => {
    for (const [index, { title, points }] of criteria.entries()) {
      if (title !== undefined && points === undefined)
        report(["criteria", index, "points"], "Isi poin kriteria ini");
      if (title === undefined && points !== undefined)
        report(["criteria", index, "title"], "Isi nama kriteria ini");
    }
    if (criteria.length > 0 && !criteria.some(({ title }) => title))
      report(["criteria", 0, "title"], "Tulis paling sedikit satu kriteria");
  }),
  ["dueDate", "dueTime"],
  ({ dueDate, dueTime }, report) => {
    if (dueTime !== undefined && dueDate === undefined) report("dueDate", "Isi tanggal tenggat");
  },
);
export type ChapterFormOutput = z.output<typeof chapterFormSchema>;

/** What the host stores of a chapter. */
export const chapterSettingsSchema = z.object({
  title: titleField,
  minutes: z.number().int().min(1).max(600),
  isFree: z.boolean(),
  /** HTML; the host sanitises it. */
  body: z.string().max(4 * MAX_BODY_LENGTH),
  media: z.string().max(2048).nullable(),
  audio: z.string().max(2048).nullable(),
  captions: z.string().max(2048).nullable(),
  /** Of a task; null for other types. */
  task: z
    .object({
      criteria: z
        .array(
          z.object({
            title: z.string().min(1).max(200),
            points: z.number().int().min(1).max(1_000),
          }),
        )
        .min(1)
        .max(MAX_CRITERIA),
      dueAt: z.number().int().nullable(),
      lateMax: z.number().int().min(1).max(100).nullable(),
      passMark: z.number().int().min(1).max(100).nullable(),
    })
    .nullable(),
});
export type ChapterSettings = z.output<typeof chapterSettingsSchema>;
