import { getFileId, toFileAddress } from "~/lib/media-fields";
import { PICTURE_HINT } from "~/lib/picture-fields";
import type { FormResult, ParsedForm } from "../forms/read-form";
import { addFieldErrors } from "../forms/read-form";
import { HostError } from "../hosts/host-contract";
import type { RequestContext } from "../request/context";
import { uploadFile } from "./uploads";

const UNKNOWN_MESSAGE = "Gambar ini sudah tidak tersimpan, pilih lagi";

type UploadedPicture = { ok: true; address: string } | { ok: false; message: string };

/** Uploads a public picture. @returns its address, or a message for its field */
export async function uploadPicture(
  context: RequestContext,
  file: File,
  formKey?: string,
): Promise<UploadedPicture> {
  const outcome = await uploadFile(context, file, { purpose: "picture", formKey });
  if (!outcome.ok) {
    const isWrongType = outcome.message.includes("PDF");
    return {
      ok: false,
      message: isWrongType ? `Berkas ini bukan gambar. ${PICTURE_HINT}` : outcome.message,
    };
  }
  const { id } = outcome.file;
  if (context.installation.hasOwnDrive) return { ok: true, address: toFileAddress(id) };
  // Drives of others name a file by its link.
  if (/^https?:\/\//.test(id)) return { ok: true, address: id };
  return { ok: false, message: "Gambar belum dapat disimpan di situs ini" };
}

interface StoredPicture {
  name: string;
  /** Uploaded with this form; null for none. */
  uploaded: UploadedPicture | null;
}

/**
 * Uploads the pictures of a posted form (`pictureField`) and claims those that it names. A rejected form keeps
 * what was uploaded, whatever it was rejected for.
 * @param names of the picture fields
 */
export async function storePictures<T extends object>(
  context: RequestContext,
  posted: ParsedForm<T>,
  names: readonly (keyof T & string)[],
): Promise<ParsedForm<T>> {
  const pictures = await Promise.all(
    names.map(async (name) => ({
      name,
      uploaded: await uploadChosenPicture(context, posted, name),
    })),
  );
  const keep = (result: FormResult) => keepPictures(result, pictures);
  const failed = pictures.flatMap(({ name, uploaded }) =>
    uploaded?.ok === false ? [[`${name}.file`, uploaded.message]] : [],
  );
  if (!posted.ok)
    return { ...posted, result: addFieldErrors(keep(posted.result), Object.fromEntries(failed)) };
  const stored: ParsedForm<T> & { ok: true } = {
    ...posted,
    value: { ...posted.value, ...toStoredValues(posted.value, pictures) },
    fail: (error) => keep(posted.fail(error)),
  };
  const errors =
    failed.length > 0 ? failed : await claimPictures(context, stored.value as Values, names);
  if (errors.length === 0) return stored;
  const fields = Object.fromEntries(errors);
  return { ...posted, ok: false, result: stored.fail({ status: 422, message: null, fields }) };
}

async function uploadChosenPicture(
  context: RequestContext,
  posted: ParsedForm<unknown>,
  name: string,
): Promise<UploadedPicture | null> {
  const file = posted.form.get(`${name}.file`);
  if (!(file instanceof File) || file.size === 0) return null;
  return uploadPicture(context, file, posted.ok ? posted.idempotencyKey : undefined);
}

type Values = Record<string, { address?: string | undefined }>;

const toStoredValues = <T extends object>(values: T, pictures: StoredPicture[]): Partial<T> =>
  Object.fromEntries(
    pictures.flatMap(({ name, uploaded }) =>
      uploaded?.ok
        ? [
            [
              name,
              {
                ...(values as Record<string, object>)[name],
                address: uploaded.address,
                removed: undefined,
              },
            ],
          ]
        : [],
    ),
  ) as Partial<T>;

/** Puts the addresses of uploaded pictures into the fields of a rejected form. */
function keepPictures(rejected: FormResult, pictures: StoredPicture[]): FormResult {
  const { result } = rejected.data;
  if (!result) return rejected;
  const fields = (result.initialValue ?? {}) as Record<string, object | undefined>;
  for (const { name, uploaded } of pictures)
    if (uploaded?.ok) fields[name] = { ...fields[name], address: uploaded.address };
  result.initialValue = fields as NonNullable<typeof result.initialValue>;
  return rejected;
}

/**
 * Keeps the pictures that a record will name: the drive deletes what nothing claims.
 * @returns errors by field for pictures that are gone
 */
async function claimPictures(
  context: RequestContext,
  values: Values,
  names: readonly string[],
): Promise<string[][]> {
  const claims = names.map(async (name) => {
    const isKept = await claimPicture(context, values[name]?.address);
    return isKept ? [] : [[`${name}.file`, UNKNOWN_MESSAGE]];
  });
  return (await Promise.all(claims)).flat();
}

/** @returns false if the drive has no such file; addresses of other places are not ours to claim */
async function claimPicture(
  context: RequestContext,
  address: string | undefined,
): Promise<boolean> {
  const id = getFileId(address);
  if (!id || !context.installation.hasOwnDrive) return true;
  try {
    await context.hosts.drive.claimFile({ params: { id } });
    return true;
  } catch (error) {
    if (error instanceof HostError && error.status === 404) return false;
    throw error;
  }
}

/** Bytes of a public file for the image route. @returns null if the drive has none for guests */
export async function readPicture(
  context: RequestContext,
  id: string,
): Promise<ArrayBuffer | null> {
  try {
    const response = await context.hosts.drive.download({ params: { id } });
    // Films of chapters are files too, and much larger.
    if (response.headers.get("content-type")?.startsWith("image/")) return response.arrayBuffer();
    await response.body?.cancel();
    return null;
  } catch (error) {
    if (error instanceof HostError && [401, 403, 404].includes(error.status)) return null;
    throw error;
  }
}

const PICTURES_IN_TEXT = /\/Berkas\/[0-9a-f]{32}/g;

/** Claims the uploaded pictures that a text shows; one that is gone stays away. */
export async function claimPicturesOf(context: RequestContext, html: string): Promise<void> {
  const addresses = new Set(html.match(PICTURES_IN_TEXT));
  for (const address of addresses) await claimPicture(context, address);
}
