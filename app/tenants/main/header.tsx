import { isCurrent, LEGAL, NAVIGATION } from "~/sections/navigation";
import { Icon } from "~/ui/icon";
import type { FrameProps } from "../face";
import { Wordmark } from "./wordmark";

const AUDIENCES = [
  { label: "Untuk sekolah", href: "/Make-Appointment?segment=school" },
  { label: "Untuk kampus", href: "/Make-Appointment?segment=campus" },
  { label: "Untuk perusahaan", href: "/Make-Appointment?segment=corporate" },
] as const;

/** Two levels: whom we work with above, what there is to do below. On a phone both fold into one disclosure. */
export function Header({ site, path }: FrameProps) {
  return (
    <header className="border-b border-line bg-surface">
      <div className="hidden bg-dark text-on-dark md:block">
        <nav aria-label="Mitra" className="page flex justify-end gap-6 text-sm">
          {AUDIENCES.map(({ label, href }) => (
            <a key={href} href={href} className="inline-flex min-h-10 items-center no-underline hover:underline">
              {label}
            </a>
          ))}
        </nav>
      </div>
      <div className="page flex min-h-18 items-center justify-between gap-6">
        <a href="/" className="inline-flex min-h-11 items-center text-primary-text no-underline" aria-label={`${site.title}, beranda`}>
          <Wordmark title={site.title} logo={site.logoDark} />
        </a>
        <nav aria-label="Utama" className="hidden md:block">
          <ul className="flex items-center gap-1">
            {NAVIGATION.map(({ label, href }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={isCurrent(href, path)}
                  className="inline-flex min-h-11 items-center rounded-control px-4 font-semibold text-ink no-underline hover:bg-surface-2 aria-[current]:bg-surface-2 aria-[current]:text-primary-text"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <MobileMenu path={path} />
      </div>
    </header>
  );
}

function MobileMenu({ path }: { path: string }) {
  return (
    <details className="relative md:hidden">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-control border border-line px-4 font-semibold">
        <Icon name="menu" />
        Menu
      </summary>
      <nav aria-label="Utama, ponsel" className="absolute right-0 z-10 mt-2 w-64 rounded-card border border-line bg-surface p-2 shadow-lg">
        <ul>
          {[...NAVIGATION, ...AUDIENCES, ...LEGAL].map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                aria-current={isCurrent(href, path)}
                className="flex min-h-11 items-center rounded-control px-3 text-ink no-underline hover:bg-surface-2 aria-[current]:font-bold"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
