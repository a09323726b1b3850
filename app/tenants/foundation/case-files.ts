/** A client programme as the landing shows it: fields of ENT10. Institutions are invented. */
export interface CaseFile {
  slug: string;
  kind: "CSR perusahaan" | "Kapasitas pemerintah" | "Kerja sama kampus";
  title: string;
  clientName: string;
  date: string;
  summary: string;
  figure: string;
  value: string;
}

export const CASE_FILES: CaseFile[] = [
  {
    slug: "bengkel-digital-pesisir",
    kind: "CSR perusahaan",
    title: "Bengkel Digital Pesisir",
    clientName: "Perusahaan pengolahan hasil laut, Jawa Timur",
    date: "Maret–September",
    summary: "Anak muda di tiga desa nelayan belajar mencatat penjualan dan melayani pesanan daring; koperasi desa melanjutkan kelasnya sendiri.",
    figure: "84",
    value: "peserta menyelesaikan program, 61 di antaranya perempuan",
  },
  {
    slug: "layanan-yang-terbaca",
    kind: "Kapasitas pemerintah",
    title: "Layanan yang Terbaca",
    clientName: "Dinas pelayanan tingkat kabupaten, Sulawesi Selatan",
    date: "Januari–Juni",
    summary: "Petugas loket menulis ulang formulir dan surat agar dimengerti warga, lalu mengujinya bersama warga itu sendiri.",
    figure: "23",
    value: "formulir disederhanakan dan dipakai di sebelas kecamatan",
  },
  {
    slug: "magang-yang-membimbing",
    kind: "Kerja sama kampus",
    title: "Magang yang Membimbing",
    clientName: "Politeknik swasta, Jawa Tengah",
    date: "Dua semester",
    summary: "Dosen dan pembimbing industri menyusun rencana magang bersama, dengan catatan mingguan yang singkat dan dibaca.",
    figure: "9 dari 10",
    value: "mahasiswa menerima umpan balik tertulis setiap minggu",
  },
  {
    slug: "guru-jaringan",
    kind: "CSR perusahaan",
    title: "Guru Jaringan",
    clientName: "Penyedia layanan internet, Nusa Tenggara Barat",
    date: "Juli–November",
    summary: "Guru produktif TJKT memetakan dan merapikan jaringan sekolahnya, lalu saling memeriksa hasilnya.",
    figure: "37",
    value: "sekolah punya dokumentasi jaringan yang dapat diteruskan",
  },
];
