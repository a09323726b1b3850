import { toOptions } from "~/lib/options";
import { TENANT_STATUS, TENANTS_PATH, tenantPath } from "~/lib/tenant-fields";
import type { MenuItem, PageLinks } from "~/lib/views";
import type { TenantRowView } from "~/server/features/tenants";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { FilterForm } from "~/ui/filter-form";
import { Pagination } from "~/ui/pagination";
import { SearchInput } from "~/ui/search-input";
import { Select } from "~/ui/select";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  filters: { search?: string | undefined; state?: string | undefined };
  list: { rows: TenantRowView[]; links: PageLinks };
}

const COLUMNS: Column<TenantRowView>[] = [
  {
    key: "name",
    label: "Nama",
    cell: ({ id, name, domains }) => (
      <span className="grid">
        <a href={tenantPath(id)} className="font-semibold wrap-anywhere">
          {name}
        </a>{" "}
        <span className="text-sm text-ink-soft wrap-anywhere">{domains.join(", ")}</span>
      </span>
    ),
  },
  { key: "people", label: "Orang", cell: ({ people }) => people },
  { key: "classes", label: "Kelas", cell: ({ classes }) => classes },
  {
    key: "status",
    card: "side",
    label: "Status",
    cell: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge>,
  },
];

const STATE_OPTIONS = toOptions(TENANT_STATUS);

export function TenantList({ menu, path, filters, list }: Props) {
  return (
    <DashboardLayout
      title="Semua situs"
      lead="Situs-situs yang berjalan di instalasi ini."
      menu={menu}
      path={path}
      actions={<ButtonLink href={`${TENANTS_PATH}/Baru`}>Buat situs</ButtonLink>}
    >
      <FilterForm
        action={TENANTS_PATH}
        label="Saring situs"
        filters={filters}
        total={list.links.totalItems}
        noun="situs"
      >
        <SearchInput value={filters.search} hint="Nama atau domain." />
        <Select
          id="status"
          name="state"
          label="Status"
          options={STATE_OPTIONS}
          placeholder="Semua"
          defaultValue={filters.state ?? ""}
          plain
        />
      </FilterForm>
      {list.rows.length === 0 ? (
        <EmptyState title="Tidak ada situs yang cocok" />
      ) : (
        <DataTable caption="Situs" rows={list.rows} rowKey={({ id }) => id} columns={COLUMNS} />
      )}
      <Pagination links={list.links} label="Halaman situs" />
    </DashboardLayout>
  );
}
