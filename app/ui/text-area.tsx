import type { TextareaHTMLAttributes } from "react";
import { Field, type FieldProps, getDescribedBy } from "./field";

type Props = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps> & {
    plain?: boolean | undefined;
  };

export function TextArea({
  id,
  name,
  label,
  hint,
  error,
  required,
  plain,
  rows = 5,
  ...area
}: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} plain={plain}>
      <textarea
        id={id}
        name={name}
        rows={rows}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={getDescribedBy({ id, hint, error })}
        {...area}
        className="control"
      />
    </Field>
  );
}
