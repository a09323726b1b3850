import { PAYOUT_REPORT_PATH } from "~/lib/payout-decisions";
import type { MenuItem } from "~/lib/views";
import type { DecisionReportView, DecisionRowView } from "~/server/features/payout-decisions";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { FilterForm } from "~/ui/filter-form";
import { Pagination } from "~/ui/pagination";
import { DashboardLayout } from "../../dashboard-layout";
import { DateFilters, type Period } from "../../date-filters";
import { StatusTabs } from "../../status-tabs";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  filters: { from?: string | undefined; to?: string | undefined; kind?: string | undefined };
  period: Period;
  list: DecisionReportView;
}

const Step = ({ name, when }: { name: string; when: string }) => (
  <span className="grid">
    <span className="wrap-anywhere">{name}</span>{" "}
    <span className="text-sm text-ink-soft">{when}</span>
  </span>
);

const COLUMNS: Column<DecisionRowView>[] = [
  {
    key: "reference",
    label: "Nomor",
    cell: ({ id, reference, status }) => (
      <span className="grid">
        <a
          href={`/Dashboard/Payouts/${id}`}
          className="inline-flex min-h-8 items-center font-semibold"
        >
          {reference}
        </a>{" "}
        <span className="text-sm text-ink-soft">{status}</span>
      </span>
    ),
  },
  { key: "amount", card: "side", label: "Jumlah", numeric: true, cell: ({ amount }) => amount },
  { key: "requested", label: "Diajukan", cell: ({ requested }) => <Step {...requested} /> },
  {
    key: "first",
    label: "Disetujui pertama",
    cell: ({ first }) => (first ? <Step {...first} /> : "–"),
  },
  { key: "decided", label: "Diputuskan", cell: ({ decided }) => <Step {...decided} /> },
  { key: "waited", label: "Menunggu", cell: ({ waited }) => waited },
  {
    key: "kind",
    label: "Oleh",
    cell: ({ kind }) => <Badge tone={kind.tone}>{kind.label}</Badge>,
  },
];

/** Who requested and who decided, for those who watch over the four eyes. */
export const PayoutReport = ({ menu, path, filters, period, list }: Props) => (
  <DashboardLayout
    title="Siapa memutuskan pencairan"
    lead="Pencairan yang disetujui atau ditolak, menurut waktu keputusannya. “Satu orang saja” berarti satu penyetuju, tanpa orang kedua."
    menu={menu}
    path={path}
    breadcrumbs={[{ label: "Pencairan dana", href: "/Dashboard/Payouts" }, { label: "Keputusan" }]}
    actions={
      <ButtonLink href={list.csvHref} variant="secondary">
        Unduh CSV
      </ButtonLink>
    }
  >
    <FilterForm
      action={PAYOUT_REPORT_PATH}
      label="Saring keputusan"
      filters={{ from: filters.from, to: filters.to }}
      total={list.links.totalItems}
      noun="keputusan"
    >
      {filters.kind && <input type="hidden" name="kind" value={filters.kind} />}
      <DateFilters period={period} />
    </FilterForm>
    <StatusTabs label="Keputusan menurut jumlah orang" tabs={list.tabs} />
    {list.rows.length === 0 ? (
      <EmptyState title="Tidak ada keputusan yang cocok" />
    ) : (
      <DataTable
        caption="Keputusan tentang pencairan"
        columns={COLUMNS}
        rows={list.rows}
        rowKey={({ id }) => id}
      />
    )}
    <Pagination links={list.links} label="Halaman keputusan" />
  </DashboardLayout>
);
