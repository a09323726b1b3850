import { FESTIVAL_PART_LABELS, newFestivalItemPath } from "~/lib/festival-fields";
import { FESTIVAL_PATH } from "~/lib/paths";
import type { MenuItem } from "~/lib/views";
import type { FestivalDeskList, FestivalRowView } from "~/server/features/festival-desk";
import { ButtonLink } from "~/ui/button";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Pagination } from "~/ui/pagination";
import { DashboardLayout } from "../../dashboard-layout";
import { StatusTabs } from "../../status-tabs";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  list: FestivalDeskList;
}

const COLUMNS: Column<FestivalRowView>[] = [
  {
    key: "name",
    label: "Nama",
    cell: ({ href, name }) => (
      <a href={href} className="wrap-anywhere whitespace-normal!">
        {name}
      </a>
    ),
  },
  {
    key: "detail",
    label: "Keterangan",
    cell: ({ detail }) => <span className="line-clamp-2 whitespace-normal">{detail}</span>,
  },
  { key: "sort", label: "Urutan", numeric: true, cell: ({ sort }) => sort },
];

/** Packages, speakers and programme of the festival, one part at a time. */
export const FestivalDeskPage = ({ menu, path, list: { part, rows, links, tabs } }: Props) => (
  <DashboardLayout
    title="Festival"
    lead="Isi halaman Belajar Bersama; paket sponsor juga tampil di beranda yang memuatnya."
    menu={menu}
    path={path}
    actions={
      <ButtonLink href={newFestivalItemPath(part)}>
        Tambah {FESTIVAL_PART_LABELS[part].toLowerCase()}
      </ButtonLink>
    }
  >
    <StatusTabs label="Bagian festival" tabs={tabs} />
    {rows.length > 0 ? (
      <DataTable
        caption={FESTIVAL_PART_LABELS[part]}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
      />
    ) : (
      <EmptyState title={`Belum ada ${FESTIVAL_PART_LABELS[part].toLowerCase()}`}>
        Bagian yang kosong tidak tampil di halaman festival.
      </EmptyState>
    )}
    <Pagination links={links} label="Halaman isi festival" />
    <p>
      <a href={FESTIVAL_PATH} className="inline-flex min-h-11 items-center underline">
        Lihat halaman festival
      </a>
    </p>
  </DashboardLayout>
);
