import { ALBUM_FILES_FIELD, type AlbumRowValues, MAX_ALBUM_PICTURES } from "~/lib/album-fields";
import type { ParsedForm } from "../../forms/read-form";
import type { RequestContext } from "../../request/context";
import { uploadPicture } from "../pictures";

export interface AlbumUploads {
  /** Of the pictures that were stored, to be described. */
  rows: AlbumRowValues[];
  /** Why files were not stored. */
  error: string | null;
}

const FULL = `Paling banyak ${MAX_ALBUM_PICTURES} foto dalam satu album; sisanya tidak diunggah.`;

const countRows = (pictures: unknown) => (Array.isArray(pictures) ? pictures.length : 0);

/** Stores the files that were chosen for an album, one after the other, as far as there is room. */
export async function uploadAlbumPictures(
  context: RequestContext,
  posted: ParsedForm<unknown>,
): Promise<AlbumUploads> {
  const files = posted.form
    .getAll(ALBUM_FILES_FIELD)
    .filter((file): file is File => file instanceof File && file.size > 0);
  const present = countRows(posted.payload.pictures);
  const room = Math.max(0, MAX_ALBUM_PICTURES - present);
  const errors = files.length > room ? [FULL] : [];
  const rows: AlbumRowValues[] = [];
  for (const file of files.slice(0, room)) {
    const formKey = posted.ok ? posted.idempotencyKey : undefined;
    const uploaded = await uploadPicture(context, file, formKey);
    if (!uploaded.ok) errors.push(`${file.name}: ${uploaded.message}`);
    else {
      const place = String(present + rows.length + 1);
      rows.push({ address: uploaded.address, alt: "", caption: "", place });
    }
  }
  return { rows, error: errors.length > 0 ? errors.join(" ") : null };
}
