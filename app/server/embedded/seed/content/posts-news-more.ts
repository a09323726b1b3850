import { definePosts } from "./post";
import type { SeedPost } from "./types";

const news = definePosts("news");

export const moreNewsPosts: SeedPost[] = [
  news({
    tenants: "alpha",
    slug: "halaman-tanpa-skrip",
    category: "catatan-rilis",
    daysAgo: 3,
    author: "Tim Alfa",
    tags: ["rilis", "kecepatan"],
    title: "Semua Halaman Berjalan tanpa Skrip",
    summary:
      "Skrip kini menjadi hiasan. Formulir, pencarian, dan pembayaran tetap bekerja bila ia tidak pernah sampai.",
    body: `Percobaan selama empat bulan berakhir: seluruh halaman umum dapat dibaca dan setiap formulir dapat dikirim tanpa satu baris JavaScript pun.

Mengapa repot? Karena pada jaringan desa yang kami ukur, satu dari sembilan kunjungan kehilangan sedikitnya satu berkas. Bila berkas itu adalah skrip utama, halaman lama kami menjadi putih.

## Yang berubah bagi Anda

- Halaman pertama tampil rata-rata 1,8 detik lebih cepat pada ponsel berumur lima tahun
- Tombol kembali di peramban selalu membawa ke tempat semula
- Kotak pencarian menghasilkan alamat yang dapat dibagikan

Yang masih memerlukan skrip hanya studio kode dan percakapan yang mengalir. Keduanya menyediakan jalan lain berupa tombol kirim biasa.`,
  }),
  news({
    tenants: "only alpha",
    slug: "percobaan-ruang-senyap",
    category: "catatan-rilis",
    daysAgo: 16,
    author: "Tim Alfa",
    tags: ["rilis", "kelas"],
    title: "Percobaan: Ruang Senyap",
    summary: "Kelas yang seluruhnya berupa teks, untuk yang belajar di samping bayi tidur.",
    body: `Ruang senyap menampilkan pelajaran sebagai tulisan yang datang sebaris demi sebaris, dengan kecepatan yang diatur pembaca. Tidak ada video atau suara.

Percobaan dibuka bagi dua ratus orang selama enam minggu. Kami mengukur tiga hal: berapa yang bertahan sampai bab kelima, berapa lama mereka berhenti di setiap baris, dan apa yang mereka tulis pada kotak saran.

Bendera fitur ini menyala bagi siapa pun yang mendaftar di situs alfa. Bila pada {+30} kurang dari separuh peserta yang bertahan, percobaan dihentikan dan hasilnya tetap diumumkan.`,
  }),
  news({
    tenants: "only alpha",
    slug: "kami-mematikan-lencana",
    category: "catatan-rilis",
    daysAgo: 33,
    author: "Tim Alfa",
    tags: ["rilis", "keputusan"],
    title: "Kami Mematikan Lencana",
    summary: "Percobaan lencana harian dihentikan setelah delapan minggu. Inilah angkanya.",
    body: `Lencana berturut-turut membuat orang kembali setiap hari. Itu benar, dan angkanya bagus: kunjungan harian naik 22 persen.

Lalu kami melihat apa yang dilakukan pada kunjungan tersebut. Separuhnya berlangsung kurang dari satu menit, cukup untuk menjaga api kecil di pojok layar agar tidak padam. Jumlah bab yang diselesaikan tidak bergerak. Keluhan meningkat, terutama dari orang yang sakit dan kehilangan hitungan 60 hari.

Karena lencana memperbanyak kunjungan tanpa memperbanyak belajar, ia kami matikan pada semua situs percobaan. Data peserta tentang lencana sudah dihapus.

Gantinya sedang diuji: catatan pribadi tentang satu hal yang dipelajari hari itu. Tidak ada hitungan berturut-turut.`,
  }),
  news({
    tenants: "only alpha demo",
    slug: "studio-kode-dua-belas-bahasa",
    category: "catatan-rilis",
    daysAgo: 48,
    author: "Tim Alfa",
    tags: ["rilis", "studio kode"],
    title: "Studio Kode Kini Menjalankan Dua Belas Bahasa",
    summary:
      "Program dijalankan di perangkat peserta, jadi laboratorium tanpa internet pun dapat memakainya.",
    body: `Daftar bahasa studio kode genap dua belas. Setiap bahasa sudah melewati uji yang sama: membaca masukan, mengurutkan seratus angka, dan dihentikan ketika berputar tanpa akhir.

Program berjalan di dalam peramban peserta, bukan di peladen kami. Akibatnya menyenangkan: setelah satu kali diunduh, bahan praktik dapat dipakai di laboratorium yang sambungannya putus.

## Batasnya

- Lima detik waktu hitung setiap kali dijalankan
- Tidak ada akses jaringan dari dalam program
- Keluaran dipotong pada 64 kilobita

Tugas bernilai tetap dijalankan ulang di peladen sebelum dinilai, supaya hasilnya tidak bergantung pada mesin siapa yang lebih cepat.`,
  }),
  news({
    tenants: "only campaign-classroom foundation",
    slug: "laporan-ruang-kelas-ketiga",
    category: "laporan-dana",
    daysAgo: 7,
    author: "Maria Ludong",
    tags: ["laporan", "ruang kelas"],
    title: "Ruang Kelas Ketiga Selesai, Sisa Dana Rp4.120.000",
    summary: "Rincian belanja ruang kelas di pesisir Minahasa Utara, sampai paku terakhir.",
    body: `Ruang kelas ketiga dipakai sejak Senin lalu. Ukurannya tujuh kali delapan meter, dengan dinding setengah bata, jendela menghadap utara, dan langit-langit sabut kelapa.

## Uang masuk dan keluar

- Donasi terkumpul: Rp86.500.000 dari 412 orang
- Bahan bangunan: Rp51.780.000
- Upah tukang, sembilan orang, 34 hari: Rp24.600.000
- Angkutan laut: Rp6.000.000
- Sisa: Rp4.120.000

Sisa dana dipindahkan ke ruang keempat. Kuitansi dapat diperiksa di kantor yayasan, dan fotokopinya tergantung di ruang guru sekolah penerima.

Dua hal meleset dari rencana. Kapal pengangkut semen terlambat sebelas hari, dan ukuran kusen keliru empat sentimeter. Kusennya diperbaiki tukang tanpa biaya tambahan.`,
  }),
  news({
    tenants: "only campaign-classroom",
    slug: "ruang-keempat-dimulai",
    category: "laporan-dana",
    daysAgo: 24,
    author: "Maria Ludong",
    tags: ["rencana", "ruang kelas"],
    title: "Ruang Keempat: Gambar Dulu, Baru Semen",
    summary: "Murid menggambar ruang yang mereka inginkan. Tukang memilih yang dapat berdiri.",
    body: `Sebelum fondasi digali, 57 murid diminta menggambar ruang kelasnya. Hampir semua menggambar jendela yang lebih rendah. Sebelas menggambar rak sepatu. Satu menggambar perosotan dari atap.

Pak Benny, kepala tukang, duduk bersama panitia kelas dan menandai mana yang dapat dibangun dengan uang yang ada. Jendela turun dua puluh sentimeter. Rak sepatu masuk. Perosotan ditawar menjadi tangga batu dengan pegangan.

Kebutuhan dananya Rp92.000.000, sudah terkumpul sekitar sepertiganya. Fondasi dikerjakan setelah terkumpul separuh; kami tidak memulai bangunan yang mungkin berhenti di tengah.`,
  }),
  news({
    tenants: "only campaign-scholar scholarship",
    slug: "sepuluh-sahabat-pelajar-lulus",
    category: "laporan-dana",
    daysAgo: 12,
    author: "Nadia Puspitaloka",
    tags: ["laporan", "pelajar"],
    title: "Sepuluh Pelajar Lulus, Delapan Sudah Bekerja",
    summary:
      "Dukungan bulanan angkatan kedua berakhir. Inilah yang terjadi dengan sepuluh penerimanya.",
    body: `Angkatan kedua Sahabat Pelajar menerima dukungan Rp450.000 setiap bulan selama delapan belas bulan. Semua lulus tepat waktu, kecuali satu yang mengambil cuti satu semester untuk merawat ibunya dan lulus menyusul.

Delapan orang sudah bekerja: tiga teknisi, dua staf gudang, seorang asisten apoteker, seorang juru las, dan seorang penjahit yang membuka usaha sendiri. Dua orang melanjutkan kuliah sambil bekerja paruh waktu.

Kami juga bertanya untuk apa uangnya. Ongkos perjalanan paling besar, lalu makan siang, lalu alat praktik. Hanya empat yang pernah memakainya untuk uang sekolah, karena sekolahnya memang tidak memungut.

Pendukung yang setuju dihubungi akan menerima surat tulisan tangan bulan depan.`,
  }),
  news({
    tenants: "only campaign-scholar",
    slug: "mengapa-bulanan-bukan-sekaligus",
    category: "pengumuman",
    daysAgo: 40,
    author: "Arif Setiadi",
    tags: ["dukungan", "keuangan"],
    title: "Mengapa Bulanan, Bukan Sekaligus",
    summary:
      "Uang besar di awal lebih cepat habis untuk keluarga besar. Penerima sendiri yang meminta dicicil.",
    body: `Pada angkatan pertama separuh penerima mendapat dukungan sekaligus. Niatnya memberi keleluasaan. Kenyataannya, kabar uang berjalan lebih cepat daripada uangnya, dan sulit bagi remaja tujuh belas tahun untuk menolak paman yang motornya rusak.

Setelah tiga bulan, enam penerima meminta sisanya ditahan dan dikirim setiap tanggal lima. Sejak itu cara bulanan kami pakai bagi semua.

Pengecualian tetap ada. Alat praktik, sepatu pengaman, dan biaya uji sertifikat dibayar langsung ketika dibutuhkan, dengan nota. Penerima boleh meminta dukungan bulan depan dimajukan satu kali, tanpa menjelaskan sebabnya.`,
  }),
  news({
    tenants: "only campaign-books aksara",
    slug: "dua-ribu-buku-sampai-di-lima-pulau",
    category: "laporan-dana",
    daysAgo: 10,
    author: "Nadia Puspitaloka",
    tags: ["laporan", "buku"],
    title: "Dua Ribu Buku Sampai, Seratus Enam Kami Tahan",
    summary: "Kiriman musim ini tiba di lima pulau. Sebagian buku sengaja tidak dikirim.",
    body: `Sebanyak 2.048 buku tiba di sembilan taman baca di lima pulau. Kiriman ditempuh kapal barang, truk, dan pada kilometer terakhir gerobak Pak Samsul.

Seratus enam buku kami tahan. Isinya soal ujian kedaluwarsa, dua ensiklopedia berjamur, dan beberapa buku yang penyumbangnya sendiri mengaku belum pernah dibuka. Mengirim buku semacam itu memindahkan sampah dengan ongkos kirim.

## Ongkos

- Kapal dan truk: Rp7.350.000
- Plastik, kardus, selotip: Rp1.115.000
- Perbaikan punggung buku: Rp640.000

Daftar keinginan setiap taman baca sudah diperbarui. Buku bergambar tentang mesin masih paling dicari, disusul cerita hantu.`,
  }),
  news({
    tenants: "only campaign-books",
    slug: "titik-kumpul-buku-bertambah",
    category: "pengumuman",
    daysAgo: 29,
    author: "Nadia Puspitaloka",
    tags: ["titik kumpul", "relawan"],
    title: "Titik Kumpul Buku Bertambah di Empat Kota",
    summary: "Buku kini dapat diantar di Malang, Palembang, Banjarmasin, dan Kendari.",
    body: `Empat titik kumpul baru dibuka bulan ini: sebuah kedai mi di Malang, bengkel sepeda di Palembang, apotek di Banjarmasin, dan rumah makan ikan bakar di Kendari. Semuanya milik relawan yang kebetulan punya dinding kosong.

Setiap titik menyediakan rak, timbangan, dan kartu. Penyumbang menulis di kartu satu kalimat tentang buku yang ditinggalkannya; kartu itu ikut terkirim dan biasanya dibaca sebelum bukunya.

Jam buka mengikuti pemilik tempat. Untuk lebih dari dua puluh buku, mohon memberi kabar sehari sebelumnya karena rak di bengkel sepeda hanya kuat menahan dua dus.`,
  }),
];
