import { APPOINTMENT_STATUS, formatAppointmentTime, SEGMENT_LABELS } from "~/lib/appointment";
import { formatDateTime } from "~/lib/dates";
import { formatPhone } from "~/lib/phone";
import type { AppointmentView } from "~/server/features/appointments";
import { ButtonLink } from "~/ui/button";
import { RejectionNotice, UnsentText } from "~/ui/form/post-form";
import type { FormResultView } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { Receipt } from "~/ui/receipt";
import { ProposalForm } from "./proposal-form";

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

const PROPOSED_MESSAGE = {
  title: "Kami mengusulkan waktu lain",
  tone: "warning",
  text: "Waktu yang Anda minta tidak dapat kami penuhi. Terima atau tolak usulan di bawah.",
} as const;

interface Props extends AppointmentView {
  path: string;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

export function AppointmentReceipt(props: Props) {
  const { appointment, statusSource: standing, canCancel, proposal, path } = props;
  const { idempotencyKey, formResult } = props;
  const { title, tone, text } = proposal ? PROPOSED_MESSAGE : STATUS_MESSAGES[appointment.status];
  return (
    <div className="page grid max-w-3xl gap-6 py-8 md:py-12">
      <PageHeader title={title} />
      <Notice tone={tone}>{text}</Notice>
      {standing === "unreachable" && (
        <Notice tone="warning">
          Status terbaru belum dapat dimuat. Muat ulang halaman ini beberapa saat lagi.
        </Notice>
      )}
      {proposal && (
        <ProposalForm
          proposal={proposal}
          path={path}
          idempotencyKey={idempotencyKey}
          formResult={formResult}
        />
      )}
      {!proposal && formResult?.message && (
        <>
          <RejectionNotice message={formResult.message} />
          <UnsentText formResult={formResult} name="text" />
        </>
      )}
      <Messages messages={props.messages} />
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
            <ButtonLink href={`${path}/Batal`} variant="secondary">
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

const MESSAGE_TITLES = { answered: "Jawaban kami", cancelled: "Alasan pembatalan" };

/** What the team wrote. */
function Messages({ messages }: Pick<AppointmentView, "messages">) {
  return messages.map(({ type, at, text }) => (
    <section key={at} aria-label={MESSAGE_TITLES[type]} className="grid gap-1">
      <h2 className="text-xl font-bold">{MESSAGE_TITLES[type]}</h2>
      <p className="text-sm text-ink-soft">{formatDateTime(at)}</p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
    </section>
  ));
}

function getReceiptRows(
  appointment: AppointmentView["appointment"],
  standing: AppointmentView["statusSource"],
) {
  const { institution, segment, preferredDate: date, slot } = appointment;
  return [
    {
      label: standing === "current" ? "Status" : "Status saat dikirim",
      value: APPOINTMENT_STATUS[appointment.status].label,
    },
    { label: "Tanggal dan jam", value: formatAppointmentTime({ date, slot }) },
    { label: "Nama", value: appointment.name },
    { label: "Email", value: appointment.email },
    { label: "Nomor HP", value: formatPhone(appointment.phone) },
    {
      label: "Mewakili",
      value: institution ? `${institution} (${SEGMENT_LABELS[segment]})` : SEGMENT_LABELS[segment],
    },
    { label: "Topik", value: appointment.topic },
    ...(appointment.message ? [{ label: "Pesan", value: appointment.message }] : []),
    { label: "Dikirim", value: formatDateTime(appointment.createdAt) },
  ];
}
