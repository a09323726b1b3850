import { joinFacts } from "~/lib/join-facts";
import { slugify } from "~/lib/slug";
import type { ClassCardView } from "~/lib/views";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { Cover } from "~/ui/cover";
import { Price } from "~/ui/price";

export function FeaturedClass({ item }: { item: ClassCardView }) {
  return (
    <article className="grid border-b-8 border-ink lg:grid-cols-[7fr_5fr]">
      <Cover
        slug={item.slug}
        kind="class"
        cover={item.cover}
        sizes="(min-width: 64rem) 44rem, 100vw"
        className="joglo aspect-video h-full w-full object-cover"
      />
      <div className="flex flex-col gap-4 py-6 lg:py-4 lg:pl-10">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base text-ink-soft">
          <Badge tone={item.status.tone}>{item.status.label}</Badge>
          {joinFacts(
            [
              item.type,
              item.level && `tingkat ${item.level.toLowerCase()}`,
              item.hours ? `${item.hours} jam belajar` : null,
            ],
            ", ",
          )}
        </p>
        <h3 className="text-3xl font-extrabold lg:text-4xl">{item.name}</h3>
        {item.summary && <p>{item.summary}</p>}
        <MentorList mentors={item.mentors} />
        {(item.dates || item.registrationUntil) && (
          <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {item.dates && <ClassFact name="Berlangsung" value={item.dates} />}
            {item.registrationUntil && (
              <ClassFact name="Pendaftaran ditutup" value={item.registrationUntil} />
            )}
          </dl>
        )}
        <Seats {...item.seats} />
        <p className="mt-auto flex flex-wrap items-center justify-between gap-4 pb-2">
          {item.price && (
            <span className="font-heading text-2xl font-extrabold">
              <Price item={item} />
              {item.strikePrice && (
                <s className="ml-3 text-lg font-normal text-ink-soft">{item.strikePrice}</s>
              )}
            </span>
          )}
          <ButtonLink href={item.href} aria-label={`Lihat kelas ${item.name}`}>
            Lihat kelas
          </ButtonLink>
        </p>
      </div>
    </article>
  );
}

function MentorList({ mentors }: Pick<ClassCardView, "mentors">) {
  if (mentors.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-3">
      {mentors.slice(0, 2).map(({ name, role, avatar }) => (
        <li key={name} className="flex items-center gap-3">
          <Cover
            slug={slugify(name)}
            kind="mentor"
            cover={avatar}
            sizes="48px"
            className="size-12 rounded-full"
          />
          <p className="text-base leading-snug">
            <span className="block font-semibold">{name}</span>{" "}
            {role && <span className="text-ink-soft">{role}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}

const ClassFact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className="text-base text-ink-soft">{name}</dt>
    <dd className="font-semibold text-balance">{value}</dd>
  </div>
);

function Seats({ enrolled, quota }: ClassCardView["seats"]) {
  if (!quota || enrolled === null) return null;
  const available = Math.max(quota - enrolled, 0);
  return (
    <div className="grid gap-1">
      <svg
        viewBox="0 0 100 2"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-2 w-full rounded-full bg-line"
      >
        <rect width={Math.min(100, (enrolled / quota) * 100)} height="2" className="fill-primary" />
      </svg>
      <p className="text-base text-ink-soft">
        {available > 0 ? `Tersisa ${available} dari ${quota} kursi` : `Semua ${quota} kursi terisi`}
      </p>
    </div>
  );
}
