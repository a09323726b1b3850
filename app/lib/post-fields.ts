import { z } from "zod";
import { ALBUM_FILES_FIELD, type AlbumRowValues, albumField, toAlbum } from "./album-fields";
import { withCrossFieldRule } from "./cross-field-rule";
import { pictureField } from "./picture-fields";
import { createDateField, createOptionalField, versionField } from "./shared-fields";
import { createTimeField } from "./wib-time";

export const MAX_TITLE_LENGTH = 200;
/** Titles up to this length stand in one line on cards (designs B1). */
export const CARD_TITLE_LENGTH = 31;
export const MAX_SUMMARY_LENGTH = 500;
export const MAX_CONTENT_LENGTH = 37_000;
/** What search engines show of titles and descriptions. */
export const META_LENGTHS = { title: 60, description: 160 } as const;
const MAX_TAGS = 10;
const MAX_TAG_LENGTH = 31;

export const POST_INTENTS = [
  "draft",
  "review",
  "schedule",
  "publish",
  "preview",
  "inset",
  "pictures",
  "merge",
] as const;
export type PostIntent = (typeof POST_INTENTS)[number];

/** "web, dasar" → ["web", "dasar"], each once. */
const splitTags = (text: string): string[] => [
  ...new Set(
    text
      .split(",")
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

const tagsField = createOptionalField(
  z
    .string()
    .refine((text) => splitTags(text).length <= MAX_TAGS, "Paling banyak 10 tag")
    .refine(
      (text) => splitTags(text).every((tag) => tag.length <= MAX_TAG_LENGTH),
      "Setiap tag paling panjang 31 huruf",
    )
    .transform(splitTags),
);

const textField = (max: number, message: string) =>
  createOptionalField(z.string().trim().max(max, message));

/** Lines as the server's own texts have them; browsers send CRLF. */
const contentField = createOptionalField(
  z
    .string()
    .transform((text) => text.replaceAll("\r\n", "\n"))
    .pipe(
      z.string().max(MAX_CONTENT_LENGTH, "Paling panjang 37.000 huruf; bagi menjadi dua tulisan"),
    ),
);

const fields = z.object({
  title: z
    .string({ error: "Judul wajib diisi" })
    .trim()
    .min(3, "Judul paling pendek 3 huruf")
    .max(MAX_TITLE_LENGTH, "Judul paling panjang 200 huruf"),
  summary: textField(MAX_SUMMARY_LENGTH, "Ringkasan paling panjang 500 huruf"),
  /** Markdown. */
  content: contentField,
  /** A picture to put into the text. */
  inset: pictureField,
  cover: pictureField,
  /** Of an album. */
  pictures: albumField,
  /** Read by `uploadAlbumPictures`. */
  [ALBUM_FILES_FIELD]: z.unknown().optional(),
  categoryId: textField(40, "Kategori tidak dikenal"),
  tags: tagsField,
  audioUrl: createOptionalField(
    z
      .string()
      .trim()
      .max(2048, "Alamat audio terlalu panjang")
      .regex(
        /^(?:https:\/\/[^\s"'<>\\]+|\/(?![/\\])[^\s"'<>\\]*)$/,
        "Alamat audio diawali https://",
      ),
  ),
  eventDate: createOptionalField(createDateField("tanggal mulai acara")),
  eventTime: createOptionalField(createTimeField("jam mulai acara")),
  eventEndDate: createOptionalField(createDateField("tanggal selesai acara")),
  eventEndTime: createOptionalField(createTimeField("jam selesai acara")),
  eventPlace: textField(200, "Tempat paling panjang 200 huruf"),
  parentId: textField(40, "Tulisan induk tidak dikenal"),
  slug: createOptionalField(
    z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[a-z0-9-]{3,96}$/, "Alamat berisi 3-96 huruf kecil, angka, atau tanda hubung"),
  ),
  metaTitle: textField(200, "Judul untuk mesin pencari paling panjang 200 huruf"),
  metaDescription: textField(500, "Keterangan untuk mesin pencari paling panjang 500 huruf"),
  publishDate: createOptionalField(createDateField("tanggal terbit")),
  publishTime: createOptionalField(createTimeField("jam terbit")),
  version: versionField,
  intent: z.enum(POST_INTENTS).catch("draft"),
});

const withSchedule = withCrossFieldRule(
  fields,
  ["intent", "publishDate", "publishTime"],
  ({ intent, publishDate, publishTime }, report) => {
    if (intent !== "schedule") return;
    if (publishDate === undefined) report("publishDate", "Isi tanggal terbit untuk menjadwalkan");
    if (publishTime === undefined) report("publishTime", "Isi jam terbit untuk menjadwalkan");
  },
);

/** The pictures of an album may be all that it has. */
const withContent = withCrossFieldRule(
  withSchedule,
  ["content", "pictures"],
  ({ content, pictures }, report) => {
    if (content === undefined && toAlbum(pictures).length === 0)
      report("content", "Isi tulisan wajib diisi");
  },
);

/** The form of a post of any kind; fields of other kinds are simply not in it. */
export const postFormSchema = withCrossFieldRule(
  withContent,
  ["eventDate", "eventTime", "eventEndDate", "eventEndTime"],
  ({ eventDate, eventTime, eventEndDate, eventEndTime }, report) => {
    if (eventTime !== undefined && eventDate === undefined)
      report("eventDate", "Isi tanggal mulai acara");
    if (eventDate === undefined || eventEndDate === undefined) return;
    const start = `${eventDate}T${eventTime ?? "00:00"}`;
    const end = `${eventEndDate}T${eventEndTime ?? "23:59"}`;
    if (end < start) report("eventEndDate", "Acara selesai sesudah mulai");
  },
);

export type PostFormOutput = z.output<typeof postFormSchema>;

/** Text values of the form's fields, by name. */
export type PostFormValues = Record<
  Exclude<
    keyof PostFormOutput,
    "inset" | "cover" | "pictures" | typeof ALBUM_FILES_FIELD | "intent"
  >,
  string
> & { cover: { address: string; alt: string }; pictures: AlbumRowValues[] };
