import { PAYOUT_REPORT_PATH } from "~/lib/payout-decisions";
import type { PayoutListView } from "~/lib/payout-views";
import type { MenuItem } from "~/lib/views";
import { Button, ButtonLink } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { FilterForm } from "~/ui/filter-form";
import { Notice } from "~/ui/notice";
import { Pagination } from "~/ui/pagination";
import { SearchInput } from "~/ui/search-input";
import { Select } from "~/ui/select";
import { Stat, Stats } from "~/ui/stat";
import { DashboardLayout } from "../../dashboard-layout";
import { DateFilters, type Period } from "../../date-filters";
import { StatusTabs } from "../../status-tabs";
import { getPayoutColumns } from "./columns";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  list: PayoutListView;
  filters: {
    status?: string | undefined;
    bank?: string | undefined;
    search?: string | undefined;
    from?: string | undefined;
    to?: string | undefined;
  };
  period: Period;
  banks: { value: string; label: string }[];
  statuses: { value: string; label: string }[];
  canRequest: boolean;
  canDecide: boolean;
}

export function PayoutList({
  menu,
  path,
  list,
  filters,
  period,
  banks,
  statuses,
  canRequest,
  canDecide,
}: Props) {
  const hasFilters = Object.entries(filters).some(([name, value]) => value && name !== "status");
  return (
    <DashboardLayout
      title="Pencairan dana"
      menu={menu}
      path={path}
      actions={<ListActions csvHref={list.csvHref} canRequest={canRequest} isDecider={canDecide} />}
    >
      {list.balance && (
        <Stats>
          <Stat label="Saldo tersedia" value={list.balance.available} />
          {list.balance.held && <Stat label="Ditahan untuk pencairan" value={list.balance.held} />}
          {list.balance.paidOut && <Stat label="Sudah dicairkan" value={list.balance.paidOut} />}
        </Stats>
      )}
      {list.reversals.length > 0 && (
        <Notice tone="warning" title="Pengembalian dari bank yang menunggu orang kedua">
          <ul className="list-disc pl-5">
            {list.reversals.map(({ id, text }) => (
              <li key={id}>
                <a href={`/Dashboard/Payouts/${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {list.tabs.length > 0 && <StatusTabs label="Pencairan menurut status" tabs={list.tabs} />}
      <FilterForm
        action="/Dashboard/Payouts"
        label="Saring pencairan dana"
        filters={filters}
        total={list.links.totalItems}
        noun="pencairan"
        isOpen={hasFilters || period.from.error !== undefined || period.to.error !== undefined}
      >
        <SearchInput value={filters.search} hint="Nomor, nama, atau 4 angka terakhir rekening." />
        {list.tabs.length > 0 ? (
          filters.status && <input type="hidden" name="status" value={filters.status} />
        ) : (
          <Select
            id="status"
            name="status"
            label="Status"
            options={statuses}
            placeholder="Semua"
            defaultValue={filters.status ?? ""}
            plain
          />
        )}
        {banks.length > 0 && (
          <Select
            id="bank"
            name="bank"
            label="Bank"
            options={banks}
            placeholder="Semua"
            defaultValue={filters.bank ?? ""}
            plain
          />
        )}
        {list.hasDateFilter && <DateFilters period={period} />}
      </FilterForm>
      {list.rows.length === 0 ? (
        <EmptyState
          title="Tidak ada pencairan yang cocok"
          action={{ label: "Lihat semua pencairan", href: "/Dashboard/Payouts" }}
        />
      ) : (
        <PayoutTable rows={list.rows} isSelectable={list.canDecideTogether} />
      )}
      <Pagination links={list.links} label="Halaman pencairan dana" />
    </DashboardLayout>
  );
}

/** Wraps the table in a form if rows are selectable. */
function PayoutTable({
  rows,
  isSelectable,
}: {
  rows: PayoutListView["rows"];
  isSelectable: boolean;
}) {
  const canDecideAny = isSelectable && rows.some(({ canDecide }) => canDecide);
  const table = (
    <DataTable
      caption="Pencairan dana"
      columns={getPayoutColumns(canDecideAny)}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
  if (!canDecideAny) return table;
  return (
    <form method="get" action="/Dashboard/Payouts/Bulk" className="grid gap-4">
      {table}
      <div>
        <Button variant="secondary">Periksa dan setujui yang dipilih</Button>
      </div>
    </form>
  );
}

interface ListActionsProps {
  csvHref: string | null;
  canRequest: boolean;
  /** Their main work is the list. */
  isDecider: boolean;
}

const ListActions = ({ csvHref, canRequest, isDecider }: ListActionsProps) => (
  <>
    {csvHref && isDecider && (
      <ButtonLink href={PAYOUT_REPORT_PATH} variant="secondary">
        Siapa memutuskan
      </ButtonLink>
    )}
    {csvHref && (
      <ButtonLink href={csvHref} variant="secondary">
        Unduh CSV
      </ButtonLink>
    )}
    {canRequest && (
      <ButtonLink href="/Dashboard/Payouts/Request" variant={isDecider ? "secondary" : "primary"}>
        Ajukan pencairan
      </ButtonLink>
    )}
  </>
);
