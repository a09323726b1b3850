import { APPOINTMENT_STATUS } from "./appointment";
import { CERTIFICATE_STATUS } from "./certificates";
import { INBOX_STATE, MESSAGE_KINDS, MESSAGE_LABELS } from "./inbox";
import { JOB_STATUS } from "./job-desk-fields";
import { lookup } from "./lookup";
import { PAYMENT_STATUS } from "./payment-status";
import { PAYOUT_STATUS } from "./payout-status";
import { POST_STATUS } from "./post-status";
import { REFUND_STATUS } from "./refund-status";
import { getRoleLabel } from "./roles";
import { formatRupiah } from "./rupiah";
import { SCHOOL_STATUS } from "./school-status";
import { SUBMISSION_KINDS, SUBMISSION_LABELS, SUBMISSION_STATUS } from "./submissions";
import { TEAM_STATUS } from "./team-status";

/** Unknown actions are shown by their key, because the audit log hides nothing. */
const ACTION_LABELS: Record<string, string> = {
  "account.sign-in": "Masuk",
  "account.sign-in-failed": "Gagal masuk",
  "account.sign-out": "Keluar",
  "account.sign-out-everywhere": "Keluar dari semua perangkat",
  "account.session-ended": "Mengakhiri sesi",
  "account.password-changed": "Mengganti kata sandi",
  "account.password-reset": "Membuat kata sandi baru lewat email",
  "appointment.confirmed": "Mengonfirmasi janji temu",
  "appointment.proposed": "Mengusulkan waktu janji temu",
  "appointment.cancelled": "Membatalkan janji temu",
  "appointment.done": "Menyelesaikan janji temu",
  "account.second-factor-on": "Mengaktifkan verifikasi dua langkah",
  "account.second-factor-off": "Mematikan verifikasi dua langkah",
  "backup.requested": "Meminta cadangan",
  "backup.downloaded": "Mengunduh cadangan",
  "backup.deleted": "Menghapus cadangan",
  "campaign.created": "Membuat kampanye donasi",
  "campaign.saved": "Mengubah kampanye donasi",
  "campaign.opened": "Membuka kampanye donasi",
  "campaign.closed": "Menutup kampanye donasi",
  "campaign.update-added": "Menulis kabar kampanye donasi",
  "campaign.update-corrected": "Membetulkan kabar kampanye donasi",
  "campaign.update-removed": "Menghapus kabar kampanye donasi",
  "certificate.revoked": "Mencabut sertifikat",
  "class.publish": "Menerbitkan kelas",
  "class.withdraw": "Menarik kelas menjadi draf",
  "class.archive": "Mengarsipkan kelas",
  "class.invite": "Mengundang ke kelas",
  "class.invitation-revoked": "Mencabut undangan kelas",
  "domain.added": "Menambahkan domain",
  "domain.verified": "Membuktikan domain",
  "domain.removed": "Menghapus domain",
  "earning.credited": "Mencatat honor",
  "festival.created": "Menambahkan isi festival",
  "festival.saved": "Mengubah isi festival",
  "festival.deleted": "Menghapus isi festival",
  "file.delete": "Menghapus berkas",
  "company.created": "Menambahkan perusahaan",
  "company.published": "Menayangkan perusahaan",
  "company.withdrawn": "Menarik perusahaan dari situs",
  "background-job.run": "Menjalankan pekerjaan latar",
  // As earlier releases recorded it; jobs are vacancies.
  "job.run": "Menjalankan pekerjaan latar",
  "inbox.updated": "Menindaklanjuti kiriman",
  "inbox.answered": "Menjawab kiriman",
  "job.submit": "Mengajukan lowongan",
  "job.open": "Membuka lowongan",
  "job.return": "Mengembalikan lowongan menjadi draf",
  "job.close": "Menutup lowongan",
  "payment.paid": "Pembayaran diterima",
  "payment.double": "Pembayaran ganda",
  "payment.full": "Pembayaran setelah kelas penuh",
  "payment.refunded": "Pembayaran dikembalikan",
  "payment.forged": "Pemberitahuan palsu ditolak",
  "payment.amount-mismatch": "Jumlah pembayaran tidak cocok",
  "payout.requested": "Mengajukan pencairan",
  "payout.approved-first": "Menyetujui pencairan (penyetuju pertama)",
  "payout.approved": "Menyetujui pencairan",
  "payout.rejected": "Menolak pencairan",
  "payout.cancelled": "Membatalkan pencairan",
  "payout.processed": "Pencairan diproses bank",
  "payout.completed": "Pencairan berhasil",
  "payout.failed": "Pencairan gagal",
  "payout.reversed": "Mencatat pengembalian dana",
  "payout.reversal-proposed": "Mengusulkan pengembalian dana",
  "payout.reversal-declined": "Menolak usulan pengembalian dana",
  "payout.reversal-withdrawn": "Menarik usulan pengembalian dana",
  "reconciliation.created": "Membandingkan berkas penyelesaian",
  "refund.owed": "Dana harus dikembalikan",
  "refund.requested": "Mengajukan pengembalian dana",
  "refund.approved-first": "Menyetujui pengembalian dana (penyetuju pertama)",
  "refund.approved": "Menyetujui pengembalian dana",
  "refund.pending": "Pengembalian dana diproses",
  "refund.manual": "Pengembalian dana perlu transfer manual",
  "refund.withdrawn": "Menarik usulan pengembalian dana",
  "tenant.created": "Membuat situs",
  "tenant.export-requested": "Meminta ekspor situs",
  "tenant.export-downloaded": "Mengunduh ekspor situs",
  "tenant.suspend": "Menangguhkan situs",
  "tenant.restore": "Membuka kembali situs",
  "person.add": "Menambahkan pengguna",
  "person.erased": "Menghapus data pengguna",
  "person.erasure-asked": "Meminta penghapusan data",
  "person.erasure-withdrawn": "Membatalkan penghapusan data",
  "person.exported": "Menyalin data pengguna",
  "person.import": "Mengimpor pengguna dari berkas",
  "person.invite": "Mengundang pengguna",
  "person.invite-resent": "Mengirim ulang undangan",
  "person.invite-withdrawn": "Menarik undangan",
  "person.remove": "Mengeluarkan pengguna",
  "person.restore": "Mengaktifkan kembali pengguna",
  "person.roles": "Mengubah peran pengguna",
  "post.archive": "Mengarsipkan tulisan",
  "person.suspend": "Menonaktifkan pengguna",
  "person.reset-second-factor": "Mematikan verifikasi dua langkah pengguna",
  "plan.created": "Menambahkan paket harga",
  "plan.saved": "Mengubah paket harga",
  "plan.publish": "Menayangkan paket harga",
  "plan.withdraw": "Menarik paket harga menjadi draf",
  "plan.archive": "Mengarsipkan paket harga",
  "post.publish": "Menerbitkan tulisan",
  "post.schedule": "Menjadwalkan tulisan",
  "post.restore": "Memulihkan tulisan dari arsip",
  "post.return": "Mengembalikan tulisan ke penulisnya",
  "portfolio.created": "Menambahkan portofolio",
  "portfolio.saved": "Mengubah portofolio",
  "portfolio.publish": "Menayangkan portofolio",
  "portfolio.withdraw": "Menarik portofolio menjadi draf",
  "portfolio.archive": "Mengarsipkan portofolio",
  "program.created": "Membuat program",
  "program.saved": "Mengubah program",
  "program.published": "Menayangkan program",
  "program.withdrawn": "Menarik program dari situs",
  "school.verify": "Memverifikasi sekolah",
  "school.revise": "Meminta perbaikan data sekolah",
  "school.reject": "Menolak pendaftaran sekolah",
  "setting.saved": "Mengubah pengaturan situs",
  "setting.undone": "Membatalkan perubahan pengaturan",
  "security.changed": "Mengubah syarat verifikasi dua langkah",
  "submission.publish": "Menayangkan kiriman",
  "submission.hide": "Menyembunyikan kiriman",
  "voucher.created": "Membuat voucher",
  "voucher.stopped": "Menghentikan voucher",
  "team.verify": "Memverifikasi tim",
  "team.revise": "Meminta perbaikan data tim",
  "team.reject": "Menolak pendaftaran tim",
  "team-event.save": "Menyimpan acara tim",
};

