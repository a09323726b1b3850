import { ALBUM_FILES_FIELD } from "~/lib/album-fields";
import type { AlbumUploads } from "~/server/features/content/album-uploads";
import { getValues, type RejectedForm, withErrors, withValues } from "../../resolve-conflict";

const UNDESCRIBED = "Tulis keterangan foto yang baru diunggah, lalu simpan";

/** A posted form with the uploaded pictures after those that it had. */
export function withUploads(form: RejectedForm, { rows, error }: AlbumUploads): RejectedForm {
  if (!form.result || (rows.length === 0 && !error)) return form;
  const values = getValues(form);
  const present = Array.isArray(values.pictures) ? (values.pictures as unknown[]) : [];
  const added = rows.map((_, at) => [`pictures[${present.length + at}].alt`, [UNDESCRIBED]]);
  return withErrors(withValues(form, { ...values, pictures: [...present, ...rows] }), {
    ...form.result.error,
    ...Object.fromEntries(added),
    ...(error && { [ALBUM_FILES_FIELD]: [error] }),
  } as Record<string, string[]>);
}
