import { NavList } from "~/sections/nav-list";
import { getHeaderLinks, getMobileLinks } from "~/sections/navigation";
import { Icon } from "~/ui/icon";
import type { LayoutProps } from "../layout";
import { Monogram } from "./monogram";

export function Header({ site, path, user, installation, hasPlans }: LayoutProps) {
  return (
    <header className="relative border-b border-line">
      <div className="page flex flex-wrap items-center justify-between gap-x-8 py-3">
        <a
          href="/"
          className="inline-flex min-h-11 max-w-[70%] items-center gap-3 text-ink no-underline"
        >
          {site.logoDark ? (
            <img
              src={site.logoDark}
              alt={site.logoAlt}
              width={160}
              height={40}
              className="h-10 w-auto"
            />
          ) : (
            <>
              <Monogram title={site.title} />
              <span className="line-clamp-2 font-heading text-lg leading-tight font-bold">
                {site.title}
              </span>
            </>
          )}
        </a>
        <nav aria-label="Utama" className="hidden md:block">
          <NavList
            links={getHeaderLinks({ user, installation })}
            path={path}
            className="flex gap-x-7"
            linkClassName="inline-flex min-h-11 items-center border-b-2 border-transparent text-ink-soft no-underline hover:text-ink hover:underline aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-ink"
          />
        </nav>
        <MobileMenu path={path} user={user} installation={installation} hasPlans={hasPlans} />
      </div>
    </header>
  );
}

/** Positioned against the header, so the sheet is as wide as the page. */
function MobileMenu({
  path,
  user,
  installation,
  hasPlans,
}: Pick<LayoutProps, "path" | "user" | "installation" | "hasPlans">) {
  return (
    <details className="md:hidden">
      <summary className="flex min-h-11 list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <Icon name="menu" />
        Menu
      </summary>
      <nav
        aria-label="Utama, ponsel"
        className="absolute inset-x-0 top-full z-10 border-y border-line bg-surface pb-4 shadow-lg"
      >
        <NavList
          links={getMobileLinks({ user, installation, hasPlans })}
          path={path}
          className="page grid grid-cols-2 gap-x-6"
          itemClassName="border-b border-line"
          linkClassName="flex min-h-12 items-center text-ink no-underline aria-[current]:font-bold"
        />
      </nav>
    </details>
  );
}
