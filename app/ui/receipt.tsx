import type { ReactNode } from "react";

interface Props {
  title: string;
  /** Reference number; empty if the host gave none. */
  number: string;
  rows: readonly { label: string; value: ReactNode }[];
  children?: ReactNode;
}

/** Receipt of a submitted form; prints without header and footer. */
export function Receipt({ title, number, rows, children }: Props) {
  return (
    <section aria-label={title} className="rounded-card border-2 border-line">
      <div className="border-b-2 border-dashed border-line p-5">
        <h2 className="text-sm font-semibold text-ink-soft">{title}</h2>
        {number && (
          <p className="font-heading text-lg font-bold whitespace-nowrap lining-nums sm:text-2xl">
            {number}
          </p>
        )}
      </div>
      <dl className="grid gap-x-6 gap-y-3 p-5 sm:grid-cols-[minmax(9rem,auto)_1fr]">
        {rows.map(({ label, value }) => (
          <div key={label} className="grid gap-0.5 sm:contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="min-w-0 font-semibold wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      {children && <div className="border-t-2 border-dashed border-line p-5">{children}</div>}
    </section>
  );
}
