import type { TextareaHTMLAttributes } from "react";
import { describedBy, Field, type FieldProps } from "./field";

type Props = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps>;

export function TextArea({ id, name, label, hint, error, required, rows = 5, ...area }: Props) {
  const field = { id, label, ...(hint && { hint }), ...(error && { error }), ...(required && { required }) };
  return (
    <Field {...field}>
      <textarea
        id={id}
        name={name}
        rows={rows}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(field)}
        {...area}
        className="control"
      />
    </Field>
  );
}
