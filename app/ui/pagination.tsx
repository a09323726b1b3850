import type { PageLinks } from "~/lib/views";

const LINK_CLASS =
  "inline-flex min-h-11 min-w-11 items-center justify-center rounded-control border border-line px-3 no-underline hover:bg-surface-2";

/** Page numbers, previous and next; renders nothing for a single page. */
export function Pagination({ links, label }: { links: PageLinks; label: string }) {
  if (links.totalPages <= 1) return null;
  return (
    <nav aria-label={label} className="mt-8">
      <ul className="flex flex-wrap items-center justify-center gap-2">
        {links.previous && (
          <li>
            <a href={links.previous} rel="prev" className={LINK_CLASS}>
              Sebelumnya
            </a>
          </li>
        )}
        {links.hrefs.map(({ page, href }) => (
          <li key={page}>
            {page === links.page ? (
              <a
                href={href}
                aria-current="page"
                className={`${LINK_CLASS} border-primary bg-primary font-bold text-on-primary hover:bg-primary`}
              >
                <span className="sr-only">Halaman </span>
                {page}
              </a>
            ) : (
              <a href={href} className={LINK_CLASS}>
                <span className="sr-only">Halaman </span>
                {page}
              </a>
            )}
          </li>
        ))}
        {links.next && (
          <li>
            <a href={links.next} rel="next" className={LINK_CLASS}>
              Berikutnya
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
