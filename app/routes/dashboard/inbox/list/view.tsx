import { ASSIGNEE_FILTER_LABELS, MESSAGE_LABELS } from "~/lib/inbox";
import { toOptions } from "~/lib/options";
import { ANSWER_TEMPLATES_PATH, INBOX_PATH } from "~/lib/paths";
import type { MenuItem } from "~/lib/views";
import type { MessageListView, MessageRowView } from "~/server/features/inbox";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { FilterForm } from "~/ui/filter-form";
import { Pagination } from "~/ui/pagination";
import { SearchInput } from "~/ui/search-input";
import { Select } from "~/ui/select";
import { DashboardLayout } from "../../dashboard-layout";
import { StatusTabs } from "../../status-tabs";

interface Filters {
  state?: string | undefined;
  kind?: string | undefined;
  assignee?: string | undefined;
  search?: string | undefined;
}

interface Props {
  menu: readonly MenuItem[];
  path: string;
  filters: Filters;
  list: MessageListView;
}

const COLUMNS: Column<MessageRowView>[] = [
  {
    key: "from",
    label: "Dari",
    cell: ({ href, from, subject }) => (
      <span className="grid">
        <a href={href} className="whitespace-normal! wrap-anywhere">
          {from}
        </a>{" "}
        <span className="text-sm wrap-anywhere text-ink-soft">{subject}</span>
      </span>
    ),
  },
  { key: "kind", card: "unlabelled", label: "Jenis", cell: ({ kind }) => kind },
  {
    key: "state",
    card: "side",
    label: "Keadaan",
    cell: ({ state }) => <Badge tone={state.tone}>{state.label}</Badge>,
  },
  { key: "assignee", label: "Penanggung jawab", cell: ({ assignee }) => assignee ?? "Belum ada" },
  { key: "sent", card: "unlabelled", label: "Diterima", cell: ({ sentAt }) => sentAt },
];

/** What visitors send beside appointments. */
export function MessageList({ menu, path, filters, list }: Props) {
  return (
    <DashboardLayout
      title="Kotak masuk"
      lead="Pesan, permintaan demo, pelatihan, tenaga kerja, dan lamaran kerja."
      menu={menu}
      path={path}
      actions={
        <>
          <ButtonLink href={ANSWER_TEMPLATES_PATH} variant="secondary">
            Templat jawaban
          </ButtonLink>
          <ButtonLink href={list.csvHref} variant="secondary">
            Unduh CSV
          </ButtonLink>
        </>
      }
    >
      <StatusTabs label="Keadaan kiriman" tabs={list.tabs} />
      <MessageFilters filters={filters} total={list.links.totalItems} />
      {list.rows.length === 0 ? (
        <EmptyState title="Tidak ada kiriman di sini">
          Kiriman baru dari pengunjung tampil di tab Baru.
        </EmptyState>
      ) : (
        <DataTable
          caption="Kiriman pengunjung"
          rows={list.rows}
          rowKey={({ id }) => id}
          columns={COLUMNS}
        />
      )}
      <Pagination links={list.links} label="Halaman kiriman" />
    </DashboardLayout>
  );
}

const KIND_OPTIONS = toOptions(MESSAGE_LABELS);
const ASSIGNEE_OPTIONS = toOptions(ASSIGNEE_FILTER_LABELS);

function MessageFilters({ filters, total }: { filters: Filters; total: number }) {
  const { state, ...others } = filters;
  return (
    <FilterForm
      action={INBOX_PATH}
      label="Saring kiriman"
      filters={others}
      total={total}
      noun="kiriman"
    >
      {state && <input type="hidden" name="state" value={state} />}
      <SearchInput value={filters.search} hint="Nama, email, perihal, atau nomor." />
      <Select
        id="jenis"
        name="kind"
        label="Jenis"
        options={KIND_OPTIONS}
        placeholder="Semua"
        defaultValue={filters.kind ?? ""}
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
    </FilterForm>
  );
}
