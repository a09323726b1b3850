import { formatCount } from "~/lib/numbers";
import type { StaffClassView } from "~/server/features/staff-classes";
import { Badge } from "~/ui/badge";
import { type Column, DataTable } from "~/ui/data-table";

const COLUMNS: Column<StaffClassView>[] = [
  {
    key: "name",

    label: "Kelas",
    cell: ({ name, href }) => (
      <a href={href} className="whitespace-normal!">
        {name}
      </a>
    ),
  },
  {
    key: "status",
    card: "side",
    label: "Status",
    cell: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge>,
  },
  {
    key: "learners",
    label: "Peserta",
    numeric: true,
    cell: ({ learnerCount }) => formatCount(learnerCount),
  },
];

/** Classes with their number of learners. */
export const StaffClassTable = ({ rows }: { rows: readonly StaffClassView[] }) => (
  <DataTable caption="Kelas yang diajar" rows={rows} rowKey={({ id }) => id} columns={COLUMNS} />
);
