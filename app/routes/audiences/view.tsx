import type { ReactNode } from "react";
import { joinFacts } from "~/lib/join-facts";
import { formatCount } from "~/lib/numbers";
import { COLLABORATION_PATH } from "~/lib/paths";
import type { AudienceView } from "~/server/features/audiences";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { ButtonLink } from "~/ui/button";
import { ClassCard } from "~/ui/class-card";
import { InlineText, TextSections } from "~/ui/page-text";

export function AudiencePage({ view }: { view: AudienceView }) {
  return (
    <>
      <Opening view={view} />
      <div className="page grid gap-12 pt-10 pb-8 md:gap-16 md:pt-14 md:pb-12">
        <TextSections text={view.text} />
        <Portfolios {...view.portfolios} />
        <Programs programs={view.programs} />
        <Classes {...view.classes} />
      </div>
    </>
  );
}

/** For whom, what, the one thing to do, and beside it the newest result. */
function Opening({ view: { title, text, actions, portfolios } }: { view: AudienceView }) {
  const [result] = portfolios.items;
  return (
    <div className="bg-surface-2">
      <div className="page grid items-end gap-x-16 gap-y-8 py-8 md:py-14 lg:grid-cols-[3fr_2fr]">
        <header className="grid gap-4">
          <Breadcrumbs
            items={[
              { label: "Beranda", href: "/" },
              { label: "Kerja sama", href: COLLABORATION_PATH },
              { label: title },
            ]}
          />
          <h1 className="text-4xl font-bold md:text-5xl">{title}</h1>
          {text.lead && (
            <p className="max-w-[55ch] text-lg md:text-xl">
              <InlineText text={text.lead} />
            </p>
          )}
          <p className="flex flex-wrap gap-3 pt-2">
            {actions.map(({ label, href }, at) => (
              <ButtonLink key={href} href={href} variant={at === 0 ? "primary" : "secondary"}>
                {label}
              </ButtonLink>
            ))}
          </p>
        </header>
        {result && (
          <p className="grid gap-1 border-l-4 border-primary pl-5">
            <span className="font-heading text-5xl font-bold lining-nums tabular-nums md:text-6xl">
              {formatCount(result.value)}
            </span>{" "}
            <span className="max-w-[36ch]">{result.figure}</span>{" "}
            <a href={result.href} className="inline-flex min-h-11 items-center underline">
              {result.title}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}

interface SectionProps {
  id: string;
  title: string;
  /** The whole list. */
  more: { label: string; href: string };
  children: ReactNode;
}

const Section = ({ id, title, more, children }: SectionProps) => (
  <section aria-labelledby={id} className="grid gap-5">
    <div className="flex flex-wrap items-baseline justify-between gap-x-6">
      <h2 id={id} className="text-2xl font-bold">
        {title}
      </h2>
      <a href={more.href} className="inline-flex min-h-11 items-center underline">
        {more.label}
      </a>
    </div>
    {children}
  </section>
);

function Portfolios({ items, href }: AudienceView["portfolios"]) {
  if (items.length === 0) return null;
  return (
    <Section id="hasil" title="Yang sudah selesai" more={{ label: "Semua portofolio", href }}>
      <ul className="border-b border-line">
        {items.map((item, at) => (
          <li
            key={item.slug}
            className="grid gap-x-10 gap-y-1 border-t border-line py-5 md:grid-cols-[2fr_3fr]"
          >
            <div>
              <h3 className="text-xl font-bold">
                <a href={item.href} className="inline-flex min-h-11 items-center">
                  {item.title}
                </a>
              </h3>
              <p className="text-ink-soft">
                {joinFacts([item.clientName, item.date.label], " · ")}
              </p>
            </div>
            <div className="grid content-start gap-1">
              <p>{item.summary}</p>
              {/* That of the first is in the opening. */}
              {at > 0 && (
                <p className="font-semibold lining-nums">
                  {formatCount(item.value)} {item.figure}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Programs({ programs }: Pick<AudienceView, "programs">) {
  if (programs.length === 0) return null;
  return (
    <Section
      id="program"
      title="Program yang dapat diikuti"
      more={{ label: "Semua program", href: "/Program" }}
    >
      <ul className="grid gap-x-12 border-b border-line md:grid-cols-3">
        {programs.map(({ id, name, href, summary, dates }) => (
          <li key={id} className="border-t border-line py-4">
            <h3 className="text-lg font-bold">
              <a href={href} className="inline-flex min-h-11 items-center">
                {name}
              </a>
            </h3>
            {summary && <p>{summary}</p>}
            {dates && <p className="text-ink-soft">{dates}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Classes({ title, items, href }: AudienceView["classes"]) {
  if (items.length === 0) return null;
  return (
    <Section id="kelas" title={title} more={{ label: "Semua kelas ini", href }}>
      <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {items.map((item) => (
          <ClassCard key={item.id} item={item} />
        ))}
      </div>
    </Section>
  );
}
