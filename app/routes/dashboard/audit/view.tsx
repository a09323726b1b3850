import { AUDIT_ENTITY_OPTIONS } from "~/lib/audit-labels";
import type { AuditLogView, MenuItem } from "~/lib/views";
import { DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { FilterForm } from "~/ui/filter-form";
import { Notice } from "~/ui/notice";
import { Pagination } from "~/ui/pagination";
import { Select } from "~/ui/select";
import { TextInput } from "~/ui/text-input";
import { Unavailable } from "~/ui/unavailable";
import { DashboardLayout } from "../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  filters: {
    entity?: string | undefined;
    entityId?: string | undefined;
    actor?: string | undefined;
  };
  list: AuditLogView;
}

export function AuditLog({ menu, path, filters, list }: Props) {
  return (
    <DashboardLayout
      title="Jejak audit"
      lead="Setiap perubahan penting, siapa yang melakukannya, dan kapan. Catatan ini hanya bertambah."
      menu={menu}
      path={path}
    >
      <ChainNotice chain={list.chain} />
      <FilterForm
        action="/Dashboard/Audit"
        label="Saring jejak audit"
        filters={filters}
        total={list.links.totalItems}
        noun="catatan"
      >
        <TextInput
          id="pelaku"
          name="actor"
          label="Pelaku"
          defaultValue={filters.actor ?? ""}
          plain
        />
        <Select
          id="jenis"
          name="entity"
          label="Jenis"
          options={AUDIT_ENTITY_OPTIONS}
          placeholder="Semua"
          defaultValue={filters.entity ?? ""}
          plain
        />
        <TextInput
          id="nomor"
          name="entityId"
          label="ID"
          defaultValue={filters.entityId ?? ""}
          plain
        />
      </FilterForm>
      {list.rows.length === 0 ? (
        <EmptyState title="Belum ada catatan yang cocok" />
      ) : (
        <DataTable
          caption="Jejak audit"
          rows={list.rows}
          rowKey={({ seq }) => String(seq)}
          columns={[
            {
              key: "when",
              card: "unlabelled",
              label: "Waktu",
              cell: ({ when }) => <span className="md:whitespace-nowrap">{when}</span>,
            },
            { key: "actor", card: "unlabelled", label: "Pelaku", cell: ({ actor }) => actor },
            { key: "action", card: "name", label: "Tindakan", cell: ({ action }) => action },
            {
              key: "entity",
              label: "Pada",
              // Ids and addresses have no place to break.
              cell: ({ entity }) => (
                <span className="block wrap-anywhere md:min-w-32">{entity}</span>
              ),
            },
            {
              key: "change",
              label: "Perubahan",
              cell: ({ change }) => change && <span className="wrap-anywhere">{change}</span>,
            },
          ]}
        />
      )}
      <Pagination links={list.links} label="Halaman jejak audit" />
    </DashboardLayout>
  );
}

/** Whether the log is as the system wrote it. */
function ChainNotice({ chain }: Pick<AuditLogView, "chain">) {
  if (!chain.ok) return <Unavailable name="Pemeriksaan rantai catatan" />;
  const { brokenAt, anchor, verified } = chain.data;
  if (brokenAt !== null)
    return (
      <Notice tone="danger" title="Rantai catatan terputus">
        <p>
          <strong className="text-danger-text">Baris nomor {brokenAt}</strong> diubah, dihapus, atau
          disisipkan di luar sistem. Ditemukan {verified.when}.
        </p>
      </Notice>
    );
  return (
    <Notice tone="success">
      <p>
        Rantai catatan utuh: tidak ada baris yang diubah atau disisipkan di luar sistem. Diperiksa
        sampai baris {verified.seq} pada {verified.when}; seluruhnya pada {verified.wholeWhen}.
      </p>
      <p>
        {anchor
          ? `Baris 1 sampai ${anchor.seq} juga cocok dengan salinan di luar basis data dari ${anchor.when}. Baris sesudahnya dibandingkan paling lambat dalam sehari.`
          : "Salinan di luar basis data belum ada; dibuat dalam sehari."}
      </p>
    </Notice>
  );
}
