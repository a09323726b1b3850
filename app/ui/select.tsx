import type { SelectHTMLAttributes } from "react";
import { Field, type FieldProps, getDescribedBy } from "./field";

export interface Option {
  value: string;
  label: string;
}
type Props = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps> & {
    options: readonly Option[];
    placeholder?: string | undefined;
    plain?: boolean | undefined;
  };

export function Select({
  id,
  name,
  label,
  hint,
  error,
  required,
  options,
  placeholder,
  plain,
  ...select
}: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} plain={plain}>
      <select
        id={id}
        name={name}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={getDescribedBy({ id, hint, error })}
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
