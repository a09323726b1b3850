import { CATEGORIES_PATH, CONTENT_PATH, NEW_CONTENT_PATH } from "~/lib/content-paths";
import { CONTENT_SORTS } from "~/lib/list-sorts";
import { isPastEnd } from "~/lib/page-links";
import type { MenuItem } from "~/lib/views";
import type { ContentList, ContentRow } from "~/server/features/content/desk";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { FilterForm } from "~/ui/filter-form";
import { Pagination } from "~/ui/pagination";
import { SearchInput } from "~/ui/search-input";
import { type Option, Select } from "~/ui/select";
import { SortSelect } from "~/ui/sort-select";
import { DashboardLayout } from "../../dashboard-layout";
import { StatusTabs } from "../../status-tabs";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  filters: {
    [Name in "search" | "status" | "kind" | "category" | "mine" | "sort"]?: string | undefined;
  };
  list: ContentList;
  kinds: Option[];
}

const COLUMNS: Column<ContentRow>[] = [
  {
    key: "title",
    card: "name",
    label: "Judul",
    cell: ({ href, title }) => (
      <a href={href} className="line-clamp-2 wrap-anywhere whitespace-normal!">
        {title}
      </a>
    ),
  },
  { key: "kind", card: "unlabelled", label: "Jenis", cell: ({ kind }) => kind },
  { key: "author", label: "Penulis", cell: ({ author }) => author },
  {
    key: "status",
    card: "side",
    label: "Keadaan",
    cell: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge>,
  },
  { key: "date", label: "Tanggal", cell: ({ date }) => date },
  { key: "views", label: "Dilihat", numeric: true, cell: ({ views }) => views },
];

/** Posts of every kind and status that the visitor may see. */
export function ContentListPage({ menu, path, filters, list, kinds }: Props) {
  const { rows, links, tabs } = list;
  return (
    <DashboardLayout
      title="Tulisan"
      menu={menu}
      path={path}
      actions={
        <>
          {list.canEditCategories && (
            <ButtonLink href={CATEGORIES_PATH} variant="secondary">
              Kategori
            </ButtonLink>
          )}
          <ButtonLink href={NEW_CONTENT_PATH}>Tulis baru</ButtonLink>
        </>
      }
    >
      {tabs.length > 0 && <StatusTabs label="Keadaan tulisan" tabs={tabs} />}
      <ContentFilterForm filters={filters} list={list} kinds={kinds} />
      {rows.length > 0 ? (
        <DataTable caption="Tulisan" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
      ) : (
        <EmptyState
          title={
            isPastEnd(links) ? "Halaman ini melewati akhir daftar" : "Tidak ada tulisan di sini"
          }
          action={{ label: "Tulis baru", href: NEW_CONTENT_PATH }}
        >
          Buka tab lain, ubah saringannya, atau tulis yang baru.
        </EmptyState>
      )}
      <Pagination links={links} label="Halaman tulisan" />
    </DashboardLayout>
  );
}

function ContentFilterForm({ filters, list, kinds }: Pick<Props, "filters" | "list" | "kinds">) {
  const { status, sort, ...narrowing } = filters;
  return (
    <FilterForm
      action={CONTENT_PATH}
      label="Saring tulisan"
      filters={narrowing}
      total={list.links.totalItems}
      noun="tulisan"
    >
      {status && <input type="hidden" name="status" value={status} />}
      <SearchInput value={filters.search} />
      <Select
        id="kind"
        name="kind"
        label="Jenis"
        options={kinds}
        placeholder={list.tabs.length > 0 ? "Semua" : "Blog"}
        defaultValue={filters.kind ?? ""}
        plain
      />
      {list.categories.length > 0 && (
        <Select
          id="category"
          name="category"
          label="Kategori"
          options={list.categories}
          placeholder="Semua"
          defaultValue={filters.category ?? ""}
          plain
        />
      )}
      {list.tabs.length > 0 && <SortSelect labels={CONTENT_SORTS} value={sort} />}
      {list.seesAll && (
        <Checkbox
          id="mine"
          name="mine"
          value="true"
          label="Hanya tulisan saya"
          defaultChecked={filters.mine === "true"}
        />
      )}
    </FilterForm>
  );
}
