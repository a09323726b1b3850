import { z } from "zod";

/** Emails about what waits for an answer or a decision, for those who may give it. */
export const TEAM_NOTICE_KINDS = [
  "appointment",
  "contact",
  "demo",
  "service",
  "application",
  "submission",
  "job",
] as const;
export const OWN_NOTICE_KINDS = [
  "start",
  "deadline",
  "feedback",
  "digest",
  "announcement",
  "place",
] as const;

/** Emails that a user may switch off. All others, such as receipts and invoices, are always sent. */
export const NOTICE_KINDS = [...OWN_NOTICE_KINDS, ...TEAM_NOTICE_KINDS] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const NOTICE_LABELS: Record<NoticeKind, { label: string; hint: string }> = {
  start: {
    label: "Kelas segera mulai",
    hint: "Sehari sebelum hari pertama kelas yang Anda ikuti.",
  },
  deadline: {
    label: "Tenggat sudah dekat",
    hint: "Paling lambat sehari sebelum batas waktu yang belum Anda selesaikan.",
  },
  feedback: {
    label: "Jawaban dan umpan balik",
    hint: "Begitu pengajar menjawab pertanyaan atau menilai pekerjaan Anda.",
  },
  digest: {
    label: "Ringkasan mingguan",
    hint: "Setiap Senin pagi: yang sudah Anda kerjakan, dan yang berikutnya.",
  },
  announcement: {
    label: "Pengumuman kelas",
    hint: "Kabar dari pengajar untuk seluruh peserta.",
  },
  place: {
    label: "Tempat dan pendaftaran",
    hint: "Begitu tempat yang Anda tunggu tersedia, atau pendaftarannya dibuka. Bila dimatikan, periksa sendiri halaman daftar tunggu: tempat hanya kami simpan 24 jam.",
  },
  appointment: {
    label: "Janji temu",
    hint: "Begitu pengunjung meminta bertemu, menjawab usulan waktu, atau membatalkan.",
  },
  contact: { label: "Pesan", hint: "Begitu pengunjung bertanya lewat halaman Kontak." },
  demo: { label: "Permintaan demo", hint: "Begitu pengunjung meminta demo." },
  service: {
    label: "Permintaan perusahaan",
    hint: "Begitu perusahaan meminta pelatihan atau tenaga kerja.",
  },
  application: { label: "Lamaran kerja", hint: "Begitu seseorang melamar lowongan." },
  submission: {
    label: "Kiriman untuk dimoderasi",
    hint: "Begitu pengunjung mengirim testimoni, aspirasi, atau ulasan.",
  },
  job: { label: "Lowongan untuk disetujui", hint: "Begitu perusahaan mengajukan lowongan." },
};

const tick = z.literal("on").optional();

/** The form of all kinds: a ticked one is sent. */
export const noticesFormSchema = z.object({
  start: tick,
  deadline: tick,
  feedback: tick,
  digest: tick,
  announcement: tick,
  place: tick,
  appointment: tick,
  contact: tick,
  demo: tick,
  service: tick,
  application: tick,
  submission: tick,
  job: tick,
} satisfies Record<NoticeKind, typeof tick>);

/** The form behind a link at the end of an email. */
export const noticeChangeSchema = z.object({
  change: z.enum(["off", "on"], { error: "Pilih berhenti atau menerima lagi" }),
});
