import type { MenuItem } from "~/lib/views";
import type { SchoolView } from "~/server/features/schools";
import { Badge } from "~/ui/badge";
import { DescriptionList } from "~/ui/description-list";
import type { FormResultView } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { DashboardLayout } from "../../dashboard-layout";
import { DecidedNotice, type DecidedView } from "../../decided-notice";
import { DecisionForm } from "../../decision-form";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  school: SchoolView;
  decided: DecidedView | null;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

export function SchoolDetail({ menu, path, school, decided, idempotencyKey, formResult }: Props) {
  return (
    <DashboardLayout
      title={school.name}
      menu={menu}
      path={path}
      breadcrumbs={[{ label: "Sekolah", href: "/Dashboard/Schools" }, { label: school.number }]}
    >
      {decided && !formResult && (
        <DecidedNotice {...decided} name={school.name} status={school.status.label} />
      )}
      <p>
        <Badge tone={school.status.tone}>{school.status.label}</Badge>
      </p>
      {school.reason && (
        <Notice tone="info" title="Catatan pemeriksa">
          {school.reason}
        </Notice>
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <DescriptionList
          items={[
            { label: "Nomor", value: school.number },
            ...school.facts,
            {
              label: "Surat pengantar",
              value: school.letterId ? (
                <a href={`/Berkas/${school.letterId}`} className="underline">
                  Buka surat
                </a>
              ) : (
                "Belum ada"
              ),
            },
            { label: "Dikirim", value: school.sentAt },
            ...(school.decision
              ? [
                  {
                    label: school.isPending ? "Pemeriksaan sebelumnya" : "Diputuskan",
                    value: school.decision,
                  },
                ]
              : []),
          ]}
        />
        <DecisionForm
          path={path}
          version={school.version}
          isOpen={school.isOpen}
          reader="Penanggung jawab"
          idempotencyKey={idempotencyKey}
          formResult={formResult}
        />
      </div>
    </DashboardLayout>
  );
}
