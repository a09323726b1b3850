import type { AuditRowView } from "~/lib/views";
import { DataTable } from "~/ui/data-table";

/** Audit log entries of a payout, with the actors' roles at the time. */
export function PayoutAudit({ rows }: { rows: readonly AuditRowView[] }) {
  return (
    <section aria-labelledby="jejak" className="grid gap-4">
      <h2 id="jejak" className="text-xl font-bold">
        Jejak audit
      </h2>
      <DataTable
        caption="Jejak audit pencairan ini"
        rows={rows}
        rowKey={({ seq }) => String(seq)}
        columns={[
          {
            key: "seq",
            label: "Baris",
            cell: ({ seq }) => <span className="tabular-nums">{seq}</span>,
          },
          { key: "when", label: "Waktu", cell: ({ when }) => when },
          { key: "actor", label: "Pelaku", cell: ({ actor }) => actor },
          { key: "action", card: "name", label: "Tindakan", cell: ({ action }) => action },
          { key: "change", label: "Perubahan", cell: ({ change }) => change },
        ]}
      />
    </section>
  );
}
