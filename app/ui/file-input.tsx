import { describedBy, Field, type FieldProps } from "./field";

export interface FileInputProps extends FieldProps {
  /** Such as `.pdf,.jpg`. */
  accept: string;
  /** A file that was taken before: it stays unless another one is chosen. */
  kept?: { name: string; size: string } | null;
}

/** A file to send along. One that was taken already is not asked for again. */
export function FileInput({ id, name, label, hint, error, required, accept, kept }: FileInputProps) {
  const field = { id, label, ...(hint && { hint }), ...(error && { error }), ...(required && { required }) };
  return (
    <Field {...field}>
      {kept && (
        <p>
          Sudah kami terima: <strong>{kept.name}</strong> ({kept.size}). Pilih berkas lain hanya bila ingin menggantinya.
        </p>
      )}
      <input
        id={id}
        name={name}
        type="file"
        accept={accept}
        required={required && !kept}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(field)}
        className="control"
      />
    </Field>
  );
}
