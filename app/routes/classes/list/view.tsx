import {
  CLASS_LEVEL_LABELS,
  CLASS_STATE_LABELS,
  CLASS_TYPE_LABELS,
  type ClassFilters,
} from "~/lib/class-options";
import { toOptions } from "~/lib/options";
import { buildHref, isPastEnd } from "~/lib/page-links";
import type { ClassCardView, Optional } from "~/lib/views";
import type { ClassList } from "~/server/features/classes";
import { Button } from "~/ui/button";
import { ClassCard } from "~/ui/class-card";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { PageHeader } from "~/ui/page-header";
import { Pagination } from "~/ui/pagination";
import { Select } from "~/ui/select";
import { Unavailable } from "~/ui/unavailable";

const STATE_OPTIONS = toOptions(CLASS_STATE_LABELS);
const LEVEL_OPTIONS = toOptions(CLASS_LEVEL_LABELS);
const TYPE_OPTIONS = toOptions(CLASS_TYPE_LABELS);

/** A list of classes with its own address. */
export interface Catalogue {
  path: string;
  title: string;
  lead: string;
  /** False for a list of one type. */
  hasTypeFilter: boolean;
}

interface Props {
  catalogue: Catalogue;
  filters: ClassFilters;
  list: Optional<ClassList>;
}

export function ClassListPage({ catalogue, filters, list }: Props) {
  const active = getActiveFilters(filters, catalogue.path);
  return (
    <div className="page grid gap-8 py-8 md:py-12">
      <PageHeader title={catalogue.title} lead={catalogue.lead} />
      <SearchForm catalogue={catalogue} filters={filters} />
      {active.length > 0 && <ActiveFilters active={active} />}
      {list.ok ? (
        <Results {...list.data} catalogue={catalogue} filters={filters} />
      ) : (
        <Unavailable name="Daftar kelas" />
      )}
    </div>
  );
}

type ResultsProps = ClassList & Pick<Props, "catalogue" | "filters">;

function Results({ items, links, catalogue, filters }: ResultsProps) {
  const isFiltered = getActiveFilters(filters, catalogue.path).length > 0;
  return (
    <section aria-labelledby="hasil" className="grid gap-4">
      <h2 id="hasil" className="text-xl font-bold">
        {formatResultCount(links.totalItems, isFiltered)}
      </h2>
      {items.length > 0 ? (
        <Cards items={items} />
      ) : (
        <NoResults links={links} path={catalogue.path} filters={filters} />
      )}
      <Pagination links={links} label="Halaman daftar kelas" />
    </section>
  );
}

function formatResultCount(total: number, isFiltered: boolean): string {
  if (total > 0) return `${total} kelas`;
  return isFiltered ? "Tidak ada kelas yang cocok" : "Belum ada kelas";
}

function Cards({ items }: { items: ClassCardView[] }) {
  return (
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {items.map((item) => (
        <ClassCard key={item.id} item={item} />
      ))}
    </div>
  );
}

function NoResults({
  links,
  path,
  filters,
}: Pick<ResultsProps, "links" | "filters"> & { path: string }) {
  const { page: _, ...otherFilters } = filters;
  if (links.totalItems > 0 && isPastEnd(links))
    return (
      <EmptyState
        title="Halaman ini melewati akhir daftar"
        action={{ label: "Ke halaman pertama", href: buildHref(path, otherFilters) }}
      />
    );
  if (getActiveFilters(filters, path).length === 0)
    return (
      <EmptyState
        title="Kelas berikutnya sedang disiapkan"
        action={{ label: "Buat janji temu", href: "/Make-Appointment" }}
      >
        Perlu kelas khusus untuk sekolah atau lembaga Anda? Ceritakan kebutuhannya kepada kami.
      </EmptyState>
    );
  return (
    <EmptyState
      title="Longgarkan pilihan Anda"
      action={{ label: "Tampilkan semua kelas", href: path }}
    >
      Coba kata yang lebih umum, atau hapus salah satu pilihan di atas.
    </EmptyState>
  );
}

function SearchForm({ catalogue, filters }: Pick<Props, "catalogue" | "filters">) {
  return (
    <form
      method="get"
      action={catalogue.path}
      role="search"
      aria-label="Cari kelas"
      className="grid grid-cols-2 items-end gap-4 rounded-card border border-line bg-surface-2 p-5 md:grid-cols-4"
    >
      <div className="col-span-2 grid gap-1 md:col-span-4">
        <label htmlFor="search" className="font-semibold">
          Kata kunci
        </label>
        <input
          id="search"
          type="search"
          name="search"
          defaultValue={filters.search}
          maxLength={100}
          placeholder="Misalnya: pemrograman web"
          className="control"
        />
      </div>
      <div className="col-span-2 md:col-span-1">
        <Select
          id="state"
          name="state"
          label="Status"
          placeholder="Yang belum selesai"
          options={STATE_OPTIONS}
          defaultValue={filters.state ?? ""}
          plain
        />
      </div>
      <Select
        id="level"
        name="level"
        label="Tingkat"
        placeholder="Semua"
        options={LEVEL_OPTIONS}
        defaultValue={filters.level ?? ""}
        plain
      />
      {catalogue.hasTypeFilter && (
        <Select
          id="type"
          name="filter.type"
          label="Jenis"
          placeholder="Semua"
          options={TYPE_OPTIONS}
          defaultValue={filters["filter.type"] ?? ""}
          plain
        />
      )}
      <Button className="col-span-2 md:col-span-1">
        <Icon name="search" />
        Cari kelas
      </Button>
    </form>
  );
}

const findLabel = (
  options: readonly { value: string; label: string }[],
  value: string | undefined,
) => options.find((option) => option.value === value)?.label;

/** Active filters, each with the link that removes it. */
function getActiveFilters({ page: _, ...filters }: Props["filters"], path: string) {
  const labels: Record<keyof typeof filters, string | undefined> = {
    search: filters.search && `“${filters.search}”`,
    state: findLabel(STATE_OPTIONS, filters.state),
    level: findLabel(LEVEL_OPTIONS, filters.level),
    "filter.type": findLabel(TYPE_OPTIONS, filters["filter.type"]),
  };
  return Object.entries(labels).flatMap(([name, label]) =>
    label ? [{ name, label, href: buildHref(path, { ...filters, [name]: undefined }) }] : [],
  );
}

function ActiveFilters({ active }: { active: { name: string; label: string; href: string }[] }) {
  return (
    <ul aria-label="Pilihan aktif" className="flex flex-wrap gap-2">
      {active.map(({ name, label, href }) => (
        <li key={name}>
          <a
            href={href}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line px-4 text-ink no-underline hover:bg-surface-2"
          >
            {label}
            <Icon name="close" className="size-4" />
            <span className="sr-only">, hapus pilihan ini</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
