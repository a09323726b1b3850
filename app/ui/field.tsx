import type { ReactNode } from "react";

export interface FieldProps {
  id: string;
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
}

/** `aria-describedby` of a control: its hint and its error. */
export function getDescribedBy({
  id,
  hint,
  error,
}: Pick<FieldProps, "id" | "hint" | "error">): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
}

export function Hint({ id, hint }: { id: string; hint: string | undefined }) {
  return hint ? (
    <p id={`${id}-hint`} className="text-sm text-ink-soft">
      {hint}
    </p>
  ) : null;
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error ? (
    <p id={`${id}-error`} className="font-semibold text-danger-text">
      <span className="sr-only">Kesalahan: </span>
      {error}
    </p>
  ) : null;
}

/** Label, hint and error around one control. Optional fields are marked, except `plain` ones such as filters. */
export function Field({
  id,
  label,
  hint,
  error,
  required,
  plain,
  children,
}: Omit<FieldProps, "name"> & { plain?: boolean | undefined; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
        {!required && !plain && <span className="font-normal text-ink-soft"> (opsional)</span>}
      </label>{" "}
      <Hint id={id} hint={hint} />
      <FieldError id={id} error={error} />
      {children}{" "}
    </div>
  );
}
