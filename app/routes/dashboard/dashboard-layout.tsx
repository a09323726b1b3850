import type { ReactNode } from "react";
import type { MenuItem } from "~/lib/views";
import { PageHeader } from "~/ui/page-header";

interface Props {
  title: string;
  lead?: string | null;
  menu: readonly MenuItem[];
  /** Path of the page, to mark the current section. */
  path: string;
  breadcrumbs?: readonly { label: string; href?: string }[];
  children: ReactNode;
}

/** Layout of dashboard pages: sections on the left (on a phone: a scrollable row), content beside them. */
export function DashboardLayout({ title, lead, menu, path, breadcrumbs, children }: Props) {
  const current = menu.findLast(({ href }) => path === href || path.startsWith(`${href}/`))?.href;
  return (
    <div className="page grid gap-6 py-6 md:grid-cols-[13rem_minmax(0,1fr)] md:gap-10 md:py-10">
      <nav aria-label="Dasbor" className="min-w-0">
        <ul className="flex gap-1 overflow-x-auto pb-1 md:grid md:overflow-visible md:pb-0">
          {menu.map(({ label, href, count = 0 }) => (
            <li
              key={href}
              className={`shrink-0 ${href === current ? "[scroll-initial-target:nearest]" : ""}`}
            >
              <a
                href={href}
                aria-current={href === current ? "page" : undefined}
                className="flex min-h-11 items-center rounded-control px-3 whitespace-nowrap text-ink no-underline hover:bg-surface-2 aria-[current]:bg-primary aria-[current]:font-semibold aria-[current]:text-on-primary"
              >
                {label}
                {count > 0 && <Count value={count} />}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid min-w-0 content-start gap-6">
        <PageHeader title={title} {...(lead && { lead })} {...(breadcrumbs && { breadcrumbs })} />
        {children}
      </div>
    </div>
  );
}

/** Positioned, so that the hidden word stays inside the scrollable row. */
const Count = ({ value }: { value: number }) => (
  <span className="relative ml-2 rounded-full bg-orange-100 px-2 text-sm font-semibold text-orange-950 tabular-nums">
    {value}
    <span className="sr-only"> menunggu</span>
  </span>
);
