/** In place of a part of a page that could not be read: it says which, and the rest of the page stands. */
export function Unavailable({ name }: { name: string }) {
  return (
    <p className="rounded-card border border-dashed border-ink-soft p-6 text-ink-soft">
      {name} belum dapat dimuat. Coba lagi beberapa saat lagi.
    </p>
  );
}
