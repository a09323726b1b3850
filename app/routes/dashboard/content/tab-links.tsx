interface Tab {
  label: string;
  href: string;
  isCurrent: boolean;
  count?: number;
}

/** Tabs as links, in one line that scrolls on a phone. */
export function TabLinks({ label: name, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={name} className="min-w-0">
      <ul className="flex gap-2 overflow-x-auto pb-1">
        {tabs.map(({ label, count, href, isCurrent }) => (
          <li
            key={href}
            className={`shrink-0 ${isCurrent ? "[scroll-initial-target:nearest]" : ""}`}
          >
            <a
              href={href}
              aria-current={isCurrent ? "page" : undefined}
              className="inline-flex min-h-11 items-center gap-1 rounded-full border border-line px-4 whitespace-nowrap text-ink no-underline hover:bg-surface-2 aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:font-bold aria-[current]:text-on-primary"
            >
              {label}
              {count !== undefined && <span className="text-sm tabular-nums">({count})</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
