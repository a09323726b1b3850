import { FieldError, getDescribedBy, Hint } from "./field";
import type { Option } from "./select";

interface Props {
  /** Id of the first radio, the target of the error summary's link. */
  id: string;
  name: string;
  legend: string;
  options: readonly Option[];
  defaultValue?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  /** Lays the options out in columns of equal width. */
  columns?: boolean | undefined;
}

/** Longest label that fits half the width of a phone. */
const LONG_LABEL_LENGTH = 16;

export function RadioGroup({
  id,
  name,
  legend,
  options,
  defaultValue,
  hint,
  error,
  required,
  columns,
}: Props) {
  // Rows of four when they come out even; long labels stack on a phone.
  const wide = options.length % 4 === 0 ? "sm:grid-cols-4" : "sm:grid-cols-3";
  const narrow = options.some(({ label }) => label.length > LONG_LABEL_LENGTH)
    ? "min-[30rem]:grid-cols-2"
    : "grid-cols-2";
  return (
    <fieldset className="grid gap-1" aria-describedby={getDescribedBy({ id, hint, error })}>
      <legend className="font-semibold">{legend}</legend>
      <Hint id={id} hint={hint} />
      <FieldError id={id} error={error} />
      <div className={`gap-x-6 gap-y-1 ${columns ? `grid ${narrow} ${wide}` : "flex flex-wrap"}`}>
        {options.map(({ value, label }, index) => (
          <label key={value} className="inline-flex min-h-11 items-center gap-2">
            <input
              id={index === 0 ? id : `${id}-${index + 1}`}
              type="radio"
              name={name}
              value={value}
              required={required}
              defaultChecked={defaultValue === value}
              aria-invalid={error ? true : undefined}
              className="size-5 shrink-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
