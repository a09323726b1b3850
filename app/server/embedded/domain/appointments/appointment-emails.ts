import { getSlotLabel, SEGMENT_LABELS } from "~/lib/appointment";
import { formatDate } from "~/lib/dates";
import { appointmentReceiptPath } from "~/lib/paths";
import { formatPhone } from "~/lib/phone";
import type { Appointment } from "../../../hosts/services/appointments";
import type { MailSite } from "../mail/mail-site";

const formatTime = ({ preferredDate, slot }: Appointment) =>
  `${formatDate(Date.parse(`${preferredDate}T00:00:00+07:00`))} pukul ${getSlotLabel(slot)}`;

/** Receipt for the sender, with the link that shows and cancels the appointment. */
export const createReceiptEmail = (site: MailSite, appointment: Appointment) => ({
  kind: "appointment",
  subject: `Janji temu ${appointment.number}`,
  body: `Halo ${appointment.name},\n\nPermintaan pertemuan Anda kami terima: ${formatTime(appointment)}. Nomornya ${appointment.number}. Kami menjawab lewat email ini.\n\nLihat atau batalkan di sini:\n${site.getUrl(appointmentReceiptPath(appointment.manageKey))}\n\nSalam,\n${site.title}`,
});

/** All that an admin needs to answer the sender. */
export const createRequestEmail = (site: MailSite, appointment: Appointment) => {
  const { number, name, email, phone, institution, segment, topic, message } = appointment;
  const lines = [
    `Nomor: ${number}`,
    `Waktu: ${formatTime(appointment)}`,
    `Nama: ${name}`,
    `Email: ${email}`,
    `HP: ${formatPhone(phone)}`,
    `Lembaga: ${institution} (${SEGMENT_LABELS[segment]})`,
    `Topik: ${topic}`,
    ...(message ? [`Pesan: ${message}`] : []),
  ];
  return {
    kind: "appointment",
    subject: `Permintaan janji temu ${number}: ${institution}`,
    body: `Halo,\n\nAda permintaan janji temu baru di ${site.title}.\n\n${lines.join("\n")}\n\nBalas ke ${email} paling lambat satu hari kerja.\n\nSalam,\n${site.title}`,
  };
};
