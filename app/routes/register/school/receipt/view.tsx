import type { SchoolView } from "~/server/features/schools";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/form/post-form";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { Receipt } from "~/ui/receipt";

interface Props {
  school: SchoolView;
  path: string;
  idempotencyKey: string;
}

export function SchoolReceipt({ school, path, idempotencyKey }: Props) {
  return (
    <div className="page grid max-w-3xl gap-6 py-8 md:py-12">
      <PageHeader title={`Pendaftaran ${school.name}`} />
      <p className="flex flex-wrap items-center gap-3">
        Status: <Badge tone={school.status.tone}>{school.status.label}</Badge>
      </p>
      {school.reason && (
        <Notice tone={school.isOpen ? "warning" : "danger"} title="Catatan pemeriksa">
          {school.reason}
        </Notice>
      )}
      {school.isOpen && !school.isPending && (
        <p>Perbaiki isian dengan tombol Ubah isian di bawah, lalu kirim lagi.</p>
      )}
      {school.isPending && (
        <Notice tone="success">
          Pendaftaran ini sudah kami terima. Hasil pemeriksaan kami kirim ke email penanggung jawab,
          paling lambat lima hari kerja.
        </Notice>
      )}
      <p className="no-print">
        Simpan tautan halaman ini atau cetak sebagai bukti. Siapa pun yang memegang tautannya dapat
        melihat
        {school.isOpen ? " dan mengubah" : ""} pendaftaran ini.
      </p>
      <Receipt
        title="Bukti pendaftaran sekolah"
        number={school.number}
        rows={[
          ...school.facts,
          { label: "Surat pengantar", value: school.letterId ? "Sudah diterima" : "Belum ada" },
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
      >
        {school.isOpen && (
          <form method="post" action={path} className="no-print">
            <HiddenFields idempotencyKey={idempotencyKey} />
            <Button variant="secondary">Ubah isian</Button>
          </form>
        )}
      </Receipt>
    </div>
  );
}
