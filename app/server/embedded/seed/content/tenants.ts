import type { SeedTenant } from "./types";

interface Sketch {
  key: string;
  title: string;
  description: string;
  keywords: string;
  /** primary, secondary, dark */
  colours: [string, string, string];
  fonts?: [string, string];
  domains?: string[];
  /** Of a landing with annual figures. */
  figures?: string[];
}

/** A tenant per layout, with fictional names and reserved domains (RFC 2606). */
const SKETCHES: Sketch[] = [
  {
    key: "foundation",
    title: "Yayasan Pendopo Nusantara",
    description:
      "Yayasan yang membangun program belajar bersama kampus, pemerintah, dan perusahaan di seluruh Indonesia.",
    keywords: "yayasan pendidikan, program CSR, pelatihan aparatur, magang kampus",
    colours: ["#0F5257", "#8A5A1F", "#1D2B2C"],
    fonts: ["Source Serif 4", "Public Sans"],
    figures: [
      "2025: 5 program, 231 peserta, 196 selesai",
      "2024: 4 program, 164 peserta, 132 selesai",
      "2023: 2 program, 71 peserta, 58 selesai",
    ],
  },
  {
    key: "demo",
    title: "Pendopo Demo",
    description:
      "Coba LMS Pendopo: kelas, studio kode, kuis, dan laporan untuk sekolah dan perusahaan.",
    keywords: "demo LMS, LMS sekolah, kuis daring",
    colours: ["#4338CA", "#6366F1", "#1E1B4B"],
  },
  {
    key: "creative",
    title: "Ruang Karya",
    description:
      "Program pelatihan kreatif: desain, gambar gerak, dan cerita, dari sketsa sampai pameran.",
    keywords: "pelatihan kreatif, desain, animasi",
    colours: ["#E8442E", "#111111", "#111111"],
  },
  {
    key: "acceleration",
    title: "Laju Karier",
    description:
      "Akselerasi karier dua belas minggu: belajar, bangun portofolio, bertemu perusahaan.",
    keywords: "akselerasi karier, portofolio, kerja pertama",
    colours: ["#0B2545", "#5E8C00", "#0B2545"],
  },
  {
    key: "fun",
    title: "Kebun Belajar",
    description: "Kelas seru untuk anak dan remaja: cerita, angka, kode, dan percobaan di rumah.",
    keywords: "kelas anak, belajar coding anak",
    colours: ["#D9480F", "#0B7285", "#343A40"],
  },
  {
    key: "media",
    title: "Warta Pendopo",
    description: "Kabar pendidikan, liputan lapangan, dan siniar tentang cara Indonesia belajar.",
    keywords: "berita pendidikan, siniar pendidikan",
    colours: ["#B00020", "#1A1A1A", "#1A1A1A"],
  },
  {
    key: "coffee",
    title: "Sekolah Kopi Seduh",
    description:
      "Sekolah kopi untuk barista, pemilik kedai, dan siapa pun yang ingin menyeduh dengan baik.",
    keywords: "sekolah kopi, kelas barista",
    colours: ["#6F3B1E", "#A4452C", "#2B1A12"],
  },
  {
    key: "business",
    title: "Pendopo Bisnis",
    description:
      "Pelatihan tim dan perekrutan talenta bagi perusahaan, dari pemetaan kebutuhan sampai laporan hasil.",
    keywords: "pelatihan perusahaan, rekrut talenta",
    colours: ["#1F4FBF", "#475569", "#0F172A"],
  },
  {
    key: "asean",
    title: "Jejaring Belajar ASEAN",
    description: "Program belajar lintas negara bersama lembaga mitra di Asia Tenggara.",
    keywords: "program ASEAN, pertukaran belajar",
    colours: ["#12348B", "#B45309", "#0B1F52"],
  },
  {
    key: "coding",
    title: "Sekolah Kode Tanah Air",
    description:
      "Sekolah pemrograman berbasis proyek: dari terminal pertama sampai aplikasi yang dipakai orang.",
    keywords: "sekolah coding, belajar pemrograman",
    colours: ["#0E7C5A", "#111827", "#0B0F14"],
  },
  {
    key: "personal",
    title: "Catatan Raka Wibisana",
    description: "Tulisan, surat, dan siniar tentang belajar, bekerja, dan membaca pelan-pelan.",
    keywords: "catatan pribadi, esai belajar",
    colours: ["#3F3A34", "#8C5E3C", "#2A2622"],
  },
  {
    key: "innovation",
    title: "Simpul Inovasi Daerah",
    description: "Statistik, artikel, dan panggilan usulan inovasi dari seluruh provinsi.",
    keywords: "inovasi daerah, statistik provinsi",
    colours: ["#C1121F", "#780000", "#2B2D42"],
  },
  {
    key: "group",
    title: "Belajar Bareng",
    description:
      "Kelompok belajar kecil dengan agenda mingguan bersama; masuk cukup dengan satu kode.",
    keywords: "kelompok belajar, belajar bersama",
    colours: ["#C2410C", "#701A75", "#3B0764"],
  },
  {
    key: "scholarship",
    title: "Beasiswa Cakrawala",
    description:
      "Beasiswa belajar keterampilan kerja bagi lulusan SMK: syarat, jadwal, dan pendampingan.",
    keywords: "beasiswa SMK, beasiswa keterampilan",
    colours: ["#046A4F", "#92700C", "#12332B"],
  },
  {
    key: "alpha",
    title: "Pendopo Alfa",
    description: "Tempat kami mencoba fitur baru secara terbuka sebelum dipakai semua orang.",
    keywords: "fitur baru, catatan rilis",
    colours: ["#6D28D9", "#0E7490", "#0B0B14"],
  },
  {
    key: "pesilat",
    title: "Pesilat",
    description:
      "Program Pesilat: sekolah vokasi berlatih tingkat demi tingkat, dari sabuk putih sampai sabuk hitam digital.",
    keywords: "program pesilat, SMK, keterampilan digital",
    colours: ["#C8281E", "#1A1A1A", "#1A1A1A"],
  },
  {
    key: "aksara",
    title: "Aksara",
    description: "Ruang literasi dan aksara Nusantara: membaca, menulis, dan merawat huruf.",
    keywords: "aksara nusantara, literasi",
    colours: ["#2C3E8F", "#6B5B45", "#221F1A"],
  },
  {
    key: "campaign-classroom",
    title: "Bangun Ruang Kelas",
    description: "Penggalangan dana untuk ruang kelas yang layak; setiap rupiah dilaporkan.",
    keywords: "donasi ruang kelas",
    colours: ["#B45309", "#1D4ED8", "#1F2937"],
  },
  {
    key: "campaign-scholar",
    title: "Sahabat Pelajar",
    description: "Dukung satu pelajar setiap bulan sampai ia lulus dan bekerja.",
    keywords: "donasi pelajar, orang tua asuh",
    colours: ["#9D174D", "#0F766E", "#1F2937"],
  },
  {
    key: "campaign-books",
    title: "Rak untuk Semua",
    description: "Gerakan kirim buku dan buku Metamorfosa bagi taman baca di daerah.",
    keywords: "donasi buku, taman baca",
    colours: ["#7C2D12", "#1E3A5F", "#292524"],
  },
  {
    key: "default",
    title: "Ruang Belajar",
    description: "Kelas, tulisan, dan pendampingan untuk siapa pun yang ingin belajar.",
    keywords: "kelas daring, belajar",
    colours: ["#2096C4", "#2F80ED", "#212529"],
    domains: ["default.localhost"],
  },
];

