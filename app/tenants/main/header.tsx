import { filterOffered } from "~/lib/installation";
import { getAccountLink, getAriaCurrent, MAIN_LINKS, SEARCH_LINK } from "~/sections/navigation";
import type { LayoutProps } from "../layout";
import { AUDIENCES } from "./links";
import { MobileMenu } from "./mobile-menu";
import { Wordmark } from "./wordmark";

/** Two levels: audiences above, main links below. `MobileMenu` combines both. */
export function Header({ site, path, user, installation, hasPlans }: LayoutProps) {
  const plainLinks = [...MAIN_LINKS.slice(0, -1), getAccountLink(user)];
  const highlightedLinks = MAIN_LINKS.slice(-1);
  return (
    <header className="relative z-10 bg-surface">
      <div className="min-h-2 bg-ink text-surface">
        <nav
          aria-label="Mitra"
          className="page hidden items-center justify-between gap-6 text-sm md:flex"
        >
          <p className="max-lg:hidden">Belajar terbuka bagi siapa pun</p>
          <ul className="-mx-3 flex flex-wrap">
            {filterOffered([...AUDIENCES, SEARCH_LINK], installation).map(({ label, href }) => (
              <li key={href}>
                <a
                  href={href}
                  className="inline-flex min-h-11 items-center px-3 no-underline hover:underline"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div aria-hidden="true" className="teeth h-3 text-ink" />
      <div className="page flex min-h-18 items-center justify-between gap-3 pb-2 md:gap-6">
        <a
          href="/"
          className="inline-flex min-h-11 items-center text-ink no-underline"
          aria-label={`${site.title}, beranda`}
        >
          <Wordmark title={site.title} logo={site.logoDark} alt={site.logoAlt} />
        </a>
        <nav aria-label="Utama" className="hidden md:block">
          <ul className="flex items-center gap-1">
            {plainLinks.map(({ label, href }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={getAriaCurrent(href, path)}
                  className="inline-flex min-h-11 items-center px-4 font-semibold text-ink underline decoration-transparent decoration-3 underline-offset-8 hover:decoration-sun aria-[current]:decoration-primary"
                >
                  {label}
                </a>
              </li>
            ))}
            {highlightedLinks.map(({ label, href }) => (
              <li key={href} className="ml-3">
                <a
                  href={href}
                  aria-current={getAriaCurrent(href, path)}
                  className="inline-flex min-h-11 items-center rounded-control bg-sun px-5 font-semibold text-ink no-underline hover:brightness-95 aria-[current]:outline-2 aria-[current]:outline-offset-2 aria-[current]:outline-ink"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <MobileMenu path={path} user={user} installation={installation} hasPlans={hasPlans} />
      </div>
    </header>
  );
}
