import { HAND_IN_STATE_LABELS } from "~/lib/assignments";
import { formatDateTime } from "~/lib/dates";
import { toOptions } from "~/lib/options";
import { handInPath } from "~/lib/paths";
import type { MenuItem } from "~/lib/views";
import type { QueueView } from "~/server/features/assignments";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { FilterForm } from "~/ui/filter-form";
import { Pagination } from "~/ui/pagination";
import { Select } from "~/ui/select";
import { HandInBadge } from "../../../assignment/hand-in-card";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  filters: { state?: string | undefined; kelas?: string | undefined };
  list: QueueView;
}

const STATE_OPTIONS = [...toOptions(HAND_IN_STATE_LABELS), { value: "all", label: "Semua" }];

const COLUMNS: Column<QueueView["items"][number]>[] = [
  {
    key: "learner",
    card: "name",
    label: "Peserta",
    cell: ({ id, learner }) => (
      <a href={handInPath(id)} className="inline-flex min-h-11 items-center font-semibold">
        {learner}
      </a>
    ),
  },
  {
    key: "task",
    card: "unlabelled",
    label: "Tugas",
    cell: ({ title, className }) => (
      <span className="grid">
        {title}
        <span className="text-sm text-ink-soft">{className}</span>
      </span>
    ),
  },
  { key: "at", label: "Dikirim", cell: ({ submittedAt }) => formatDateTime(submittedAt) },
  { key: "state", card: "side", label: "Keadaan", cell: (row) => <HandInBadge {...row} /> },
  { key: "score", label: "Nilai", numeric: true, cell: ({ score }) => score ?? "–" },
];

/** What learners have handed in, the longest wait first. */
export function HandInQueue({ menu, path, filters, list }: Props) {
  return (
    <DashboardLayout
      title="Tugas peserta"
      lead="Kiriman terakhir setiap peserta dari kelas yang Anda ajar, yang paling lama menunggu lebih dahulu."
      menu={menu}
      path={path}
    >
      <QueueFilter path={path} filters={filters} list={list} />
      {list.items.length === 0 ? (
        <EmptyState
          title={isWaiting(filters) ? "Tidak ada yang menunggu nilai" : "Tidak ada kiriman"}
        >
          Tugas yang dikumpulkan peserta kelas Anda tampil di sini.
        </EmptyState>
      ) : (
        <DataTable
          caption="Kiriman tugas"
          columns={COLUMNS}
          rows={list.items}
          rowKey={({ id }) => id}
        />
      )}
      <Pagination links={list.links} label="Halaman kiriman" />
    </DashboardLayout>
  );
}

const isWaiting = ({ state = "waiting" }: Props["filters"]) => state === "waiting";

const QueueFilter = ({ path, filters, list }: Omit<Props, "menu">) => (
  <FilterForm
    action={path}
    label="Saring tugas"
    filters={filters}
    total={list.links.totalItems}
    noun="kiriman"
  >
    <Select
      id="state"
      name="state"
      label="Keadaan"
      options={STATE_OPTIONS}
      defaultValue={filters.state ?? "waiting"}
      plain
    />
    <Select
      id="kelas"
      name="kelas"
      label="Kelas"
      options={list.classes.map(({ slug, name }) => ({ value: slug, label: name }))}
      placeholder="Semua kelas"
      defaultValue={filters.kelas ?? ""}
      plain
    />
  </FilterForm>
);
