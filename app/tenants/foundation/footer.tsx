import { JOIN, LEGAL, NAVIGATION, READING } from "~/sections/navigation";
import type { FrameProps } from "../face";
import { KawungBand } from "./kawung-band";
import { Seal } from "./seal";

/** A colophon, as on a book's last page: batik strip, seal, and one narrow centred column. */
export function Footer({ site }: FrameProps) {
  return (
    <footer className="mt-16 md:mt-20">
      <KawungBand id="kawung-kaki" />
      <div className="bg-surface-2">
        <div className="page grid max-w-3xl justify-items-center gap-4 py-12 text-center">
          <Seal />
          <p className="font-heading text-2xl font-semibold">{site.title}</p>
          {site.description && <p className="max-w-[50ch] text-ink-soft">{site.description}</p>}
          <nav aria-label="Kaki halaman" className="grid gap-1">
            <Links links={[...NAVIGATION, ...READING, ...JOIN]} />
            <Links links={LEGAL} />
          </nav>
        </div>
      </div>
    </footer>
  );
}

function Links({ links }: { links: readonly { label: string; href: string }[] }) {
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
