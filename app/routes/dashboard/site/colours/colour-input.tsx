import { Field, getDescribedBy } from "~/ui/field";

interface Props {
  id: string;
  /** Of the text field; the picker and what was shown are told apart by `withPickedColours`. */
  name: string;
  label: string;
  error: string | undefined;
  defaultValue: string | undefined;
}

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** A colour to type or to pick. */
export function ColourInput({ id, name, label, error, defaultValue = "" }: Props) {
  return (
    <Field id={id} label={label} error={error} required>
      <span className="grid grid-cols-[1fr_4rem] gap-2">
        <input
          id={id}
          name={name}
          type="text"
          required
          defaultValue={defaultValue}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={getDescribedBy({ id, error })}
          className="control"
        />
        <input
          name={`picked_${name}`}
          type="color"
          aria-label={`Pilih warna ${label.toLowerCase()}`}
          defaultValue={isColour(defaultValue) ? defaultValue.toLowerCase() : "#000000"}
          className="control p-1"
        />
      </span>
      {isColour(defaultValue) && (
        <input type="hidden" name={`shown_${name}`} value={defaultValue} />
      )}
    </Field>
  );
}
