import { PROFILES_PATH } from "~/lib/profile-fields";
import type { MenuItem, PageLinks } from "~/lib/views";
import type { ProfileRowView } from "~/server/features/mentor-profiles";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { FilterForm } from "~/ui/filter-form";
import { Pagination } from "~/ui/pagination";
import { SearchInput } from "~/ui/search-input";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  filters: { search?: string | undefined };
  list: { rows: ProfileRowView[]; links: PageLinks };
}

const COLUMNS: Column<ProfileRowView>[] = [
  {
    key: "name",
    label: "Nama",
    cell: ({ href, name, role }) => (
      <span className="grid">
        <a href={href} className="wrap-anywhere whitespace-normal!">
          {name}
        </a>{" "}
        <span className="text-sm wrap-anywhere text-ink-soft">{role}</span>
      </span>
    ),
  },
  { key: "classes", label: "Kelas", numeric: true, cell: ({ classes }) => classes },
  { key: "missing", label: "Belum ada", cell: ({ missing }) => missing },
];

/** Those whom the site presents as teachers. */
export const ProfileList = ({ menu, path, filters, list: { rows, links } }: Props) => (
  <DashboardLayout
    title="Pengajar"
    lead="Profil yang tampil di halaman kelas. Pengajar juga dapat mengubah profilnya sendiri di halaman akun."
    menu={menu}
    path={path}
  >
    <FilterForm
      action={PROFILES_PATH}
      label="Saring pengajar"
      filters={filters}
      total={links.totalItems}
      noun="pengajar"
    >
      <SearchInput value={filters.search} label="Cari nama" />
    </FilterForm>
    {rows.length > 0 ? (
      <DataTable caption="Pengajar" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
    ) : (
      <EmptyState title="Tidak ada pengajar di sini">
        Profil dibuat saat seseorang ditugaskan di sebuah kelas.
      </EmptyState>
    )}
    <Pagination links={links} label="Halaman pengajar" />
  </DashboardLayout>
);