const ENTITY_LABELS: Record<string, string> = {
  payout: "Pencairan",
  campaign: "Kampanye donasi",
  donation: "Donasi",
  invoice: "Tagihan",
  reconciliation: "Rekonsiliasi",
  refund: "Pengembalian dana",
  backup: "Cadangan",
  "background-job": "Pekerjaan latar",
  school: "Sekolah",
  team: "Tim",
  "team-event": "Acara tim",
  user: "Pengguna",
  class: "Kelas",
  program: "Program",
  "festival-item": "Isi festival",
  plan: "Paket harga",
  portfolio: "Portofolio",
  company: "Perusahaan",
  job: "Lowongan",
  certificate: "Sertifikat",
  post: "Tulisan",
  file: "Berkas",
  appointment: "Janji temu",
  voucher: "Voucher",
  ...MESSAGE_LABELS,
  domain: "Domain",
  setting: "Pengaturan situs, versi",
  tenant: "Situs",
  ...SUBMISSION_LABELS,
};
export const AUDIT_ENTITY_OPTIONS = Object.entries(ENTITY_LABELS)
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => a.label.localeCompare(b.label, "id"));

const FIELD_LABELS: Record<string, string> = {
  amount: "jumlah",
  reference: "nomor",
  number: "nomor",
  orderId: "pesanan",
  reason: "alasan",
  detail: "keterangan",
  note: "catatan",
  roles: "peran",
  name: "nama",
  email: "email",
  title: "judul",
  slug: "alamat",
  version: "versi",
  provinceIds: "provinsi",
};
/** By entity, because a status has several labels (a pending payment, a pending review). */
const STATUS_LABELS: Record<string, Record<string, { label: string }>> = {
  payout: PAYOUT_STATUS,
  donation: PAYMENT_STATUS,
  // The inbox audits its states, decisions those of the appointment.
  appointment: { ...INBOX_STATE, ...APPOINTMENT_STATUS },
  ...Object.fromEntries(MESSAGE_KINDS.map((kind) => [kind, INBOX_STATE])),
  refund: REFUND_STATUS,
  invoice: PAYMENT_STATUS,
  school: SCHOOL_STATUS,
  certificate: CERTIFICATE_STATUS,
  team: TEAM_STATUS,
  post: POST_STATUS,
  job: JOB_STATUS,
  ...Object.fromEntries(SUBMISSION_KINDS.map((kind) => [kind, SUBMISSION_STATUS])),
};
/** Free text, shown in quotation marks. */
const QUOTED_FIELDS = new Set(["reason", "detail", "note"]);
export const getActionLabel = (action: string): string => lookup(ACTION_LABELS, action) ?? action;
export const getEntityLabel = (entity: string): string => lookup(ENTITY_LABELS, entity) ?? entity;

