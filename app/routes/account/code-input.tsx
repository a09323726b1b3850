import { type FieldState, getControlProps } from "~/ui/form/use-post-form";
import { TextInput } from "~/ui/text-input";

/** A one-time code, which phones offer above their keyboard. */
export const CodeInput = ({ field, hint }: { field: FieldState; hint?: string }) => (
  <TextInput
    {...getControlProps(field)}
    label="Kode"
    hint={hint}
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    required
  />
);
