/** Placeholder for a page section that could not be loaded. */
export function Unavailable({ name }: { name: string }) {
  return (
    <p className="rounded-card border border-dashed border-ink-soft p-6 text-ink-soft">
      {name} belum dapat dimuat. Coba lagi beberapa saat lagi.
    </p>
  );
}
