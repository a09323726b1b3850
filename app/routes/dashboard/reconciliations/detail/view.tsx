import { RECONCILIATIONS_PATH } from "~/lib/paths";
import type { MenuItem } from "~/lib/views";
import type { DifferenceView, ReconciliationDetail } from "~/server/features/reconciliations";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { type Column, DataTable } from "~/ui/data-table";
import { DescriptionList } from "~/ui/description-list";
import { Notice } from "~/ui/notice";
import { Pagination } from "~/ui/pagination";
import { DashboardLayout } from "../../dashboard-layout";
import { StatusTabs } from "../../status-tabs";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  reconciliation: ReconciliationDetail;
}

const COLUMNS: Column<DifferenceView>[] = [
  {
    key: "difference",
    label: "Perbedaan",
    cell: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge>,
  },
  {
    key: "order",
    label: "Nomor pesanan",
    cell: ({ orderId, movement, line }) => (
      <span className="grid">
        <span className="wrap-anywhere">{orderId}</span>{" "}
        <span className="text-sm text-ink-soft">{`${movement}, baris ${line}`}</span>
      </span>
    ),
  },
  { key: "amount", label: "Di berkas", numeric: true, cell: ({ amount }) => amount },
  { key: "own", label: "Di buku", numeric: true, cell: ({ ownAmount }) => ownAmount },
  { key: "fee", label: "Biaya", numeric: true, cell: ({ fee }) => fee },
];

/** How a settlement file and the books differ. */
export function ReconciliationPage({ menu, path, reconciliation }: Props) {
  const { fileName, differing, rows, csvHref } = reconciliation;
  return (
    <DashboardLayout
      title={fileName}
      menu={menu}
      path={path}
      breadcrumbs={[{ label: "Rekonsiliasi", href: RECONCILIATIONS_PATH }, { label: fileName }]}
      actions={
        differing > 0 && (
          <ButtonLink href={csvHref} variant="secondary">
            Unduh CSV
          </ButtonLink>
        )
      }
    >
      <Facts reconciliation={reconciliation} />
      {differing === 0 ? (
        <Notice tone="success" title="Berkas dan pembukuan sama">
          Semua pembayaran dan pengembalian pada periode ini cocok.
        </Notice>
      ) : (
        <>
          <StatusTabs label="Jenis perbedaan" tabs={reconciliation.tabs} />
          <DataTable
            caption="Perbedaan"
            rows={rows}
            rowKey={({ seq }) => String(seq)}
            columns={COLUMNS}
          />
          <Pagination links={reconciliation.links} label="Halaman perbedaan" />
        </>
      )}
    </DashboardLayout>
  );
}

const Facts = ({ reconciliation }: Pick<Props, "reconciliation">) => (
  <DescriptionList
    items={[
      { label: "Periode", value: reconciliation.period },
      { label: "Sama", value: `${reconciliation.equal} baris` },
      { label: "Berbeda", value: `${reconciliation.differing} baris` },
      {
        label: "Dilewati",
        value: `${reconciliation.ignored} baris tanpa uang yang bergerak, misalnya yang kedaluwarsa`,
      },
      { label: "Jumlah di berkas", value: reconciliation.gross },
      {
        label: "Biaya di berkas",
        value: `${reconciliation.fee}; tidak dibukukan, karena belum ada akunnya di pembukuan ini`,
      },
      { label: "Bersih di berkas", value: reconciliation.net },
      {
        label: "Dibandingkan",
        value: `${reconciliation.createdAt} oleh ${reconciliation.createdBy}`,
      },
    ]}
  />
);
