import type { ReactNode } from "react";

/** Names and values of one record. */
export function DescriptionList({
  items,
}: {
  items: readonly { label: string; value: ReactNode }[];
}) {
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[minmax(9rem,auto)_1fr]">
      {items.map(({ label, value }) => (
        <div key={label} className="grid gap-0.5 sm:contents">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
