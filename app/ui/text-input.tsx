import type { InputHTMLAttributes } from "react";
import { describedBy, Field, type FieldProps } from "./field";

type Props = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps> & { plain?: boolean };

export function TextInput({ id, name, label, hint, error, required, plain, type = "text", ...input }: Props) {
  const field = { id, label, ...(hint && { hint }), ...(error && { error }), ...(required && { required }), ...(plain && { plain }) };
  return (
    <Field {...field}>
      <input
        id={id}
        name={name}
        type={type}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(field)}
        {...input}
        className="control"
      />
    </Field>
  );
}
