/** A client programme as the landing shows it: those fields of ENT10 that a file's front page bears. */
export interface CaseFile {
  slug: string;
  kind: "CSR perusahaan" | "Kapasitas pemerintah" | "Kerja sama kampus";
  title: string;
  /** Institutions and places are invented. */
  clientName: string;
  /** Day the programme ended, `YYYY-MM-DD`. */
  date: string;
  batchs: { label: string; date: string }[];
  summary: string;
  /** The one number the programme is held to, and what it counts. */
  value: number;
  figure: string;
}

export const CASE_FILES: CaseFile[] = [
  {
    slug: "bengkel-digital-pesisir",
    kind: "CSR perusahaan",
    title: "Bengkel Digital Pesisir",
    clientName: "PT Garam Teluk Seruni",
    date: "2026-08-29",
    batchs: [
      { label: "Angkatan 1", date: "2026-02-09" },
      { label: "Angkatan 2", date: "2026-05-18" },
    ],
    summary:
      "Anak muda di tiga desa nelayan belajar mencatat penjualan, memotret produk, dan melayani pesanan daring. Sejak Agustus koperasi desa melanjutkan kelasnya dengan pengajar dari angkatan pertama.",
    value: 84,
    figure: "peserta menyelesaikan program, 61 di antaranya perempuan",
  },
  {
    slug: "layanan-yang-terbaca",
    kind: "Kapasitas pemerintah",
    title: "Layanan yang Terbaca",
    clientName: "Pemerintah Kabupaten Lembah Angin",
    date: "2026-06-26",
    batchs: [{ label: "Satu angkatan", date: "2026-01-12" }],
    summary: "Petugas loket menulis ulang formulir dan surat agar dimengerti warga, lalu mengujinya bersama warga itu sendiri.",
    value: 23,
    figure: "formulir disederhanakan dan dipakai di sebelas kecamatan",
  },
  {
    slug: "magang-yang-membimbing",
    kind: "Kerja sama kampus",
    title: "Magang yang Membimbing",
    clientName: "Politeknik Rawa Kenari",
    date: "2026-01-30",
    batchs: [
      { label: "Semester genap", date: "2025-02-17" },
      { label: "Semester ganjil", date: "2025-08-25" },
    ],
    summary: "Dosen dan pembimbing industri menyusun rencana magang bersama, dengan catatan mingguan yang singkat dan sungguh dibaca.",
    value: 52,
    figure: "mahasiswa menerima umpan balik tertulis setiap minggu",
  },
  {
    slug: "guru-jaringan",
    kind: "CSR perusahaan",
    title: "Guru Jaringan",
    clientName: "PT Serat Cahaya Randu",
    date: "2025-11-21",
    batchs: [{ label: "Satu angkatan", date: "2025-07-14" }],
    summary: "Guru produktif TJKT memetakan dan merapikan jaringan sekolahnya, lalu saling memeriksa hasilnya antarsekolah.",
    value: 37,
    figure: "sekolah punya dokumentasi jaringan yang dapat diteruskan",
  },
  {
    slug: "data-di-balai-desa",
    kind: "Kapasitas pemerintah",
    title: "Data di Balai Desa",
    clientName: "Dinas Desa Kabupaten Bukit Lawang Biru",
    date: "2025-05-23",
    batchs: [
      { label: "Angkatan 1", date: "2024-09-02" },
      { label: "Angkatan 2", date: "2025-01-20" },
    ],
    summary: "Perangkat desa mengumpulkan, memeriksa, dan menggambar data desanya sendiri sebelum musyawarah anggaran.",
    value: 46,
    figure: "desa menempel lembar datanya di papan pengumuman",
  },
  {
    slug: "kelas-bersama-dua-kampus",
    kind: "Kerja sama kampus",
    title: "Kelas Bersama Dua Kampus",
    clientName: "Universitas Tanjung Pelita dan Institut Rawa Teratai",
    date: "2024-12-20",
    batchs: [{ label: "Satu semester", date: "2024-08-19" }],
    summary:
      "Mahasiswa komunikasi dan mahasiswa teknik mengerjakan satu situs layanan publik dari awal sampai dipakai. Penilaiannya dilakukan berdua oleh dosen dari kedua kampus, dan kedua kampus mengakuinya sebagai tiga SKS.",
    value: 28,
    figure: "mahasiswa lulus, enam layanan publik terpasang",
  },
];
