interface Way {
  title: string;
  text: string;
  href: string;
}

interface WayGroup {
  /** Anchor. */
  id: string;
  title: string;
  /** Its own page. */
  href: string | null;
  ways: readonly Way[];
}

/** Ways to work together, by who one is. They name forms that answer, and promise no result. */
export const COLLABORATION_WAYS: readonly WayGroup[] = [
  {
    id: "perusahaan",
    title: "Perusahaan",
    href: "/Corporates",
    ways: [
      {
        title: "Melatih karyawan",
        text: "Tulis kebutuhan dan jumlah peserta, di tempat Anda atau daring.",
        href: "/Training-Services",
      },
      {
        title: "Merekrut lulusan",
        text: "Tulis pekerjaan dan keahlian yang dicari, dari magang sampai karyawan tetap.",
        href: "/Talent-Hiring",
      },
      {
        title: "Membiayai program",
        text: "Bicarakan untuk siapa, di mana, dan ukuran hasil yang disepakati sejak awal.",
        href: "/Make-Appointment?segment=corporate&topic=Membiayai+program",
      },
    ],
  },
  {
    id: "kampus",
    title: "Kampus",
    href: "/Campus",
    ways: [
      {
        title: "Menyusun kelas bersama",
        text: "Bicarakan mata kuliah, jadwal, dan cara menilai bagi mahasiswa Anda.",
        href: "/Make-Appointment?segment=campus&topic=Menyusun+kelas+bersama",
      },
      {
        title: "Melihat perangkat belajarnya",
        text: "Minta peragaan kelas, kuis, dan sertifikat dengan contoh dari kampus Anda.",
        href: "/Request-Demo",
      },
    ],
  },
  {
    id: "pemerintah",
    title: "Pemerintah",
    href: "/Government",
    ways: [
      {
        title: "Melatih aparatur dan warga",
        text: "Mulai dari soal di wilayah Anda: siapa yang belajar, dan apa yang harus dapat mereka kerjakan.",
        href: "/Make-Appointment?segment=government&topic=Melatih+aparatur+dan+warga",
      },
    ],
  },
  {
    id: "sekolah",
    title: "Sekolah",
    href: null,
    ways: [
      {
        title: "Mendaftarkan sekolah",
        text: "Satu kali dengan NPSN; sesudah diperiksa, sekolah dapat ikut program.",
        href: "/Register/School",
      },
      {
        title: "Mendaftarkan tim",
        text: "Guru pembina mendaftarkan tiga sampai lima siswa untuk lomba.",
        href: "/Register/Team",
      },
    ],
  },
  {
    id: "perorangan",
    title: "Perorangan",
    href: null,
    ways: [
      {
        title: "Berdonasi",
        text: "Pilih penggalangan yang terbuka dan ikuti kabar penggunaannya.",
        href: "/Donation",
      },
      {
        title: "Menyampaikan aspirasi",
        text: "Tulis yang Anda harapkan; yang sudah dijawab dapat dibaca siapa pun.",
        href: "/Aspirasi",
      },
    ],
  },
];
