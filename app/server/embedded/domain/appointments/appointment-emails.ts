import { formatAppointmentTime, SEGMENT_LABELS } from "~/lib/appointment";
import { appointmentPath, appointmentReceiptPath } from "~/lib/paths";
import { formatPhone } from "~/lib/phone";
import type { Appointment } from "../../../hosts/services/appointments";
import type { MailSite } from "../mail/mail-site";
import { type AppointmentRow, toSchedule } from "./appointment-rows";

const KIND = "appointment";

const formatTime = ({ preferredDate, slot }: Appointment) =>
  formatAppointmentTime({ date: preferredDate, slot });

/** Receipt for the sender, with the link that shows and cancels the appointment. */
export const createReceiptEmail = (site: MailSite, appointment: Appointment) => ({
  kind: KIND,
  subject: `Janji temu ${appointment.number}`,
  body: `Halo ${appointment.name},\n\nPermintaan pertemuan Anda kami terima: ${formatTime(appointment)}. Nomornya ${appointment.number}. Kami menjawab lewat email ini.\n\nLihat atau batalkan di sini:\n${site.getUrl(appointmentReceiptPath(appointment.manageKey))}\n\nSalam,\n${site.title}`,
});

/** All that the team needs to answer the sender. */
export const createRequestNotice = (site: MailSite, appointment: Appointment) => {
  const { id, number, name, email, phone, institution, segment, topic, message } = appointment;
  const lines = [
    `Nomor: ${number}`,
    `Waktu: ${formatTime(appointment)}`,
    `Nama: ${name}`,
    `Email: ${email}`,
    `HP: ${formatPhone(phone)}`,
    `Dari: ${[institution, SEGMENT_LABELS[segment]].filter(Boolean).join(", ")}`,
    `Topik: ${topic}`,
    ...(message ? [`Pesan: ${message}`] : []),
  ];
  return {
    kind: KIND,
    subject: `Permintaan janji temu ${number}: ${institution || name}`,
    text: `Ada permintaan janji temu baru di ${site.title}.\n\n${lines.join("\n")}\n\nJawab paling lambat satu hari kerja:\n${site.getUrl(appointmentPath(id))}`,
  };
};

const VISITOR_ACTIONS = {
  accepted: (name: string) => `${name} menerima waktu yang diusulkan.`,
  declined: (name: string) => `${name} tidak dapat datang pada waktu yang diusulkan.`,
  "cancelled-by-visitor": (name: string) => `${name} membatalkan janji temu ini.`,
};

/** What the visitor did, for the team. @param text their own words, or "" */
export const createVisitorNotice = (
  site: MailSite,
  row: AppointmentRow,
  { action, text }: { action: keyof typeof VISITOR_ACTIONS; text: string },
) => ({
  kind: KIND,
  subject: `Janji temu ${row.number}: ${row.name}`,
  text: [
    VISITOR_ACTIONS[action](row.name),
    ...(text ? [`Pesannya: ${text}`] : []),
    `Lihat di sini:\n${site.getUrl(appointmentPath(row.id))}`,
  ].join("\n\n"),
});

interface StepEmail {
  /** After the step. */
  row: AppointmentRow;
  /** What the team wrote, or "". */
  text: string;
  /** The visitor's page. */
  link: string;
}

const getTime = ({ preferred_date: date, slot }: AppointmentRow) =>
  formatAppointmentTime({ date, slot });
const getProposedTime = (row: AppointmentRow) => {
  const { proposal } = toSchedule(row);
  return proposal ? formatAppointmentTime(proposal) : "";
};

/** Emails to the visitor by what happened: subject, and paragraphs before and after the team's own words. */
const STEP_EMAILS = {
  confirmed: {
    subject: (number: string) => `Janji temu ${number} dikonfirmasi`,
    write: (row: AppointmentRow, link: string) => [
      `Sampai bertemu pada ${getTime(row)}. Jadwalnya kami lampirkan untuk kalender Anda.`,
      `Bila berhalangan, batalkan di sini:\n${link}`,
    ],
  },
  proposed: {
    subject: (number: string) => `Waktu lain untuk janji temu ${number}`,
    write: (row: AppointmentRow, link: string) => [
      `Kami tidak dapat bertemu pada ${getTime(row)}. Apakah waktu ini cocok: ${getProposedTime(row)}?`,
      `Terima atau tolak waktu itu di sini:\n${link}`,
    ],
  },
  declined: {
    subject: (number: string) => `Janji temu ${number}: waktu belum cocok`,
    write: (_: AppointmentRow, link: string) => [
      "Kabar Anda bahwa waktu yang kami usulkan tidak cocok sudah kami terima. Kami segera menghubungi Anda lagi.",
      `Lihat keadaannya di sini:\n${link}`,
    ],
  },
  cancelled: {
    subject: (number: string) => `Janji temu ${number} dibatalkan`,
    write: (row: AppointmentRow, link: string) => [
      `Dengan menyesal kami membatalkan janji temu pada ${getTime(row)}.`,
      `Anda boleh membuat janji temu baru kapan saja. Catatannya ada di sini:\n${link}`,
    ],
  },
  "cancelled-by-visitor": {
    subject: (number: string) => `Janji temu ${number} dibatalkan`,
    write: (row: AppointmentRow, link: string) => [
      `Janji temu pada ${getTime(row)} sudah dibatalkan sesuai permintaan Anda.`,
      `Catatannya ada di sini:\n${link}`,
    ],
  },
  done: {
    subject: (number: string) => `Terima kasih atas pertemuan ${number}`,
    write: (_: AppointmentRow, link: string) => [
      "Terima kasih sudah berbicara dengan kami.",
      `Catatan pertemuan ini tetap dapat dibuka di sini:\n${link}`,
    ],
  },
};
export type AppointmentStep = keyof typeof STEP_EMAILS;

/** Tells the visitor what happened to their appointment. */
export function createStepEmail(
  site: MailSite,
  step: AppointmentStep,
  { row, text, link }: StepEmail,
) {
  const { subject, write } = STEP_EMAILS[step];
  const [first = "", ...rest] = write(row, link);
  const paragraphs = [first, ...(text ? [text] : []), ...rest];
  return {
    kind: KIND,
    subject: subject(row.number),
    body: [`Halo ${row.name},`, ...paragraphs, `Salam,\n${site.title}`].join("\n\n"),
  };
}
