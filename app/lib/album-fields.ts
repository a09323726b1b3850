import { z } from "zod";
import { pictureParts, requireDescription } from "./picture-fields";
import { createCountField, createOptionalField } from "./shared-fields";

/** Pictures of one album: its page and its form stay small. */
export const MAX_ALBUM_PICTURES = 12;
const MAX_CAPTION_LENGTH = 300;

/** A picture of an album, in its order. */
export interface AlbumPicture {
  address: string;
  /** For those who do not see it; "" where the caption says it all. */
  alt: string;
  caption: string;
}

const { address, alt, removed } = pictureParts;

const rowFields = z.object({
  address,
  alt,
  removed,
  caption: createOptionalField(
    z.string().trim().max(MAX_CAPTION_LENGTH, "Teks foto paling panjang 300 huruf"),
  ),
  /** Low numbers come first. */
  place: createOptionalField(createCountField({ what: "Urutan", min: 0, max: 999 })),
});
type AlbumRow = z.output<typeof rowFields>;

const isShown = (row: AlbumRow) => row.address !== undefined && !row.removed;

/** The pictures of an album, each once. */
export const albumField = z
  .array(rowFields.superRefine(requireDescription))
  .max(MAX_ALBUM_PICTURES, `Paling banyak ${MAX_ALBUM_PICTURES} foto dalam satu album`)
  .superRefine((rows, context) => {
    const addresses = rows.map((row) => (isShown(row) ? row.address : undefined));
    addresses.forEach((each, at) => {
      if (each === undefined || addresses.indexOf(each) === at) return;
      const message = "Foto ini sudah ada di album; hapus salah satunya";
      context.addIssue({ code: "custom", path: [at, "alt"], message });
    });
  })
  .optional();

/** The pictures that a form leaves, in their order. */
export const toAlbum = (rows: z.output<typeof albumField>): AlbumPicture[] =>
  (rows ?? [])
    .filter(isShown)
    .toSorted((one, other) => (one.place ?? Infinity) - (other.place ?? Infinity) || 0)
    .map((row) => ({ address: row.address ?? "", alt: row.alt ?? "", caption: row.caption ?? "" }));

const readableRows = z.array(rowFields.nullable().catch(null)).catch([]);

/** The pictures of a form that is still being written. */
export const toDraftAlbum = (rows: unknown): AlbumPicture[] =>
  toAlbum(readableRows.parse(rows).filter((row) => row !== null));

/** Text values of the fields of pictures, by name. */
export type AlbumRowValues = Record<"address" | "alt" | "caption" | "place", string>;

export const toAlbumRows = (album: readonly AlbumPicture[]): AlbumRowValues[] =>
  album.map((picture, at) => ({ ...picture, place: String(at + 1) }));

/** Files to add to an album; several at once. */
export const ALBUM_FILES_FIELD = "newPictures";
