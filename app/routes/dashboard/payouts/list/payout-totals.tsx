import type { PayoutListView } from "~/lib/payout-views";

interface Props {
  totals: PayoutListView["totals"];
  /** Status filter of the list; undefined for all. */
  status: string | undefined;
}

/** Count and sum by status, linked to the filtered list. One scrolling line, so that the list starts on the first screen. */
export function PayoutTotals({ totals, status }: Props) {
  const count = totals.reduce((sum, total) => sum + total.count, 0);
  const all = {
    status: undefined,
    label: "Semua",
    count,
    amount: null,
    href: "/Dashboard/Payouts",
  };
  return (
    <ul aria-label="Menurut status" className="flex gap-2 overflow-x-auto pb-1">
      {[...totals, all].map((total) => (
        <li key={total.href} className="shrink-0">
          <a
            href={total.href}
            aria-current={status === total.status ? "true" : undefined}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line px-4 whitespace-nowrap text-ink no-underline hover:bg-surface-2 aria-[current]:border-primary-text aria-[current]:bg-surface-2 aria-[current]:font-semibold"
          >
            {`${total.label} `}
            <span className="tabular-nums">{total.count}</span>{" "}
            {/* Hidden on phones, where the row would cut a sum and misrepresent it. */}
            {total.amount && (
              <span className="text-sm tabular-nums text-ink-soft max-md:hidden">
                {total.amount}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
