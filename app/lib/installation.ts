/** Capabilities of an installation beyond the calls in docs/reference/calls.md. */
export interface Installation {
  /** The admin host: inboxes, audit log, outbox, site search, drafts (docs/decisions/0006). */
  hasAdmin: boolean;
  /** The learning host: lessons, quizzes, certificates (docs/decisions/0055). */
  hasLearning: boolean;
  /** The built-in account pages; without them an account site handles sign-in (ROL2). */
  hasAccountPages: boolean;
  /** Our services host, which mails receipts itself; another services host may not. */
  hasOwnServices: boolean;
  /** Our assistant host, which lists conversations and takes votes; the product has no calls for them. */
  hasOwnAssistant: boolean;
  /** Our file drive, which gives files ids, serves them and is told which ones are used. */
  hasOwnDrive: boolean;
  /** Our setting with its versions, contacts and texts; other hosts know the specified fields only (docs/decisions/0075). */
  hasOwnSettings: boolean;
  /** Donations are paid through this site; a hosted database of others only records them. */
  hasDonationPayments: boolean;
}

/** Pages that depend on a capability; all others are always offered. */
const REQUIREMENTS: readonly { path: RegExp; needs: keyof Installation }[] = [
  { path: /^\/(?:Search|Setup|Kontak)(?:\/|$)/i, needs: "hasAdmin" },
  { path: /^\/Register\/Team(?:\/|$)/i, needs: "hasAdmin" },
  { path: /^\/Testimoni$/i, needs: "hasAdmin" },
  { path: /^\/Donation\/[^/]+$/i, needs: "hasAdmin" },
  { path: /^\/Career\/[^/]+\/Lamar(?:\/|$)/i, needs: "hasAdmin" },
  { path: /^\/Make-Appointment\/Bukti\/[^/]+\/Batal$/i, needs: "hasAdmin" },
  {
    path: /^\/Dashboard\/(?:Schools|Tim|Donations|Refunds|Moderation|Assistant|Outbox|Audit|Voucher|Tagihan|Donasi|Rekonsiliasi|Laporan|Janji|Kotak-Masuk|Orang|Program|Karier|Festival|Portofolio|Paket-Harga|Semua-Situs)(?:\/|$)/i,
    needs: "hasAdmin",
  },
  { path: /^\/Dashboard\/Sistem(?:$|\/(?:Pekerjaan|Cadangan)(?:\/|$))/i, needs: "hasAdmin" },
  { path: /^\/Dashboard\/Situs\/(?:Teks|Domain|Riwayat)(?:\/|$)/i, needs: "hasOwnSettings" },
  {
    path: /^\/Dashboard\/Payouts\/(?:Bulk|Export|Laporan(?:\/Unduh)?|[^/]+\/(?:Cancel|Reverse|Reversal))$/i,
    needs: "hasAdmin",
  },
  { path: /^\/Dashboard\/Tulisan\/[^/]+\/[^/]+\/Riwayat(?:\/|$)/i, needs: "hasAdmin" },
  { path: /^\/Dashboard\/Tulisan\/[^/]+\/[^/]+\/Riwayat(?:\/|$)/i, needs: "hasOwnServices" },
  { path: /^\/Assistant\/Nilai(?:\/|$)/i, needs: "hasOwnAssistant" },
  { path: /^\/(?:Berkas|Dashboard\/Media)(?:\/|$)/i, needs: "hasOwnDrive" },
  { path: /^\/Courses\/(?:@Premium\/)?[^/]+\/(?:module\/|Unduh$)/i, needs: "hasLearning" },
  { path: /^\/(?:Belajar|Dashboard)\/(?:Kuis|Tugas)(?:\/|$)/i, needs: "hasLearning" },
  {
    path: /^\/Dashboard\/(?:Questions$|(?:Kelas|Kalender|Soal|Webinar|Pengajar)(?:\/|$))/i,
    needs: "hasLearning",
  },
  { path: /^\/(?:Kalender|Berhenti|Undangan)\//i, needs: "hasLearning" },
  { path: /^\/Akun\/(?:Pemberitahuan|Profil)$/i, needs: "hasLearning" },
  { path: /^\/Akun\/Data(?:\/|$)/i, needs: "hasAdmin" },
  { path: /^\/(?:Dashboard\/)?Sertifikat(?:\/|$)/i, needs: "hasLearning" },
  { path: /^\/Class\/[^/]+\/(?:Keluar|Tunggu|Ulasan)$/i, needs: "hasLearning" },
  { path: /^\/Webinar\/[^/]+\/(?:Daftar|Masuk)$/i, needs: "hasLearning" },
  { path: /^\/Tagihan$/i, needs: "hasLearning" },
  { path: /^\/Akun(?:\/|$)/i, needs: "hasAccountPages" },
];

/**
 * Whether a page exists in this installation: the router's guard answers 404 to the others, and links to them are left out.
 * @param href a path of this site, with or without a query
 */
export function isOffered(href: string, installation: Installation): boolean {
  const path = href.replace(/[?#].*$/s, "");
  return REQUIREMENTS.every((rule) => installation[rule.needs] || !rule.path.test(path));
}

export const filterOffered = <T extends { href: string }>(
  links: readonly T[],
  installation: Installation,
): T[] => links.filter(({ href }) => isOffered(href, installation));
