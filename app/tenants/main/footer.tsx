import { LEGAL, NAVIGATION } from "~/sections/navigation";
import type { FrameProps } from "../face";
import { Wordmark } from "./wordmark";

export function Footer({ site }: FrameProps) {
  return (
    <footer className="mt-16 bg-dark text-on-dark">
      <div className="page grid gap-8 py-12 md:grid-cols-[2fr_1fr_1fr]">
        <div className="grid content-start gap-3">
          <Wordmark title={site.title} logo={site.logoLight} />
          {site.description && <p className="max-w-[45ch]">{site.description}</p>}
        </div>
        <FooterLinks title="Jelajahi" links={NAVIGATION} />
        <FooterLinks title="Ketentuan" links={LEGAL} />
      </div>
      <p className="page border-t border-white/25 py-5 text-sm">Pendopo adalah balai terbuka tempat siapa pun boleh datang dan belajar.</p>
    </footer>
  );
}

function FooterLinks({ title, links }: { title: string; links: readonly { label: string; href: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-lg font-bold">{title}</h2>
      <ul className="mt-2">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-11 items-center no-underline hover:underline">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
