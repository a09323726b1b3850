import { LEGAL, NAVIGATION } from "~/sections/navigation";
import type { FrameProps } from "../face";

/** A colophon: one narrow column, as at the end of a book. */
export function Footer({ site }: FrameProps) {
  return (
    <footer className="mt-20 border-t-4 border-double border-line bg-surface-2">
      <div className="page grid max-w-3xl justify-items-center gap-5 py-12 text-center">
        <p className="font-heading text-2xl font-semibold">{site.title}</p>
        {site.description && <p className="max-w-[50ch] text-ink-soft">{site.description}</p>}
        <nav aria-label="Kaki halaman">
          <ul className="flex flex-wrap justify-center gap-x-6">
            {[...NAVIGATION, ...LEGAL].map(({ label, href }) => (
              <li key={href}>
                <a href={href} className="inline-flex min-h-11 items-center text-primary-text">
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
