import type { InputHTMLAttributes, ReactNode } from "react";
import { FieldError } from "./field";

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "name" | "type"> & {
  id: string;
  name: string;
  label: ReactNode;
  error?: string | undefined;
};

export function Checkbox({ id, name, label, error, ...input }: Props) {
  return (
    <div className="grid gap-1">
      <FieldError id={id} error={error} />
      <label className="flex min-h-11 items-start gap-3 py-2">
        <input
          id={id}
          type="checkbox"
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...input}
          className="mt-0.5 size-5 shrink-0"
        />
        <span>{label}</span>
      </label>
    </div>
  );
}
