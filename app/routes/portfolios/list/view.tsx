import { formatCount } from "~/lib/numbers";
import {
  PORTFOLIO_KIND_NAMES,
  PORTFOLIO_KINDS,
  PORTFOLIO_PATH,
  type PortfolioKind,
  portfolioKindPath,
} from "~/lib/portfolio-fields";
import type { Optional, PortfolioCardView } from "~/lib/views";
import type { PortfolioListView } from "~/server/features/portfolios";
import { CardLink } from "~/ui/card-link";
import { Cover } from "~/ui/cover";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { Pagination } from "~/ui/pagination";
import { Unavailable } from "~/ui/unavailable";

interface Props {
  list: Optional<PortfolioListView>;
  /** Null for all. */
  kind: PortfolioKind | null;
}

export const PortfolioListPage = ({ list, kind }: Props) => (
  <div className="page grid gap-8 py-8 md:py-12">
    <PageHeader
      title={kind ? PORTFOLIO_KINDS[kind] : "Portofolio"}
      lead="Program yang sudah kami selesaikan bersama mitra, dengan hasilnya."
    />
    <nav aria-label="Portofolio menurut mitra">
      <ul className="flex flex-wrap gap-x-5">
        <KindLink href={PORTFOLIO_PATH} label="Semua" isCurrent={kind === null} />
        {PORTFOLIO_KIND_NAMES.map((name) => (
          <KindLink
            key={name}
            href={portfolioKindPath(name)}
            label={PORTFOLIO_KINDS[name]}
            isCurrent={kind === name}
          />
        ))}
      </ul>
    </nav>
    {list.ok ? <Items {...list.data} /> : <Unavailable name="Daftar portofolio" />}
  </div>
);

interface KindLinkProps {
  href: string;
  label: string;
  isCurrent: boolean;
}

const KindLink = ({ href, label, isCurrent }: KindLinkProps) => (
  <li>
    <a
      href={href}
      aria-current={isCurrent ? "page" : undefined}
      className="inline-flex min-h-11 items-center aria-[current]:font-semibold"
    >
      {label}
    </a>
  </li>
);

function Items({ items, links }: PortfolioListView) {
  if (items.length === 0)
    return links.totalItems > 0 ? (
      <EmptyState
        title="Halaman ini melewati akhir daftar"
        action={{ label: "Ke halaman pertama", href: PORTFOLIO_PATH }}
      />
    ) : (
      <EmptyState
        title="Belum ada portofolio di sini"
        action={{ label: "Lihat program", href: "/Program" }}
      />
    );
  return (
    <>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((item) => (
          <li key={item.slug}>
            <Card item={item} />
          </li>
        ))}
      </ul>
      <Pagination links={links} label="Halaman portofolio" />
    </>
  );
}

const Card = ({ item }: { item: PortfolioCardView }) => (
  <article className="relative grid h-full grid-rows-[auto_1fr_auto] overflow-hidden rounded-card border border-line bg-surface focus-within:border-primary-text hover:border-primary-text">
    <Cover
      slug={item.slug}
      kind="site"
      cover={item.cover?.address ?? null}
      alt={item.cover?.alt ?? ""}
      sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
      className="aspect-video w-full object-cover"
    />
    <div className="grid content-start gap-2 p-5">
      <p className="text-sm font-semibold text-primary-text">{item.kind}</p>
      <h2 className="text-xl font-bold">
        <CardLink href={item.href}>{item.title}</CardLink>
      </h2>
      <p className="text-ink-soft">{item.clientName}</p>
      <p>{item.summary}</p>
    </div>
    <p className="flex items-baseline gap-3 px-5 pb-5">
      <span className="text-3xl font-bold tabular-nums">{formatCount(item.value)}</span>{" "}
      {item.figure}
    </p>
  </article>
);
