import { buildHref } from "~/lib/page-links";
import { CLIENTS_PATH, COLLABORATION_PATH } from "~/lib/paths";
import { PORTFOLIO_KIND_NAMES, type PortfolioKind } from "~/lib/portfolio-fields";
import type { Optional } from "~/lib/views";
import type { ClientListView, ClientView } from "~/server/features/clients";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { Pagination } from "~/ui/pagination";
import { Unavailable } from "~/ui/unavailable";

const KIND_LABELS: Record<PortfolioKind, string> = {
  csr: "Perusahaan",
  pemerintah: "Pemerintah",
  kampus: "Kampus",
};

interface Props {
  list: Optional<ClientListView>;
  /** Null for all. */
  kind: PortfolioKind | null;
  lead: string;
}

export const ClientListPage = ({ list, kind, lead }: Props) => (
  <div className="page grid gap-8 py-8 md:py-12">
    <PageHeader
      title={kind ? `Klien: ${KIND_LABELS[kind].toLowerCase()}` : "Klien"}
      lead={lead}
      breadcrumbs={[
        { label: "Beranda", href: "/" },
        { label: "Kerja sama", href: COLLABORATION_PATH },
        { label: "Klien" },
      ]}
    />
    {(kind || (list.ok && list.data.items.length > 0)) && <Kinds current={kind} />}
    {list.ok ? <Clients {...list.data} kind={kind} /> : <Unavailable name="Daftar klien" />}
  </div>
);

function Kinds({ current }: { current: PortfolioKind | null }) {
  const links = [
    { kind: null, label: "Semua" },
    ...PORTFOLIO_KIND_NAMES.map((kind) => ({ kind, label: KIND_LABELS[kind] })),
  ];
  return (
    <nav aria-label="Klien menurut lembaga">
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ kind, label }) => (
          <li key={label}>
            <a
              href={buildHref(CLIENTS_PATH, { kind: kind ?? undefined })}
              aria-current={kind === current ? "page" : undefined}
              className="inline-flex min-h-11 items-center aria-[current]:border-b-2 aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:no-underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Clients({ items, links, kind }: ClientListView & Pick<Props, "kind">) {
  if (items.length === 0)
    return links.totalItems > 0 ? (
      <EmptyState
        title="Halaman ini melewati akhir daftar"
        action={{ label: "Ke halaman pertama", href: CLIENTS_PATH }}
      />
    ) : (
      <EmptyState
        title={
          kind ? "Belum ada klien dari lembaga ini" : "Belum ada klien yang kami tulis di sini"
        }
        action={
          kind
            ? { label: "Semua klien", href: CLIENTS_PATH }
            : { label: "Cara bekerja sama", href: COLLABORATION_PATH }
        }
      >
        Program tampil di sini sesudah selesai, bersama hasilnya.
      </EmptyState>
    );
  return (
    <>
      <ul className="border-b border-line">
        {items.map((client) => (
          <Client key={client.name} client={client} />
        ))}
      </ul>
      <Pagination links={links} label="Halaman klien" />
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={COLLABORATION_PATH}>Cara bekerja sama</ButtonLink>
        <ButtonLink href="/Portfolio" variant="secondary">
          Semua portofolio
        </ButtonLink>
      </p>
    </>
  );
}

const Client = ({ client: { name, total, items } }: { client: ClientView }) => (
  <li className="grid gap-x-12 gap-y-4 border-t border-line py-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:py-8">
    <div>
      <h2 className="text-2xl font-bold text-balance">{name}</h2>
      {total && <p className="mt-1 text-ink-soft">{total}</p>}
    </div>
    <ul className="grid gap-6">
      {items.map((item) => (
        <li
          key={item.href}
          className="grid items-baseline gap-x-4 md:grid-cols-[minmax(6rem,auto)_1fr]"
        >
          <span className="font-heading text-3xl font-bold lining-nums tabular-nums md:text-right">
            {item.value}
          </span>
          <div>
            <p>{item.figure}</p>
            <p className="flex flex-wrap items-center gap-x-3">
              <a
                href={item.href}
                className="inline-flex min-h-11 items-center font-semibold text-primary-text underline hover:no-underline"
              >
                {item.title}
              </a>{" "}
              <span className="text-ink-soft">{item.year}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  </li>
);
