import type { MenuItem } from "~/lib/views";
import type { WebinarGuestsView } from "~/server/features/staff-webinars";
import { DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Pagination } from "~/ui/pagination";
import { Stat, Stats } from "~/ui/stat";
import { DashboardLayout } from "../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  list: WebinarGuestsView;
}

/** Who registered for a webinar, and who came. */
export const WebinarGuests = ({ menu, path, list }: Props) => (
  <DashboardLayout
    title={list.title}
    lead={list.time}
    menu={menu}
    path={path}
    breadcrumbs={[{ label: "Kelas", href: "/Dashboard/Kelas" }, { label: list.title }]}
  >
    <p>
      <a href={list.href} className="inline-flex min-h-11 items-center underline">
        Lihat halaman webinar
      </a>
    </p>
    <Stats>
      <Stat label="Terdaftar" value={list.registeredCount} />
      <Stat label="Hadir" value={list.joinedCount} note="Membuka tautan ruang" />
    </Stats>
    {list.rows.length === 0 ? (
      <EmptyState title="Belum ada pendaftar">
        Bagikan alamat halaman webinarnya kepada peserta kelas.
      </EmptyState>
    ) : (
      <DataTable
        caption="Pendaftar webinar"
        rows={list.rows}
        rowKey={({ id }) => id}
        columns={[
          { key: "name", label: "Nama", cell: ({ name }) => name },
          { key: "registered", label: "Terdaftar", cell: ({ registeredAt }) => registeredAt },
          { key: "joined", label: "Hadir", cell: ({ joinedAt }) => joinedAt ?? "Belum" },
        ]}
      />
    )}
    <Pagination links={list.links} label="Halaman pendaftar" />
  </DashboardLayout>
);
