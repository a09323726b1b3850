import type { InputHTMLAttributes } from "react";
import { Field, type FieldProps, getDescribedBy } from "./field";

type Props = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps> & { plain?: boolean | undefined };

export function TextInput({
  id,
  name,
  label,
  hint,
  error,
  required,
  plain,
  type = "text",
  ...input
}: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} plain={plain}>
      <input
        id={id}
        name={name}
        type={type}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={getDescribedBy({ id, hint, error })}
        {...input}
        className="control"
      />
    </Field>
  );
}
