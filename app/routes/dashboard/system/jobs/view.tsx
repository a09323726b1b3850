import type { JobRowView } from "~/server/features/operations/jobs";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { HiddenFields } from "~/ui/form/post-form";
import { Notice } from "~/ui/notice";
import { SystemPage, type SystemPageProps } from "../system-page";

interface Props {
  page: SystemPageProps;
  rows: JobRowView[];
  isStarted: boolean;
  rejection: string | null | undefined;
}

export const Jobs = ({ page, rows, isStarted, rejection }: Props) => (
  <SystemPage
    page={page}
    lead="Setiap pekerjaan dijalankan oleh satu instans pada satu waktu. Yang gagal dicoba lagi sendiri paling lambat dalam 15 menit."
    rejection={rejection}
  >
    {isStarted && !rejection && (
      <Notice tone="success">
        Pekerjaan itu dijalankan paling lambat dalam satu menit. Muat ulang halaman ini untuk
        melihat hasilnya.
      </Notice>
    )}
    <form method="post" action={page.path}>
      <HiddenFields idempotencyKey={page.idempotencyKey} />
      <DataTable
        caption="Pekerjaan latar"
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          {
            key: "name",
            label: "Pekerjaan",
            cell: ({ label, name }) => (
              <>
                <strong>{label}</strong> <span className="text-sm text-ink-soft">{name}</span>
              </>
            ),
          },
          { key: "schedule", label: "Jadwal", cell: ({ schedule }) => schedule },
          {
            key: "status",
            card: "side",
            label: "Hasil",
            cell: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge>,
          },
          { key: "last", label: "Terakhir", cell: ({ lastRun }) => lastRun },
          { key: "next", label: "Berikutnya", cell: ({ nextRun }) => nextRun },
          {
            key: "failure",
            label: "Gagal terakhir",
            cell: ({ lastFailure }) => (
              <span className="wrap-anywhere">{lastFailure ?? "tidak ada"}</span>
            ),
          },
          {
            key: "action",
            label: "Tindakan",
            hideLabel: true,
            cell: ({ name, label }) => (
              <Button
                variant="quiet"
                name="job"
                value={name}
                aria-label={`Jalankan lagi: ${label}`}
              >
                Jalankan lagi
              </Button>
            ),
          },
        ]}
      />
    </form>
  </SystemPage>
);
