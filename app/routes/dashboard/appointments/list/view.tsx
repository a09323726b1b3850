import { SEGMENT_LABELS } from "~/lib/appointment";
import { ASSIGNEE_FILTER_LABELS } from "~/lib/inbox";
import { toOptions } from "~/lib/options";
import { APPOINTMENTS_PATH } from "~/lib/paths";
import type { MenuItem } from "~/lib/views";
import type { AppointmentListView, AppointmentRowView } from "~/server/features/appointment-inbox";
import { Badge } from "~/ui/badge";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { FilterForm } from "~/ui/filter-form";
import { Pagination } from "~/ui/pagination";
import { SearchInput } from "~/ui/search-input";
import { Select } from "~/ui/select";
import { TextInput } from "~/ui/text-input";
import { DashboardLayout } from "../../dashboard-layout";
import { StatusTabs } from "../../status-tabs";

interface Filters {
  status?: string | undefined;
  segment?: string | undefined;
  assignee?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
}

interface Props {
  menu: readonly MenuItem[];
  path: string;
  filters: Filters;
  list: AppointmentListView;
}

const COLUMNS: Column<AppointmentRowView>[] = [
  {
    key: "name",
    card: "name",
    label: "Nama",
    cell: ({ href, name, topic }) => (
      <span className="grid">
        <a href={href} className="whitespace-normal! wrap-anywhere">
          {name}
        </a>{" "}
        <span className="text-sm wrap-anywhere text-ink-soft">{topic}</span>
      </span>
    ),
  },
  {
    key: "from",
    card: "unlabelled",
    label: "Dari",
    cell: ({ from }) => <span className="wrap-anywhere">{from}</span>,
  },
  {
    key: "time",
    card: "unlabelled",
    label: "Waktu",
    cell: ({ time }) => <span className="whitespace-normal">{time}</span>,
  },
  {
    key: "status",
    card: "side",
    label: "Status",
    cell: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge>,
  },
  { key: "assignee", label: "Penanggung jawab", cell: ({ assignee }) => assignee ?? "Belum ada" },
];

/** Requests to meet, those that wait for a decision first. */
export function AppointmentList({ menu, path, filters, list }: Props) {
  return (
    <DashboardLayout
      title="Janji temu"
      lead="Pengunjung menunggu jawaban paling lambat satu hari kerja."
      menu={menu}
      path={path}
    >
      <StatusTabs label="Status janji temu" tabs={list.tabs} />
      <AppointmentFilters filters={filters} total={list.links.totalItems} />
      {list.rows.length === 0 ? (
        <EmptyState title="Tidak ada janji temu di sini">
          Permintaan baru tampil di tab Menunggu.
        </EmptyState>
      ) : (
        <DataTable
          caption="Janji temu"
          rows={list.rows}
          rowKey={({ id }) => id}
          columns={COLUMNS}
        />
      )}
      <Pagination links={list.links} label="Halaman janji temu" />
    </DashboardLayout>
  );
}

const SEGMENT_OPTIONS = toOptions(SEGMENT_LABELS);
const ASSIGNEE_OPTIONS = toOptions(ASSIGNEE_FILTER_LABELS);

function AppointmentFilters({ filters, total }: { filters: Filters; total: number }) {
  const { status, ...others } = filters;
  return (
    <FilterForm
      action={APPOINTMENTS_PATH}
      label="Saring janji temu"
      filters={others}
      total={total}
      noun="janji temu"
    >
      {status && <input type="hidden" name="status" value={status} />}
      <SearchInput value={filters.search} hint="Nama, lembaga, topik, atau nomor." />
      <Select
        id="dari-kalangan"
        name="segment"
        label="Mewakili"
        options={SEGMENT_OPTIONS}
        placeholder="Semua"
        defaultValue={filters.segment ?? ""}
        plain
      />
      <Select
        id="penanggung-jawab"
        name="assignee"
        label="Penanggung jawab"
        options={ASSIGNEE_OPTIONS}
        placeholder="Semua"
        defaultValue={filters.assignee ?? ""}
        plain
      />
      <TextInput
        id="mulai"
        name="from"
        label="Dari tanggal"
        type="date"
        defaultValue={filters.from ?? ""}
        plain
      />
      <TextInput
        id="sampai"
        name="to"
        label="Sampai tanggal"
        type="date"
        defaultValue={filters.to ?? ""}
        plain
      />
    </FilterForm>
  );
}
