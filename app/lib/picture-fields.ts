import { z } from "zod";
import { createOptionalField } from "./shared-fields";

export const PICTURE_UPLOAD_PATH = "/Dashboard/Gambar";
export const PICTURE_HINT = "JPG, PNG, atau WebP, paling besar 5 MB.";
const MAX_ALT_LENGTH = 200;
/** A path of this site, or an http address. */
const PICTURE_ADDRESS = /^(?:\/(?![/\\])|https?:\/\/[^\s/])[^\s"'<>\\]*$/i;

/** A public picture with its description. */
export interface PictureValue {
  address: string;
  /** For those who do not see it. */
  alt: string;
}

const isChosen = (file: unknown) => file instanceof File && file.size > 0;

/** Fields of a picture that is uploaded, with the rule that it is described. */
export const pictureParts = {
  /** Uploaded with an earlier version of the form, or saved before. */
  address: createOptionalField(
    z.string().max(2048).regex(PICTURE_ADDRESS, "Gambar ini tidak dikenal, pilih lagi"),
  ),
  alt: createOptionalField(
    z.string().trim().max(MAX_ALT_LENGTH, "Paling panjang 200 huruf; sebut yang penting saja"),
  ),
  removed: z.literal("on").optional().catch(undefined),
};

interface DescribedPicture {
  file?: unknown;
  address?: string | undefined;
  alt?: string | undefined;
  removed?: "on" | undefined;
}

export function requireDescription(
  { file, address, alt, removed }: DescribedPicture,
  context: z.RefinementCtx,
): void {
  const hasPicture = isChosen(file) || (address !== undefined && !removed);
  if (!hasPicture || alt !== undefined) return;
  const message = "Tulis keterangan gambar, untuk pembaca yang tidak melihatnya";
  context.addIssue({ code: "custom", path: ["alt"], message });
}

/**
 * Fields of a picture in a form. The file is uploaded by `storePictures`, after which `address` names it, also
 * when the form is rejected. A description is required with a picture.
 */
export const pictureField = z
  .object({ file: z.unknown().optional(), ...pictureParts })
  .superRefine(requireDescription)
  .prefault({});

/** The picture that a form leaves, after `storePictures`; null for none. */
export const toPicture = ({
  address,
  alt,
  removed,
}: z.output<typeof pictureField>): PictureValue | null =>
  address === undefined || removed ? null : { address, alt: alt ?? "" };

/** Values of the fields of a saved picture. */
export const toPictureFields = (picture: PictureValue | null) => ({
  address: picture?.address ?? "",
  alt: picture?.alt ?? "",
});
