import type { SeedMentor } from "./types";

/** Invented people. */
export const mentors: SeedMentor[] = [
  {
    slug: "dewi-lestariningrum",
    name: "Dewi Lestariningrum",
    role: "Pengembang web, Bandung",
    bio: "Dua belas tahun membangun aplikasi pemerintah daerah; mengajar karena kodenya sendiri dulu sulit dibaca.",
  },
  {
    slug: "yusuf-hamdani",
    name: "Yusuf Hamdani",
    role: "Analis data, Makassar",
    bio: "Membantu koperasi dan warung membaca catatan penjualannya sendiri.",
  },
  {
    slug: "ratih-kusumawardhani",
    name: "Ratih Kusumawardhani",
    role: "Perancang antarmuka, Yogyakarta",
    bio: "Merancang layanan kesehatan yang dipakai kader posyandu.",
  },
  {
    slug: "bagas-prayoga",
    name: "Bagas Prayoga",
    role: "Insinyur jaringan, Surabaya",
    bio: "Menjaga jaringan kampus selama sepuluh tahun dan menulis modul TJKT bersama guru SMK.",
  },
  {
    slug: "maria-ludong",
    name: "Maria Ludong",
    role: "Pelatih guru, Manado",
    bio: "Mendampingi guru di daerah kepulauan memakai teknologi secukupnya.",
  },
  {
    slug: "arif-setiadi",
    name: "Arif Setiadi",
    role: "Penasihat keuangan keluarga, Semarang",
    bio: "Percaya bahwa anggaran rumah tangga harus muat di satu halaman.",
  },
  {
    slug: "nadia-puspitaloka",
    name: "Nadia Puspitaloka",
    role: "Penulis dan penyunting, Jakarta",
    bio: "Menyunting majalah pendidikan dan ratusan tulisan pertama orang lain.",
  },
  {
    slug: "gede-wirawan",
    name: "Gede Wirawan",
    role: "Videografer, Denpasar",
    bio: "Merekam upacara, festival, dan kelas dengan kamera yang ada.",
  },
];
