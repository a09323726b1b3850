import type { PayoutRowView } from "~/lib/payout-views";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import type { Column } from "~/ui/data-table";

/** @param canDecideAny whether any row can be decided; otherwise checkboxes and buttons are hidden */
export const getPayoutColumns = (canDecideAny: boolean): Column<PayoutRowView>[] =>
  canDecideAny ? [...COLUMNS, DECISION_COLUMN] : COLUMNS;

const COLUMNS: Column<PayoutRowView>[] = [
  {
    key: "reference",
    label: "Nomor",
    cell: ({ id, reference, requestedAt }) => (
      <span className="grid">
        <a href={`/Dashboard/Payouts/${id}`} className="inline-flex min-h-8 items-center">
          {reference}
        </a>{" "}
        {requestedAt && (
          <time dateTime={requestedAt.iso} className="text-sm whitespace-nowrap text-ink-soft">
            {requestedAt.words}
          </time>
        )}
      </span>
    ),
  },
  { key: "requester", label: "Pemohon", cell: ({ requester }) => requester },
  { key: "account", label: "Rekening", cell: ({ account }) => account },
  { key: "amount", label: "Jumlah", numeric: true, card: "side", cell: ({ amount }) => amount },
  {
    key: "status",
    label: "Status",
    card: "unlabelled",
    cell: ({ status, firstApprover, onHoldUntil }) => (
      <span className="grid gap-1">
        <span>
          <Badge tone={status.tone}>{status.label}</Badge>
        </span>{" "}
        {firstApprover && (
          <span className="text-sm">Disetujui {firstApprover}, perlu satu orang lagi</span>
        )}{" "}
        {onHoldUntil && <span className="text-sm">Ditahan sampai {onHoldUntil}</span>}
      </span>
    ),
  },
];

/** Checkbox for bulk decisions, and a large link to the payout. */
const DECISION_COLUMN: Column<PayoutRowView> = {
  key: "decide",
  label: "Tindakan",
  hideLabel: true,
  cell: ({ id, reference, canDecide }) =>
    canDecide && (
      <span className="flex w-full items-center justify-between gap-3 md:justify-end md:gap-1">
        <label className="inline-flex min-h-11 min-w-11 items-center gap-2 md:justify-center">
          <input type="checkbox" name="id" value={id} className="size-5" />
          <span className="md:sr-only">
            Pilih<span className="sr-only"> {reference}</span>
          </span>
        </label>{" "}
        <ButtonLink href={`/Dashboard/Payouts/${id}`} variant="secondary" className="md:px-3">
          Periksa<span className="sr-only"> {reference}</span>
        </ButtonLink>
      </span>
    ),
};
