import { FieldError, getDescribedBy, Hint } from "./field";
import type { Option } from "./select";

interface Props {
  /** Id of the first checkbox, the target of the error summary's link. */
  id: string;
  name: string;
  legend: string;
  options: readonly Option[];
  checked: readonly string[];
  hint?: string | undefined;
  error?: string | undefined;
}

/** Several of a few choices, sent under one name. */
export function CheckboxGroup({ id, name, legend, options, checked, hint, error }: Props) {
  return (
    <fieldset className="grid gap-1" aria-describedby={getDescribedBy({ id, hint, error })}>
      <legend className="font-semibold">{legend}</legend>
      <Hint id={id} hint={hint} />
      <FieldError id={id} error={error} />
      <div className="grid gap-x-6 gap-y-1 min-[30rem]:grid-cols-2">
        {options.map(({ value, label }, index) => (
          <label key={value} className="inline-flex min-h-11 items-center gap-2">
            <input
              id={index === 0 ? id : `${id}-${index + 1}`}
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={checked.includes(value)}
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
