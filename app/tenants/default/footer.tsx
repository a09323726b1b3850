import { LEGAL, NAVIGATION } from "~/sections/navigation";
import type { FrameProps } from "../face";

export function Footer({ site }: FrameProps) {
  return (
    <footer className="mt-16 border-t border-line">
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-6 text-sm">
        <p className="font-semibold">{site.title}</p>
        <nav aria-label="Kaki halaman">
          <ul className="flex flex-wrap gap-x-5">
            {[...NAVIGATION, ...LEGAL].map(({ label, href }) => (
              <li key={href}>
                <a href={href} className="inline-flex min-h-11 items-center text-ink-soft">
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
