import type { ReactNode } from "react";
import { formatCount } from "~/lib/numbers";
import { PORTFOLIO_PATH } from "~/lib/portfolio-fields";
import type { PortfolioCardView } from "~/lib/views";
import { CardLink } from "~/ui/card-link";
import { Cover } from "~/ui/cover";
import type { LandingView } from "../landing-view";

/** Past programs. The first and the last span the full width. */
export function PortfolioCards({ portfolios }: Pick<LandingView, "portfolios">) {
  if (portfolios.length === 0) return null;
  return (
    <section aria-labelledby="berkas" className="bg-surface-2 py-14 md:py-20">
      <div className="page">
        <h2 id="berkas" className="text-3xl font-semibold md:text-4xl">
          Berkas program
        </h2>
        <p className="mt-3 max-w-[60ch] text-ink-soft">
          Program yang sudah selesai. Setiap berkas memuat satu angka yang kami sepakati bersama
          mitra sebelum program dimulai.
        </p>
        <ol className="mt-16 grid gap-x-8 gap-y-14 md:grid-cols-2">
          {portfolios.map((portfolio, index) => (
            <PortfolioCard
              key={portfolio.slug}
              portfolio={portfolio}
              number={index + 1}
              isWide={index === 0 || index === portfolios.length - 1}
              isLeft={index % 2 === 0}
            />
          ))}
        </ol>
        <p className="mt-10">
          <a href={PORTFOLIO_PATH} className="inline-flex min-h-11 items-center font-semibold">
            Semua berkas program
          </a>
        </p>
      </div>
    </section>
  );
}

function PortfolioCard({
  portfolio,
  number,
  isWide,
  isLeft,
}: {
  portfolio: PortfolioCardView;
  number: number;
  isWide: boolean;
  isLeft: boolean;
}) {
  const { slug, href, kind, title, clientName, date, batches, cover } = portfolio;
  const { summary, figure, value } = portfolio;
  return (
    <li
      className={`relative flex flex-col border border-line bg-surface shadow-sm ${isWide ? "md:col-span-2 md:flex-row" : ""}`}
    >
      <p
        className={`absolute bottom-full flex gap-3 rounded-t-card border border-b-0 border-line bg-surface px-4 pt-2 pb-1 text-sm font-semibold ${isLeft ? "left-4" : "left-4 md:right-6 md:left-auto"}`}
      >
        <span className="text-secondary-text">Berkas {number}</span>
        <span className="text-primary-text">{kind}</span>
      </p>
      {isWide && (
        <Cover
          slug={slug}
          kind="site"
          cover={cover?.address ?? null}
          alt={cover?.alt ?? ""}
          sizes="(min-width: 48rem) 26rem, 100vw"
          className="aspect-video w-full object-cover md:aspect-auto md:w-5/12"
        />
      )}
      <div className="flex flex-1 flex-col p-5 md:p-8">
        <h3 className={isWide ? "text-2xl font-semibold md:text-3xl" : "text-2xl font-semibold"}>
          <CardLink href={href}>{title}</CardLink>
        </h3>
        <p className="mt-3">{summary}</p>
        <dl className="mt-4 mb-6 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-ink-soft">
          <FactRow name="Mitra">{clientName}</FactRow>
          <FactRow name="Mulai">
            {batches.map((batch) => (
              <span key={batch.label} className="block">
                <time dateTime={batch.day}>{batch.date}</time>
                {batches.length > 1 && `, ${batch.label.toLowerCase()}`}
              </span>
            ))}
          </FactRow>
          <FactRow name="Selesai">
            <time dateTime={date.day}>{date.label}</time>
          </FactRow>
        </dl>
        <p className="mt-auto flex items-center gap-5 border-t-4 border-double border-line pt-4">
          <span className="shrink-0 font-heading text-5xl leading-none whitespace-nowrap font-semibold text-primary-text md:text-6xl">
            {formatCount(value)}
          </span>
          <span className="leading-snug">{figure}</span>
        </p>
      </div>
    </li>
  );
}

function FactRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="font-semibold">{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
