import { JOIN, LEGAL, NAVIGATION, READING } from "~/sections/navigation";
import type { FrameProps } from "../face";
import { Monogram } from "./monogram";

/** One quiet row under a line in the tenant's colour: whose site it is, and every way on. */
export function Footer({ site }: FrameProps) {
  return (
    <footer className="mt-16 border-t-4 border-primary">
      <div className="page flex flex-wrap items-start justify-between gap-x-12 gap-y-4 py-8">
        <p className="flex items-center gap-3 font-semibold">
          <Monogram title={site.title} />
          {site.title}
        </p>
        <nav aria-label="Kaki halaman">
          <ul className="flex max-w-2xl flex-wrap gap-x-6 md:justify-end">
            {[...NAVIGATION, ...READING, ...JOIN, ...LEGAL].map(({ label, href }) => (
              <li key={href}>
                <a href={href} className="inline-flex min-h-11 items-center text-ink-soft hover:text-ink">
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
