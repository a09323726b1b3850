import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

const VARIANT_CLASSES: Record<ButtonVariant, string> = {
  primary: "bg-primary text-on-primary border-primary hover:brightness-95",
  secondary: "bg-surface text-primary-text border-current hover:bg-surface-2",
  quiet: "bg-transparent text-primary-text border-transparent underline hover:no-underline",
  danger: "bg-danger text-on-danger border-danger hover:brightness-95",
};

/** Touch target of at least 44 px. */
const getButtonClass = (variant: ButtonVariant, className: string | undefined) =>
  `inline-flex min-h-11 items-center justify-center gap-2 rounded-control border-2 px-5 py-2 text-center font-semibold no-underline ${VARIANT_CLASSES[variant]} ${className ?? ""}`;

/** Text browsers ignore CSS gaps, so a trailing space separates adjacent buttons. */
export function Button({
  variant = "primary",
  className,
  ...button
}: ButtonHTMLAttributes<HTMLButtonElement> & { variant?: ButtonVariant }) {
  return (
    <>
      <button type="submit" {...button} className={getButtonClass(variant, className)} />{" "}
    </>
  );
}

/** Styled like `Button`. */
export function ButtonLink({
  variant = "primary",
  className,
  ...anchor
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; variant?: ButtonVariant }) {
  return (
    <>
      <a {...anchor} className={getButtonClass(variant, className)} />{" "}
    </>
  );
}
