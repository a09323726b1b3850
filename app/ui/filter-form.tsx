import type { ReactNode } from "react";
import { Button } from "./button";

/** Filters are a GET form, so that the URL can be bookmarked and shared. */
export function FilterForm({
  action,
  label,
  children,
}: {
  action: string;
  label: string;
  children: ReactNode;
}) {
  return (
    <form
      method="get"
      action={action}
      role="search"
      aria-label={label}
      className="grid items-end gap-4 sm:grid-cols-2 lg:flex lg:flex-wrap lg:*:flex-1 lg:*:basis-44"
    >
      {children}
      <div className="flex gap-2 lg:flex-none!">
        <Button variant="secondary">Tampilkan</Button>
        <a
          href={action}
          className="inline-flex min-h-11 items-center px-2 whitespace-nowrap underline"
        >
          Hapus saringan
        </a>
      </div>
    </form>
  );
}
