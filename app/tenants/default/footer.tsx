import { ContactList } from "~/sections/contact-list";
import {
  AUDIENCE_LINKS,
  CONTENT_LINKS,
  filterLinks,
  LEGAL_LINKS,
  MAIN_LINKS,
  PARTICIPATION_LINKS,
} from "~/sections/navigation";
import type { LayoutProps } from "../layout";
import { Monogram } from "./monogram";

export function Footer({ site, installation, sections }: LayoutProps) {
  return (
    <footer className="mt-16 border-t-4 border-primary">
      <div className="page flex flex-wrap items-start justify-between gap-x-12 gap-y-4 py-8">
        <div className="grid gap-3">
          <p className="flex items-center gap-3 font-semibold">
            <Monogram title={site.title} />
            {site.title}
          </p>
          <ContactList contact={site.contact} className="text-ink-soft" />
        </div>
        <nav aria-label="Kaki halaman">
          <ul className="flex max-w-2xl flex-wrap gap-x-6 md:justify-end">
            {filterLinks(
              [
                ...MAIN_LINKS,
                ...CONTENT_LINKS,
                ...AUDIENCE_LINKS,
                ...PARTICIPATION_LINKS,
                ...LEGAL_LINKS,
              ],
              { installation, sections },
            ).map(({ label, href }) => (
              <li key={href}>
                <a
                  href={href}
                  className="inline-flex min-h-11 items-center text-ink-soft hover:text-ink"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
