import { isCurrent, NAVIGATION } from "~/sections/navigation";
import type { FrameProps } from "../face";

/** One line: the name on the left, the ways in beside it; on a phone the ways in wrap below. */
export function Header({ site, path }: FrameProps) {
  return (
    <header className="border-t-8 border-primary">
      <div className="page flex flex-wrap items-center gap-x-8 gap-y-1 py-3">
        <a href="/" className="inline-flex min-h-11 items-center font-heading text-xl font-bold text-ink no-underline">
          {site.logoDark ? <img src={site.logoDark} alt={site.title} width={160} height={40} className="h-10 w-auto" /> : site.title}
        </a>
        <nav aria-label="Utama">
          <ul className="flex flex-wrap gap-x-5">
            {NAVIGATION.map(({ label, href }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={isCurrent(href, path)}
                  className="inline-flex min-h-11 items-center text-ink-soft no-underline hover:underline aria-[current]:font-bold aria-[current]:text-ink"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
