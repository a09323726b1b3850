import type { TextareaHTMLAttributes } from "react";
import { describedBy, Field, type FieldProps } from "./field";

type Props = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps> & { plain?: boolean };

export function TextArea({ id, name, label, hint, error, required, plain, rows = 5, ...area }: Props) {
  const field = { id, label, ...(hint && { hint }), ...(error && { error }), ...(required && { required }), ...(plain && { plain }) };
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
