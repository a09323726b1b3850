import { queryRows } from "../guards/app-database";
import type { DemoApp } from "../guards/demo-app";
import { PASSWORD_MESSAGE, type RejectedForm, SECRETS } from "./rejected-forms";

const REASON_MESSAGE = "Alasan wajib diisi, 10-500 karakter";

/** Has no money on the way. */
const PERSON = "select id from users where email = 'industry@pendopo.example'";
/** Forms of the dashboard. */
export const REJECTED_STAFF_FORMS: Record<string, RejectedForm> = {
  "payout request": {
    account: "mentor",
    path: "/Dashboard/Payouts/Request",
    fields: { amount: "99 juta", bankCode: "GOPAY", accountNumber: "1234567", accountName: "B" },
    errors: [
      "Jumlah ini melebihi saldo Anda yang tersedia, Rp",
      "Tulis nomor HP dompet digital, diawali 08",
      "Nama wajib diisi, 3-100 karakter",
    ],
  },
  "payout approval": {
    account: "admin-kedua",
    path: (site) => `${findPayout(site, "queued")}/Approve`,
    fields: { password: "" },
    errors: [PASSWORD_MESSAGE],
  },
  "approval of several payouts": {
    account: "admin-kedua",
    path: (site) => {
      const id = findPayout(site, "queued").split("/").at(-1);
      return `/Dashboard/Payouts/Bulk?id=${id}`;
    },
    fields: { password: "" },
    errors: [PASSWORD_MESSAGE],
  },
  "payout rejection": {
    account: "admin-kedua",
    path: (site) => `${findPayout(site, "queued")}/Reject`,
    fields: { reason: "Salah" },
    errors: [REASON_MESSAGE],
  },
  "returned payout": {
    account: "admin-kedua",
    path: (site) => `${findPayout(site, "completed")}/Reverse`,
    fields: {
      reason: "Kembali",
      bankReference: "RTN-20261122-0042",
      confirmed: "on",
      password: SECRETS.password,
    },
    errors: [REASON_MESSAGE],
  },
  "new question": {
    account: "admin",
    path: "/Dashboard/Soal/Baru/pilihan",
    fields: {
      classId: "",
      prompt: "",
      "right[0]": "satu",
      "wrong[0]": "",
      level: "mudah",
      tags: "a/b",
    },
    errors: [
      "Pilih kelasnya",
      "Soal tidak boleh kosong",
      "Tulis paling sedikit dua pilihan",
      "Tag berisi huruf, angka, spasi, titik, atau tanda hubung",
    ],
  },
  "imported questions": {
    account: "admin",
    path: "/Dashboard/Soal/Impor",
    fields: { classId: "semua", format: "gift", text: "" },
    errors: ["Pilih berkas, atau tempelkan isinya di sini"],
  },
  "quiz settings": {
    account: "admin",
    path: (site) => {
      const [quiz] = queryRows(
        site.db,
        "select id from quizzes where lms_id = (select lms_id from tenant_domains where domain = 'main.localhost')",
      );
      return `/Dashboard/Kuis/${quiz?.id}/Atur`;
    },
    fields: {
      title: "Ku",
      "draw[0].count": "0",
      passMark: "101",
      minutes: "nol",
      review: "always",
    },
    errors: [
      "Judul wajib diisi, 3-120 karakter",
      "Tentukan jumlah soal untuk paling sedikit satu tag, atau pilih soalnya satu per satu",
      "Nilai lulus paling banyak 100",
      "Waktu berupa angka bulat, misalnya 1.250",
    ],
  },
  announcement: {
    account: "admin",
    path: "/Dashboard/Kelas/inovasi-layanan-desa/Pengumuman",
    fields: { subject: "Ya", text: "" },
    errors: ["Judul sedikitnya 3 huruf", "Tulis isi pengumumannya"],
  },
  "new person": {
    account: "admin",
    path: "/Dashboard/Orang/Undang",
    fields: { name: "B", email: "bukan email", password: "" },
    errors: ["Nama wajib diisi, 3-100 karakter", "Format email tidak valid", PASSWORD_MESSAGE],
  },
  "backup download": {
    account: "superadmin",
    path: "/Dashboard/Sistem/Cadangan/pendopo-20200101T000000Z.tar.gz",
    fields: { password: "" },
    errors: [PASSWORD_MESSAGE],
  },
  "erasure of a person": {
    account: "admin",
    path: ({ db }) => `/Dashboard/Orang/${queryRows(db, PERSON)[0]?.id}/Hapus`,
    fields: { email: "bukan email", reason: "x" },
    errors: ["Format email tidak valid", REASON_MESSAGE, PASSWORD_MESSAGE],
  },
  "new tenant": {
    account: "superadmin",
    path: "/Dashboard/Semua-Situs/Baru",
    fields: { name: "B", slug: "Kopi Susu", adminName: "B", adminEmail: "bukan email" },
    errors: [
      "Nama situs wajib diisi, 3-100 karakter",
      "Alamat berisi 3-40 huruf kecil, angka, atau tanda hubung",
      "Pilih tata letak",
      "Nama wajib diisi, 3-100 karakter",
      "Format email tidak valid",
      PASSWORD_MESSAGE,
    ],
  },
  "new voucher": {
    account: "admin",
    path: "/Dashboard/Voucher/Baru",
    fields: { code: "a", kind: "percent", value: "101", startsOn: "2/1/2027", endsOn: "1/1/2027" },
    errors: [
      "Kode voucher terdiri dari 3-20 huruf, angka, atau tanda hubung",
      "Potongan paling banyak 100 persen",
      "Tanggal berakhir harus sesudah tanggal mulai",
    ],
  },
  "donation campaign": {
    account: "admin",
    path: "/Dashboard/Donasi/Kampanye/Baru",
    fields: {
      title: "A",
      slug: "a b",
      summary: "Ya",
      goal: "seribu",
      presets: "25.000 satu buku",
      permitUntil: "31/12/2026",
    },
    errors: [
      "Judul kampanye wajib diisi, 3-100 karakter",
      "Alamat berisi 3-60 huruf kecil, angka, atau tanda hubung",
      "Tulis satu kalimat tentang kampanye ini, 10-200 karakter",
      "Tulis jumlah dalam rupiah utuh, misalnya 250.000 atau 250 ribu",
      "Tulis satu pilihan per baris, misalnya: 25.000 = satu paket buku tulis",
      "Isi nomor izinnya",
    ],
  },
  "settlement file": {
    account: "admin",
    path: "/Dashboard/Rekonsiliasi",
    fields: { from: "kemarin", to: "" },
    errors: ["Tulis hari pertama seperti 31/12/2026", "Pilih hari terakhir"],
  },
  "new post": {
    account: "admin",
    path: "/Dashboard/Tulisan/Baru/article",
    fields: {
      title: "A",
      content: "",
      tags: "a".repeat(32),
      slug: "A b",
      publishDate: "32/1/2027",
      publishTime: "25.00",
    },
    errors: [
      "Judul paling pendek 3 huruf",
      "Isi tulisan wajib diisi",
      "Setiap tag paling panjang 31 huruf",
      "Alamat berisi 3-96 huruf kecil, angka, atau tanda hubung",
      "Tulis tanggal terbit seperti 31/12/2026",
      "Tulis jam terbit seperti 19.30",
    ],
  },
  "new category": {
    account: "admin",
    path: "/Dashboard/Tulisan/Kategori?kind=blog",
    fields: { title: "K", slug: "a", sort: "satu" },
    errors: [
      "Nama kategori paling pendek 2 huruf",
      "Alamat berisi 3-96 huruf kecil, angka, atau tanda hubung",
      "Urutan berupa angka bulat, misalnya 1.250",
    ],
  },
  "new class": {
    account: "admin",
    path: "/Dashboard/Kelas/Baru",
    fields: { name: "K", slug: "A b", level: "dasar", summary: "Pendek" },
    errors: [
      "Nama kelas wajib diisi, 3-120 karakter",
      "Alamat berisi 3-90 huruf kecil, angka, atau tanda hubung",
      "Pilih jenis kelas",
      "Tulis satu kalimat tentang kelas ini, 10-200 karakter",
    ],
  },
  "class settings": {
    account: "admin",
    path: "/Dashboard/Kelas/kode-untuk-anak/Ubah",
    fields: {
      name: "Kode untuk Anak",
      type: "premium",
      level: "dasar",
      summary: "Belajar menyusun kode lewat permainan.",
      price: "seratus",
      quota: "0",
      registrationDate: "32/1/2027",
      startDate: "2/1/2027",
      endDate: "1/1/2027",
    },
    errors: [
      "Tulis jumlah dalam rupiah utuh, misalnya 250.000 atau 250 ribu",
      "Kuota paling sedikit 1",
      "Tulis tanggal pendaftaran dibuka seperti 31/12/2026",
      "Kelas selesai sesudah mulai",
    ],
  },
  "new class invitation": {
    account: "admin",
    path: "/Dashboard/Kelas/kode-untuk-anak/Undangan",
    fields: { days: "366", maxUses: "0" },
    errors: ["Masa berlaku paling banyak 365", "Jumlah pemakaian paling sedikit 1"],
  },
  "appointment decision": {
    account: "admin",
    path: (site) => {
      const [appointment] = queryRows(
        site.db,
        "select id from appointments where status = 'requested' and lms_id = (select lms_id from tenant_domains where domain = 'main.localhost')",
      );
      return `/Dashboard/Janji/${appointment?.id}`;
    },
    fields: { decision: "propose", date: "kapan saja" },
    errors: ["Tulis tanggal usulan seperti 31/12/2026"],
  },
  "answer template": {
    account: "admin",
    path: "/Dashboard/Kotak-Masuk/Templat",
    fields: { name: "Ya", text: "" },
    errors: [
      "Nama templat wajib diisi, 3-60 karakter",
      "Isi templat wajib diisi, 10-5.000 karakter",
    ],
  },
  "site identity": {
    account: "admin",
    path: "/Dashboard/Situs/Identitas",
    fields: { title: "A", email: "sri@", phone: "telepon", whatsapp: "12345", verification: "<b>" },
    errors: [
      "Nama situs wajib diisi, 3-100 karakter",
      "Format email tidak valid",
      "Nomor telepon terdiri dari 6-25 angka",
      "Nomor WhatsApp harus diawali 08 atau +62",
      "Salin kodenya dari Google Search Console",
    ],
  },
  maintenance: {
    account: "admin",
    path: "/Dashboard/Situs/Pemeliharaan",
    fields: { isMaintenance: "on", text: "Sebentar.", endsOn: "besok", endsTime: "malam" },
    errors: ["Tulis tanggal selesai seperti 31/12/2026", "Tulis jam seperti 18.00"],
  },
  "team decision": {
    account: "admin",
    path: (site) => {
      const [team] = queryRows(site.db, "select id from teams where status = 'submitted'");
      return `/Dashboard/Tim/${team?.id}`;
    },
    fields: { decision: "revise", reason: "Salah" },
    errors: [REASON_MESSAGE],
  },
  "school decision": {
    account: "admin",
    path: (site) => {
      const [school] = queryRows(site.db, "select id from schools where status = 'submitted'");
      return `/Dashboard/Schools/${school?.id}`;
    },
    fields: { decision: "reject", reason: "Salah" },
    errors: [REASON_MESSAGE],
  },
};

/** Path of a payout with a status that someone else requested. */
function findPayout({ db }: DemoApp, status: string): string {
  const [payout] = queryRows(
    db,
    "select p.id from payouts p join users u on u.id = p.requester_id where p.status = ? and u.email <> ?",
    status,
    "admin-kedua@pendopo.example",
  );
  return `/Dashboard/Payouts/${payout?.id}`;
}
