import type { ContrastView } from "~/lib/site-colours";

/** How well each pair of text and background can be read. */
export function ContrastList({ title, rows }: { title: string; rows: ContrastView[] }) {
  return (
    <section aria-labelledby="kontras" className="grid gap-3">
      <h2 id="kontras" className="text-xl font-bold">
        {title}
      </h2>
      <p className="max-w-[65ch] text-ink-soft">
        Kontras tulisan dengan latarnya harus paling sedikit 4,5:1 agar terbaca banyak orang.
      </p>
      <ul className="grid gap-2">
        {rows.map(({ name, label, colour, on, text }) => (
          <li key={name} className="border-t border-line pt-2">
            <strong>{label}</strong> <span className="text-ink-soft">{colour}</span>
            <span className="block">
              Tulisan {on.colour} di atasnya: {on.ratio}.
            </span>
            {text && (
              <span className="block">
                Sebagai tulisan di atas latar: {text.ratio}
                {text.passes ? ", terbaca." : `, terlalu rendah; tulisan memakai ${text.nearest}.`}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
