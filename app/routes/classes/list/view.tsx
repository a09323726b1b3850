import { hrefWith, isPastEnd } from "~/lib/page-links";
import type { ClassCardView, Section } from "~/lib/views";
import type { ClassList } from "~/server/features/catalogue";
import { Button } from "~/ui/button";
import { ClassCard } from "~/ui/class-card";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { PageHeader } from "~/ui/page-header";
import { Pagination } from "~/ui/pagination";
import { SectionUnavailable } from "~/ui/section-unavailable";
import { Select } from "~/ui/select";
import { type ClassListQuery, LEVEL_OPTIONS, STATE_OPTIONS, TYPE_OPTIONS } from "./schema";

interface Props {
  filters: Partial<ClassListQuery> & { page: number };
  list: Section<ClassList>;
}

export function ClassListPage({ filters, list }: Props) {
  const active = activeFilters(filters);
  return (
    <div className="page grid gap-8 py-8 md:py-12">
      <PageHeader
        title="Kelas"
        lead="Cari kelas menurut topik, tingkat, dan jadwal. Tanpa pilihan lain, kelas yang sudah selesai tidak ditampilkan."
      />
      <FilterForm filters={filters} />
      {active.length > 0 && <ActiveFilters active={active} />}
      {list.ok ? <Results {...list.data} filters={filters} /> : <SectionUnavailable name="Daftar kelas" />}
    </div>
  );
}

type ResultsProps = ClassList & Pick<Props, "filters">;

function Results({ items, links, filters }: ResultsProps) {
  return (
    <section aria-labelledby="hasil" className="grid gap-4">
      <h2 id="hasil" className="text-xl font-bold">
        {countOf(links.totalItems, filters)}
      </h2>
      {items.length > 0 ? <Cards items={items} /> : <Nothing links={links} filters={filters} />}
      <Pagination links={links} label="Halaman daftar kelas" />
    </section>
  );
}

function countOf(total: number, filters: Props["filters"]): string {
  if (total > 0) return `${total} kelas`;
  return activeFilters(filters).length > 0 ? "Tidak ada kelas yang cocok" : "Belum ada kelas";
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

function Nothing({ links, filters }: Omit<ResultsProps, "items">) {
  const { page: _, ...kept } = filters;
  if (links.totalItems > 0 && isPastEnd(links))
    return (
      <EmptyState title="Halaman ini melewati akhir daftar" action={{ label: "Ke halaman pertama", href: hrefWith("/Class", kept) }} />
    );
  if (activeFilters(filters).length === 0)
    return (
      <EmptyState title="Kelas berikutnya sedang disiapkan" action={{ label: "Buat janji temu", href: "/Make-Appointment" }}>
        Perlu kelas khusus untuk sekolah atau lembaga Anda? Ceritakan kebutuhannya kepada kami.
      </EmptyState>
    );
  return (
    <EmptyState title="Longgarkan pilihan Anda" action={{ label: "Tampilkan semua kelas", href: "/Class" }}>
      Coba kata yang lebih umum, atau hapus salah satu pilihan di atas.
    </EmptyState>
  );
}

function FilterForm({ filters }: Pick<Props, "filters">) {
  return (
    <form
      method="get"
      action="/Class"
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
      <Select
        id="type"
        name="filter.type"
        label="Jenis"
        placeholder="Semua"
        options={TYPE_OPTIONS}
        defaultValue={filters["filter.type"] ?? ""}
        plain
      />
      <Button className="col-span-2 md:col-span-1">
        <Icon name="search" />
        Cari kelas
      </Button>
    </form>
  );
}

const labelOf = (options: readonly { value: string; label: string }[], value: string | undefined) =>
  options.find((option) => option.value === value)?.label;

/** Each active filter with the address of the list without it. */
function activeFilters({ page: _, ...filters }: Props["filters"]) {
  const labels: Record<keyof typeof filters, string | undefined> = {
    search: filters.search && `“${filters.search}”`,
    state: labelOf(STATE_OPTIONS, filters.state),
    level: labelOf(LEVEL_OPTIONS, filters.level),
    "filter.type": labelOf(TYPE_OPTIONS, filters["filter.type"]),
  };
  return Object.entries(labels).flatMap(([name, label]) =>
    label ? [{ name, label, href: hrefWith("/Class", { ...filters, [name]: undefined }) }] : [],
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
