import { joinFacts } from "~/lib/join-facts";
import type { ClassCardView, Optional } from "~/lib/views";
import { NoOpenClasses } from "~/sections/no-open-classes";
import { Badge } from "~/ui/badge";
import { CardLink } from "~/ui/card-link";
import { Cover } from "~/ui/cover";
import { Price } from "~/ui/price";
import { Unavailable } from "~/ui/unavailable";

export function Classes({ classes }: { classes: Optional<ClassCardView[]> }) {
  if (!classes.ok) return <Unavailable name="Daftar kelas" />;
  if (classes.data.length === 0) {
    return <NoOpenClasses>Jadwal baru kami umumkan di halaman ini.</NoOpenClasses>;
  }
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      {classes.data.map((item) => (
        <ClassTile key={item.id} item={item} />
      ))}
    </ul>
  );
}

function ClassTile({ item }: { item: ClassCardView }) {
  const facts = joinFacts([item.level, item.hours ? `${item.hours} jam belajar` : null], ", ");
  return (
    <li className="relative grid grid-cols-[4.5rem_1fr] overflow-hidden rounded-card border border-line focus-within:border-ink hover:border-ink sm:grid-cols-[6rem_1fr]">
      <div className="relative">
        <Cover
          slug={item.slug}
          kind="class"
          cover={item.cover}
          sizes="6rem"
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <div className="flex flex-col items-start gap-2 p-4">
        <Badge tone={item.status.tone}>{item.status.label}</Badge>
        <h3 className="text-lg font-bold">
          <CardLink href={item.href}>{item.name}</CardLink>
        </h3>
        {(facts || item.dates) && (
          <p className="text-sm text-ink-soft">
            {facts}
            {item.dates && <span className="block">{item.dates}</span>}
          </p>
        )}
        {item.price && (
          <p className="mt-auto font-bold">
            <Price item={item} />
            {item.strikePrice && (
              <s className="ml-2 font-normal text-ink-soft">
                <span className="sr-only">Harga semula </span>
                {item.strikePrice}
              </s>
            )}
          </p>
        )}
      </div>
    </li>
  );
}
