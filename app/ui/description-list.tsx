import type { ReactNode } from "react";

/** Names and values of one record. */
export function DescriptionList({
  items,
}: {
  items: readonly { label: string; value: ReactNode }[];
}) {
  return (
    <dl className="grid grid-cols-[minmax(4rem,34%)_minmax(0,1fr)] gap-x-3 gap-y-2 sm:grid-cols-[minmax(9rem,auto)_minmax(0,1fr)] sm:gap-x-8 sm:gap-y-3">
      {items.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-ink-soft wrap-break-word">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
