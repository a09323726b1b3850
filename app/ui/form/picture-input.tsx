import type { FieldMetadata } from "@conform-to/react";
import { useState } from "react";
import type { z } from "zod";
import { getImageUrl, toImagePath } from "~/lib/image-address";
import { PICTURE_HINT, PICTURE_UPLOAD_PATH, type pictureField } from "~/lib/picture-fields";
import { Checkbox } from "../checkbox";
import { FileInput } from "../file-input";
import { TextInput } from "../text-input";
import { getUploadError, UploadStatus } from "./upload-status";
import { getCheckboxProps, getControlProps } from "./use-post-form";
import { useUpload } from "./use-upload";

interface Props {
  field: FieldMetadata<z.input<typeof pictureField>>;
  /** "Sampul" */
  label: string;
  hint?: string | undefined;
  /** Description of a picture whose place says what it is, such as an icon; it is not asked for then. */
  fixedAlt?: string | undefined;
}

/**
 * A public picture with its description, for a `multipart` form whose action calls `storePictures`. An uploaded
 * picture stays when the form is rejected; where script runs it is sent ahead of the form.
 */
export function PictureInput({ field, label, hint, fixedAlt }: Props) {
  const { file, address, alt, removed } = field.getFieldset();
  const fileProps = getControlProps(file);
  const saved = getControlProps(address).defaultValue ?? "";
  const [current, setCurrent] = useState(saved);
  const state = useUpload(fileProps.id, { action: PICTURE_UPLOAD_PATH, onTaken: setCurrent });
  const submittedError = fileProps.error ?? getControlProps(address).error;
  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold">{label}</legend>
      {current && <StoredPicture address={current} alt={getControlProps(alt).defaultValue ?? ""} />}
      <input type="hidden" name={address.name} value={current} />
      <FileInput
        id={fileProps.id}
        name={fileProps.name}
        label={current ? `Ganti ${label.toLowerCase()}` : `Pilih ${label.toLowerCase()}`}
        hint={[PICTURE_HINT, hint].filter(Boolean).join(" ")}
        accept=".jpg,.jpeg,.png,.webp"
        error={getUploadError(state, submittedError)}
      />
      <UploadStatus state={state} />
      {fixedAlt === undefined ? (
        <TextInput
          {...getControlProps(alt)}
          label="Keterangan gambar"
          hint="Apa yang tampak di gambar, untuk pembaca yang tidak melihatnya. Wajib bila ada gambar."
          plain
        />
      ) : (
        <input type="hidden" name={alt.name} value={fixedAlt} />
      )}
      {current && (
        <Checkbox {...getCheckboxProps(removed)} label={`Hapus ${label.toLowerCase()} ini`} />
      )}
    </fieldset>
  );
}

const PREVIEW_WIDTH = 320;

export const StoredPicture = ({ address, alt }: { address: string; alt: string }) => (
  <img
    src={
      address.endsWith(".svg") ? address : getImageUrl(toImagePath(address), PREVIEW_WIDTH, "webp")
    }
    alt={alt}
    width={PREVIEW_WIDTH}
    className="h-auto max-w-full rounded-card border border-line"
  />
);
