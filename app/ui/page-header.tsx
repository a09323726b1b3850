import type { ReactNode } from "react";
import { Breadcrumbs } from "./breadcrumbs";

interface Props {
  title: string;
  lead?: ReactNode;
  breadcrumbs?: readonly { label: string; href?: string }[];
}

/** The page's h1 with its introduction. */
export function PageHeader({ title, lead, breadcrumbs }: Props) {
  return (
    <header className="grid gap-2">
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
      <h1 className="text-3xl font-bold md:text-4xl">{title}</h1>
      {lead && <p className="max-w-[65ch] text-lg text-ink-soft">{lead}</p>}
    </header>
  );
}
