import type { FieldMetadata } from "@conform-to/react";
import { useState } from "react";
import type { z } from "zod";
import {
  getMediaHint,
  getTooLargeMessage,
  MEDIA_RULES,
  type MediaKind,
  mediaUploadPath,
  type storedMediaField,
} from "~/lib/media-fields";
import { formatBytes } from "~/lib/operations";
import { Checkbox } from "../checkbox";
import { FileInput } from "../file-input";
import { getUploadError, UploadStatus } from "./upload-status";
import { getCheckboxProps, getControlProps } from "./use-post-form";
import { useUpload } from "./use-upload";

interface Props {
  field: FieldMetadata<z.input<typeof storedMediaField>>;
  kind: MediaKind;
  /** "Berkas video" */
  label: string;
}

/**
 * A file of a chapter, for a `multipart` form that `readMediaForm` reads. An uploaded file stays when the form is
 * rejected; where script runs it is sent ahead of the form.
 */
export function MediaInput({ field, kind, label }: Props) {
  const { file, address, name, bytes, removed } = field.getFieldset();
  const fileProps = getControlProps(file);
  const [stored, setStored] = useState({
    address: getControlProps(address).defaultValue ?? "",
    name: getControlProps(name).defaultValue ?? "",
    bytes: getControlProps(bytes).defaultValue ?? "",
  });
  const state = useUpload(fileProps.id, {
    action: mediaUploadPath(kind),
    onTaken: (newAddress, sent) =>
      setStored({
        address: newAddress,
        name: sent.name.slice(0, MAX_NAME_LENGTH),
        bytes: String(sent.size),
      }),
    limit: { maxBytes: MEDIA_RULES[kind].maxBytes, message: getTooLargeMessage(kind) },
  });
  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold">{label}</legend>
      <input type="hidden" name={address.name} value={stored.address} />
      <input type="hidden" name={name.name} value={stored.name} />
      <input type="hidden" name={bytes.name} value={stored.bytes} />
      <FileInput
        id={fileProps.id}
        name={fileProps.name}
        label={stored.address ? `Ganti ${label.toLowerCase()}` : `Pilih ${label.toLowerCase()}`}
        hint={getMediaHint(kind)}
        accept={MEDIA_RULES[kind].accept}
        error={getUploadError(state, fileProps.error ?? getControlProps(address).error)}
        storedFile={
          stored.address
            ? { name: stored.name, size: formatBytes(Number(stored.bytes) || 0) }
            : null
        }
      />
      <UploadStatus state={state} />
      {stored.address && (
        <Checkbox {...getCheckboxProps(removed)} label={`Hapus ${label.toLowerCase()} ini`} />
      )}
    </fieldset>
  );
}

const MAX_NAME_LENGTH = 100;
