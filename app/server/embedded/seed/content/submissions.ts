type Moderation = "pending" | "published" | "hidden";

interface Submission {
  tenants: string[];
  name: string;
  status: Moderation;
  daysAgo: number;
}

export interface SeedReview extends Submission {
  rating: 1 | 2 | 3 | 4 | 5;
  comment: string;
}

export interface SeedAspiration extends Submission {
  role: string;
  topic: string;
  message: string;
}

export interface SeedTestimony extends Submission {
  role: string;
  institution: string;
  message: string;
  rating: 1 | 2 | 3 | 4 | 5 | null;
}

const review = (
  name: string,
  rating: SeedReview["rating"],
  daysAgo: number,
  comment: string,
  status: Moderation = "published",
): SeedReview => ({
  tenants: ["main", "foundation", "campaign-books"],
  name,
  rating,
  daysAgo,
  comment,
  status,
});

/** Reviews of the book Metamorfosa. */
export const reviews: SeedReview[] = [
  review(
    "Endang",
    5,
    44,
    "Bab tentang bapak yang belajar mengetik membuat saya menelepon bapak sendiri. Tidak menggurui, dan justru karena itu saya ikut belajar.",
  ),
  review(
    "Yance",
    4,
    38,
    "Ceritanya dekat dengan kami di timur. Sayang bagian pelabuhan terlalu pendek; saya ingin tahu kelanjutannya.",
  ),
  review(
    "Kusuma",
    5,
    31,
    "Saya membacakannya bergantian dengan anak kelas enam. Ia yang meminta satu bab lagi setiap malam.",
  ),
  review(
    "Ferdinan",
    3,
    27,
    "Bagus, tetapi dua bab di tengah terasa seperti laporan kegiatan. Pembuka dan penutupnya kuat.",
  ),
  review(
    "Rukmini",
    5,
    20,
    "Untuk pertama kalinya saya membaca buku tentang guru yang tidak menjadikan gurunya pahlawan.",
  ),
  review(
    "Oki",
    4,
    16,
    "Hurufnya besar dan kertasnya tidak menyilaukan. Ibu saya dapat membacanya tanpa kacamata.",
  ),
  review(
    "Desy",
    4,
    11,
    "Daftar pertanyaan di akhir bab kami pakai untuk lingkar baca di kantor. Berguna sekali.",
  ),
  review("Anton", 2, 8, "Bagi saya terlalu lambat. Mungkin memang bukan untuk dibaca di kereta."),
  review(
    "Marsel",
    5,
    2,
    "Baru selesai semalam. Saya akan meminjamkannya kepada adik saya.",
    "pending",
  ),
  review("promo", 1, 1, "Cek situs kami untuk penawaran menarik hari ini juga.", "hidden"),
];

const aspiration = (
  name: string,
  role: string,
  topic: string,
  daysAgo: number,
  message: string,
  status: Moderation = "published",
): SeedAspiration => ({
  tenants: ["main", "innovation", "foundation"],
  name,
  role,
  topic,
  daysAgo,
  message,
  status,
});

