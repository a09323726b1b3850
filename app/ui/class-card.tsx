import { joinFacts } from "~/lib/join-facts";
import type { ClassCardView } from "~/lib/views";
import { Badge } from "./badge";
import { CardLink } from "./card-link";
import { Cover } from "./cover";
import { Icon } from "./icon";
import { Price } from "./price";

/** A class in lists. The whole card is clickable through the heading's link. */
export function ClassCard({ item, level = 3 }: { item: ClassCardView; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const facts = joinFacts([item.type, item.level], " · ");
  return (
    <article className="relative grid grid-rows-[auto_1fr] overflow-hidden rounded-card border border-line bg-surface focus-within:border-primary-text hover:border-primary-text">
      <Cover
        slug={item.slug}
        kind="class"
        cover={item.cover}
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
        className="aspect-video w-full object-cover"
      />
      <div className="flex flex-col gap-3 p-5">
        {/* First in the markup: read line by line, the name must not follow its own facts. */}
        <Heading className="text-xl font-bold">
          <CardLink href={item.href}>{item.name}</CardLink>
        </Heading>
        <p className="order-first flex flex-wrap items-center gap-2">
          <Badge tone={item.status.tone}>{item.status.label}</Badge>{" "}
          {facts && <span className="text-sm text-ink-soft">{facts}</span>}
        </p>
        {item.summary && <p className="text-ink-soft">{item.summary}</p>}
        {(item.dates || item.hours) && (
          <dl className="mt-auto grid gap-1 text-sm">
            {item.dates && <ClassFact icon="calendar" name="Jadwal" value={item.dates} />}
            {item.hours && (
              <ClassFact icon="clock" name="Lama belajar" value={`${item.hours} jam belajar`} />
            )}
          </dl>
        )}
        {item.price && (
          <p className="font-bold">
            <Price item={item} />{" "}
            {item.strikePrice && (
              <s className="ml-2 font-normal text-ink-soft">{item.strikePrice}</s>
            )}
          </p>
        )}
      </div>
    </article>
  );
}

function ClassFact({
  icon,
  name,
  value,
}: {
  icon: "calendar" | "clock";
  name: string;
  value: string;
}) {
  return (
    <div className="flex items-center gap-2">
      <dt>
        <Icon name={icon} className="size-4" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
