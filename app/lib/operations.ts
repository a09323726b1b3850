import type { StatusView } from "./views";

export const SYSTEM_PATH = "/Dashboard/Sistem";
export const HOSTS_PATH = `${SYSTEM_PATH}/Layanan`;
export const JOBS_PATH = `${SYSTEM_PATH}/Pekerjaan`;
export const BACKUPS_PATH = `${SYSTEM_PATH}/Cadangan`;

/** States of a host's circuit breaker. */
export const CIRCUIT_STATUS = {
  closed: { label: "Terhubung", tone: "green" },
  "half-open": { label: "Dicoba lagi", tone: "orange" },
  open: { label: "Terputus", tone: "red" },
} as const satisfies Record<string, StatusView>;

/** 850 → "850 ms", 12_400 → "12 detik". */
export function formatDuration(ms: number): string {
  if (ms < 1_000) return `${Math.round(Math.max(0, ms))} ms`;
  const seconds = ms / 1_000;
  if (seconds < 120) return `${seconds < 10 ? formatTenth(seconds) : Math.round(seconds)} detik`;
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? `${minutes} menit` : `${Math.round(minutes / 60)} jam`;
}

/** 1_500_000_000 → "1,4 GB". */
export function formatBytes(bytes: number): string {
  const units = ["byte", "KB", "MB", "GB", "TB"];
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const amount = bytes / 1_024 ** power;
  return `${power === 0 || amount >= 100 ? Math.round(amount) : formatTenth(amount)} ${units[power]}`;
}

const formatTenth = (amount: number) => amount.toFixed(1).replace(".", ",").replace(/,0$/, "");

const ADDRESS_OF_PERSON = /[^\s<>"'@/…]+@[^\s<>"'@]+/g;
const CREDENTIALS = /(\/\/)[^\s/@]+@/g;
const QUERY = /\?[^\s"']+/g;
/** Keys, tokens and hashes; account, phone and order numbers. */
const SECRET = /[\w-]{24,}|\+?\d[\d ().-]{6,}\d/g;

/** A cause for the operator's pages: without credentials, addresses of people, tokens and numbers. */
export const redactCause = (cause: string): string =>
  cause
    .replace(CREDENTIALS, "$1…@")
    .replace(QUERY, "?…")
    .replace(ADDRESS_OF_PERSON, "…@…")
    .replace(SECRET, "…")
    .slice(0, 300);

/** Background jobs by name. */
export const JOB_LABELS: Record<string, string> = {
  "send-outbox": "Mengirim surat",
  "process-payouts": "Memproses pencairan dana",
  "send-refunds": "Mengirim pengembalian dana",
  "deliver-gateway-notices": "Meneruskan kabar gerbang pembayaran percobaan",
  "expire-invoices": "Menutup tagihan yang lewat waktu",
  "serve-waits": "Menawarkan tempat kepada daftar tunggu",
  "publish-scheduled": "Menerbitkan tulisan terjadwal",
  "mail-announcements": "Mengirim pengumuman kelas",
  "mail-certificates": "Mengirim sertifikat",
  "remind-starts": "Mengingatkan kelas dan webinar yang segera mulai",
  "remind-deadlines": "Mengingatkan tenggat",
  "send-digests": "Mengirim rangkuman",
  "submit-overdue-attempts": "Menutup kuis yang habis waktunya",
  sweep: "Menghapus yang kedaluwarsa",
  "sweep-accounts": "Membersihkan data akun sementara",
  "sweep-conversations": "Menghapus percakapan lama",
  "delete-old-applications": "Menghapus lamaran kerja lama",
  "erase-people": "Menghapus data pengguna yang memintanya",
  "sweep-files": "Menghapus berkas yang tidak dipakai",
  "close-month": "Menutup statistik bulanan",
  "check-books": "Memeriksa pembukuan dan jejak audit",
  "sweep-clicks": "Menghapus catatan kunjungan lama",
  "nightly-backup": "Cadangan malam",
  "run-backup-tasks": "Membuat dan memeriksa cadangan",
};

export const BACKUP_KIND_LABELS = {
  nightly: "Malam, otomatis",
  manual: "Atas permintaan",
  upgrade: "Salinan sebelum pembaruan",
} as const;

/** A backup that is older than this is worth a warning. */
export const MAX_BACKUP_AGE_DAYS = 7;