export const aspirations: SeedAspiration[] = [
  aspiration(
    "Anonim",
    "Guru",
    "Jaringan",
    40,
    "Sekolah kami mendapat tablet, tetapi jaringannya putus setiap hujan. Sebelum alat berikutnya datang, tolong perbaiki tiangnya.",
  ),
  aspiration(
    "Sulaiman",
    "Orang tua",
    "Waktu belajar",
    35,
    "Kelas malam pukul tujuh bertepatan dengan jam anak mengaji. Bila ada pilihan rekaman, kami sangat terbantu.",
  ),
  aspiration(
    "Theodora",
    "Mahasiswa",
    "Magang",
    29,
    "Mohon ada magang bagi mahasiswa di kabupaten, bukan hanya di kota besar. Kami sanggup bekerja jarak jauh.",
  ),
  aspiration(
    "Pak Wardi",
    "Pelaku usaha",
    "Perizinan",
    24,
    "Petunjuk izin pangan rumahan di situs ini sudah jelas. Tolong tambahkan contoh denah dapur yang lolos pemeriksaan.",
  ),
  aspiration(
    "Anonim",
    "Siswa",
    "Bahasa isyarat",
    18,
    "Saya tuli. Video yang ada teksnya sangat menolong; video lama banyak yang belum.",
  ),
  aspiration(
    "Nurjanah",
    "Kader",
    "Bahan cetak",
    13,
    "Kami ingin lembar kerja yang dapat difotokopi hitam putih. Yang berwarna tidak terbaca setelah difotokopi.",
  ),
  aspiration(
    "Laurens",
    "Guru",
    "Bahasa daerah",
    9,
    "Buatlah contoh soal dalam bahasa daerah untuk kelas rendah, supaya anak mengerti soalnya dahulu.",
  ),
  aspiration(
    "Anonim",
    "Pekerja",
    "Sertifikat",
    4,
    "Apakah sertifikat dapat memuat jumlah jam per modul? Perusahaan kami memintanya.",
    "pending",
  ),
  aspiration(
    "Iwan",
    "Umum",
    "Lain-lain",
    3,
    "Isi pesan ini dihapus karena memuat data pribadi orang lain.",
    "hidden",
  ),
];

const testimony = (
  tenants: string,
  name: string,
  role: string,
  institution: string,
  daysAgo: number,
  message: string,
  rating: SeedTestimony["rating"] = 5,
  status: Moderation = "published",
): SeedTestimony => ({
  tenants: ["main", ...tenants.split(" ")],
  name,
  role,
  institution,
  daysAgo,
  message,
  rating,
  status,
});

/** Fictional learners and partners; no real institutions. */
export const testimonies: SeedTestimony[] = [
  testimony(
    "coding demo",
    "Aulia Rahmadani",
    "Peserta Python dari Nol",
    "Mahasiswa, Padang",
    36,
    "Galat pertama saya dibahas di kelas tanpa menyebut nama. Sejak itu saya berani bertanya.",
  ),
  testimony(
    "coffee",
    "Teuku Ryan Maulana",
    "Peserta Menyangrai Kopi",
    "Pemilik kedai, Lhokseumawe",
    30,
    "Saya pulang membawa sepuluh catatan sangrai, dan untuk pertama kalinya dapat mengulang hasil yang sama.",
  ),
  testimony(
    "foundation group",
    "Oktavia Rambu Ana",
    "Guru pendamping",
    "SMP di Kupang",
    26,
    "Yang kami pakai setiap hari justru agenda enam puluh menit. Rapat guru menjadi pendek.",
    4,
  ),
  testimony(
    "business",
    "Latifah Hanum",
    "Kepala bagian",
    "Toko grosir, Banjarmasin",
    21,
    "Lembar kerja warisan kami menyusut dari tiga puluh menjadi tiga. Laporan bulanan selesai sebelum makan siang.",
  ),
  testimony(
    "scholarship campaign-scholar",
    "Qonita Salsabila",
    "Penerima beasiswa",
    "Depok",
    17,
    "Pendamping saya menelepon setiap Ahad, bukan untuk menagih tugas melainkan untuk bertanya kabar.",
  ),
  testimony(
    "pesilat",
    "Ratna Widyastuti",
    "Wakil kepala sekolah",
    "SMK Tunas Brantas",
    12,
    "Siswa yang biasanya diam mengambil ujian sabuk paling dahulu.",
  ),
  testimony(
    "creative",
    "Gita Ayu Lestari",
    "Peserta Ilustrasi Cerita Anak",
    "Denpasar",
    8,
    "Buku bohongan saya salah di halaman tujuh, dan seorang anak yang memberi tahu.",
  ),
  testimony(
    "demo",
    "Prasetyo Adi Nugroho",
    "Peserta Git",
    "Sleman",
    2,
    "Potongan perubahan pertama saya diterima proyek orang lain.",
    null,
    "pending",
  ),
];
