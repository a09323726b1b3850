import { definePosts } from "./post";
import type { SeedPost } from "./types";

const article = definePosts("article");

export const moreArticles: SeedPost[] = [
  article({
    tenants: "coffee",
    slug: "air-adalah-bahan-terbanyak",
    category: "cara-kerja",
    daysAgo: 9,
    author: "Gede Wirawan",
    tags: ["kopi", "air"],
    title: "Air Adalah Bahan Terbanyak di Cangkir Anda",
    summary:
      "Sembilan puluh delapan persen secangkir kopi adalah air. Ini cara memeriksanya tanpa laboratorium.",
    body: `Kedai sering mengganti biji ketika rasa berubah. Padahal yang berubah mungkin airnya: galon dari sumber lain, saringan yang sudah lewat umur, atau musim hujan yang mengencerkan sumur.

## Tiga pemeriksaan murah

Pertama, didihkan seliter air dalam panci bersih sampai habis. Kerak putih tebal menandakan air sadah; kopi akan terasa tumpul dan ketel cepat rusak. Hampir tanpa kerak berarti airnya sangat lunak; kopi cenderung tajam dan tipis.

Kedua, cium air yang dibiarkan semalam dalam botol tertutup. Bau kaporit yang hilang setelah botol dibuka satu jam dapat diatasi dengan saringan arang.

Ketiga, seduh kopi yang sama memakai tiga air: keran, galon, dan air kemasan yang angkanya tercetak di label. Cicipi tanpa tahu mana yang mana. Bila dua orang memilih gelas berbeda, catat alasannya.

## Membaca label

Cari zat padat terlarut. Kisaran 75 sampai 150 miligram per liter biasanya nyaman untuk menyeduh. Di luar kisaran itu kopi tetap dapat enak, hanya saja giling dan takarannya harus menyesuaikan.

## Yang kami lakukan di dapur seduh

- Angka air ditempel di dekat keran dan ditulis ulang setiap Senin
- Saringan diganti menurut liter, bukan menurut bulan
- Resep espreso menyebut air mana yang dipakai ketika resep itu disusun

Setelah pindah lantai, angka air kami berubah dari 96 menjadi 141. Dua resep harus digiling sedikit lebih kasar. Peserta yang sedang ujian hari itu mendapat kesempatan mengulang, karena kesalahan itu milik kami.

Mulailah dari galon yang ada. Menulis mereknya di samping resep sudah menghindarkan separuh pertengkaran di balik meja.

Kelak, bila sempat, belilah alat ukur zat terlarut seharga seporsi makan siang, dan ukurlah setiap hari pada jam yang sama.`,
  }),
  article({
    tenants: "fun",
    slug: "bosan-itu-perlu",
    category: "gagasan",
    daysAgo: 15,
    author: "Ratih Kusumawardhani",
    tags: ["anak", "orang tua"],
    title: "Anak yang Bosan Sedang Bersiap",
    summary:
      "Lima belas menit tanpa kegiatan sering menjadi awal permainan terbaik hari itu. Panduan bagi orang tua yang gelisah.",
    body: `"Aku bosan" terdengar seperti keluhan, lalu orang dewasa buru-buru menawarkan sesuatu: layar, camilan, les. Cobalah menunggu seperempat jam.

Kami meminta dua puluh keluarga di Kebun Belajar mencatat apa yang terjadi setelah kalimat itu bila tidak dijawab dengan kegiatan. Menit kelima paling sulit. Anak berguling, membuka kulkas, mengganggu adik. Sekitar menit kesebelas muncul pertanyaan aneh, dan dari pertanyaan itu lahir permainan.

## Yang mereka catat

Sebuah kardus menjadi loket kapal. Jepitan jemuran menjadi orang. Seorang anak menghitung ubin dari kamar ke dapur, memetakannya, dan menjual peta itu kepada kakeknya seharga dua kerupuk.

Tidak semua berhasil. Lima dari dua puluh sore berakhir dengan tangisan, dan dua di antaranya karena anak sebenarnya mengantuk.

## Menyiapkan bosan yang baik

- Sediakan kotak berisi barang setengah jadi: tali, kardus, tutup botol, kain
- Simpan mainan yang sudah punya satu cara main
- Jangan menonton; anak yang ditonton akan tampil, bukan bermain
- Tetap dekat, karena bosan jauh dari orang tua terasa seperti ditinggal

## Kapan tidak menunggu

Bila anak lapar, sakit, atau baru pulang dari hari yang panjang, "bosan" biasanya berarti hal lain. Peluk lebih dulu.

Kelas kami pun menyisakan sepuluh menit kosong di tengah. Mula-mula orang tua mengira sambungannya putus. Sekarang bagian itu yang paling sering diceritakan anak waktu makan malam, meskipun tidak ada yang diajarkan di sana.

## Untuk orang tua yang bekerja di rumah

Pasang tanda yang dapat dibaca anak, misalnya topi merah. Selama topi dipakai, Anda tidak dapat diajak bermain, tetapi boleh didatangi untuk dipeluk. Lepaskan topi itu pada jam yang dijanjikan; bosan menjadi mudah ditanggung kalau ujungnya kelihatan.`,
  }),
  article({
    tenants: "group scholarship",
    slug: "agenda-satu-jam-kelompok-belajar",
    category: "cara-kerja",
    daysAgo: 22,
    author: "Maria Ludong",
    tags: ["kelompok", "agenda"],
    title: "Agenda Satu Jam untuk Kelompok yang Tidak Punya Guru",
    summary:
      "Enam bagian, satu jam pasir, dan peran yang berputar. Disusun dari catatan empat puluh kelompok.",
    body: `Kelompok tanpa guru biasanya berakhir dengan dua bentuk: seorang yang paling tahu berceramah, atau semua orang sopan dan tidak ada yang terjadi. Agenda berikut menghindari keduanya.

## Menit demi menit

1. Lima menit: setiap orang menyebut satu hal yang belum jelas
2. Sepuluh menit: pilih dua hal, yang paling banyak disebut
3. Lima belas menit: bekerja sendiri-sendiri dalam diam pada hal pertama
4. Sepuluh menit: bandingkan, mulai dari orang yang paling ragu
5. Lima belas menit: ulangi untuk hal kedua
6. Lima menit: tulis janji kecil sampai minggu depan

Bagian diam sering dibuang karena terasa canggung. Jangan. Dari 40 kelompok yang catatannya kami baca, kelompok yang mempertahankan bagian itu bertahan hampir dua kali lebih lama.

## Peran yang berputar

Penjaga waktu membalik jam pasir dan berhak memotong siapa pun, termasuk dirinya sendiri. Juru tulis mencatat hanya yang berubah: dulu kami mengira begini, sekarang begitu. Penanya mempunyai satu tugas, yaitu mengatakan "contohnya?" sedikitnya tiga kali.

Peran diganti setiap minggu menurut urutan abjad, supaya tidak ada yang harus menawarkan diri.

## Kalau ada yang tertinggal dua minggu

Kirimi ia catatan juru tulis, bukan seluruh bahan. Catatan perubahan dapat dibaca dalam lima menit dan membuat orang berani datang lagi.

## Kalau kelompok menjadi terlalu besar

Tujuh orang masih muat di satu meja. Pada orang kedelapan, belah menjadi dua dan bertemulah bersama sebulan sekali. Membelah terasa seperti berpisah, jadi lakukan sambil makan.

## Kesalahan yang sering kami temui

Kelompok baru suka menambah bagian: pembukaan, permainan, kabar anggota. Satu jam pun habis sebelum ada yang belajar. Taruh semua itu sesudah janji kecil, ketika orang yang harus pulang sudah boleh pulang.`,
  }),
  article({
    tenants: "acceleration business scholarship",
    slug: "membaca-lowongan-kerja",
    category: "cara-kerja",
    daysAgo: 31,
    author: "Nadia Puspitaloka",
    tags: ["lowongan", "karier"],
    title: "Membaca Lowongan Kerja seperti Membaca Kontrakan",
    summary:
      "Kalimat mana yang berarti, mana yang hiasan, dan apa yang harus ditanyakan sebelum melamar.",
    body: `Sebelum menyewa rumah, orang memeriksa air, listrik, dan tetangga. Sebelum melamar kerja, banyak yang hanya membaca syarat. Padahal lowongan menyimpan petunjuk tentang rumah yang akan Anda masuki.

## Kata kerja lebih jujur daripada kata sifat

"Dinamis", "bersemangat", dan "siap di bawah tekanan" tidak menjelaskan apa-apa. Carilah kata kerja: menyusun, menjawab, mengantar, memeriksa. Jika sebuah lowongan mempunyai dua belas kata sifat dan satu kata kerja, tanyakan apa yang akan dikerjakan pada hari Selasa biasa.

## Tiga kalimat yang patut ditanya

"Mengerjakan tugas lain yang diberikan atasan" ada di mana-mana dan tidak berbahaya. Berbahaya bila menjadi butir pertama.

"Gaji kompetitif" berarti rentangnya ada, tetapi Anda belum boleh tahu. Mintalah rentang itu sebelum wawancara kedua; pertanyaan ini wajar.

"Kami seperti keluarga" perlu satu pertanyaan lanjutan: jam berapa keluarga ini pulang?

## Syarat yang dapat ditawar

Kami mengumpulkan 230 lowongan tingkat pemula dan menghubungi 40 perekrutnya. Syarat pengalaman "satu tahun" dapat diganti karya pada 26 lowongan. Syarat gelar dapat diganti pada sebelas. Syarat bersedia lembur tidak dapat ditawar di mana pun.

- Bila Anda memenuhi enam dari sepuluh syarat, lamarlah
- Sebut dua yang belum dipenuhi, dan rencana Anda
- Kirim satu karya yang mirip dengan kata kerja utama di lowongan itu

## Sesudah wawancara

Tulislah tiga hal yang Anda pelajari tentang tempatnya, bukan tentang penampilan Anda. Peserta akselerasi yang melakukan ini menolak rata-rata satu tawaran, dan sejauh yang kami tahu tidak menyesal.

Pekerjaan pertama jarang menjadi yang terakhir. Namun, kebiasaan yang Anda bawa dari sana akan ikut bertahun-tahun, jadi pilihlah rumah yang cara kerjanya ingin Anda tiru, bukan hanya yang terasnya paling luas.`,
  }),
];
