import { PEOPLE_SORTS } from "~/lib/list-sorts";
import { toOptions } from "~/lib/options";
import { PEOPLE_PATH, PERSON_STATUS, personPath, ROLE_OPTIONS } from "~/lib/people-fields";
import type { MenuItem, PageLinks } from "~/lib/views";
import type { PersonRowView } from "~/server/features/people";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { FilterForm } from "~/ui/filter-form";
import { Pagination } from "~/ui/pagination";
import { SearchInput } from "~/ui/search-input";
import { Select } from "~/ui/select";
import { SortSelect } from "~/ui/sort-select";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  filters: {
    search?: string | undefined;
    role?: string | undefined;
    state?: string | undefined;
    sort?: string | undefined;
  };
  list: { rows: PersonRowView[]; links: PageLinks };
}

const COLUMNS: Column<PersonRowView>[] = [
  {
    key: "name",
    label: "Nama",
    cell: ({ id, name, email }) => (
      <span className="grid">
        <a href={personPath(id)} className="font-semibold wrap-anywhere">
          {name}
        </a>{" "}
        <span className="text-sm text-ink-soft wrap-anywhere">{email}</span>
      </span>
    ),
  },
  { key: "roles", card: "unlabelled", label: "Peran", cell: ({ roles }) => roles },
  {
    key: "status",
    card: "side",
    label: "Status",
    cell: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge>,
  },
];

const STATE_OPTIONS = toOptions(PERSON_STATUS);

export function PeopleList({ menu, path, filters: { sort, ...filters }, list }: Props) {
  return (
    <DashboardLayout
      title="Orang"
      lead="Semua yang berperan di situs ini."
      menu={menu}
      path={path}
      actions={
        <>
          <ButtonLink href={`${PEOPLE_PATH}/Undangan`} variant="secondary">
            Undangan terbuka
          </ButtonLink>
          <ButtonLink href={`${PEOPLE_PATH}/Keamanan`} variant="secondary">
            Keamanan
          </ButtonLink>
          <ButtonLink href={`${PEOPLE_PATH}/Impor`} variant="secondary">
            Impor dari berkas
          </ButtonLink>
          <ButtonLink href={`${PEOPLE_PATH}/Undang`}>Undang orang</ButtonLink>
        </>
      }
    >
      <FilterForm
        action={PEOPLE_PATH}
        label="Saring orang"
        filters={filters}
        total={list.links.totalItems}
        noun="orang"
      >
        <SearchInput value={filters.search} hint="Nama atau email." />
        <Select
          id="peran"
          name="role"
          label="Peran"
          options={ROLE_OPTIONS}
          placeholder="Semua"
          defaultValue={filters.role ?? ""}
          plain
        />
        <Select
          id="status"
          name="state"
          label="Status"
          options={STATE_OPTIONS}
          placeholder="Semua"
          defaultValue={filters.state ?? ""}
          plain
        />
        <SortSelect labels={PEOPLE_SORTS} value={sort} />
      </FilterForm>
      {list.rows.length === 0 ? (
        <EmptyState title="Tidak ada orang yang cocok" />
      ) : (
        <DataTable caption="Orang" rows={list.rows} rowKey={({ id }) => id} columns={COLUMNS} />
      )}
      <Pagination links={list.links} label="Halaman orang" />
    </DashboardLayout>
  );
}
