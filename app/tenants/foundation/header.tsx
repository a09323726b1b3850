import { NavList } from "~/sections/nav-list";
import { getHeaderLinks, getMobileLinks } from "~/sections/navigation";
import type { LayoutProps } from "../layout";
import { Seal } from "./seal";

export function Header({ site, path, user, installation, hasPlans }: LayoutProps) {
  return (
    <header className="border-b border-line">
      <div className="page flex items-center justify-between gap-4 py-4 md:flex-col md:gap-4 md:pt-7 md:pb-0">
        <a
          href="/"
          className="inline-flex min-h-11 min-w-0 items-center gap-3 text-ink no-underline"
        >
          <Seal />
          {site.logoDark ? (
            <img
              src={site.logoDark}
              alt={site.logoAlt}
              width={200}
              height={44}
              className="h-11 w-auto"
            />
          ) : (
            <span className="font-heading text-xl leading-tight font-semibold md:text-2xl">
              {site.title}
            </span>
          )}
        </a>
        <nav
          aria-label="Utama"
          className="hidden w-full border-t-4 border-double border-line md:block"
        >
          <NavList
            links={getHeaderLinks({ user, installation })}
            path={path}
            className="flex justify-center gap-10"
            linkClassName="inline-flex min-h-12 items-center border-b-2 border-transparent text-ink no-underline hover:border-secondary aria-[current]:border-primary aria-[current]:font-semibold"
          />
        </nav>
        <MobileMenu path={path} user={user} installation={installation} hasPlans={hasPlans} />
      </div>
    </header>
  );
}

function MobileMenu({
  path,
  user,
  installation,
  hasPlans,
}: Pick<LayoutProps, "path" | "user" | "installation" | "hasPlans">) {
  return (
    <details className="relative shrink-0 md:hidden">
      <summary className="inline-flex min-h-11 list-none items-center border-y border-ink px-3 font-semibold [&::-webkit-details-marker]:hidden">
        Menu
      </summary>
      <nav
        aria-label="Utama, ponsel"
        className="absolute right-0 z-10 mt-2 w-64 border border-ink bg-surface px-4 py-2 shadow-lg"
      >
        <NavList
          links={getMobileLinks({ user, installation, hasPlans })}
          path={path}
          className="divide-y divide-line"
          linkClassName="flex min-h-12 items-center text-ink no-underline aria-[current]:font-bold"
        />
      </nav>
    </details>
  );
}
