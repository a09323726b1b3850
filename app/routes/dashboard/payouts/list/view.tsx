import type { PayoutListView, PayoutRowView } from "~/lib/payout-views";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { FilterForm } from "~/ui/filter-form";
import { Pagination } from "~/ui/pagination";
import { Select } from "~/ui/select";
import { Stat, Stats } from "~/ui/stat";
import { TextInput } from "~/ui/text-input";
import { DashboardFrame } from "../../frame";

interface Props {
  roles: number[];
  path: string;
  list: PayoutListView;
  filters: {
    status?: string | undefined;
    bank?: string | undefined;
    search?: string | undefined;
    from?: string | undefined;
    to?: string | undefined;
  };
  banks: { value: string; label: string }[];
  statuses: { value: string; label: string }[];
  canRequest: boolean;
  canDecide: boolean;
}

const FORM = "pilihan";

export function PayoutList({ roles, path, list, filters, banks, statuses, canRequest, canDecide }: Props) {
  const some = list.rows.some((row) => row.canDecide);
  const columns = (some ? [PICK, ...COLUMNS] : COLUMNS) as Column<PayoutRowView>[];
  return (
    <DashboardFrame title="Pencairan dana" roles={roles} path={path}>
      {list.balance && (
        <Stats>
          <Stat label="Saldo tersedia" value={list.balance.available} />
          <Stat label="Ditahan untuk pencairan" value={list.balance.held} />
          <Stat label="Sudah dicairkan" value={list.balance.paidOut} />
        </Stats>
      )}
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {list.totals.map(({ status, label, count, amount, href }) => (
          <li key={status}>
            <a
              href={href}
              aria-current={filters.status === status ? "true" : undefined}
              className="inline-flex min-h-11 items-center gap-2 underline aria-[current]:font-bold"
            >
              {label}: {count} ({amount})
            </a>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {canRequest && <ButtonLink href="/Dashboard/Payouts/Request">Ajukan pencairan</ButtonLink>}
        <ButtonLink href={list.csvHref} variant="secondary">
          Unduh CSV
        </ButtonLink>
      </div>
      <details open={Object.values(filters).some(Boolean)}>
        <summary className="inline-flex min-h-11 items-center font-semibold">Saring dan cari</summary>
        <FilterForm action="/Dashboard/Payouts" label="Saring pencairan dana">
          <TextInput
            id="cari"
            name="search"
            label="Cari"
            defaultValue={filters.search ?? ""}
            hint="Nomor, nama, atau 4 angka terakhir rekening."
            required
          />
          <Select
            id="status"
            name="status"
            label="Status"
            options={statuses}
            placeholder="Semua"
            defaultValue={filters.status ?? ""}
            plain
          />
          <Select id="bank" name="bank" label="Bank" options={banks} placeholder="Semua" defaultValue={filters.bank ?? ""} plain />
          <TextInput id="dari" name="from" type="date" label="Dari tanggal" defaultValue={filters.from ?? ""} required />
          <TextInput id="sampai" name="to" type="date" label="Sampai tanggal" defaultValue={filters.to ?? ""} required />
        </FilterForm>
      </details>
      {list.rows.length === 0 ? (
        <EmptyState title="Tidak ada pencairan yang cocok" action={{ label: "Lihat semua pencairan", href: "/Dashboard/Payouts" }} />
      ) : (
        <form id={FORM} method="get" action="/Dashboard/Payouts/Bulk" className="grid gap-4">
          <DataTable caption="Pencairan dana" columns={columns} rows={list.rows} rowKey={({ id }) => id} />
          {canDecide && some && (
            <div>
              <Button variant="secondary">Periksa dan setujui yang dipilih</Button>
            </div>
          )}
        </form>
      )}
      <Pagination links={list.links} label="Halaman pencairan dana" />
    </DashboardFrame>
  );
}

const PICK: Column<PayoutRowView> = {
  key: "pick",
  label: "Pilih",
  hideLabel: true,
  cell: ({ id, reference, canDecide }) =>
    canDecide && (
      <label className="inline-flex min-h-11 min-w-11 items-center justify-center">
        <input type="checkbox" name="id" value={id} className="size-5" />
        <span className="sr-only">Pilih {reference}</span>
      </label>
    ),
};

const COLUMNS: Column<PayoutRowView>[] = [
  {
    key: "reference",
    label: "Nomor",
    cell: ({ id, reference }) => (
      <a href={`/Dashboard/Payouts/${id}`} className="inline-flex min-h-11 items-center font-semibold">
        {reference}
      </a>
    ),
  },
  { key: "requester", label: "Pemohon", cell: ({ requester }) => requester },
  { key: "account", label: "Rekening", cell: ({ account }) => account },
  { key: "amount", label: "Jumlah", numeric: true, cell: ({ amount }) => amount },
  {
    key: "status",
    label: "Status",
    cell: ({ status, heldUntil }) => (
      <span className="grid gap-1">
        <span>
          <Badge tone={status.tone}>{status.label}</Badge>
        </span>
        {heldUntil && <span className="text-sm">Ditahan sampai {heldUntil}</span>}
      </span>
    ),
  },
  { key: "requested", label: "Diajukan", cell: ({ requestedAt }) => <time dateTime={requestedAt.iso}>{requestedAt.words}</time> },
];
