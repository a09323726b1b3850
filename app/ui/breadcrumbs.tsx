/** Breadcrumbs; the last entry is the current page. */
export function Breadcrumbs({ items }: { items: readonly { label: string; href?: string }[] }) {
  return (
    <nav aria-label="Jejak halaman" className="text-sm">
      <ol className="flex flex-wrap gap-x-2">
        {items.map(({ label, href }, at) => (
          <li key={label} className="flex items-center gap-x-2">
            {at > 0 && <span aria-hidden="true">/ </span>}
            {href ? (
              <a href={href} className="inline-block py-2 text-primary-text underline">
                {label}
              </a>
            ) : (
              <span aria-current="page" className="py-2 text-ink-soft">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
