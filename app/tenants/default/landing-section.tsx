import type { ReactNode } from "react";

interface Props {
  id: string;
  title: string;
  lead?: string;
  more?: { label: string; href: string };
  children: ReactNode;
}

/** A landing section whose title stays in the margin on wide screens. */
export function LandingSection({ id, title, lead, more, children }: Props) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-6 border-t border-line py-10 md:py-14 lg:grid-cols-[14rem_1fr]"
    >
      <div className="self-start lg:sticky lg:top-6">
        <h2 id={id} className="text-2xl font-bold md:text-3xl">
          {title}
        </h2>
        {lead && <p className="mt-2 text-ink-soft">{lead}</p>}
        {more && (
          <a
            href={more.href}
            className="mt-1 inline-flex min-h-11 items-center font-semibold text-primary-text"
          >
            {more.label}
          </a>
        )}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
