import type { TeamMemberView } from "~/server/features/teams";
import { DataTable } from "~/ui/data-table";

/** Members of a team, in the order of its form. */
export const MemberList = ({ members }: { members: readonly TeamMemberView[] }) => (
  <DataTable
    caption="Anggota tim"
    rows={members}
    rowKey={({ place }) => String(place)}
    columns={[
      { key: "name", label: "Nama", cell: ({ name }) => name },
      { key: "role", label: "Kelas", cell: ({ role }) => role },
      { key: "nisn", label: "NISN", cell: ({ nisn }) => nisn },
      {
        key: "joined",
        label: "Akun",
        cell: ({ hasJoined }) => (hasJoined ? "Sudah bergabung" : "Belum bergabung"),
      },
    ]}
  />
);
