import { filterOffered } from "~/lib/installation";
import { ContactList } from "~/sections/contact-list";
import {
  CONTENT_LINKS,
  getParticipationLinks,
  LEGAL_LINKS,
  MAIN_LINKS,
} from "~/sections/navigation";
import type { LayoutProps } from "../layout";
import { AUDIENCES, CLASS_LINKS } from "./links";
import { Wordmark } from "./wordmark";

export function Footer({ site, installation, hasPlans }: LayoutProps) {
  return (
    <footer className="mt-20 overflow-hidden">
      <svg
        viewBox="0 0 1440 130"
        aria-hidden="true"
        className="ml-[50%] block w-full min-w-[48rem] -translate-x-1/2 text-ink"
      >
        <path
          d="M0 131V118L440 74 560 40 628 0H812L880 40 1000 74 1440 118V131Z"
          fill="currentColor"
        />
      </svg>
      <div className="-mt-px bg-ink text-surface">
        <div aria-hidden="true" className="teeth text-sun" />
        <div className="page grid grid-cols-2 gap-x-6 gap-y-8 py-12 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr] lg:py-14">
          <div className="col-span-2 grid content-start gap-4 lg:col-span-1">
            <Wordmark title={site.title} logo={site.logoLight} alt={site.logoAlt} />
            {site.description && <p className="max-w-[42ch] text-pretty">{site.description}</p>}
            <ContactList contact={site.contact} />
          </div>
          <FooterLinks title="Kelas" links={CLASS_LINKS} />
          <FooterLinks title="Kerja sama" links={AUDIENCES} />
          <FooterLinks title="Kabar dan cerita" links={[MAIN_LINKS[1], ...CONTENT_LINKS]} />
          <FooterLinks
            title="Jelajahi"
            links={filterOffered(
              [...MAIN_LINKS.slice(2), ...getParticipationLinks({ hasPlans })],
              installation,
            )}
          />
        </div>
        <div className="page flex flex-wrap items-center justify-between gap-x-8 border-t border-surface/25 py-4 text-sm">
          <p className="py-2">
            Pendopo adalah balai terbuka tempat siapa pun boleh datang dan belajar.
          </p>
          <ul className="flex flex-wrap gap-x-6">
            {LEGAL_LINKS.map(({ label, href }) => (
              <li key={href}>
                <FooterLink href={href}>{label}</FooterLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function FooterLinks({
  title,
  links,
}: {
  title: string;
  links: readonly { label: string; href: string }[];
}) {
  return (
    <nav aria-label={title}>
      <h2 className="text-lg font-bold text-sun">{title}</h2>
      <ul className="mt-1">
        {links.map(({ label, href }) => (
          <li key={href}>
            <FooterLink href={href}>{label}</FooterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const FooterLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} className="inline-flex min-h-11 items-center no-underline hover:underline">
    {children}
  </a>
);
