import type { ReactNode } from "react";

/** A figure with its label. */
export function Stat({
  label,
  value,
  note,
}: {
  label: string;
  value: ReactNode;
  note?: ReactNode;
}) {
  return (
    <div className="grid content-start gap-1 rounded-card border border-line bg-surface p-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-heading text-2xl font-bold lining-nums tabular-nums">{value}</dd>
      {note && <dd className="text-sm text-ink-soft">{note}</dd>}
    </div>
  );
}

export function Stats({ children }: { children: ReactNode }) {
  return <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">{children}</dl>;
}
