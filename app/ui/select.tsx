import type { SelectHTMLAttributes } from "react";
import { describedBy, Field, type FieldProps } from "./field";

export interface Option {
  value: string;
  label: string;
}
type Props = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps> & { options: readonly Option[]; placeholder?: string; plain?: boolean };

export function Select({ id, name, label, hint, error, required, options, placeholder, plain, ...select }: Props) {
  const field = { id, label, ...(hint && { hint }), ...(error && { error }), ...(required && { required }), ...(plain && { plain }) };
  return (
    <Field {...field}>
      <select
        id={id}
        name={name}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(field)}
        {...select}
        className="control"
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
