import type { PageTitles } from "../titles";

/** TTL6. */
export const titles: PageTitles = {
  index: "Belajar bersama, dari desa sampai kampus",
  Class: "Kelas",
  "Class-Competence-slug": "record",
  About: "Tentang",
  Campus: "Untuk Kampus",
  Government: "Untuk Pemerintahan",
  Corporates: "Untuk Perusahaan",
  "Portfolio-type-title": "record",
  Blog: "Blogs",
  "Blog-id-title": "record",
  "Program-id-slug": "record",
  "Make-Appointment": "Buat Perjanjian",
  Metamorfosa: {
    title: "Metamorfosa",
    description:
      "Metamorfosa: buku tentang belajar mengubah diri, ditulis dari catatan lapangan para pendamping program.",
  },
};
