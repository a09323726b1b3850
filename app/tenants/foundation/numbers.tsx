import type { LandingView } from "../landing-view";

/** This year's numbers, only those that can be counted here and now. */
export function Numbers({ totals, open }: Pick<LandingView, "totals"> & { open: number | null }) {
  const rows = [
    { label: "kelas dalam katalog", value: totals.classes },
    { label: "kelas menerima pendaftaran", value: open },
    { label: "tulisan terbuka", value: totals.posts },
  ].filter(({ value }) => value !== null);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="angka" className="page py-16">
      <h2 id="angka" className="text-center text-3xl font-semibold md:text-4xl">
        Angka hari ini
      </h2>
      <dl className="mx-auto mt-8 grid max-w-4xl divide-y divide-line border-y border-line md:grid-cols-3 md:divide-x md:divide-y-0">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse items-center gap-1 py-6">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-heading text-5xl font-semibold text-primary-text">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
