import type { TimelineItem } from "~/lib/views";

/** Events in chronological order. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <ol className="grid gap-0 border-l-2 border-line pl-5">
      {items.map(({ dateTime, when, title, detail, link }, at) => (
        <li
          key={`${dateTime}-${at.toString()}`}
          className="relative pb-5 before:absolute before:top-2 before:-left-[1.6rem] before:size-3 before:rounded-full before:bg-primary"
        >
          <p className="font-semibold">{title}</p>
          <p className="text-sm text-ink-soft">
            <time dateTime={dateTime}>{when}</time>
          </p>
          {detail && <p className="wrap-anywhere whitespace-pre-line">{detail}</p>}
          {link && (
            <a
              href={link.href}
              aria-label={`${link.label}: ${title}, ${when}`}
              className="inline-flex min-h-11 items-center underline"
            >
              {link.label}
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}
