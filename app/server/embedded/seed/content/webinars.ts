import type { SeedWebinar } from "./types";

export const webinars: SeedWebinar[] = [
  {
    tenants: ["main", "demo"],
    slug: "memilih-kelas-pertama",
    title: "Memilih Kelas Pertama",
    summary: "Satu jam bersama mentor: bertanya, mencoba, lalu memutuskan.",
    speakers: [{ name: "Dewi Lestariningrum", role: "Pengembang web" }],
    start: { day: 5, hour: 19 },
    durationMin: 60,
    platform: "Ruang daring Pendopo",
  },
  {
    tenants: ["main", "foundation"],
    slug: "data-siswa-yang-aman",
    title: "Data Siswa yang Aman",
    summary: "Kewajiban sekolah menurut UU PDP dan empat kebiasaan untuk memulainya.",
    speakers: [{ name: "Bagas Prayoga", role: "Insinyur jaringan" }],
    start: { day: 11, hour: 15 },
    durationMin: 90,
    platform: "Ruang daring Pendopo",
  },
  {
    tenants: ["main", "foundation", "demo"],
    slug: "soal-tiga-tingkat",
    title: "Menyusun Soal Tiga Tingkat",
    summary: "Guru menyusun soal bersama-sama, dengan dan tanpa bantuan mesin.",
    speakers: [{ name: "Maria Ludong", role: "Pelatih guru" }],
    start: { day: -9, hour: 19 },
    durationMin: 90,
    platform: "Ruang daring Pendopo",
  },
  {
    tenants: ["main"],
    slug: "anggaran-satu-halaman",
    title: "Anggaran Satu Halaman",
    summary: "Menyusun anggaran keluarga dalam satu jam.",
    speakers: [{ name: "Arif Setiadi", role: "Penasihat keuangan keluarga" }],
    start: { day: -23, hour: 10 },
    durationMin: 60,
    platform: "Ruang daring Pendopo",
  },
];
