import { TEAMS_PATH } from "~/lib/paths";
import type { MenuItem } from "~/lib/views";
import type { TeamDetailView } from "~/server/features/team-inbox";
import { Badge } from "~/ui/badge";
import { DataTable } from "~/ui/data-table";
import { DescriptionList } from "~/ui/description-list";
import type { FormResultView } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { DashboardLayout } from "../../dashboard-layout";
import { DecidedNotice, type DecidedView } from "../../decided-notice";
import { DecisionForm } from "../../decision-form";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  team: TeamDetailView;
  decided: DecidedView | null;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

export function TeamDetail({ menu, path, team, decided, idempotencyKey, formResult }: Props) {
  return (
    <DashboardLayout
      title={`Tim ${team.name}`}
      menu={menu}
      path={path}
      breadcrumbs={[{ label: "Tim", href: TEAMS_PATH }, { label: team.number }]}
    >
      {decided && !formResult && (
        <DecidedNotice {...decided} name={`Tim ${team.name}`} status={team.status.label} />
      )}
      <p>
        <Badge tone={team.status.tone}>{team.status.label}</Badge>
      </p>
      {team.reason && (
        <Notice tone="info" title="Catatan pemeriksa">
          {team.reason}
        </Notice>
      )}
      <DescriptionList
        items={[
          { label: "Nomor", value: team.number },
          ...team.facts,
          { label: "Dikirim", value: team.sentAt },
          ...(team.decision
            ? [
                {
                  label: team.isPending ? "Pemeriksaan sebelumnya" : "Diputuskan",
                  value: team.decision,
                },
              ]
            : []),
        ]}
      />
      <MemberTable team={team} />
      <DecisionForm
        path={path}
        version={team.version}
        isOpen={team.canDecide}
        reader="Guru pendamping"
        idempotencyKey={idempotencyKey}
        formResult={formResult}
      />
    </DashboardLayout>
  );
}

const MemberTable = ({ team }: { team: TeamDetailView }) => (
  <section aria-labelledby="anggota" className="grid gap-3">
    <h2 id="anggota" className="text-xl font-bold">
      Anggota
    </h2>
    <DataTable
      caption="Anggota tim"
      rows={team.members}
      rowKey={({ place }) => String(place)}
      columns={[
        { key: "name", label: "Nama", cell: ({ name }) => name },
        { key: "role", label: "Kelas", cell: ({ role }) => role },
        { key: "nisn", label: "NISN", cell: ({ place }) => team.contacts[place - 1]?.nisn },
        { key: "contact", label: "Kontak", cell: ({ place }) => team.contacts[place - 1]?.contact },
        {
          key: "guardian",
          label: "Orang tua atau wali",
          cell: ({ place }) => team.contacts[place - 1]?.guardian,
        },
        {
          key: "joined",
          label: "Akun",
          cell: ({ hasJoined }) => (hasJoined ? "Sudah bergabung" : "Belum bergabung"),
        },
      ]}
    />
  </section>
);
