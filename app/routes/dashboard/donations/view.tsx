import { PAYMENT_SORTS } from "~/lib/list-sorts";
import type { MenuItem, PageLinks, StatusView } from "~/lib/views";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { FilterForm } from "~/ui/filter-form";
import { Pagination } from "~/ui/pagination";
import { SearchInput } from "~/ui/search-input";
import { Select } from "~/ui/select";
import { SortSelect } from "~/ui/sort-select";
import { DashboardLayout } from "../dashboard-layout";

interface DonationRow {
  id: string;
  number: string;
  name: string;
  email: string;
  amount: string;
  method: string | null;
  status: StatusView;
  state: string;
  createdAt: string;
}

interface Props {
  menu: readonly MenuItem[];
  path: string;
  filters: {
    status?: string | undefined;
    search?: string | undefined;
    sort?: string | undefined;
  };
  statuses: { value: string; label: string }[];
  list: { rows: DonationRow[]; links: PageLinks };
}

export function DonationList({ menu, path, filters: { sort, ...filters }, statuses, list }: Props) {
  return (
    <DashboardLayout title="Donasi" menu={menu} path={path}>
      <FilterForm
        action="/Dashboard/Donations"
        label="Saring donasi"
        filters={filters}
        total={list.links.totalItems}
        noun="donasi"
      >
        <SearchInput value={filters.search} hint="Nomor, nama, atau email." />
        <Select
          id="status"
          name="status"
          label="Status"
          options={statuses}
          placeholder="Semua"
          defaultValue={filters.status ?? ""}
          plain
        />
        <SortSelect labels={PAYMENT_SORTS} value={sort} />
      </FilterForm>
      {list.rows.length === 0 ? (
        <EmptyState
          title={
            filters.search || filters.status ? "Tidak ada donasi yang cocok" : "Belum ada donasi"
          }
          action={{ label: "Buka halaman donasi", href: "/Donation" }}
        />
      ) : (
        <DataTable
          caption="Donasi"
          rows={list.rows}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "number",
              label: "Nomor",
              cell: ({ number, createdAt }) => (
                <span className="grid">
                  <span className="font-semibold whitespace-nowrap">{number}</span>{" "}
                  <span className="text-sm text-ink-soft">{createdAt}</span>
                </span>
              ),
            },
            {
              key: "name",
              card: "name",
              label: "Donatur",
              cell: ({ name, email }) => (
                <span className="grid">
                  <span>{name}</span>{" "}
                  <span className="text-sm text-ink-soft [overflow-wrap:anywhere]">{email}</span>
                </span>
              ),
            },
            {
              key: "amount",
              card: "side",
              label: "Jumlah",
              numeric: true,
              cell: ({ amount }) => amount,
            },
            {
              key: "method",
              card: "unlabelled",
              label: "Cara membayar",
              cell: ({ method }) => method,
            },
            {
              key: "status",
              card: "unlabelled",
              label: "Status",
              cell: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge>,
            },
            {
              key: "refund",
              label: "Tindakan",
              hideLabel: true,
              cell: ({ id, number, state }) =>
                state === "paid" && (
                  <ButtonLink href={`/Dashboard/Donations/${id}/Refund`} variant="secondary">
                    Kembalikan …<span className="sr-only"> {number}</span>
                  </ButtonLink>
                ),
            },
          ]}
        />
      )}
      <Pagination links={list.links} label="Halaman donasi" />
    </DashboardLayout>
  );
}
