import { slugify } from "~/lib/slug";
import { mentors } from "./mentors";
import type { SeedEvent } from "./types";

/** @param topic what the speaker talks about, after the words of the mentor's own page */
function speaker(name: string, topic: string, isConfirmed = true): SeedEvent["speakers"][number] {
  const mentor = mentors.find((one) => one.name === name);
  if (!mentor) throw new Error(`there is no mentor ${name}`);
  return { id: slugify(name), name, short_bio: `${mentor.role}. ${topic}`, isConfirmed };
}

/** Speakers and programme of the learning festival. */
export const festival: SeedEvent = {
  speakers: [
    speaker("Dewi Lestariningrum", "Membuka festival dengan halaman web pertama dalam satu jam."),
    speaker("Gede Wirawan", "Merekam satu menit yang jujur dengan ponsel Anda sendiri."),
    speaker("Maria Ludong", "Soal tiga tingkat untuk guru yang membawa bacaan sendiri."),
    speaker("Arif Setiadi", "Anggaran keluarga yang muat di pintu kulkas."),
    speaker("Yusuf Hamdani", "Bertanya kepada data warung, dari nota sampai keputusan."),
    speaker("Kirana Dewanti", "Menggambar kucing di sudut: ilustrasi yang dibaca anak.", false),
    speaker("Elia Wenda", "Mendengar cangkir: kopi Lanny Jaya dari kebunnya."),
    speaker("Theresia Moi", "Tiga kancing: memandu kelompok yang pendiam.", false),
  ],
  programme: [
    {
      name: "Kelas terbuka",
      description:
        "Dua puluh empat kelas berdurasi satu jam, setiap pagi. Masuk ke kelas mana pun, pindah kapan pun, tanpa membawa apa-apa.",
    },
    {
      name: "Lokakarya siang",
      description:
        "Sembilan lokakarya dua jam. Setiap orang pulang membawa sesuatu yang selesai: poster, rangkaian, halaman, surat, atau saus.",
    },
    {
      name: "Percakapan malam",
      description:
        "Orang yang belajar sambil bekerja bercerita tentang satu kegagalan, masing-masing tiga menit. Siapa pun boleh mendaftar sampai pukul lima sore.",
    },
    {
      name: "Pameran karya",
      description:
        "Hari ketiga, pembuat berdiri di samping karyanya. Pengunjung meninggalkan kartu: saya melihat, saya bertanya, saya ingin mencoba.",
    },
    {
      name: "Ruang tonton di daerah",
      description:
        "Simpul belajar di tiga puluh satu kota memutar semua acara, sehingga peserta tidak perlu jaringan sendiri.",
    },
    {
      name: "Sudut tenang",
      description:
        "Ruang menyusui, jalur kursi roda, juru bahasa isyarat di semua panggung, dan satu tenda tanpa pengeras suara.",
    },
  ],
};
