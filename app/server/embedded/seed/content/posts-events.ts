import { definePosts } from "./post";
import type { SeedPost } from "./types";

const event = definePosts("event");
const FESTIVAL = "festival-belajar-bersama-tiga-hari";

/** Dates are placeholders, so that events are upcoming or past on every installation. */
export const eventPosts: SeedPost[] = [
  event({
    tenants: "innovation group fun asean campaign-classroom",
    slug: FESTIVAL,
    category: "festival",
    daysAgo: 3,
    author: "Redaksi Pendopo",
    tags: ["festival", "gratis"],
    title: "Festival Belajar Bersama",
    summary: "Tiga hari kelas terbuka, lokakarya, dan pameran karya peserta. Mulai {+41}.",
    body: `Festival berlangsung tiga hari berturut-turut, dari {+41} sampai {+43}, setiap hari pukul 08.00–21.00 WIB. Semua kelas terbuka gratis dan dapat diikuti dari ponsel apa pun.

## Cara ikut

1. Pilih kelas pada jadwal, lalu daftar dengan nama dan surel
2. Unduh bahannya sehari sebelumnya bila jaringan Anda lambat
3. Datang lima menit lebih awal; pintu ruang ditutup setelah seperempat jam supaya tidak mengganggu

Untuk lokakarya, satu orang boleh mengambil dua tempat. Kursi yang kosong sepuluh menit setelah mulai diberikan kepada daftar tunggu.

## Bagi yang hadir langsung

Lapangan utama berada di Taman Kota Bandung. Tersedia penerjemah isyarat pada panggung utama, jalur kursi roda, ruang menyusui, dan tempat tenang di belakang tenda buku. Makanan dijual warga sekitar dengan harga yang ditulis besar.`,
  }),
  event({
    tenants: "innovation group fun",
    slug: "festival-hari-pertama-mencoba",
    parent: FESTIVAL,
    category: "festival",
    daysAgo: 3,
    author: "Redaksi Pendopo",
    tags: ["festival", "kelas terbuka"],
    title: "Festival Hari Pertama: Mencoba",
    summary: "Delapan kelas terbuka untuk yang belum pernah memulai. {+41}.",
    body: `Hari pertama diperuntukkan bagi pemula sepenuhnya. Pengajar berjanji tidak memakai singkatan tanpa menjelaskannya.

## Kelas pagi

- 08.30 Halaman web pertama, bersama Dewi Lestariningrum
- 10.00 Anggaran yang muat di kulkas, bersama Arif Setiadi
- 10.00 Mendengar cangkir: mencicipi kopi dengan kata sendiri

## Kelas siang

- 13.30 Bertanya kepada data warung, bersama Yusuf Hamdani
- 15.00 Merekam satu menit yang jujur, bersama Gede Wirawan

Malamnya, panggung dibuka untuk siapa pun yang mau menceritakan satu kegagalan selama tiga menit. Daftar nama ditutup pukul lima sore.`,
  }),
  event({
    tenants: "innovation group",
    slug: "festival-hari-kedua-membuat",
    parent: FESTIVAL,
    category: "festival",
    daysAgo: 3,
    author: "Redaksi Pendopo",
    tags: ["festival", "lokakarya"],
    title: "Festival Hari Kedua: Membuat",
    summary: "Dua belas lokakarya kecil; setiap orang pulang membawa sesuatu yang selesai. {+42}.",
    body: `Hari kedua tidak ada ceramah. Setiap lokakarya menghasilkan satu benda: poster, rangkaian, halaman, surat, atau saus.

Peserta lokakarya daring menerima daftar barang seminggu sebelumnya. Semua dapat ditemukan di rumah, kecuali kabel untuk lokakarya listrik, yang kami kirimkan kepada dua puluh pendaftar pertama.

Pukul 16.00 seluruh hasil difoto dari atas dan disusun menjadi satu peta. Benda yang belum selesai pun ikut, dengan tanda tanya kecil di sudutnya.`,
  }),
  event({
    tenants: "innovation group asean",
    slug: "festival-hari-ketiga-memamerkan",
    parent: FESTIVAL,
    category: "festival",
    daysAgo: 3,
    author: "Redaksi Pendopo",
    tags: ["festival", "pameran"],
    title: "Festival Hari Ketiga: Memamerkan",
    summary: "Pameran karya peserta dari berbagai daerah, dipandu pembuatnya. {+43}.",
    body: `Sepanjang hari terakhir, pembuat berdiri di samping karyanya. Pengunjung membawa kartu dengan tiga kalimat untuk dilengkapi: saya melihat, saya bertanya, saya ingin mencoba.

Kartu yang terisi ditinggalkan di kotak pembuat. Tidak ada pemungutan suara dan tidak ada juara; tahun lalu kotak terpenuh milik seorang anak sebelas tahun yang memamerkan daftar bunyi hewan di desanya.

Penutupan pukul 19.30 berupa makan bersama. Karya kayu dan kain yang tidak dibawa pulang akan diberikan kepada taman baca di sekitar lapangan.`,
  }),
  event({
    tenants: "foundation innovation business",
    slug: "temu-daring-data-siswa",
    category: "temu-daring",
    daysAgo: 6,
    author: "Bagas Prayoga",
    tags: ["data pribadi", "sekolah"],
    title: "Temu Daring: Berkas Siswa di Lemari dan di Awan",
    summary:
      "Sembilan puluh menit untuk kepala tata usaha: mana yang disimpan, mana yang dimusnahkan. {Rabu +10}.",
    body: `Pertemuan pukul 15.00–16.30 WIB ini dirancang untuk orang yang memegang kunci lemari arsip. Tidak diperlukan pengetahuan hukum.

Peserta diminta membawa satu daftar: berkas siswa apa saja yang disimpan sekolah dan sejak tahun berapa. Daftar dikerjakan bersama dalam tiga kolom, yakni wajib disimpan, boleh dimusnahkan, dan belum jelas.

Untuk kolom ketiga tersedia setengah jam tanya jawab. Contoh berita acara pemusnahan dibagikan sesudah acara; surat keterangan hadir dikirim kepada yang menyerahkan daftarnya.`,
  }),
  event({
    tenants: "coding alpha pesilat",
    slug: "bengkel-akhir-pekan-peladen-kecil",
    category: "lokakarya",
    daysAgo: 9,
    author: "Bagas Prayoga",
    tags: ["peladen", "praktik"],
    title: "Bengkel Akhir Pekan: Peladen dari Komputer Bekas",
    summary: "Dua hari memasang, mencadangkan, lalu sengaja mematikan. {Sabtu +17}.",
    body: `Bawalah komputer apa pun yang masih menyala dengan memori paling sedikit 2 GB. Pada akhir hari pertama komputer itu menjadi peladen berkas bagi satu ruangan.

Hari kedua diisi bencana buatan. Panitia mencabut listrik, menukar kabel, dan menghapus satu folder penting. Peserta memulihkannya dari cadangan buatan sendiri; yang cadangannya tidak lengkap akan tahu sebelum makan siang.

Tempat: Ruang Praktik Sekolah Kode, Jalan Terusan Kiara 18, Bandung. Biaya Rp75.000 untuk makan siang dan sebuah cakram cadangan. Kursi 24, delapan di antaranya gratis bagi guru SMK.`,
  }),
  event({
    tenants: "coffee",
    slug: "mencicipi-delapan-kebun",
    category: "lokakarya",
    daysAgo: 12,
    author: "Gede Wirawan",
    tags: ["kopi", "mencicipi"],
    title: "Mencicipi Delapan Kebun dalam Satu Sore",
    summary:
      "Kopi dari Gayo sampai Lembah Baliem di meja yang sama. {Minggu +8}, pukul 14.00 WITA.",
    body: `Delapan kopi diseduh dengan resep yang sama persis. Nama kebun ditutup sampai semua orang menulis satu kata untuk setiap cangkir.

Dua petani hadir lewat sambungan video dan akan bertanya balik: apa yang membuat Anda memilih cangkir itu? Pertanyaan mereka tahun lalu mengubah cara kami menulis label.

Biaya Rp120.000, termasuk seratus gram biji pilihan. Enam belas kursi. Mohon tidak memakai parfum; makan siang ringan dianjurkan, sebab delapan cangkir di perut kosong tidak bijaksana.`,
  }),
  event({
    tenants: "aksara campaign-books personal media",
    slug: "malam-membaca-bergantian",
    category: "temu-daring",
    daysAgo: 14,
    author: "Nadia Puspitaloka",
    tags: ["membaca", "malam"],
    title: "Malam Membaca Bergantian",
    summary: "Satu buku tipis, tiga puluh suara, dari magrib sampai tamat. {Jumat +20}.",
    body: `Peserta membacakan satu halaman lalu menyerahkan giliran. Bukunya seratus dua belas halaman. Bila peserta tiga puluh orang, setiap orang mendapat empat giliran dan malam selesai sebelum pukul sepuluh.

Tidak ada penilaian suara. Logat apa pun diterima, dan halaman boleh dibacakan sambil menggendong anak. Pendengar yang tidak ingin membaca cukup menulis "lewat" di samping namanya.

Mulai pukul 18.30 WIB. Judul buku diumumkan sehari sebelumnya supaya tidak seorang pun sempat berlatih.`,
  }),
  event({
    tenants: "pesilat scholarship",
    slug: "liga-smk-babak-penyisihan",
    category: "lomba",
    daysAgo: 4,
    author: "Bagas Prayoga",
    tags: ["liga SMK", "lomba"],
    title: "Liga SMK: Babak Penyisihan",
    summary: "Enam kategori, tim tiga sampai lima siswa, soal dibuka serentak. {Sabtu +34}.",
    body: `Soal penyisihan dibuka pukul 08.00 WIB dan ditutup pukul 14.00 WIB pada hari yang sama. Tim mengerjakan di sekolah masing-masing dengan pengawas dari sekolah lain.

## Kategori

- Web dan aplikasi
- Gim
- IoT dan jaringan
- Desain dan konten
- Data dan kecerdasan artifisial
- Kewirausahaan digital

Setiap tim didampingi satu guru. Seorang siswa hanya boleh tercatat pada satu tim, dan semua anggota berasal dari sekolah yang sama. Pendaftaran ditutup {+24}; nomor pendaftaran dikirim lewat surel guru pendamping.

Sekolah dengan listrik tidak tetap dapat meminta jadwal cadangan paling lambat seminggu sebelum hari soal.`,
  }),
  event({
    tenants: "acceleration business",
    slug: "simulasi-wawancara-terbuka",
    category: "lokakarya",
    daysAgo: 8,
    author: "Maria Ludong",
    tags: ["wawancara", "karier"],
    title: "Simulasi Wawancara, Pintu Terbuka",
    summary: "Tonton tiga wawancara, lalu jadi pelamarnya. {Kamis +12}, pukul 16.00 WIB.",
    body: `Tiga perekrut mewawancarai tiga relawan di depan penonton. Setelah setiap wawancara perekrut menjelaskan apa yang ditulisnya di kertas, termasuk kalimat yang membuatnya ragu.

Sesudah istirahat penonton dibagi bertiga-tiga: pelamar, perekrut, dan pencatat, berganti setiap dua belas menit. Pencatat tidak boleh menilai, hanya menghitung berapa lama pelamar berbicara.

Daring dan gratis. Kamera pelamar boleh mati; perekrut yang hadir memang terbiasa mewawancarai lewat telepon.`,
  }),
  event({
    tenants: "asean foundation",
    slug: "kelas-kembar-lintas-negara",
    category: "temu-daring",
    daysAgo: 18,
    author: "Maria Ludong",
    tags: ["ASEAN", "kelas"],
    title: "Kelas Kembar: Satu Pelajaran, Sepuluh Kota",
    summary: "Murid di sepuluh kota mengukur bayangan tongkat pada jam yang sama. {Selasa +15}.",
    body: `Alatnya tongkat satu meter, spidol, dan halaman yang terkena matahari. Pada pukul 12.00 waktu setempat setiap kelas mengukur panjang bayangan dan mengirimkannya ke papan bersama.

Dari perbedaan bayangan itu murid memperkirakan keliling bumi. Perkiraan tahun lalu meleset empat persen; kelas yang paling meleset menancapkan tongkatnya miring.

Jejaring menyediakan panduan guru dalam enam bahasa dan penerjemah relawan. Sekolah tanpa halaman dapat memakai atap, dengan pengawasan dua orang dewasa.`,
  }),
  event({
    tenants: "creative media",
    slug: "malam-film-tiga-menit",
    category: "festival",
    daysAgo: 22,
    author: "Gede Wirawan",
    tags: ["film", "pemutaran"],
    title: "Malam Film Tiga Menit",
    summary:
      "Empat belas film ponsel diputar di dinding balai banjar pada {Sabtu -30}. Catatan sesudah pemutaran.",
    body: `Layarnya dinding balai banjar yang dicat putih sehari sebelumnya. Empat belas film diputar dua kali: sekali dengan suara, sekali tanpa suara sambil pembuatnya bercerita.

Penonton terbanyak datang untuk melihat tetangganya sendiri. Film tentang tukang tambal ban mendapat tepuk tangan sebelum judulnya muncul.

Pemutaran berikut direncanakan pada bulan purnama, sebab dari malam pertama kami belajar bahwa listrik di balai hanya kuat untuk satu proyektor dan tiga lampu.`,
  }),
  event({
    tenants: "only campaign-classroom campaign-scholar campaign-books",
    slug: "lari-pagi-untuk-belajar",
    category: "festival",
    daysAgo: 11,
    author: "Arif Setiadi",
    tags: ["relawan", "galang dana"],
    title: "Jalan Pagi untuk Ruang Kelas, Pelajar, dan Buku",
    summary: "Lima kilometer di Semarang, tanpa pemenang. {Minggu +22}, pukul 06.00 WIB.",
    body: `Tiga gerakan berbagi satu jalur: Bangun Ruang Kelas, Sahabat Pelajar, dan Rak untuk Semua. Peserta memilih ke mana biaya ikut serta Rp50.000 disalurkan dengan mengambil pita berwarna.

Jalur lima kilometer melewati empat sekolah. Di setiap pagar terpasang satu lembar laporan: berapa yang terkumpul, untuk apa, dan berapa sisanya.

Biaya acara ditanggung toko-toko di sepanjang jalur, jadi seluruh biaya ikut serta diteruskan. Bawalah botol sendiri; air isi ulang tersedia di dua tempat.`,
  }),
  event({
    tenants: "only main alpha demo default",
    slug: "jam-buka-pendopo-untuk-sekolah",
    category: "temu-daring",
    daysAgo: 5,
    author: "Ratih Kusumawardhani",
    tags: ["sekolah", "LMS"],
    title: "Jam Buka: Mencoba LMS bersama Guru Lain",
    summary:
      "Setiap guru membuat satu kuis sungguhan dalam empat puluh menit. {Kamis +6}, pukul 15.30 WIB.",
    body: `Alih-alih tayangan produk, peserta langsung masuk sebagai guru di ruang percobaan. Tugasnya satu: membuat kuis sepuluh soal dari bahan yang akan diajarkan minggu depan.

Dua pendamping berkeliling di ruang kecil. Kuis yang selesai dicoba kelompok lain, dan hasilnya keluar sebelum acara bubar. Berkas kuis boleh dibawa pulang dalam bentuk yang dapat dibuka perangkat lain.

Peserta dibatasi tiga puluh. Sekolah yang belum memutuskan apa-apa sangat dipersilakan.`,
  }),
];
