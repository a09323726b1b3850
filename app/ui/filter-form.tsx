import type { ReactNode } from "react";
import { formatCount } from "~/lib/numbers";
import { Button } from "./button";

interface Props {
  action: string;
  label: string;
  /** Values of the form; empty ones do not filter. */
  filters: Record<string, string | undefined>;
  /** Number of rows that match, on all pages. */
  total: number;
  /** What a row is, as in "12 donasi cocok". */
  noun: string;
  /** Unfolded on a phone; default: if a filter is set. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Filters of a list; a phone folds them. They are a GET form, so that the URL can be bookmarked and shared. */
export function FilterForm({ action, label, filters, total, noun, isOpen, children }: Props) {
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <>
      <details className="filters" open={isOpen ?? isFiltered}>
        <summary>Saring dan cari</summary>
        <form
          method="get"
          action={action}
          role="search"
          aria-label={label}
          className="grid items-end gap-4 sm:grid-cols-2 lg:flex lg:flex-wrap lg:*:max-w-80 lg:*:flex-1 lg:*:basis-44"
        >
          {children}
          <div className="flex gap-2 lg:flex-none!">
            <Button variant="secondary">Tampilkan</Button>
            {isFiltered && (
              <a
                href={action}
                className="inline-flex min-h-11 items-center px-2 whitespace-nowrap underline"
              >
                Hapus saringan
              </a>
            )}
          </div>
        </form>
      </details>
      {/* Without rows, the empty state below says so. */}
      {isFiltered && total > 0 && (
        <p role="status">
          <strong className="tabular-nums">{formatCount(total)}</strong> {noun} cocok.
        </p>
      )}
    </>
  );
}
