import { describedBy, FieldError, Hint } from "./field";
import type { Option } from "./select";

interface Props {
  /** The first radio has this id, so that an error summary can lead to it. */
  id: string;
  name: string;
  legend: string;
  options: readonly Option[];
  defaultValue?: string | undefined;
  hint?: string;
  error?: string;
  required?: boolean;
  /** Many options stand in columns of one width. */
  columns?: boolean;
}

/** Characters that half a phone's width has room for. */
const LONG = 16;

export function RadioGroup({ id, name, legend, options, defaultValue, hint, error, required, columns }: Props) {
  // A row of four leaves nobody alone in the next one, and long words get a row of their own on a phone.
  const wide = options.length % 4 === 0 ? "sm:grid-cols-4" : "sm:grid-cols-3";
  const narrow = options.some(({ label }) => label.length > LONG) ? "min-[30rem]:grid-cols-2" : "grid-cols-2";
  return (
    <fieldset className="grid gap-1" aria-describedby={describedBy({ id, ...(hint && { hint }), ...(error && { error }) })}>
      <legend className="font-semibold">{legend}</legend>
      <Hint id={id} hint={hint} />
      <FieldError id={id} error={error} />
      <div className={`gap-x-6 gap-y-1 ${columns ? `grid ${narrow} ${wide}` : "flex flex-wrap"}`}>
        {options.map(({ value, label }, at) => (
          <label key={value} className="inline-flex min-h-11 items-center gap-2">
            <input
              id={at === 0 ? id : `${id}-${at + 1}`}
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
