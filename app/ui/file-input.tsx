import { Field, type FieldProps, getDescribedBy } from "./field";

export interface FileInputProps extends FieldProps {
  /** Such as `.pdf,.jpg`. */
  accept: string;
  multiple?: boolean | undefined;
  /** Uploaded earlier; replaced if another file is chosen. */
  storedFile?: { name: string; size: string } | null | undefined;
}

export function FileInput({
  id,
  name,
  label,
  hint,
  error,
  required,
  accept,
  multiple,
  storedFile,
}: FileInputProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      {storedFile && (
        <p>
          Sudah kami terima: <strong>{storedFile.name}</strong> ({storedFile.size}). Pilih berkas
          lain hanya bila ingin menggantinya.
        </p>
      )}
      <input
        id={id}
        name={name}
        type="file"
        accept={accept}
        multiple={multiple}
        required={required && !storedFile}
        aria-invalid={error ? true : undefined}
        aria-describedby={getDescribedBy({ id, hint, error })}
        className="control"
      />
    </Field>
  );
}
