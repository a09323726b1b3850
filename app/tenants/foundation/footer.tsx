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
import { KawungBand } from "./kawung-band";
import { Seal } from "./seal";

export function Footer({ site, installation, sections }: LayoutProps) {
  return (
    <footer className="mt-16 md:mt-20">
      <KawungBand id="kawung-kaki" />
      <div className="bg-surface-2">
        <div className="page grid max-w-3xl justify-items-center gap-4 py-12 text-center">
          <Seal />
          <p className="font-heading text-2xl font-semibold">{site.title}</p>
          {site.description && <p className="max-w-[50ch] text-ink-soft">{site.description}</p>}
          <ContactList contact={site.contact} className="justify-items-center text-ink-soft" />
          <nav aria-label="Kaki halaman" className="grid gap-1">
            <FooterLinks
              links={filterLinks(
                [...MAIN_LINKS, ...CONTENT_LINKS, ...AUDIENCE_LINKS, ...PARTICIPATION_LINKS],
                {
                  installation,
                  sections,
                },
              )}
            />
            <FooterLinks links={LEGAL_LINKS} />
          </nav>
        </div>
      </div>
    </footer>
  );
}

function FooterLinks({ links }: { links: readonly { label: string; href: string }[] }) {
  return (
    <ul className="flex flex-wrap justify-center gap-x-6">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className="inline-flex min-h-11 items-center text-primary-text">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
