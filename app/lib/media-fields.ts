import { z } from "zod";
import type { CHAPTER_TYPE_LABELS } from "./class-options";
import { createOptionalField } from "./shared-fields";

const MB = 1_048_576;

interface MediaRule {
  /** As people name them. */
  formats: string;
  /** For the file dialog. */
  accept: string;
  maxBytes: number;
}

/** Files of chapters, by the purpose that the drive knows them by (designs B1). */
export const MEDIA_RULES = {
  video: { formats: "MP4 atau WebM", accept: ".mp4,.m4v,.webm", maxBytes: 200 * MB },
  audio: { formats: "MP3, M4A, atau OGG", accept: ".mp3,.m4a,.ogg,.oga,.opus", maxBytes: 50 * MB },
  document: { formats: "PDF", accept: ".pdf", maxBytes: 20 * MB },
  captions: { formats: "WebVTT", accept: ".vtt", maxBytes: MB },
} as const satisfies Record<string, MediaRule>;
export type MediaKind = keyof typeof MEDIA_RULES;

export const MEDIA_KINDS = [
  "video",
  "audio",
  "document",
  "captions",
] as const satisfies readonly MediaKind[];
export const isMediaKind = (value: unknown): value is MediaKind =>
  MEDIA_KINDS.some((kind) => kind === value);

export const getMediaHint = (kind: MediaKind): string =>
  `${MEDIA_RULES[kind].formats}, paling besar ${MEDIA_RULES[kind].maxBytes / MB} MB.`;
export const getTooLargeMessage = (kind: MediaKind): string =>
  `Berkas terlalu besar (maks. ${MEDIA_RULES[kind].maxBytes / MB} MB)`;
export const getWrongTypeMessage = (kind: MediaKind): string =>
  `Berkas ini bukan ${MEDIA_RULES[kind].formats}`;

/** Parts of a chapter that name a file, each with the field of its upload. */
export const MEDIA_SLOTS = ["media", "audio", "captions"] as const;
export type MediaSlot = (typeof MEDIA_SLOTS)[number];

const CHAPTER_MEDIA: Partial<
  Record<keyof typeof CHAPTER_TYPE_LABELS, Partial<Record<MediaSlot, MediaKind>>>
> = {
  video: { media: "video", audio: "audio", captions: "captions" },
  file: { media: "document" },
};

/** What a part of a chapter takes; null if chapters of its type have no such part. */
export const getMediaKind = (
  type: keyof typeof CHAPTER_TYPE_LABELS,
  slot: MediaSlot,
): MediaKind | null => CHAPTER_MEDIA[type]?.[slot] ?? null;

/** Where script sends a file ahead of its form. */
export const mediaUploadPath = (kind: MediaKind) => `/Dashboard/Media/${kind}`;

/** Address of a file of this site's drive; other addresses are not ours to keep or to delete. */
const FILE_ADDRESS = /^\/Berkas\/([0-9a-f]{32})$/;
export const toFileAddress = (id: string) => `/Berkas/${id}`;
export const getFileId = (address: string | null | undefined): string | null =>
  FILE_ADDRESS.exec(address ?? "")?.[1] ?? null;

/** The largest form: a video, its sound and its captions, and the text. */
export const MAX_MEDIA_FORM_BYTES = 256 * MB;
const MEDIA_FORM_PATH = /^\/Dashboard\/(?:Media\/[^/]+|Kelas\/[^/]+\/Silabus\/[^/]+\/[^/]+)\/?$/i;
/** Addresses that take files of chapters, which are larger than all others. */
export const isMediaFormPath = (pathname: string): boolean => MEDIA_FORM_PATH.test(pathname);

/** An uploaded file in a form. `readMediaForm` fills it in, so that a rejected form keeps it. */
export const storedMediaField = z
  .object({
    file: z.unknown().optional(),
    address: createOptionalField(
      z.string().regex(FILE_ADDRESS, "Berkas ini tidak dikenal, pilih lagi"),
    ),
    name: createOptionalField(z.string().max(200)),
    bytes: createOptionalField(z.string().max(12)),
    removed: z.literal("on").optional().catch(undefined),
  })
  .prefault({});
export type StoredMedia = z.output<typeof storedMediaField>;

/** The file that a form leaves; null for none. */
export const toMediaAddress = ({ address, removed }: StoredMedia): string | null =>
  address === undefined || removed ? null : address;
