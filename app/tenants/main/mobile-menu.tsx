import { filterOffered } from "~/lib/installation";
import { NavList } from "~/sections/nav-list";
import {
  getAccountLink,
  getAriaCurrent,
  getParticipationLinks,
  LEGAL_LINKS,
  MAIN_LINKS,
  SEARCH_LINK,
} from "~/sections/navigation";
import { Icon } from "~/ui/icon";
import type { LayoutProps } from "../layout";
import { AUDIENCES } from "./links";

export function MobileMenu({
  path,
  user,
  installation,
  hasPlans,
}: Pick<LayoutProps, "path" | "user" | "installation" | "hasPlans">) {
  return (
    <details className="group md:hidden">
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 rounded-control border-2 border-ink px-4 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="grid group-open:hidden">
          <Icon name="menu" />
        </span>
        <span className="hidden group-open:grid">
          <Icon name="close" />
        </span>
        Menu
      </summary>
      <nav
        aria-label="Utama, ponsel"
        className="absolute inset-x-0 top-full border-t border-line bg-surface pb-4 shadow-xl"
      >
        <ul className="page">
          {[...MAIN_LINKS, getAccountLink(user)].map(({ label, href }) => (
            <li key={href} className="border-b border-line">
              <a
                href={href}
                aria-current={getAriaCurrent(href, path)}
                className="flex min-h-14 items-center justify-between font-heading text-xl font-bold text-ink no-underline aria-[current]:text-primary-text"
              >
                {label}
                <Icon name="arrow-right" />
              </a>
            </li>
          ))}
        </ul>
        <NavList
          links={filterOffered(
            [SEARCH_LINK, ...AUDIENCES, ...getParticipationLinks({ hasPlans }), ...LEGAL_LINKS],
            installation,
          )}
          path={path}
          className="page mt-3 grid grid-cols-2 gap-x-4"
          linkClassName="flex min-h-11 items-center py-1.5 text-base leading-snug text-ink"
        />
      </nav>
    </details>
  );
}
