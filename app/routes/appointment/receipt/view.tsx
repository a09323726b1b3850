import { SEGMENT_LABELS, STATUS_LABELS, slotLabel } from "~/lib/appointment-labels";
import { formatDate, formatDateTime } from "~/lib/dates";
import { formatPhone } from "~/lib/phone";
import type { AppointmentView } from "~/server/features/appointments";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { Receipt } from "~/ui/receipt";

export function AppointmentReceipt({ appointment, canCancel, cancelHref }: AppointmentView & { cancelHref: string }) {
  const { status } = appointment;
  const day = formatDate(Date.parse(`${appointment.preferredDate}T12:00:00+07:00`));
  const rows = [
    { label: "Status", value: STATUS_LABELS[status] },
    { label: "Tanggal dan jam", value: `${day} pukul ${slotLabel(appointment.slot)}` },
    { label: "Nama", value: appointment.name },
    { label: "Email", value: appointment.email },
    { label: "Nomor HP", value: formatPhone(appointment.phone) },
    { label: "Lembaga", value: `${appointment.institution} (${SEGMENT_LABELS[appointment.segment]})` },
    { label: "Topik", value: appointment.topic },
    ...(appointment.message ? [{ label: "Pesan", value: appointment.message }] : []),
    { label: "Dikirim", value: formatDateTime(appointment.createdAt) },
  ];
  return (
    <div className="page grid max-w-3xl gap-6 py-8 md:py-12">
      <PageHeader title={status === "cancelled" ? "Janji temu dibatalkan" : "Permintaan Anda sudah kami terima"} />
      {status === "cancelled" ? (
        <Notice tone="warning">Janji temu ini sudah dibatalkan. Anda boleh membuat yang baru kapan saja.</Notice>
      ) : (
        <Notice tone="success">
          Kami menjawab ke {appointment.email} paling lambat satu hari kerja. Simpan atau cetak halaman ini sebagai bukti.
        </Notice>
      )}
      <Receipt title="Bukti janji temu" number={appointment.number} rows={rows}>
        <div className="no-print flex flex-wrap gap-3">
          {canCancel && (
            <ButtonLink href={cancelHref} variant="secondary">
              Batalkan janji temu
            </ButtonLink>
          )}
          <ButtonLink href="/" variant="quiet">
            Kembali ke beranda
          </ButtonLink>
        </div>
      </Receipt>
    </div>
  );
}
