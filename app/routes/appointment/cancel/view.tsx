import { Button, ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";

interface Props {
  number: string;
  topic: string;
  /** URL of the receipt. */
  receiptHref: string;
  hasFailed: boolean;
}

export function CancelAppointmentPage({ number, topic, receiptHref: back, hasFailed }: Props) {
  return (
    <div className="page grid max-w-3xl gap-6 py-8 md:py-12">
      <PageHeader title="Batalkan janji temu ini?" lead={`${number}: ${topic}`} />
      {hasFailed && (
        <Notice tone="danger">
          Janji temu belum dapat dibatalkan. Coba lagi beberapa saat lagi.
        </Notice>
      )}
      <p>
        Setelah dibatalkan, waktu ini dapat dipakai orang lain. Anda tetap dapat membuat janji temu
        yang baru.
      </p>
      <form method="post" className="flex flex-wrap gap-3">
        <Button variant="danger">Ya, batalkan</Button>
        <ButtonLink href={back} variant="secondary">
          Tidak, kembali
        </ButtonLink>
      </form>
    </div>
  );
}
