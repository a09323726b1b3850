interface Props {
  id: string;
  title: string;
  lead?: string;
  more?: { label: string; href: string };
}

/** Heading of a landing's section with an optional way to all of it. */
export function SectionHeading({ id, title, lead, more }: Props) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
      <div>
        <h2 id={id} className="text-2xl font-bold md:text-3xl">
          {title}
        </h2>
        {lead && <p className="mt-1 max-w-[60ch] text-ink-soft">{lead}</p>}
      </div>
      {more && (
        <a href={more.href} className="inline-flex min-h-11 items-center font-semibold text-primary-text underline">
          {more.label}
        </a>
      )}
    </div>
  );
}
