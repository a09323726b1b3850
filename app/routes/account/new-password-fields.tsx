import { TextInput } from "~/ui/text-input";

interface Field {
  id: string;
  name: string;
  error?: string;
}

interface Props {
  /** Of a form whose schema has both. */
  of: (name: "password" | "repeated") => Field;
  label: string;
  hint?: string;
}

/** A password that is chosen, and once more against slips of the finger. */
export function NewPasswordFields({ of, label, hint = "Paling sedikit 10 karakter." }: Props) {
  return (
    <>
      <TextInput {...of("password")} label={label} type="password" autoComplete="new-password" required hint={hint} />
      <TextInput {...of("repeated")} label={`Ulangi ${label.toLowerCase()}`} type="password" autoComplete="new-password" required />
    </>
  );
}
