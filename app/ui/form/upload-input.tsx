import { FileInput, type FileInputProps } from "../file-input";
import { getUploadError, UploadStatus } from "./upload-status";
import { useUpload } from "./use-upload";

/** A file to send along; where script runs it goes ahead of the form and shows how far it is. */
export function UploadInput({ error: submitted, ...field }: FileInputProps) {
  const state = useUpload(field.id);
  return (
    <div className="grid gap-2">
      <FileInput {...field} error={getUploadError(state, submitted)} />
      <UploadStatus state={state} />
    </div>
  );
}