/**
 * Formats a change: `{status: "queued"}` to `{status: "approved", amount: 50000}` gives
 * "Menunggu persetujuan → Disetujui; jumlah Rp50.000". Empty if there is nothing to show.
 */
export function formatChange(entity: string, before: unknown, after: unknown): string {
  const [oldFields, newFields] = [toFields(before), toFields(after)];
  const statuses = [oldFields.status, newFields.status]
    .filter((status) => status !== undefined)
    .map((status) => getStatusLabel(entity, String(status)));
  const changedFields = Object.entries({ ...oldFields, ...newFields }).filter(
    ([name, value]) => name !== "status" && value !== null && value !== "",
  );
  const changes = changedFields.map(([name, value]) => {
    const text = formatValue(name, value);
    const oldText = formatValue(name, oldFields[name]);
    const isChanged = name in oldFields && name in newFields && oldText !== text;
    const label = lookup(FIELD_LABELS, name) ?? name;
    return `${label} ${isChanged ? `${oldText} → ` : ""}${QUOTED_FIELDS.has(name) ? `“${text}”` : text}`;
  });
  return [[...new Set(statuses)].join(" → "), ...changes].filter(Boolean).join("; ");
}

const toFields = (change: unknown): Record<string, unknown> =>
  change && typeof change === "object" && !Array.isArray(change) ? { ...change } : {};

const getStatusLabel = (entity: string, status: string): string =>
  lookup(lookup(STATUS_LABELS, entity) ?? {}, status)?.label ?? status;

function formatValue(name: string, value: unknown): string {
  if (name === "amount" && typeof value === "number") return formatRupiah(value);
  if (name === "roles" && Array.isArray(value))
    return value.map((role) => getRoleLabel(Number(role))).join(" dan ") || "tanpa peran";
  return value && typeof value === "object" ? JSON.stringify(value) : String(value);
}
