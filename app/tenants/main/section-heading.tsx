import type { ReactNode } from "react";
import { Icon } from "~/ui/icon";

interface Props {
  id: string;
  title: string;
  lead?: string;
  children?: ReactNode;
}

export function SectionHeading({ id, title, lead, children }: Props) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div>
        <div aria-hidden="true" className="teeth mb-3 w-[4.5rem] text-primary" />
        <h2 id={id} className="text-3xl font-extrabold md:text-4xl">
          {title}
        </h2>
        {lead && <p className="mt-2 max-w-[60ch] text-ink-soft">{lead}</p>}
      </div>
      {children}
    </div>
  );
}

export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary-text underline hover:no-underline"
    >
      {children}
      <Icon name="arrow-right" className="size-4" />
    </a>
  );
}
