import { APPOINTMENT_STATUS_LABELS, getSlotLabel, SEGMENT_LABELS } from "~/lib/appointment";
import { formatDate, formatDateTime } from "~/lib/dates";
import { formatPhone } from "~/lib/phone";
import type { AppointmentView } from "~/server/features/appointments";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { Receipt } from "~/ui/receipt";

type Status = AppointmentView["appointment"]["status"];

const STATUS_MESSAGES: Record<
  Status,
  { title: string; tone: "success" | "warning" | "info"; text: string }
> = {
  requested: {
    title: "Permintaan Anda sudah kami terima",
    tone: "success",
    text: "Kami menjawab lewat email paling lambat satu hari kerja.",
  },
  confirmed: {
    title: "Janji temu Anda dikonfirmasi",
    tone: "success",
    text: "Sampai bertemu pada waktu yang tertulis di bawah.",
  },
  rescheduled: {
    title: "Janji temu Anda dijadwalkan ulang",
    tone: "warning",
    text: "Waktu yang baru tertulis di bawah. Bila waktu itu tidak cocok, batalkan, lalu buat permintaan baru.",
  },
  cancelled: {
    title: "Janji temu dibatalkan",
    tone: "warning",
    text: "Janji temu ini sudah dibatalkan. Anda boleh membuat yang baru kapan saja.",
  },
  done: {
    title: "Janji temu sudah selesai",
    tone: "info",
    text: "Terima kasih sudah datang berbicara dengan kami.",
  },
};

export function AppointmentReceipt({
  appointment,
  statusSource: standing,
  canCancel,
  cancelHref,
}: AppointmentView & { cancelHref: string }) {
  const { title, tone, text } = STATUS_MESSAGES[appointment.status];
  return (
    <div className="page grid max-w-3xl gap-6 py-8 md:py-12">
      <PageHeader title={title} />
      <Notice tone={tone}>{text}</Notice>
      {standing === "unreachable" && (
        <Notice tone="warning">
          Status terbaru belum dapat dimuat. Muat ulang halaman ini beberapa saat lagi.
        </Notice>
      )}
      <p className="no-print">
        Simpan tautan halaman ini atau cetak sebagai bukti. Siapa pun yang memegang tautannya dapat
        melihat
        {canCancel && " dan membatalkan"} janji temu ini.
      </p>
      <Receipt
        title="Bukti janji temu"
        number={appointment.number}
        rows={getReceiptRows(appointment, standing)}
      >
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

function getReceiptRows(
  appointment: AppointmentView["appointment"],
  standing: AppointmentView["statusSource"],
) {
  const day = formatDate(Date.parse(`${appointment.preferredDate}T12:00:00+07:00`));
  return [
    {
      label: standing === "current" ? "Status" : "Status saat dikirim",
      value: APPOINTMENT_STATUS_LABELS[appointment.status],
    },
    { label: "Tanggal dan jam", value: `${day} pukul ${getSlotLabel(appointment.slot)}` },
    { label: "Nama", value: appointment.name },
    { label: "Email", value: appointment.email },
    { label: "Nomor HP", value: formatPhone(appointment.phone) },
    {
      label: "Lembaga",
      value: `${appointment.institution} (${SEGMENT_LABELS[appointment.segment]})`,
    },
    { label: "Topik", value: appointment.topic },
    ...(appointment.message ? [{ label: "Pesan", value: appointment.message }] : []),
    { label: "Dikirim", value: formatDateTime(appointment.createdAt) },
  ];
}
