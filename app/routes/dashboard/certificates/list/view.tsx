import { CERTIFICATE_STATUS } from "~/lib/certificates";
import { toOptions } from "~/lib/options";
import type { MenuItem, PageLinks } from "~/lib/views";
import type { CertificateRecordView } from "~/server/features/certificate-records";
import { Badge } from "~/ui/badge";
import { DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { FilterForm } from "~/ui/filter-form";
import { Pagination } from "~/ui/pagination";
import { SearchInput } from "~/ui/search-input";
import { Select } from "~/ui/select";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  filters: { state?: string | undefined; search?: string | undefined };
  list: { rows: CertificateRecordView[]; links: PageLinks };
}

const STATE_OPTIONS = toOptions(CERTIFICATE_STATUS);

export function CertificateRecords({ menu, path, filters, list }: Props) {
  return (
    <DashboardLayout
      title="Sertifikat"
      lead="Sertifikat yang sudah terbit, dari yang terbaru. Sertifikat yang keliru dapat dicabut di halamannya."
      menu={menu}
      path={path}
    >
      <FilterForm
        action="/Dashboard/Sertifikat"
        label="Saring sertifikat"
        filters={filters}
        total={list.links.totalItems}
        noun="sertifikat"
      >
        <SearchInput value={filters.search} hint="Nomor, nama, atau kelas." />
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
        <EmptyState title="Tidak ada sertifikat yang cocok" />
      ) : (
        <DataTable
          caption="Sertifikat"
          rows={list.rows}
          rowKey={({ number }) => number}
          columns={[
            {
              key: "number",
              label: "Nomor",
              cell: ({ number, recordHref }) => <a href={recordHref}>{number}</a>,
            },
            { key: "name", card: "name", label: "Nama", cell: ({ name }) => name },
            { key: "class", label: "Kelas", cell: ({ className }) => className },
            { key: "issued", label: "Terbit", cell: ({ issuedOn }) => issuedOn },
            {
              key: "state",
              card: "side",
              label: "Status",
              cell: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge>,
            },
          ]}
        />
      )}
      <Pagination links={list.links} label="Halaman sertifikat" />
    </DashboardLayout>
  );
}