const css = (
  [primary, secondary, dark]: Sketch["colours"],
  [heading, body]: [string, string] = ["Raleway", "Inter"],
) => ({
  ft_primary: heading,
  ft_secondary: body,
  clr_primary: primary,
  clr_secondary: secondary,
  clr_success: "#2dce89",
  clr_info: "#11cdef",
  clr_warning: "#fb6340",
  clr_danger: "#f5365c",
  clr_light: "#adb5bd",
  clr_dark: dark,
});

const meta = (title: string, description: string, keywords: string) => ({
  name: title,
  description,
  keywords,
  type: "website",
  image: null,
  card: "summary_large_image",
  site_name: title,
  url: null,
  twitter_site: null,
  robot_index: "index",
  robot_follow: "follow",
});

const noPictures = { logoDark: null, logoLight: null, favicon: null };

const tenant = ({
  key,
  title,
  description,
  keywords,
  colours,
  fonts,
  domains,
  figures,
}: Sketch): SeedTenant => ({
  key,
  tenantId: `lms-${key}`,
  domains: [
    `${key}.localhost`,
    ...(domains ?? []).filter((domain) => domain !== `${key}.localhost`),
    `${key}.pendopo.example`,
  ],
  isMain: false,
  setting: {
    title,
    ...noPictures,
    layout: key,
    isMaintenance: false,
    ...(figures && { landing: { figures: figures.join("\n") } }),
    css: css(colours, fonts),
    meta: meta(title, description, keywords),
  },
});

const mainDescription =
  "Kelas daring bersama mentor, program bagi sekolah dan perusahaan, dan LMS yang ringan di ponsel apa pun.";

/** Uses the default colours and fonts. */
const main: SeedTenant = {
  key: "main",
  tenantId: "lms-main",
  domains: ["main.localhost", "localhost", "127.0.0.1", "pendopo.example"],
  isMain: true,
  setting: {
    title: "Pendopo",
    ...noPictures,
    layout: "main",
    isMaintenance: false,
    meta: meta("Pendopo", mainDescription, "kelas daring, belajar keterampilan, LMS Indonesia"),
    blog: {
      title: "Blog Pendopo",
      summary: "Panduan belajar, catatan mengajar, dan cerita dari kelas.",
      cover: null,
    },
  },
};

/** Omits isMaintenance and is therefore in maintenance (SET4). */
const repair: SeedTenant = {
  key: "perbaikan",
  tenantId: "lms-perbaikan",
  domains: ["perbaikan.localhost"],
  isMain: false,
  setting: {
    title: "Situs Percobaan",
    ...noPictures,
    layout: "default",
    meta: meta("Situs Percobaan", "Situs untuk mencoba halaman perbaikan.", "perbaikan"),
  },
};

export const tenants: SeedTenant[] = [main, ...SKETCHES.map(tenant), repair];
