import type { FieldMetadata } from "@conform-to/react";
import { getControlProps } from "~/ui/form/use-post-form";
import { TextInput } from "~/ui/text-input";

interface Props {
  fields: { password: FieldMetadata<string>; repeated: FieldMetadata<string> };
  label: string;
  hint?: string | undefined;
}

/** A new password, typed twice to catch typing errors. */
export function NewPasswordFields({ fields, label, hint = "Paling sedikit 10 karakter." }: Props) {
  return (
    <>
      <TextInput
        {...getControlProps(fields.password)}
        label={label}
        type="password"
        autoComplete="new-password"
        required
        hint={hint}
      />
      <TextInput
        {...getControlProps(fields.repeated)}
        label={`Ulangi ${label.toLowerCase()}`}
        type="password"
        autoComplete="new-password"
        required
      />
    </>
  );
}
