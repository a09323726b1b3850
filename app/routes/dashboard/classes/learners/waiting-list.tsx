import type { Optional } from "~/lib/views";
import type { WaitingListView } from "~/server/features/staff-classes";
import { DataTable } from "~/ui/data-table";
import { Unavailable } from "~/ui/unavailable";

/** Waiting list of the class; renders nothing if it is empty. */
export function WaitingList({ waits }: { waits: Optional<WaitingListView> }) {
  if (waits.ok && waits.data.total === 0) return null;
  return (
    <section id="tunggu" aria-labelledby="daftar-tunggu" className="grid gap-3">
      <h2 id="daftar-tunggu" className="text-xl font-bold">
        Daftar tunggu{waits.ok && ` (${waits.data.total})`}
      </h2>
      {waits.ok ? (
        <>
          <DataTable
            caption="Daftar tunggu"
            rows={waits.data.rows}
            rowKey={({ id }) => id}
            columns={[
              { key: "name", label: "Nama", cell: ({ name }) => name },
              { key: "since", label: "Menunggu sejak", cell: ({ since }) => since },
              { key: "state", label: "Keadaan", cell: ({ state }) => state },
            ]}
          />
          {waits.data.total > waits.data.rows.length && (
            <p className="text-ink-soft">
              dan {waits.data.total - waits.data.rows.length} orang lain
            </p>
          )}
        </>
      ) : (
        <Unavailable name="Daftar tunggu" />
      )}
    </section>
  );
}
