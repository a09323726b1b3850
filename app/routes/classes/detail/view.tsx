import { buildHref } from "~/lib/page-links";
import { enrolPath, MENTOR_PATH, waitPath } from "~/lib/paths";
import { slugify } from "~/lib/slug";
import type { ClassDetailView } from "~/server/features/classes";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { ClassCard } from "~/ui/class-card";
import { Cover } from "~/ui/cover";
import { PageHeader } from "~/ui/page-header";
import { Price } from "~/ui/price";
import { RichText } from "~/ui/rich-text";
import { ShareLinks } from "~/ui/share-links";
import { Unavailable } from "~/ui/unavailable";
import { Reviews } from "./reviews";
import { Syllabus } from "./syllabus";

interface Props {
  item: ClassDetailView;
  /** Canonical address, to be shared. */
  url: string;
  /** The list that the class is in. */
  parent?: { label: string; href: string };
}

export function ClassPage({ item, url, parent = { label: "Kelas", href: "/Class" } }: Props) {
  return (
    <article className="page grid gap-10 py-8 md:py-12">
      <PageHeader
        title={item.name}
        lead={item.summary}
        breadcrumbs={[{ label: "Beranda", href: "/" }, parent, { label: item.name }]}
      />
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_22rem]">
        <ClassFacts item={item} />
        <div className="grid min-w-0 gap-10 lg:col-start-1 lg:row-start-1">
          <Cover
            slug={item.slug}
            kind="class"
            cover={item.cover}
            alt={item.coverAlt}
            sizes="(min-width: 64rem) 50rem, 100vw"
            priority
            className="aspect-video w-full rounded-card object-cover"
          />
          {item.description && (
            <section aria-labelledby="tentang">
              <h2 id="tentang" className="mb-4 text-2xl font-bold">
                Tentang kelas ini
              </h2>
              <RichText html={item.description} />
            </section>
          )}
          <TextList id="hasil-belajar" title="Yang akan Anda kuasai" items={item.outcomes} />
          <Syllabus syllabus={item.syllabus} outline={item.outline} />
          <TextList id="peserta" title="Untuk siapa" items={item.audience} />
          <TextList id="syarat" title="Yang perlu disiapkan" items={item.requirements} />
          <Mentors teachers={item.teachers} />
          <Reviews slug={item.slug} reviews={item.reviews} />
          <ShareLinks url={url} title={item.name} />
        </div>
      </div>
      <RelatedClasses related={item.related} />
      <EnrolBar item={item} />
    </article>
  );
}

