import type { HostRowView } from "~/server/features/operations/hosts";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { HiddenFields } from "~/ui/form/post-form";
import { SystemPage, type SystemPageProps } from "../system-page";

interface Props {
  page: SystemPageProps;
  instance: string;
  rows: HostRowView[];
  rejection: string | null | undefined;
}

export const Hosts = ({ page, instance, rows, rejection }: Props) => (
  <SystemPage
    page={page}
    lead={
      <>
        Dijawab oleh instans <strong>{instance}</strong>: angka dan sirkuit di bawah ini miliknya
        sendiri, sejak dijalankan.
      </>
    }
    rejection={rejection}
  >
    <form method="post" action={page.path} className="grid gap-4">
      <HiddenFields idempotencyKey={page.idempotencyKey} />
      <div>
        <Button variant="secondary">Periksa semua sekarang</Button>
      </div>
      <DataTable
        caption="Layanan"
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          { key: "name", label: "Layanan", cell: ({ name }) => <strong>{name}</strong> },
          { key: "place", label: "Tempat", cell: ({ place }) => place },
          {
            key: "circuit",
            card: "side",
            label: "Sirkuit",
            cell: ({ circuit }) => <Badge tone={circuit.tone}>{circuit.label}</Badge>,
          },
          { key: "latency", label: "Satu jam terakhir", cell: ({ latency }) => latency },
          { key: "success", label: "Berhasil terakhir", cell: (row) => row.lastSuccess },
          {
            key: "failure",
            label: "Gagal terakhir",
            cell: (row) => row.lastFailure ?? "tidak ada",
          },
          { key: "check", label: "Pemeriksaan", cell: (row) => row.lastCheck ?? "belum diminta" },
          {
            key: "action",
            label: "Tindakan",
            hideLabel: true,
            cell: ({ name }) => (
              <Button variant="quiet" name="host" value={name} aria-label={`Periksa ${name}`}>
                Periksa
              </Button>
            ),
          },
        ]}
      />
    </form>
  </SystemPage>
);
