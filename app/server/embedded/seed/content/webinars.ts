import { slugify } from "~/lib/slug";
import { mentors } from "./mentors";
import type { SeedWebinar } from "./types";

/** @param when days from the seeding day, WIB hour, minutes */
function webinar(
  tenants: string,
  title: string,
  summary: string,
  speakers: string[],
  [day, hour, durationMin]: [number, number, number],
): SeedWebinar {
  return {
    tenants: tenants.split(" "),
    slug: slugify(title),
    title,
    summary,
    durationMin,
    platform: "Ruang daring Pendopo",
    start: { day, hour },
    speakers: speakers.map((name) => {
      const mentor = mentors.find((one) => one.name === name);
      if (!mentor) throw new Error(`there is no mentor ${name}`);
      return { name, role: mentor.role.split(",")[0] ?? "" };
    }),
  };
}

export const webinars: SeedWebinar[] = [
  webinar(
    "main demo default",
    "Memilih Kelas Pertama",
    "Satu jam bersama mentor: bertanya, mencoba, lalu memutuskan.",
    ["Dewi Lestariningrum"],
    [5, 19, 60],
  ),
  webinar(
    "main foundation",
    "Data Siswa yang Aman",
    "Kewajiban sekolah menurut UU PDP dan empat kebiasaan untuk memulainya.",
    ["Bagas Prayoga", "Taufik Hidayatulah"],
    [11, 15, 90],
  ),
  webinar(
    "main foundation demo",
    "Menyusun Soal Tiga Tingkat",
    "Guru menyusun soal bersama-sama, dengan dan tanpa bantuan mesin.",
    ["Maria Ludong"],
    [-9, 19, 90],
  ),
  webinar(
    "main group",
    "Anggaran Satu Halaman",
    "Menyusun anggaran keluarga dalam satu jam.",
    ["Arif Setiadi"],
    [-23, 10, 60],
  ),
  webinar(
    "main coding alpha demo",
    "Membaca Galat tanpa Panik",
    "Sepuluh pesan galat dari peserta, dibaca bersama dari baris terakhir ke atas.",
    ["Laras Wening Prabandari", "Deden Mulyawan"],
    [2, 19, 75],
  ),
  webinar(
    "coding main acceleration",
    "Sumbangan Pertama untuk Proyek Terbuka",
    "Memilih proyek yang ramah, membuat perubahan kecil, dan menulis alasannya.",
    ["Ignatius Kowa"],
    [13, 19, 60],
  ),
  webinar(
    "coffee main",
    "Mencicipi Kopi Lanny Jaya",
    "Peserta menyeduh biji yang sama di rumah masing-masing dan membandingkan catatan.",
    ["Elia Wenda", "Mahdi Linge"],
    [7, 9, 90],
  ),
  webinar(
    "coffee business",
    "Mengapa Kedai Saya Tutup",
    "Dua pemilik kedai membuka pembukuannya, termasuk bulan terakhir.",
    ["Wahyu Prastowo"],
    [-5, 14, 75],
  ),
  webinar(
    "creative main media",
    "Naskah Sebelum Kamera",
    "Menulis film tiga menit dari satu orang, satu keinginan, satu halangan.",
    ["Gede Wirawan"],
    [9, 16, 90],
  ),
  webinar(
    "creative campaign-books fun",
    "Anak Melihat Kucing di Sudut",
    "Membaca gambar dalam buku anak bersama ilustrator dan penulisnya.",
    ["Kirana Dewanti", "Sekar Ayuningtyas"],
    [16, 10, 60],
  ),
  webinar(
    "business main acceleration",
    "Percakapan Berdua yang Berguna",
    "Latihan dua puluh lima menit untuk pemimpin tim yang baru.",
    ["Retno Palupi Hapsari"],
    [4, 8, 60],
  ),
  webinar(
    "acceleration scholarship main",
    "Bertanya kepada Perekrut",
    "Satu jam penuh menjawab pertanyaan tentang CV, wawancara, dan lowongan palsu.",
    ["Dimas Aryasatya", "Yohana Tandi"],
    [1, 19, 60],
  ),
  webinar(
    "pesilat main foundation",
    "Guru sebagai Penguji",
    "Duduk di samping siswa, membaca tugas, dan diam: melatih penguji kartu keterampilan.",
    ["Ujang Permana", "Rohmat Suhendar"],
    [6, 13, 120],
  ),
  webinar(
    "innovation foundation main",
    "Menit Abu-abu di Loket",
    "Tiga kelurahan memperlihatkan garis waktu layanannya, sebelum dan sesudah.",
    ["Nyoman Sridana"],
    [0, 15, 90],
  ),
  webinar(
    "asean main",
    "Rapat pada Empat Zona Waktu",
    "Tim lintas negara menyusun jadwal yang adil; dalam bahasa Inggris sederhana.",
    ["Felix Tjandranegara", "Anastasia Rumbiak"],
    [10, 16, 60],
  ),
  webinar(
    "aksara personal",
    "Satu Papan Jalan",
    "Membaca papan nama beraksara Jawa yang dikirim peserta pekan ini.",
    ["Suryo Widagdo", "Endah Retnaningsih"],
    [3, 19, 60],
  ),
  webinar(
    "campaign-books campaign-classroom fun",
    "Sepuluh Menit Sebelum Tidur",
    "Membacakan buku dengan suara sendiri; bawa satu buku anak.",
    ["Endah Retnaningsih", "Bonaventura Lake"],
    [8, 20, 45],
  ),
  webinar(
    "main alpha foundation",
    "Empat Kursi untuk Satu Mesin",
    "Membahas satu alat penilai dari kursi siswa, sekolah, pembuat, dan yang tidak hadir.",
    ["Ayu Candrakirana"],
    [-2, 15, 90],
  ),
  webinar(
    "campaign-scholar scholarship",
    "Kabar dari Penerima Bantuan",
    "Tiga pelajar bercerita tentang semester pertama, dan apa yang masih sulit.",
    ["Ni Luh Asri"],
    [12, 16, 60],
  ),
  webinar(
    "group foundation",
    "Tiga Kancing",
    "Latihan membagi giliran bicara dalam kelompok belajar.",
    ["Theresia Moi", "Sri Hartini Wijaya"],
    [14, 19, 60],
  ),
];
