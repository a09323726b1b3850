import { OUTBOX_PATH } from "~/lib/paths";
import type { MenuItem } from "~/lib/views";
import type { MailListView } from "~/server/features/outbox";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { FilterForm } from "~/ui/filter-form";
import { HiddenFields } from "~/ui/form/post-form";
import { Notice } from "~/ui/notice";
import { Pagination } from "~/ui/pagination";
import { SearchInput } from "~/ui/search-input";
import { DashboardLayout } from "../../dashboard-layout";
import { StatusTabs } from "../../status-tabs";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  filters: { state?: string | undefined; search?: string | undefined };
  list: MailListView;
  rejection: string | null | undefined;
}

export function Outbox({ menu, path, filters: { state, ...filters }, list, rejection }: Props) {
  return (
    <DashboardLayout title="Surat keluar" menu={menu} path={path}>
      {!list.delivers && (
        <Notice tone="info">
          Server email belum diatur (SMTP_URL). Surat tidak dikirim; isinya dapat dibaca di sini.
        </Notice>
      )}
      {rejection && <Notice tone="danger">{rejection}</Notice>}
      {list.failedCount > 0 && <RetryForm list={list} />}
      <StatusTabs label="Status surat" tabs={list.tabs} />
      <FilterForm
        action={OUTBOX_PATH}
        label="Saring surat keluar"
        filters={filters}
        total={list.links.totalItems}
        noun="surat"
      >
        {state && <input type="hidden" name="state" value={state} />}
        <SearchInput value={filters.search} hint="Alamat atau judul." />
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
              card: "name",
              label: "Judul",
              cell: ({ id, subject }) => (
                <a href={`${OUTBOX_PATH}/${id}`} className="whitespace-normal!">
                  {subject}
                </a>
              ),
            },
            { key: "to", card: "unlabelled", label: "Kepada", cell: ({ to }) => to },
            {
              key: "state",
              card: "side",
              label: "Status",
              cell: ({ state }) => <Badge tone={state.tone}>{state.label}</Badge>,
            },
            {
              key: "created",
              card: "unlabelled",
              label: "Dibuat",
              cell: ({ createdAt }) => createdAt,
            },
          ]}
        />
      )}
      <Pagination links={list.links} label="Halaman surat keluar" />
    </DashboardLayout>
  );
}

const RetryForm = ({ list }: { list: MailListView }) => (
  <Notice tone="warning" title={`${list.failedCount} surat gagal terkirim`}>
    <p>Sebabnya ada pada setiap surat. Perbaiki dahulu, lalu kirim lagi.</p>
    <form method="post" action={OUTBOX_PATH} className="pt-2">
      <HiddenFields idempotencyKey={list.idempotencyKey} />
      <Button variant="secondary">Kirim lagi semua yang gagal</Button>
    </form>
  </Notice>
);
