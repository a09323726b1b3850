import { post } from "./post";
import type { SeedPost } from "./types";

export const morePosts: SeedPost[] = [
  post({
    tenants: "aksara media personal campaign-books",
    slug: "memotong-sepertiga-tulisan",
    category: "panduan-belajar",
    daysAgo: 240,
    author: "Nadia Puspitaloka",
    tags: ["menulis", "menyunting"],
    title: "Memotong Sepertiga Tulisan Sendiri",
    summary: "Latihan menyunting yang menyakitkan sekali dan melegakan sesudahnya.",
    body: `Ambil tulisan Anda yang terakhir. Hitung katanya. Sekarang buang sepertiganya tanpa menghilangkan isi. Tampaknya mustahil, sampai dicoba.

## Yang biasanya dapat pergi

Paragraf pertama. Kita sering menulis satu paragraf untuk pemanasan; pembaca tidak memerlukannya. Hapus, lalu lihat apakah paragraf kedua dapat menjadi pembuka. Biasanya dapat, dan lebih baik.

- "Seperti yang kita ketahui bersama": kalau sudah diketahui, tidak perlu ditulis
- "Dalam rangka", "melakukan kegiatan", "adanya": hampir selalu ada kata kerja yang lebih pendek
- Contoh ketiga, bila dua sudah menjelaskan

## Yang harus tinggal

Nama, angka, dan kejadian. Justru bagian inilah yang sering dikorbankan demi kalimat umum yang terdengar bijak. Pembaca melupakan nasihat dan mengingat Bu Halija di balai desa.

## Baca keras-keras

Setelah dipotong, bacakan. Tempat napas Anda habis adalah tempat titik yang belum ada. Tempat Anda bosan adalah tempat pembaca berhenti.

Simpan potongan yang disayangi di berkas lain, diberi nama "nanti". Saya punya berkas seperti itu sejak sepuluh tahun lalu. Belum pernah dibuka lagi.`,
  }),
  post({
    tenants: "coding fun pesilat",
    slug: "anak-dan-pemrograman",
    category: "mengajar",
    daysAgo: 280,
    author: "Dewi Lestariningrum",
    tags: ["anak", "pemrograman"],
    title: "Mengenalkan Pemrograman kepada Anak tanpa Layar",
    summary: "Urutan, pengulangan, dan syarat dapat dimainkan di halaman dengan kapur.",
    body: `Orang tua sering bertanya aplikasi apa yang cocok untuk anak enam tahun. Jawaban kami: kapur.

## Permainan robot

Gambar kotak-kotak di halaman. Satu anak menjadi robot, satu menjadi pemrogram. Pemrogram hanya boleh memakai tiga perintah: maju, belok kanan, ambil. Robot harus menurut persis, termasuk bila ia disuruh menabrak pot bunga.

Anak segera menemukan bahwa perintah harus diberikan berurutan, dan bahwa "ke sana" bukan perintah. Itulah pelajaran pertama pemrograman.

## Pengulangan dan syarat

Ketika bosan mengucapkan "maju" sepuluh kali, mereka menciptakan "maju sepuluh". Ketika ada batu di jalan, mereka menciptakan "kalau ada batu, belok". Kita tidak perlu memperkenalkan istilahnya; cukup mengangguk.

- Mainkan bergantian, setiap anak pernah menjadi robot
- Biarkan salah; robot yang masuk selokan selalu lucu
- Tulis perintahnya di tanah, agar dapat dibaca ulang dan diperbaiki

Membaca ulang perintah di tanah sambil menunjuk dengan ranting adalah mencari galat. Setelah beberapa sore, pindah ke layar terasa wajar, dan anak sudah tahu bahwa komputer tidak pintar; ia hanya penurut.`,
  }),
  post({
    tenants: "business foundation innovation",
    slug: "pelatihan-yang-diukur",
    category: "karier",
    daysAgo: 330,
    author: "Maria Ludong",
    tags: ["pelatihan", "perusahaan"],
    title: "Mengukur Pelatihan tanpa Lembar Senyum",
    summary: "Angket kepuasan hanya mengukur makan siangnya. Ada tiga ukuran yang lebih jujur.",
    body: `Setelah pelatihan, peserta mengisi angket. Nilainya selalu di atas empat koma lima. Tiga bulan kemudian tidak ada yang berubah, dan perusahaan memesan pelatihan yang sama.

Angket itu tidak salah; ia hanya mengukur hal lain. Ruangannya sejuk, pelatihnya lucu, makan siangnya enak.

## Tiga ukuran

Pertama, pekerjaan. Sebelum pelatihan, ambil satu contoh hasil kerja setiap peserta, misalnya surat, laporan, atau rekaman melayani pelanggan. Ambil lagi dua bulan sesudahnya. Minta orang yang tidak tahu mana yang lebih dulu untuk menilainya.

Kedua, kebiasaan. Pilih satu perilaku kecil yang dapat dihitung. Berapa rapat yang berakhir dengan catatan keputusan? Berapa keluhan yang dijawab dalam sehari?

Ketiga, atasan. Tanyakan apa yang kini tidak perlu lagi mereka kerjakan.

## Yang sering mengejutkan

- Peserta yang paling ramai di ruangan tidak selalu yang paling berubah
- Kelompok yang atasannya ikut hadir berubah lebih banyak
- Tugas kecil sesudah pelatihan lebih berpengaruh daripada satu hari tambahan

Ukuran seperti ini lebih repot. Namun, ia memberi alasan untuk berhenti membeli pelatihan yang tidak bekerja, termasuk dari kami.`,
  }),
  post({
    tenants: "coffee personal",
    slug: "mencicipi-kopi-dengan-catatan",
    category: "panduan-belajar",
    daysAgo: 380,
    author: "Gede Wirawan",
    tags: ["kopi", "mencicipi"],
    title: "Mencicipi Kopi dengan Catatan",
    summary:
      "Lidah dapat dilatih seperti telinga. Mulailah dengan dua cangkir dan satu pertanyaan.",
    body: `Orang sering berkata tidak punya lidah yang peka. Yang belum mereka punya sebenarnya kata-kata. Kita dapat membedakan dua kopi dengan mudah; menyebutkan bedanya yang sulit.

## Dua cangkir

Seduh dua kopi dengan cara, takaran, dan air yang sama. Minum bergantian, sedikit-sedikit. Jangan mencari "rasa beri" atau "rasa cokelat". Jawab satu pertanyaan saja: mana yang lebih asam?

Besok, mana yang lebih pahit. Lusa, mana yang tinggal lebih lama di mulut. Satu pertanyaan setiap hari.

## Catatan

- Tanggal, biji, takaran, suhu, waktu
- Jawaban pertanyaan hari itu
- Satu kata bebas, apa saja

Kata bebas itu boleh aneh. Seorang peserta menulis "hujan", peserta lain "buku tua". Setelah dua puluh catatan, kata-kata itu mulai berulang pada kopi yang sama, dan saat itulah lidah dan bahasa bertemu.

Kopi dingin menyimpan pelajaran tersendiri. Sisakan seteguk sampai suhu ruang. Yang menyenangkan ketika panas kadang menjadi tajam; yang biasa saja kadang justru terbuka. Catat juga itu.`,
  }),
];
