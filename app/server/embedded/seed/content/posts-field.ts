import { post } from "./post";
import type { SeedPost } from "./types";

export const fieldPosts: SeedPost[] = [
  post({
    tenants: "foundation media innovation pesilat",
    slug: "kelas-di-balai-desa",
    category: "cerita-lapangan",
    daysAgo: 2,
    author: "Yusuf Hamdani",
    tags: ["desa", "koperasi"],
    title: "Kelas Data di Balai Desa",
    summary:
      "Dua belas pengurus koperasi, satu layar, dan pertanyaan yang mengubah rencana mengajar kami.",
    body: `Kami datang ke sebuah desa di Maros dengan tayangan empat puluh halaman tentang analisis data. Pada halaman ketiga, Bu Halija mengangkat tangan. "Ini semua bagus. Tetapi kami ingin tahu siapa saja yang belum bayar pinjaman, dan sudah berapa lama."

Tayangan itu kami tutup.

## Pertanyaan yang benar

Sisa pagi dipakai untuk satu tabel: nama, tanggal pinjam, tanggal terakhir membayar. Selisihnya dihitung otomatis, lalu diurutkan. Ketika daftar itu muncul di layar, ruangan sunyi. Nama teratas adalah sepupu ketua koperasi.

Yang terjadi sesudahnya bukan urusan data. Mereka berdebat satu jam, dalam bahasa yang sebagian tidak kami mengerti, dan keluar dengan aturan baru tentang penagihan.

## Yang kami bawa pulang

- Mulailah dari pertanyaan peserta, bukan dari alat
- Satu tabel yang dipahami semua orang mengalahkan sepuluh grafik
- Data membuat hal yang diketahui semua orang menjadi boleh dibicarakan

Bulan berikutnya koperasi itu mengirim foto: tabel yang sama, ditulis dengan spidol di papan balai desa. Tidak ada komputernya. Kami menganggap itu keberhasilan.`,
  }),
  post({
    tenants: "foundation media campaign-classroom",
    slug: "jadwal-perahu-dan-bel-sekolah",
    category: "cerita-lapangan",
    daysAgo: 29,
    author: "Maria Ludong",
    tags: ["kepulauan", "sekolah"],
    title: "Jadwal Perahu dan Bel Sekolah",
    summary:
      "Di kepulauan, terlambat bukan soal disiplin. Sebuah sekolah menggeser belnya dan melihat apa yang terjadi.",
    body: `Perahu pertama dari pulau seberang tiba pukul tujuh lewat dua puluh, bila laut tenang. Bel sekolah berbunyi pukul tujuh. Selama bertahun-tahun, sebelas anak memulai hari dengan berdiri di depan gerbang.

Kepala sekolah yang baru tidak menambah hukuman. Ia ikut perahu itu selama seminggu, mencatat jamnya, lalu mengajukan perubahan jadwal.

## Bel pukul setengah delapan

Pelajaran dimulai setengah jam lebih lambat. Sebagai gantinya, istirahat kedua dipersingkat. Tidak ada jam pelajaran yang hilang.

Sebagian guru keberatan. Mereka tinggal dekat dan terbiasa pulang lebih awal. Kesepakatannya: coba tiga bulan, lalu putuskan bersama.

Setelah tiga bulan tidak ada yang meminta kembali. Anak yang dulu dicap malas ternyata duduk paling depan. Guru yang dulu keberatan bercerita bahwa jam pertama tidak lagi terpotong tiga kali oleh ketukan pintu.

> Kami mengira mereka yang harus berubah. Ternyata belnya.

Perubahan itu tidak membutuhkan dana. Yang dibutuhkan hanya seseorang yang mau naik perahu lebih dulu dan mencatat.`,
  }),
  post({
    tenants: "foundation creative media",
    slug: "film-tiga-menit-tentang-penjual-sayur",
    category: "cerita-lapangan",
    daysAgo: 51,
    author: "Gede Wirawan",
    tags: ["video", "cerita"],
    title: "Film Tiga Menit tentang Penjual Sayur",
    summary:
      "Seorang siswa meminta izin lebih dulu, dan mendapat cerita yang tidak ada dalam naskahnya.",
    body: `Komang, siswa kelas sebelas, ingin membuat film tentang pasar. Naskahnya berisi gambar sayur, tangan, timbangan, dan musik. Kami memintanya melakukan satu hal sebelum merekam: meminta izin, dengan menjelaskan filmnya untuk apa.

Penjual yang ia temui, Men Suci, bertanya balik. Mengapa sayurnya yang direkam, bukan catatannya?

## Buku catatan

Ternyata Men Suci mencatat harga kubis setiap hari sejak tahun 1998. Dua puluh enam buku tulis, satu setiap tahun. Ia tahu bulan apa harga jatuh dan kapan jangan menanam.

Film itu berubah. Tiga menit tentang buku tulis, dengan suara pasar di belakangnya. Tanpa musik.

## Yang dipelajari siswa

- Izin bukan urusan surat, melainkan awal percakapan
- Naskah adalah dugaan, boleh salah
- Suara asli lebih kuat daripada musik pinjaman

Pada malam pemutaran, Men Suci duduk di baris pertama membawa buku tahun itu. Seusai film ia berdiri dan membacakan harga kubis hari tersebut. Tepuk tangannya panjang.`,
  }),
  post({
    tenants: "foundation scholarship campaign-scholar",
    slug: "surat-dari-angkatan-pertama",
    category: "cerita-lapangan",
    daysAgo: 110,
    author: "Nadia Puspitaloka",
    tags: ["alumni", "surat"],
    title: "Surat kepada Angkatan Berikutnya",
    summary:
      "Kami meminta lulusan menulis satu surat untuk peserta baru. Inilah nasihat yang paling sering muncul.",
    body: `Pada hari terakhir program, setiap lulusan menulis surat untuk seseorang yang belum dikenalnya: peserta angkatan berikutnya. Surat itu dibagikan secara acak pada hari pertama.

Kami membaca semuanya, tentu dengan izin. Nasihatnya berulang, dan bukan tentang pelajaran.

## Yang paling sering ditulis

- Bertanyalah sebelum merasa siap bertanya
- Kirim tugas walaupun belum bagus; tanggal lebih penting daripada sempurna
- Makan dulu
- Kenali satu orang di kelompokmu di luar urusan tugas

"Makan dulu" muncul di sepuluh surat. Beberapa menceritakan belajar sampai lupa makan lalu sakit tepat pada minggu ujian.

## Yang tidak ditulis siapa pun

Tidak ada yang menyarankan bakat, alat yang mahal, atau begadang. Tidak ada yang menyebut nilai.

Seorang lulusan yang kini bekerja sebagai teknisi di Jember menulis begini:

> Kalau kamu merasa paling tertinggal, lihatlah sekeliling. Semua orang sedang berpura-pura tidak begitu.

Surat itu sudah tiga kali dibacakan ulang, selalu pada minggu kedua, ketika ruangan mulai sunyi.`,
  }),
  post({
    tenants: "foundation aksara campaign-books media",
    slug: "taman-baca-di-teras-rumah",
    category: "cerita-lapangan",
    daysAgo: 170,
    author: "Nadia Puspitaloka",
    tags: ["taman baca", "buku"],
    title: "Taman Baca di Teras Rumah",
    summary: "Tiga rak, satu tikar, dan aturan bahwa buku boleh dibawa pulang tanpa dicatat.",
    body: `Pak Rahmat membuka taman baca di teras rumahnya di Lombok Timur dengan seratus dua puluh buku. Tetangganya menyarankan buku catatan peminjaman. Ia menolak. "Kalau dicatat, yang malu tidak akan datang."

Tahun pertama, tiga puluh buku tidak kembali. Tahun yang sama, seratus sembilan puluh buku datang dari orang yang mendengar ceritanya.

## Jam buka

Teras itu buka dari selesai asar sampai magrib. Bukan karena itu jam yang baik untuk membaca, melainkan karena itu jam anak-anak memang ada di jalan. Taman baca mendatangi waktu mereka, bukan sebaliknya.

## Buku apa

- Buku bergambar yang kalimatnya pendek habis lebih dulu
- Buku tentang hewan dan mesin dicari anak laki-laki yang konon tidak suka membaca
- Buku pelajaran bekas hampir tidak pernah disentuh

Bila Anda ingin menyumbang buku, pilihlah yang ingin Anda baca sendiri waktu kecil. Ensiklopedia tebal yang sudah tidak laku di rumah Anda juga tidak akan laku di sana.

Kini ada empat teras serupa di desa itu. Tidak ada yang mengoordinasikannya. Pak Rahmat menyebutnya "menular".`,
  }),
];
