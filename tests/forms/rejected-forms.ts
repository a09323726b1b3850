import { queryRows } from "../guards/app-database";
import type { DemoApp } from "../guards/demo-app";
import { TEAM_FIELDS } from "./team-forms";

/** Differ, so that a new password is rejected. */
export const SECRETS = { password: "rahasia-satu", repeated: "rahasia-dua", current: "" };
export const PASSWORD_MESSAGE = "Kata sandi wajib diisi";
const MISMATCH_MESSAGE = "Kedua kata sandi tidak sama";
const PHONE_MESSAGE = "harus diawali 08 atau +62, 10-13 digit";

export interface RejectedForm {
  /** Of the demo account that opens it; none for guests. */
  account?: string;
  path: string | ((site: DemoApp) => string | Promise<string>);
  fields: Record<string, string>;
  /** All of them, in the order of the page. */
  errors: string[];
}

export const REJECTED_FORMS: Record<string, RejectedForm> = {
  "sign-in": {
    path: "/Akun/Masuk",
    fields: { email: "sri", ...SECRETS, password: "" },
    errors: ["Format email tidak valid", PASSWORD_MESSAGE],
  },
  "sign-up": {
    path: "/Akun/Daftar",
    fields: { name: "S", email: "sri@", ...SECRETS },
    errors: [
      "Nama wajib diisi, 3-100 karakter",
      "Format email tidak valid",
      MISMATCH_MESSAGE,
      "Setujui kebijakan privasi untuk membuat akun",
    ],
  },
  "verification email": {
    path: "/Akun/Verifikasi",
    fields: { email: "sri" },
    errors: ["Format email tidak valid"],
  },
  "forgotten password": {
    path: "/Akun/Lupa",
    fields: { email: "" },
    errors: ["Email wajib diisi"],
  },
  "new password": {
    path: requestPasswordReset,
    fields: { ...SECRETS, password: "pendek" },
    errors: ["Kata sandi paling sedikit 10 karakter", MISMATCH_MESSAGE],
  },
  "password change": {
    account: "writer",
    path: "/Akun",
    fields: SECRETS,
    errors: ["Kata sandi saat ini wajib diisi", MISMATCH_MESSAGE],
  },
  donation: {
    path: "/Donation",
    fields: { own: "1.5", name: "S", email: "sri", phone: "0812", method: "tunai" },
    errors: [
      "Maksud Anda Rp1.500 atau Rp1.500.000? Tulis angkanya dengan lengkap",
      "Nama wajib diisi, 3-100 karakter",
      "Format email tidak valid",
      `Nomor HP ${PHONE_MESSAGE}`,
      "Pilih cara membayar",
    ],
  },
  "donation without a sum": {
    path: "/Donation",
    fields: { name: "Sri Wahyuni", email: "sri" },
    errors: [
      "Pilih atau tulis jumlah donasi, misalnya 75.000",
      "Format email tidak valid",
      "Pilih cara membayar",
    ],
  },
  appointment: {
    path: "/Make-Appointment",
    fields: { name: "S", email: "sri", phone: "12", institution: "", preferredDate: "besok" },
    errors: [
      "Nama wajib diisi, 3-100 karakter",
      "Format email tidak valid",
      `Nomor HP ${PHONE_MESSAGE}`,
      "Pilih siapa yang Anda wakili",
      "Topik wajib diisi",
      "Tulis tanggal pertemuan seperti 31/12/2026",
      "Pilih jam pertemuan",
    ],
  },
  "appointment of an institution": {
    path: "/Make-Appointment",
    fields: { name: "Sri Wahyuni", email: "sri", phone: "081234567890", segment: "school" },
    errors: [
      "Format email tidak valid",
      "Nama lembaga wajib diisi, 3-100 karakter",
      "Topik wajib diisi",
      "Pilih tanggal pertemuan",
      "Pilih jam pertemuan",
    ],
  },
  aspiration: {
    path: "/Assistant/Aspirasi",
    fields: { name: "S", email: "sri", role: "", topic: "x", message: "pendek" },
    errors: [
      "Nama wajib diisi, 3-100 karakter",
      "Format email tidak valid",
      "Peran wajib diisi, 2-60 karakter",
      "Topik 2-100 karakter",
      "Pesan 10-1000 karakter",
    ],
  },
  testimony: {
    path: "/Testimoni/Kirim",
    fields: { name: "S", email: "sri", role: "", institution: "x", message: "pendek" },
    errors: [
      "Nama wajib diisi, 3-100 karakter",
      "Format email tidak valid",
      "Peran wajib diisi, 2-100 karakter",
      "Lembaga 2-100 karakter",
      "Pesan 20-1000 karakter",
      "Centang persetujuan agar kami boleh menampilkannya",
    ],
  },
  "assistant's question": {
    path: "/Assistant",
    fields: { query: "?" },
    errors: ["Tulis pertanyaan Anda, 2-2.000 karakter"],
  },
  "vote on an answer": {
    path: "/Assistant/Nilai/pesan-uji",
    fields: { reason: "bohong", comment: "x".repeat(501) },
    errors: [
      "Pilih membantu atau tidak",
      "Pilih salah satu alasan",
      "Komentar paling banyak 500 karakter",
    ],
  },
  team: {
    path: "/Register/Team",
    fields: {
      ...TEAM_FIELDS,
      version: "",
      schoolNpsn: "12",
      "coach.email": "sri",
      captainIndex: "",
      consent: "",
    },
    errors: [
      "NPSN terdiri dari 8 karakter",
      "Format email tidak valid",
      "Pilih ketua tim",
      "Nyatakan bahwa data ini benar sebelum mengirim",
    ],
  },
  "place in a team": {
    account: "student",
    path: "/Register/Team/Gabung",
    fields: { code: "ABC", nisn: "12" },
    errors: ["Kode terdiri dari 6 huruf atau angka", "NISN harus 10 digit"],
  },
  "school, first step": {
    path: "/Register/School",
    fields: { npsn: "P1234567", name: "", type: "SMK" },
    errors: [
      "NPSN sekolah terdiri dari 8 digit",
      "Nama sekolah wajib diisi, 3-100 karakter",
      "Pilih status sekolah",
    ],
  },
  "school, place": {
    path: (site) => startSchool(site, "SMA", "tempat"),
    fields: { provinceId: "", cityId: "", address: "Jalan", postcode: "01234" },
    errors: [
      "Pilih provinsi",
      "Pilih kabupaten/kota",
      "Alamat wajib diisi, 10-300 karakter",
      "Kode pos terdiri dari 5 digit",
    ],
  },
  "school, people": {
    path: (site) => startSchool(site, "SMA", "orang"),
    fields: { "principal.name": "R", "principal.nip": "12", "pic.email": "sri", "pic.phone": "0" },
    errors: [
      "Nama kepala sekolah wajib diisi, 3-100 karakter",
      "NIP terdiri dari 18 digit",
      "Nomor HP kepala sekolah wajib diisi",
      "Nama penanggung jawab wajib diisi, 3-100 karakter",
      "Jabatan wajib diisi, 3-100 karakter",
      "Format email tidak valid",
      `Nomor HP penanggung jawab ${PHONE_MESSAGE}`,
    ],
  },
  "school, details of an SMK": {
    path: (site) => startSchool(site, "SMK", "rincian"),
    fields: { students: "1,5", "otherMajors[0]": "", website: "uji.example" },
    errors: [
      "Maksud Anda 1.500 atau 1.500.000? Tulis angkanya dengan lengkap",
      "Pilih paling sedikit satu program keahlian",
      "Alamat situs diawali https://",
    ],
  },
};

/** Path of a step of a school's registration whose first step is submitted. */
async function startSchool(site: DemoApp, type: string, step: string): Promise<string> {
  const fields = { npsn: "20300001", name: "SMK Uji Galat", type, status: "negeri" };
  const { location } = await site.openBrowser().submitForm("/Register/School", fields);
  return location.replace(/\w+$/, step);
}

async function requestPasswordReset(site: DemoApp): Promise<string> {
  const to = "writer@pendopo.example";
  await site.openBrowser().submitForm("/Akun/Lupa", { email: to });
  const [mail] = queryRows(site.db, "select body from outbox where to_address = ?", to);
  return `/Akun/Kata-Sandi/${/Kata-Sandi\/([\w-]+)/.exec(String(mail?.body))?.[1]}`;
}
