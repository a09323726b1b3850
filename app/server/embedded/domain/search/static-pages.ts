interface StaticPage {
  title: string;
  url: string;
  summary: string;
  keywords: string;
  /** Heading and text; `{situs}` is the tenant's name. */
  sections: [heading: string, text: string][];
}

/** Quotable texts of pages without records. Limits and hours repeat those of the forms. */
export const STATIC_PAGES: readonly StaticPage[] = [
  {
    title: "Tentang kami",
    url: "/About",
    summary: "Siapa kami, cara kami mengajar, dan apa yang kami kerjakan.",
    keywords: "profil visi misi",
    sections: [
      [
        "Tentang",
        "{situs} adalah tempat belajar bersama. Kelasnya dibimbing mentor yang bekerja di bidangnya.",
      ],
    ],
  },
  {
    title: "Buat janji temu",
    url: "/Make-Appointment",
    summary:
      "Minta waktu bertemu dengan tim kami, gratis, untuk kampus, pemerintah, perusahaan, sekolah, atau lainnya.",
    keywords: "perjanjian konsultasi kontak hubungi pertemuan kerja sama menghubungi",
    sections: [
      [
        "Waktu",
        "Janji temu dapat dibuat untuk besok sampai 60 hari ke depan, kecuali hari Minggu. Jam pertemuan: 09.00, 11.00, 13.30, atau 15.30 WIB.",
      ],
      [
        "Bukti dan pembatalan",
        "Setelah formulir dikirim Anda mendapat nomor janji temu dan tautan bukti. Janji temu dapat dibatalkan lewat tautan bukti itu tanpa biaya.",
      ],
      [
        "Menghubungi kami",
        "Untuk bertanya atau menghubungi tim {situs}, isi formulir janji temu; jawabannya dikirim lewat email.",
      ],
    ],
  },
  {
    title: "Kerja sama",
    url: "/Collaboration",
    summary: "Cara bekerja sama bagi perusahaan, kampus, pemerintah, sekolah, dan perorangan.",
    keywords: "kemitraan bermitra sponsor CSR",
    sections: [],
  },
  {
    title: "Untuk kampus",
    url: "/Campus",
    summary: "Yang dapat dibicarakan kampus di sini, dan cara memulainya.",
    keywords: "universitas perguruan tinggi mahasiswa dosen",
    sections: [],
  },
  {
    title: "Untuk pemerintah",
    url: "/Government",
    summary: "Yang dapat dibicarakan pemerintah di sini, dan cara memulainya.",
    keywords: "dinas aparatur desa kabupaten",
    sections: [],
  },
  {
    title: "Untuk perusahaan",
    url: "/Corporates",
    summary: "Yang dapat dibicarakan perusahaan di sini, dan cara memulainya.",
    keywords: "CSR tanggung jawab sosial",
    sections: [],
  },
  {
    title: "Minta demo",
    url: "/Request-Demo",
    summary: "Minta demo gratis: kelas, kuis, dan sertifikat dengan contoh dari lembaga Anda.",
    keywords: "demonstrasi uji coba produk LMS peragaan",
    sections: [
      [
        "Cara meminta demo",
        "Isi formulir demo; paling lambat dua hari kerja lagi tim {situs} menawarkan waktu lewat email. Demo berlangsung sekitar 45 menit lewat panggilan video.",
      ],
    ],
  },
  {
    title: "Rekrut talenta",
    url: "/Talent-Hiring",
    summary: "Untuk perusahaan yang mencari lulusan, dari magang sampai karyawan tetap.",
    keywords: "rekrutmen perusahaan mencari karyawan tenaga kerja hiring",
    sections: [
      [
        "Cara merekrut lulusan",
        "Perusahaan menulis pekerjaan dan keahlian yang dicari; kami mengirim profil lulusan yang cocok, dan Anda mewawancarai sendiri.",
      ],
    ],
  },
  {
    title: "Layanan pelatihan",
    url: "/Training-Services",
    summary: "Pelatihan karyawan untuk perusahaan, di tempat Anda atau daring.",
    keywords: "perusahaan in-house training karyawan inhouse",
    sections: [
      [
        "Cara memesan pelatihan karyawan",
        "Perusahaan menulis kebutuhan dan jumlah peserta; kami mengirim silabus, jadwal, dan penawaran.",
      ],
    ],
  },
  {
    title: "Kebijakan privasi",
    url: "/Privacy-Policy",
    summary: "Data pribadi apa yang dikumpulkan, untuk apa, berapa lama, dan apa hak Anda.",
    keywords: "data pribadi kuki cookie UU PDP",
    sections: [
      [
        "Data",
        "Data pribadi hanya disimpan bila Anda mengirimkannya lewat formulir. Alamat jaringan (IP) tidak disimpan, hanya sidik acaknya.",
      ],
      [
        "Hak Anda",
        "Anda berhak mengetahui, memperbaiki, dan meminta penghapusan data Anda. Ajukan permintaan lewat janji temu dengan topik Data pribadi.",
      ],
      [
        "Kuki",
        "Situs ini hanya memakai kuki yang diperlukan agar dapat bekerja; tidak ada kuki iklan atau analitik pihak ketiga.",
      ],
      [
        "Anak di bawah 18 tahun",
        "Bila Anda belum berusia 18 tahun, isilah formulir bersama orang tua atau wali, dengan persetujuan mereka.",
      ],
    ],
  },
  {
    title: "Syarat dan ketentuan",
    url: "/Terms-And-Conditions",
    summary: "Ketentuan memakai situs ini: layanan, janji temu, hak cipta, dan larangan.",
    keywords: "aturan perjanjian hukum",
    sections: [
      [
        "Hak cipta",
        "Tulisan di situs ini boleh dikutip dengan menyebut penulis dan tautannya. Bahan kelas hanya untuk peserta kelas tersebut.",
      ],
    ],
  },
  {
    title: "Masuk dan akun",
    url: "/Akun",
    summary: "Masuk, mengubah kata sandi, dan melihat perangkat yang sedang memakai akun Anda.",
    keywords: "login sign in profil password",
    sections: [
      [
        "Satu akun",
        "Satu akun berlaku di semua situs keluarga ini. Masuk dengan email dan kata sandi.",
      ],
    ],
  },
  {
    title: "Buat akun baru",
    url: "/Akun/Daftar",
    summary: "Buat akun untuk mendaftar kelas dan menyimpan kemajuan belajar.",
    keywords: "registrasi sign up mendaftar pengguna",
    sections: [
      [
        "Cara membuat akun",
        "Untuk membuat akun, isi nama, email, dan kata sandi paling sedikit 10 karakter, lalu buka tautan yang kami kirim ke email Anda.",
      ],
    ],
  },
  {
    title: "Lupa kata sandi",
    url: "/Akun/Lupa",
    summary: "Minta tautan untuk membuat kata sandi baru.",
    keywords: "reset password sandi lupa",
    sections: [
      [
        "Kata sandi baru",
        "Bila lupa kata sandi, tulis email akun Anda; kami mengirim tautan untuk membuat kata sandi baru.",
      ],
    ],
  },
  {
    title: "Donasi",
    url: "/Donation",
    summary: "Bantu program belajar dengan donasi mulai Rp10.000.",
    keywords: "sumbangan menyumbang berdonasi dana",
    sections: [
      [
        "Jumlah",
        "Donasi paling sedikit Rp10.000 dan paling banyak Rp100.000.000 sekali kirim. Nama Anda boleh tidak ditampilkan.",
      ],
      [
        "Cara membayar",
        "Donasi dapat dibayar dengan QRIS, virtual account BCA, Mandiri, BNI, atau BRI, dompet digital, dan gerai ritel.",
      ],
    ],
  },
  {
    title: "Pendaftaran",
    url: "/Register",
    summary: "Pilih pendaftaran: akun belajar, sekolah, atau tim.",
    keywords: "registrasi daftar mendaftar",
    sections: [
      ["Pilihan", "Pilih pendaftaran akun belajar, sekolah, atau tim, sesuai keperluan Anda."],
    ],
  },
  {
    title: "Daftarkan sekolah",
    url: "/Register/School",
    summary: "Daftarkan SMK, SMA, MA, SMP, atau PKBM agar dapat mengikuti program dan kompetisi.",
    keywords: "registrasi sekolah NPSN verifikasi",
    sections: [
      [
        "Yang perlu disiapkan",
        "Untuk mendaftarkan sekolah, siapkan NPSN 8 karakter, alamat, data kepala sekolah, dan penanggung jawab dengan email serta nomor HP. Isian tersimpan 30 hari, jadi boleh dilanjutkan kemudian.",
      ],
      [
        "Sesudah mendaftar",
        "Pendaftaran sekolah diperiksa petugas, dan hasilnya dikirim lewat email penanggung jawab.",
      ],
    ],
  },
];
