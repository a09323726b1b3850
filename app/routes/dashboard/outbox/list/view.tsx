import { MAIL_STATUS } from "~/lib/mail-status";
import { toOptions } from "~/lib/options";
import type { MenuItem, PageLinks } from "~/lib/views";
import type { MailRowView } from "~/server/features/outbox";
import { Badge } from "~/ui/badge";
import { DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { FilterForm } from "~/ui/filter-form";
import { Notice } from "~/ui/notice";
import { Pagination } from "~/ui/pagination";
import { Select } from "~/ui/select";
import { TextInput } from "~/ui/text-input";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  filters: { state?: string | undefined; search?: string | undefined };
  list: { rows: MailRowView[]; links: PageLinks; delivers: boolean };
}

const STATUS_OPTIONS = toOptions(MAIL_STATUS);

export function Outbox({ menu, path, filters, list }: Props) {
  return (
    <DashboardLayout title="Surat keluar" menu={menu} path={path}>
      {!list.delivers && (
        <Notice tone="info">
          Server email belum diatur (SMTP_URL). Surat tidak dikirim; isinya dapat dibaca di sini.
        </Notice>
      )}
      <FilterForm
        action="/Dashboard/Outbox"
        label="Saring surat keluar"
        filters={filters}
        total={list.links.totalItems}
        noun="surat"
      >
        <TextInput
          id="cari"
          name="search"
          label="Cari"
          defaultValue={filters.search ?? ""}
          hint="Alamat atau judul."
          plain
        />
        <Select
          id="status"
          name="state"
          label="Status"
          options={STATUS_OPTIONS}
          placeholder="Semua"
          defaultValue={filters.state ?? ""}
          plain
        />
      </FilterForm>
      {list.rows.length === 0 ? (
        <EmptyState title="Tidak ada surat yang cocok" />
      ) : (
        <DataTable
          caption="Surat keluar"
          rows={list.rows}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "subject",
              label: "Judul",
              cell: ({ id, subject }) => (
                <a href={`/Dashboard/Outbox/${id}`} className="whitespace-normal!">
                  {subject}
                </a>
              ),
            },
            { key: "to", label: "Kepada", cell: ({ to }) => to },
            {
              key: "state",
              label: "Status",
              cell: ({ state }) => <Badge tone={state.tone}>{state.label}</Badge>,
            },
            { key: "created", label: "Dibuat", cell: ({ createdAt }) => createdAt },
          ]}
        />
      )}
      <Pagination links={list.links} label="Halaman surat keluar" />
    </DashboardLayout>
  );
}
