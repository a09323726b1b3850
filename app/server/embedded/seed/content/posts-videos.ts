import { definePosts } from "./post";
import type { SeedPost } from "./types";

const video = definePosts("video");

/** Videos as transcripts by minute; no third-party player is embedded. */
export const videoPosts: SeedPost[] = [
  video({
    tenants: "coding",
    slug: "video-membaca-pesan-galat",
    category: "cara-singkat",
    daysAgo: 4,
    author: "Dewi Lestariningrum",
    tags: ["galat", "pemrograman"],
    title: "Membaca Pesan Galat dari Bawah",
    summary: "Naskah video empat menit: tiga pesan galat, tiga cara menemukan barisnya.",
    body: `Video ini diputar di kelas; naskahnya kami muat utuh supaya dapat diikuti tanpa suara.

## 00.00 Layar merah

Layar penuh tulisan. Tangan pengajar menutupnya dengan kertas dan hanya memperlihatkan dua baris terbawah. "Mulai dari sini," katanya.

## 01.10 Nama berkas

Kertas digeser ke atas sampai muncul nama berkas yang ditulis sendiri. Baris itu ditandai. Nama lain dibiarkan, karena milik pustaka.

## 02.30 Satu baris ke atas

Pengajar membuka baris yang disebut, lalu satu baris di atasnya. Kurung yang hilang ternyata di sana.

## 03.20 Tanpa melihat

Penonton diberi galat ketiga dan hitungan mundur dua puluh detik. Jawabannya dibahas pada pertemuan keempat kelas.

<a href="/Class/pemrograman-web-dasar">Buka kelas Pemrograman Web Dasar</a>.`,
  }),
  video({
    tenants: "media foundation campaign-classroom",
    slug: "video-perahu-sekolah",
    category: "liputan",
    daysAgo: 12,
    author: "Gede Wirawan",
    tags: ["kepulauan", "liputan"],
    title: "Perahu Sekolah: Liputan Enam Menit",
    summary:
      "Satu pagi di dermaga bersama juru mudi dan sebelas anak. Naskah lengkap dengan keterangan bunyi.",
    body: `Tidak ada pembawa acara dalam liputan ini. Yang terdengar hanya tempatnya.

## 00.00 Gelap

Bunyi air di lambung perahu. Lampu senter lewat. Seseorang batuk.

## 01.30 Nama-nama

Juru mudi menyebut sebelas nama. Sembilan menjawab "ada", satu mengangkat tangan, satu tertidur di bahu kakaknya dan dijawabkan.

## 03.00 Tengah laut

Anak-anak mengulang hafalan. Ombak memotong setiap kata kedua, jadi yang terdengar adalah hafalan yang berlubang.

## 05.10 Dermaga

Guru menghitung sekali lagi. Kamera tinggal di perahu yang kosong, menghadap bangku yang basah.

<a href="/Podcasts/suara-perahu-pukul-enam">Dengarkan episode tentang perahu ini</a>.`,
  }),
  video({
    tenants: "coffee",
    slug: "video-menuang-tanpa-timbangan",
    category: "cara-singkat",
    daysAgo: 19,
    author: "Gede Wirawan",
    tags: ["kopi", "seduh"],
    title: "Menuang dengan Hitungan Napas",
    summary: "Cara melatih kecepatan tuang sebelum memakai timbangan. Naskah tiga menit.",
    body: `Alat yang terlihat hanya ketel, corong, dan gelas belimbing.

## 00.00 Tangan kosong

Barista menuang air ke gelas kosong sambil menarik napas empat hitungan. Gelas penuh pada hitungan ketujuh. Ia mengulang sampai jatuh tepat di hitungan kedelapan.

## 01.20 Lingkaran

Air digerakkan melingkar sebesar koin lima ratus. Suara tuangan berubah ketika lingkaran terlalu besar; bunyinya kami biarkan tanpa musik supaya terdengar.

## 02.15 Timbangan datang

Barulah timbangan diletakkan. Selisihnya enam gram. "Sekarang Anda tahu kapan boleh tidak percaya," kata barista, lalu memakainya juga.

<a href="/Articles/air-adalah-bahan-terbanyak">Baca juga tulisan tentang air</a>.`,
  }),
  video({
    tenants: "fun",
    slug: "video-robot-kapur",
    category: "cara-singkat",
    daysAgo: 25,
    author: "Dewi Lestariningrum",
    tags: ["anak", "permainan"],
    title: "Bermain Robot dengan Kapur",
    summary: "Panduan bergambar bagi orang tua: tiga perintah, satu halaman, tanpa layar.",
    body: `Video dua menit ini dibuat tanpa wajah anak. Yang tampak hanya kaki, kapur, dan bayangan.

## 00.00 Kotak

Tangan orang dewasa menggambar kotak enam kali enam. Tangan kecil menambahkan gunung di salah satunya.

## 00.35 Tiga perintah

Maju, belok kanan, ambil. Kaki bergerak tepat menurut suara. Ketika suara berkata "ke sana", kaki diam.

## 01.20 Gunung

Kaki berhenti di depan gunung. Suara kecil bertanya, "Boleh bikin perintah baru?" Boleh. Perintahnya: lompat.

<a href="/Tulisan-Temans/aku-robot-yang-masuk-selokan">Baca cerita seorang robot</a>.`,
  }),
  video({
    tenants: "aksara",
    slug: "video-menulis-pasangan",
    category: "cara-singkat",
    daysAgo: 28,
    author: "Nadia Puspitaloka",
    tags: ["aksara Jawa"],
    title: "Menulis Pasangan dengan Benar",
    summary: "Lima pertemuan huruf yang paling sering keliru, ditulis perlahan dari atas.",
    body: `Kamera tergantung di atas meja. Pena dipegang tangan kanan; versi tangan kiri menyusul.

## 00.00 Garis bantu

Tiga garis: untuk huruf, untuk pasangan, dan untuk napas baris berikutnya. Garis ketiga yang biasanya dilupakan.

## 01.00 n bertemu d

Huruf da turun selantai. Ekornya tidak boleh menyentuh garis ketiga.

## 02.40 s bertemu t

Pasangannya mengecil ke kanan. Penulis mengulang tiga kali, yang kedua sengaja keliru dan diberi tanda.

## 04.05 Membaca kembali

Jari menunjuk sambil turun dan naik. Di akhir, kertas diputar menghadap penonton.

<a href="/Articles/mengapa-aksara-punya-pasangan">Baca mengapa pasangan ada</a>.`,
  }),
  video({
    tenants: "business acceleration",
    slug: "video-membuka-percakapan-sulit",
    category: "cara-singkat",
    daysAgo: 35,
    author: "Maria Ludong",
    tags: ["penyelia", "percakapan"],
    title: "Delapan Cara Membuka Percakapan Sulit",
    summary: "Tujuh yang gagal dan satu yang berhasil, diperankan peserta kelas penyelia.",
    body: `Dua kursi, satu meja, satu pengulangan. Setiap pembuka berdurasi dua puluh detik.

## 00.00 Yang gagal

"Maaf ya, sebenarnya saya tidak enak." Lawan bicara langsung cemas. "Kita ini kan sudah seperti keluarga." Lawan bicara melihat jam. Lima pembuka berikutnya berakhir dengan salah satu orang menunduk.

## 02.40 Yang berhasil

"Aku perlu bicara sebagai penyelia, lalu sebagai kawan." Bahu kedua pemeran turun bersamaan; gambar diperlambat supaya terlihat.

## 03.30 Giliran Anda

Layar kosong selama satu menit. Penonton diminta menuliskan pembukanya sendiri, dan musik tidak diputar supaya tidak ada tempat bersembunyi.

<a href="/Tulisan-Temans/hari-pertama-menjadi-penyelia">Baca pengalaman seorang penyelia</a>.`,
  }),
  video({
    tenants: "innovation",
    slug: "video-peta-jalan-ke-sekolah",
    category: "liputan",
    daysAgo: 44,
    author: "Yusuf Hamdani",
    tags: ["jarak", "peta"],
    title: "Peta yang Digambar Murid",
    summary: "Seratus gambar perjalanan ke sekolah ditumpuk menjadi satu. Liputan lima menit.",
    body: `Semua rumah dihapus dari gambar sebelum direkam.

## 00.00 Selembar

Sebuah garis berkelok dengan tulisan "anjing" dan panah memutar.

## 01.15 Sepuluh lembar

Ditumpuk di meja cahaya, sepuluh garis bertemu di satu titian. Tangan peneliti melingkarinya.

## 02.50 Seratus lembar

Peta baru muncul: bukan jalan resmi, melainkan jalan yang sungguh dilewati. Dua di antaranya tidak terdapat pada peta kabupaten mana pun.

## 04.20 Titian

Gambar terakhir diambil di tempat. Papan baru, sebelas meter, dengan tali di kedua sisi.

<a href="/Articles/jarak-ke-sekolah-dalam-menit">Lihat angka di balik peta ini</a>.`,
  }),
  video({
    tenants: "pesilat",
    slug: "video-catatan-serah-terima",
    category: "cara-singkat",
    daysAgo: 53,
    author: "Bagas Prayoga",
    tags: ["jaringan", "dokumentasi"],
    title: "Menulis Catatan Serah Terima dalam Lima Baris",
    summary: "Bagian uji praktik yang paling sering kosong, diisi langkah demi langkah.",
    body: `Layar memperlihatkan satu halaman buku perawatan.

## 00.00 Siapa dan kapan

Nama, tanggal, jam masuk, jam keluar. Empat detik menulis, dan empat jam terhemat bila nanti ada yang bertanya.

## 00.40 Yang diubah

Satu perubahan satu baris. Alamat lama dicoret, bukan dihapus, supaya orang berikut dapat kembali.

## 01.50 Yang belum selesai

Baris yang paling berharga. Penulis menulis "konektor ruang kepala longgar, belum diganti" dan menggambar panahnya.

## 02.30 Tanda tangan pemilik

Pemilik tempat membaca keras-keras. Kalau ia tersandung, kalimatnya diganti.

<a href="/News/uji-praktik-di-dua-puluh-sekolah">Baca hasil uji praktik serentak</a>.`,
  }),
  video({
    tenants: "creative",
    slug: "video-dua-puluh-detik-menggambar",
    category: "cara-singkat",
    daysAgo: 60,
    author: "Ratih Kusumawardhani",
    tags: ["menggambar", "gerak"],
    title: "Menggambar Berat dalam Dua Puluh Detik",
    summary: "Latihan menangkap bahu dan keranjang sebelum orangnya lewat.",
    body: `Direkam di pasar pukul enam pagi. Bunyi pasar dibiarkan.

## 00.00 Hitungan

Lonceng kecil berbunyi setiap dua puluh detik. Pada setiap bunyi, halaman dibalik, selesai atau tidak.

## 00.50 Garis berat

Sebelum kepala, sebelum tangan, ditarik satu garis dari beban ke kaki. Semua hal lain digantungkan pada garis tersebut.

## 02.10 Dua belas halaman

Halaman-halaman dijajarkan. Halaman satu sampai sembilan nyaris tidak terbaca, halaman sepuluh punya bahu, halaman dua belas punya orang.

<a href="/Program/program-ilustrasi-dari-pasar">Ikuti program menggambar dari pasar</a>.`,
  }),
  video({
    tenants: "personal media",
    slug: "video-meja-karton",
    category: "liputan",
    daysAgo: 70,
    author: "Raka Wibisana",
    tags: ["menulis", "meja"],
    title: "Sepuluh Detik Memperbaiki Meja",
    summary: "Video terpendek yang pernah saya buat, dengan penjelasan terpanjang.",
    body: `## 00.00 Melipat

Selembar karton dilipat dua, lalu dua lagi. Tangan masuk ke bawah meja.

## 00.08 Menekan

Meja ditekan dengan telapak. Diam. Cangkir di atasnya tidak bergetar.

## Setelah itu

Beberapa orang bertanya apa gunanya video sependek ini. Saya merekamnya sebagai bukti bagi diri sendiri, untuk ditonton setiap kali saya berkata bahwa suatu persiapan akan memakan waktu. Sejauh ini sudah empat puluh satu kali saya putar.

<a href="/Podcasts/surat-untuk-meja-yang-goyang">Dengarkan suratnya</a>.`,
  }),
];
