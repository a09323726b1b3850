import type { StatusTab } from "~/lib/views";

/** States of a list as links; on a phone a scrollable row. */
export function StatusTabs({ label, tabs }: { label: string; tabs: readonly StatusTab[] }) {
  return (
    <nav aria-label={label} className="min-w-0">
      <ul className="flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map(({ label: text, href, count, amount, isCurrent }) => (
          <li
            key={href}
            className={`shrink-0 ${isCurrent ? "[scroll-initial-target:nearest]" : ""}`}
          >
            <a
              href={href}
              aria-current={isCurrent ? "page" : undefined}
              className="flex min-h-11 items-center gap-2 px-3 whitespace-nowrap text-ink no-underline hover:bg-surface-2 aria-[current]:border-b-4 aria-[current]:border-primary aria-[current]:font-semibold"
            >
              {text}
              {count !== null && <span className="text-ink-soft tabular-nums">{count}</span>}{" "}
              {/* Hidden on phones, where the row would cut a sum and misrepresent it. */}
              {amount && (
                <span className="text-sm text-ink-soft tabular-nums max-md:hidden">{amount}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
