import type { WebinarCardView } from "~/server/features/webinars";
import { Badge } from "~/ui/badge";
import { CardLink } from "~/ui/card-link";

/** A webinar in lists, with a block of its date. */
export function WebinarCard({ item }: { item: WebinarCardView }) {
  const isOver = item.phase === "over";
  return (
    <li
      className={`relative grid content-start gap-4 rounded-card border border-line bg-surface p-5 focus-within:border-primary-text hover:border-primary-text ${item.date ? "grid-cols-[3.5rem_1fr]" : ""}`}
    >
      {item.date && (
        <p
          aria-hidden="true"
          className={`grid content-center self-start rounded-control py-2 text-center leading-none ${isOver ? "bg-surface-2 text-ink" : "bg-primary text-on-primary"}`}
        >
          <span className="font-heading text-2xl font-bold lining-nums">{item.date.day}</span>
          <span className="mt-1 text-sm">{item.date.month}</span>
        </p>
      )}
      <div className="grid min-w-0 content-start gap-1.5">
        {item.phase === "open" && (
          <p className="-ml-1">
            <Badge tone="green">Ruang sudah dibuka</Badge>
          </p>
        )}
        {!isOver && item.inWords && (
          <p className="text-sm font-semibold text-primary-text">{item.inWords}</p>
        )}
        <h3 className="text-xl font-bold">
          <CardLink href={item.href}>{item.title}</CardLink>
        </h3>
        {item.summary && <p className="text-ink-soft">{item.summary}</p>}
        {item.date && (
          <p className="text-sm">
            <time dateTime={item.startIso ?? undefined}>
              <span className="sr-only">
                {item.date.day} {item.date.month},{" "}
              </span>
              {item.date.hours}
            </time>
          </p>
        )}
        {item.speakers.length > 0 && (
          <p className="text-sm text-ink-soft">
            Bersama {item.speakers.map(({ name }) => name).join(" dan ")}
          </p>
        )}
        {isOver && item.hasRecording && (
          <p className="text-sm font-semibold">Rekaman dan salindia tersedia</p>
        )}
      </div>
    </li>
  );
}
