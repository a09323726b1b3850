import { isCurrent, LEGAL, NAVIGATION } from "~/sections/navigation";
import type { FrameProps } from "../face";

/** The name centred like a letterhead, a rule, and one line of ways in. */
export function Header({ site, path }: FrameProps) {
  return (
    <header className="border-b border-line">
      <div className="page flex items-center justify-between gap-4 py-5 md:flex-col md:gap-3 md:pt-8 md:pb-0">
        <a href="/" className="inline-flex min-h-11 items-center gap-3 text-ink no-underline">
          <Seal />
          {site.logoDark ? (
            <img src={site.logoDark} alt={site.title} width={200} height={44} className="h-11 w-auto" />
          ) : (
            <span className="font-heading text-xl font-semibold md:text-2xl">{site.title}</span>
          )}
        </a>
        <nav aria-label="Utama" className="hidden w-full border-t border-line md:block">
          <ul className="flex justify-center gap-10">
            {NAVIGATION.map(({ label, href }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={isCurrent(href, path)}
                  className="inline-flex min-h-12 items-center border-b-2 border-transparent text-ink no-underline hover:border-primary aria-[current]:border-primary aria-[current]:font-semibold"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <details className="relative md:hidden">
          <summary className="inline-flex min-h-11 list-none items-center border-b-2 border-ink px-1 font-semibold">Menu</summary>
          <nav aria-label="Utama, ponsel" className="absolute right-0 z-10 mt-2 w-60 border border-line bg-surface p-3 shadow-lg">
            <ul>
              {[...NAVIGATION, ...LEGAL].map(({ label, href }) => (
                <li key={href} className="border-b border-line last:border-0">
                  <a
                    href={href}
                    aria-current={isCurrent(href, path)}
                    className="flex min-h-11 items-center text-ink no-underline aria-[current]:font-bold"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </details>
      </div>
    </header>
  );
}

/** Four kawung petals about a grain of rice. */
function Seal() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-10 shrink-0 text-primary-text">
      <g fill="currentColor">
        {[45, 135, 225, 315].map((angle) => (
          <ellipse key={angle} cx="24" cy="11" rx="6.500" ry="10" transform={`rotate(${angle} 24 24)`} />
        ))}
        <circle cx="24" cy="24" r="2.500" />
      </g>
    </svg>
  );
}
