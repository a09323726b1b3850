import type { WebinarCardView } from "~/server/features/webinars";
import { Badge } from "~/ui/badge";
import { CardLink } from "~/ui/card-link";

/** A webinar in lists: its time first. */
export function WebinarCard({ item }: { item: WebinarCardView }) {
  return (
    <li className="relative grid content-start gap-2 rounded-card border border-line bg-surface p-5 focus-within:border-primary-text hover:border-primary-text">
      {item.phase === "open" && (
        <p className="-ml-1">
          <Badge tone="green">Ruang sudah dibuka</Badge>
        </p>
      )}
      {item.phase !== "over" && item.inWords && (
        <p className="font-semibold text-primary-text">{item.inWords}</p>
      )}
      <h3 className="text-xl font-bold">
        <CardLink href={item.href}>{item.title}</CardLink>
      </h3>
      {item.summary && <p className="text-ink-soft">{item.summary}</p>}
      {item.time && (
        <p className="text-sm">
          <time dateTime={item.startIso ?? undefined}>{item.time}</time>
        </p>
      )}
      {item.speakers.length > 0 && (
        <p className="text-sm text-ink-soft">
          Bersama {item.speakers.map(({ name }) => name).join(" dan ")}
        </p>
      )}
      {item.phase === "over" && item.hasRecording && (
        <p className="text-sm font-semibold">Rekaman dan salindia tersedia</p>
      )}
    </li>
  );
}