function ClassFacts({ item }: { item: ClassDetailView }) {
  const rows: [string, string | null][] = [
    ["Jadwal", item.dates],
    ["Waktu belajar", item.schedule],
    ["Tingkat", item.level],
    ["Jenis", item.type],
    ["Lama belajar", item.hours ? `${item.hours} jam belajar` : null],
    ["Sertifikat", item.certificates.join(" dan ") || null],
    ["Kode kelas", item.code],
  ];
  const facts = rows.filter(([, value]) => value);
  return (
    <aside
      aria-label="Ringkasan kelas"
      className="grid gap-4 rounded-card border border-line bg-surface-2 p-5 lg:sticky lg:top-4 lg:col-start-2 lg:row-start-1"
    >
      <div>
        <Badge tone={item.status.tone}>{item.status.label}</Badge>
      </div>
      {item.price && (
        <p className="font-heading text-3xl font-bold">
          <Price item={item} />{" "}
          {item.strikePrice && (
            <s className="ml-2 text-lg font-normal whitespace-nowrap text-ink-soft">
              {item.strikePrice}
            </s>
          )}
        </p>
      )}
      <EnrolmentFacts item={item} />
      <ClassActions item={item} />
      {item.festivalHref && (
        <a href={item.festivalHref} className="inline-flex min-h-11 items-center underline">
          Acara, pembicara, dan sponsor
        </a>
      )}
      {facts.length > 0 && (
        <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </aside>
  );
}

/** Places and deadline, which decide with the price. */
function EnrolmentFacts({ item }: { item: ClassDetailView }) {
  const seats = formatSeats(item);
  if (!seats && !item.registrationUntil) return null;
  return (
    <ul className="grid gap-1">
      {seats && <li className="font-semibold">{seats}</li>}
      {item.registrationUntil && <li>Pendaftaran ditutup {item.registrationUntil}</li>}
    </ul>
  );
}

/** Stays at the lower edge of a phone's screen while the class is read. */
function EnrolBar({ item }: { item: ClassDetailView }) {
  if (!item.takesEnrolments || item.outline?.access === "enrolled") return null;
  const seats = formatSeats(item);
  return (
    <div className="no-print sticky bottom-0 -mx-4 flex items-center justify-between gap-4 border-t border-line bg-surface px-4 py-2 lg:hidden">
      <p className="min-w-0">
        <strong className="block truncate tabular-nums">{item.price ?? item.name}</strong>{" "}
        {seats && <span className="text-sm">{seats}</span>}
      </p>
      <ButtonLink href={enrolPath(item.slug)} aria-label={`Daftar kelas ${item.name}`}>
        Daftar
      </ButtonLink>
    </div>
  );
}

/** The one thing that can be done with the class, and where to ask. */
function ClassActions({ item }: { item: ClassDetailView }) {
  const { outline } = item;
  const isLearner = outline?.access === "enrolled";
  const canEnrol = item.takesEnrolments && !isLearner;
  const canWait = item.waitLabel !== null && !isLearner;
  return (
    <>
      {isLearner && <ButtonLink href={item.courseHref}>Lanjutkan belajar</ButtonLink>}
      {canEnrol && <ButtonLink href={enrolPath(item.slug)}>Daftar</ButtonLink>}
      {canWait && <ButtonLink href={waitPath(item.slug)}>{item.waitLabel}</ButtonLink>}
      <ButtonLink
        href={buildHref("/Make-Appointment", { topic: `Kelas ${item.name}`.slice(0, 100) })}
        {...((isLearner || canEnrol || canWait) && { variant: "secondary" as const })}
      >
        Tanyakan kelas ini
      </ButtonLink>
    </>
  );
}

function formatSeats({
  seats: { enrolled, quota },
  takesEnrolments,
}: ClassDetailView): string | null {
  if (enrolled === null) return quota === null ? null : `${quota} tempat`;
  if (quota === null) return `${enrolled} peserta`;
  return takesEnrolments
    ? `${Math.max(0, quota - enrolled)} tempat tersisa`
    : `${enrolled} dari ${quota} tempat terisi`;
}

function TextList({ id, title, items }: { id: string; title: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-2xl font-bold">
        {title}
      </h2>
      <ul className="grid list-disc gap-2 pl-6">
        {items.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

function Mentors({ teachers }: Pick<ClassDetailView, "teachers">) {
  if (teachers.length === 0) return null;
  return (
    <section aria-labelledby="mentor">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="mentor" className="text-2xl font-bold">
          Mentor
        </h2>
        <a href={MENTOR_PATH} className="inline-flex min-h-11 items-center underline">
          Semua mentor
        </a>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2">
        {teachers.map((teacher) => (
          <Mentor key={teacher.name} {...teacher} />
        ))}
      </ul>
    </section>
  );
}

const Mentor = ({ name, role, avatar, bio, links }: ClassDetailView["teachers"][number]) => (
  <li className="flex items-start gap-4">
    <Cover
      slug={slugify(name) || "mentor"}
      kind="mentor"
      cover={avatar}
      sizes="64px"
      className="size-16 shrink-0 rounded-full"
    />
    <div className="min-w-0">
      <p className="font-bold">{name}</p>
      {role && <p className="text-ink-soft">{role}</p>}
      {bio && <p className="mt-2 wrap-anywhere">{bio}</p>}
      {links.length > 0 && (
        <ul className="flex flex-wrap gap-x-4">
          {links.map(({ href, label }) => (
            <li key={href}>
              <a
                href={href}
                rel="noopener noreferrer nofollow"
                className="inline-flex min-h-11 items-center underline"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  </li>
);

function RelatedClasses({ related }: Pick<ClassDetailView, "related">) {
  if (related.ok && related.data.length === 0) return null;
  return (
    <section aria-labelledby="kelas-lain" className="no-print">
      <h2 id="kelas-lain" className="mb-4 text-2xl font-bold">
        Kelas lain yang baru dibuka
      </h2>
      {related.ok ? (
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {related.data.map((item) => (
            <ClassCard key={item.id} item={item} />
          ))}
        </div>
      ) : (
        <Unavailable name="Daftar kelas lain" />
      )}
    </section>
  );
}
