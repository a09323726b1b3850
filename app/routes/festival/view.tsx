import { joinFacts } from "~/lib/join-facts";
import { formatCount } from "~/lib/numbers";
import { slugify } from "~/lib/slug";
import type { FestivalView } from "~/server/features/festival";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { Cover } from "~/ui/cover";
import { Icon } from "~/ui/icon";
import { RichText } from "~/ui/rich-text";
import { ShareLinks } from "~/ui/share-links";
import { Packages } from "./packages";

interface Props {
  item: FestivalView;
  /** Canonical address, to be shared. */
  url: string;
}

export function FestivalPage({ item, url }: Props) {
  return (
    <article className="grid gap-14 pb-8 md:gap-20">
      <Hero item={item} />
      <div className="page grid gap-14 md:gap-20">
        <Programme programme={item.programme} />
        <Speakers speakers={item.speakers} />
        <About item={item} />
      </div>
      {item.packages.length > 0 && <Packages festival={item.name} packages={item.packages} />}
      <div className="page">
        <ShareLinks url={url} title={item.name} />
      </div>
    </article>
  );
}

function Hero({ item }: Pick<Props, "item">) {
  const { enrolled, quota } = item.seats;
  const places =
    enrolled !== null && quota !== null
      ? `${formatCount(enrolled)} dari ${formatCount(quota)} tempat terisi`
      : null;
  const facts = joinFacts([item.price, places], " · ");
  return (
    <header className="bg-surface-2">
      <div className="page grid items-center gap-8 py-10 md:py-16 lg:grid-cols-2">
        <div className="grid gap-4">
          <p className="-ml-1">
            <Badge tone={item.status.tone}>{item.status.label}</Badge>
          </p>
          <h1 className="text-4xl font-bold md:text-5xl">{item.name}</h1>
          {item.dates && <p className="font-heading text-2xl font-bold">{item.dates}</p>}
          {item.summary && <p className="max-w-[55ch] text-lg">{item.summary}</p>}
          {facts && <p className="tabular-nums">{facts}</p>}
          <p className="flex flex-wrap gap-3">
            {item.enrolHref && <ButtonLink href={item.enrolHref}>Daftar festival</ButtonLink>}
            {item.packages.length > 0 && (
              <ButtonLink href="#sponsor" variant="secondary">
                Jadi sponsor
              </ButtonLink>
            )}
          </p>
          {item.calendarHref && (
            <p>
              <a href={item.calendarHref} className="inline-flex min-h-11 items-center underline">
                Simpan ke kalender (.ics)
              </a>
            </p>
          )}
        </div>
        <Cover
          slug={item.slug}
          kind="class"
          cover={item.cover}
          sizes="(min-width: 64rem) 50vw, 100vw"
          priority
          className="aspect-video w-full rounded-card object-cover"
        />
      </div>
    </header>
  );
}

function Programme({ programme }: Pick<FestivalView, "programme">) {
  if (programme.length === 0) return null;
  return (
    <section aria-labelledby="acara" className="grid gap-6">
      <h2 id="acara" className="text-3xl font-bold">
        Acara
      </h2>
      <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
        {programme.map(({ name, image, imageAlt, description }) => (
          <li
            key={name}
            className="grid grid-cols-[5rem_1fr] content-start gap-4 sm:grid-cols-1 sm:gap-3"
          >
            <Cover
              slug={slugify(name) || "acara"}
              kind="post"
              cover={image}
              alt={imageAlt ?? ""}
              sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 5rem"
              className="aspect-square w-full rounded-card object-cover sm:aspect-[5/3]"
            />
            <div className="grid content-start gap-1 sm:gap-3">
              <h3 className="text-xl font-bold">{name}</h3>
              {description && <p>{description}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Speakers({ speakers }: Pick<FestivalView, "speakers">) {
  if (speakers.length === 0) return null;
  return (
    <section aria-labelledby="pembicara" className="grid gap-6">
      <h2 id="pembicara" className="text-3xl font-bold">
        Pembicara
      </h2>
      <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {speakers.map((speaker) => (
          <Speaker key={speaker.id ?? speaker.name} speaker={speaker} />
        ))}
      </ul>
    </section>
  );
}

function Speaker({ speaker }: { speaker: FestivalView["speakers"][number] }) {
  const { name, image, imageAlt, short_bio, isConfirmed, linkedIn } = speaker;
  return (
    <li className="grid grid-cols-[5rem_1fr] content-start gap-4 sm:grid-cols-1 sm:gap-2">
      <Cover
        slug={slugify(name) || "pembicara"}
        kind="mentor"
        cover={image}
        alt={imageAlt ?? ""}
        sizes="8rem"
        className="aspect-square w-full rounded-full object-cover sm:w-32"
      />
      <div className="grid content-start gap-2">
        <h3 className="text-lg font-bold">{name}</h3>
        {isConfirmed ? (
          <p className="flex items-center gap-1.5 text-sm font-semibold text-success-text">
            <Icon name="check" className="size-4" />
            Sudah memastikan hadir
          </p>
        ) : (
          <p className="text-sm text-ink-soft">Kehadirannya menunggu kepastian</p>
        )}
        {short_bio && <p>{short_bio}</p>}
        {linkedIn && (
          <p>
            <a
              href={linkedIn}
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center underline"
            >
              LinkedIn<span className="sr-only"> {name}</span>
            </a>
          </p>
        )}
      </div>
    </li>
  );
}

function About({ item: { description, outcomes, schedule } }: Pick<Props, "item">) {
  if (!description && outcomes.length === 0) return null;
  return (
    <section aria-labelledby="tentang" className="grid gap-x-12 gap-y-8 lg:grid-cols-[2fr_1fr]">
      <div className="grid content-start gap-4">
        <h2 id="tentang" className="text-3xl font-bold">
          Tentang festival
        </h2>
        <RichText html={description} />
      </div>
      {(outcomes.length > 0 || schedule) && (
        <div className="grid content-start gap-4 self-start rounded-card bg-surface-2 p-5">
          {schedule && <p className="font-semibold">{schedule}</p>}
          <ul className="grid gap-3">
            {outcomes.map((outcome) => (
              <li key={outcome} className="flex gap-3">
                <Icon name="check" className="mt-1 size-5 text-success-text" />
                {outcome}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
