import type { AgendaItem } from "~/lib/agenda";

/** Events by day. */
export function AgendaList({ items, level }: { items: readonly AgendaItem[]; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const days = [...new Set(items.map(({ day }) => day))];
  return (
    <ol className="grid gap-4">
      {days.map((day) => (
        <li key={day} className="grid gap-1">
          <Heading className="font-semibold">{day}</Heading>
          <ul className="grid gap-1">
            {items
              .filter((item) => item.day === day)
              .map((item) => (
                <AgendaEntry key={item.key} item={item} />
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

const AgendaEntry = ({ item: { time, title, detail, href } }: { item: AgendaItem }) => (
  <li className="flex flex-wrap items-center gap-x-3">
    <span className="text-ink-soft tabular-nums sm:min-w-36">{time ?? "Sepanjang hari"}</span>{" "}
    <a href={href} className="inline-flex min-h-11 items-center underline">
      {title}
    </a>{" "}
    <span className="text-ink-soft">{detail}</span>
  </li>
);
