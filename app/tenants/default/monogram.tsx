/** Stands in for the logo of a tenant without one. */
export function Monogram({ title }: { title: string }) {
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-10 shrink-0 items-center justify-center rounded-control border border-line bg-primary font-heading text-xl font-bold text-on-primary"
    >
      {Array.from(title.trim())[0]?.toUpperCase()}
    </span>
  );
}
