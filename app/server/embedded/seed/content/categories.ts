import { tenants } from "./tenants";
import type { SeedCategory } from "./types";

const everywhere = tenants.map(({ key }) => key);

/** Slug and title by kind, in display order. */
const CATEGORIES: Partial<Record<SeedCategory["kind"], Record<string, string>>> = {
  blog: {
    "panduan-belajar": "Panduan Belajar",
    mengajar: "Mengajar",
    teknologi: "Teknologi",
    karier: "Karier",
    "uang-dan-usaha": "Uang dan Usaha",
    "cerita-lapangan": "Cerita Lapangan",
  },
  news: {
    pengumuman: "Pengumuman",
    "kabar-program": "Kabar Program",
    "laporan-dana": "Laporan Dana",
    "catatan-rilis": "Catatan Rilis",
  },
  berita: {
    "kabar-kelas": "Kabar Kelas",
    "karya-siswa": "Karya Siswa",
    "kerja-sama": "Kerja Sama",
  },
  article: {
    "angka-daerah": "Angka Daerah",
    "cara-kerja": "Cara Kerja",
    gagasan: "Gagasan",
    aksara: "Aksara",
  },
  podcast: { teras: "Teras", "obrolan-kelas": "Obrolan Kelas", "surat-suara": "Surat Suara" },
  event: {
    festival: "Festival",
    lokakarya: "Lokakarya",
    "temu-daring": "Temu Daring",
    lomba: "Lomba",
  },
  program: {
    umum: "Umum",
    siswa: "Siswa",
    guru: "Guru",
    kampus: "Kampus",
    aparatur: "Aparatur",
    perusahaan: "Perusahaan",
  },
  "tulisan-temans": { pengalaman: "Pengalaman", resensi: "Resensi" },
  gallery: { kegiatan: "Kegiatan", karya: "Karya" },
  video: { "cara-singkat": "Cara Singkat", liputan: "Liputan" },
};

/** Equal on every tenant; empty ones are hidden. */
export const categories: SeedCategory[] = Object.entries(CATEGORIES).flatMap(([kind, titles]) =>
  Object.entries(titles).map(([slug, title], at) => ({
    tenants: everywhere,
    kind: kind as SeedCategory["kind"],
    slug,
    title,
    sort: at + 1,
  })),
);
