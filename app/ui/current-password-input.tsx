import { TextInput } from "./text-input";

interface Props {
  id: string;
  name: string;
  error?: string | undefined;
  hint?: string | undefined;
}

/** The signed-in person's own password, asked for again before money moves. */
export const CurrentPasswordInput = (props: Props) => (
  <TextInput
    {...props}
    label="Kata sandi Anda"
    type="password"
    autoComplete="current-password"
    required
  />
);
