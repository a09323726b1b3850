import { post } from "./post";
import type { SeedPost } from "./types";

export const teachingPosts: SeedPost[] = [
  post({
    tenants: "foundation innovation fun asean",
    slug: "soal-tiga-tingkat",
    category: "mengajar",
    daysAgo: 8,
    author: "Maria Ludong",
    tags: ["soal", "penilaian"],
    title: "Satu Soal, Tiga Tingkat",
    summary:
      "Menyusun soal berjenjang agar siswa yang tertinggal tetap bekerja dan yang melaju tidak bosan.",
    body: `Di kelas beranggota tiga puluh enam siswa selalu ada tiga kelas. Sebagian belum menguasai bahan tahun lalu, sebagian pas, sebagian sudah selesai sebelum kita menulis tanggal di papan.

Daripada menyiapkan tiga lembar, kami menyusun satu soal dengan tiga pintu masuk.

## Contoh

Pokoknya perbandingan. Tingkat pertama memberi tabel resep untuk empat orang dan meminta resep untuk delapan. Tingkat kedua meminta resep untuk tujuh. Tingkat ketiga menyembunyikan satu bahan dan meminta siswa menjelaskan cara mencarinya.

Ceritanya sama, jadi pembahasan di depan kelas dapat diikuti semua orang. Yang berbeda hanya seberapa jauh berjalan.

## Cara membagikan

Siswa memilih pintunya sendiri. Awalnya kami khawatir semua memilih yang mudah. Yang terjadi: kebanyakan memilih wajar, dan yang memilih terlalu mudah merasa bosan lalu pindah.

- Tulis ketiga tingkat di satu halaman, tanpa sebutan "mudah" dan "sulit"
- Beri waktu yang sama
- Bahas dari tingkat pertama, singkat saja

Menyusun soal seperti ini makan waktu. Kami menyusunnya bertiga, satu soal seminggu, dan menyimpannya di satu berkas. Setelah dua semester ada empat puluh soal.`,
  }),
  post({
    tenants: "foundation innovation campaign-classroom",
    slug: "rapat-orang-tua-yang-didengar",
    category: "mengajar",
    daysAgo: 21,
    author: "Maria Ludong",
    tags: ["orang tua", "sekolah"],
    title: "Rapat Orang Tua yang Tidak Membosankan",
    summary: "Ubah rapat dari pengumuman menjadi percakapan: kirim pengumumannya lebih dulu.",
    body: `Rapat orang tua di banyak sekolah berjalan begini: kepala sekolah membacakan enam pengumuman, bendahara membacakan angka, lalu ada lima menit untuk pertanyaan yang tidak diajukan siapa pun.

Sebuah SMP di Minahasa membaliknya. Semua pengumuman dikirim tertulis dua hari sebelumnya, satu halaman, huruf besar. Rapatnya sendiri hanya berisi tiga pertanyaan untuk dibicarakan dalam kelompok kecil.

## Tiga pertanyaan itu

- Kapan anak Anda terakhir bercerita tentang sekolah tanpa ditanya?
- Apa yang membuat pagi hari di rumah terasa berat?
- Satu hal apa yang dapat kami ubah bulan depan?

Guru duduk bersama, mencatat, dan tidak membantah. Di akhir rapat, wali kelas menyebut satu hal yang akan dicoba dan tanggal kabarnya.

## Yang berubah

Yang paling terasa bukan jumlah hadirin, walaupun itu juga naik. Orang tua mulai menghubungi guru sebelum masalah membesar. Dan guru mengetahui bahwa keterlambatan beberapa anak disebabkan jadwal perahu, bukan kemalasan.

Menulis pengumuman lebih awal memang pekerjaan tambahan. Tetapi satu halaman tulisan mengganti empat puluh menit pembacaan, dan empat puluh menit itulah yang kemudian dipakai untuk saling mengenal.`,
  }),
  post({
    tenants: "foundation alpha coding",
    slug: "kecerdasan-artifisial-di-kelas",
    category: "mengajar",
    daysAgo: 40,
    author: "Maria Ludong",
    tags: ["kecerdasan artifisial", "guru"],
    title: "Pedoman Satu Halaman tentang Kecerdasan Artifisial di Kelas",
    summary:
      "Daripada melarang atau membiarkan, tulislah pedoman bersama siswa. Ini contoh dan cara menyusunnya.",
    body: `Melarang tidak berhasil, karena alatnya ada di saku. Membiarkan juga tidak, karena siswa yang paling membutuhkan latihan justru yang paling cepat menyerahkan pekerjaannya kepada mesin.

Kami menyusun pedoman bersama siswa dalam dua jam pelajaran. Jam pertama untuk mencoba: setiap kelompok meminta alat menjawab satu soal, lalu mencari kesalahannya. Hampir semua menemukan. Jam kedua untuk menulis aturan.

## Contoh hasilnya

- Boleh bertanya untuk memahami, tidak boleh menyalin jawabannya
- Bila alat membantu, tulis di akhir tugas: untuk apa, bagian mana
- Nama, foto, dan nilai siapa pun tidak dimasukkan ke alat
- Guru berhak meminta siswa menjelaskan tugasnya secara lisan
- Guru juga menulis bila bahan ajarnya dibantu alat

Butir terakhir diusulkan siswa, dan menurut kami itu yang membuat butir lain ditaati.

## Ditinjau lagi

Pedoman ditempel di dinding dengan tanggal peninjauan tiga bulan kemudian. Alat berubah cepat; pedoman yang tidak pernah ditinjau akan diabaikan.`,
  }),
  post({
    tenants: "foundation fun campaign-classroom",
    slug: "papan-tulis-tetap-berguna",
    category: "mengajar",
    daysAgo: 120,
    author: "Ratih Kusumawardhani",
    tags: ["papan tulis", "kelas"],
    title: "Papan Tulis Masih Alat Terbaik di Kelas Besar",
    summary: "Sebelum membeli layar, perbaiki cara memakai papan yang sudah ada.",
    body: `Papan tulis punya satu keunggulan yang tidak dimiliki layar tayang: isinya tetap di sana. Siswa yang tertinggal dapat menoleh lima menit kemudian dan menemukan jejak pemikirannya.

## Bagi menjadi tiga

Sisi kiri untuk tujuan hari ini dan istilah baru, tidak dihapus sampai akhir pelajaran. Bagian tengah untuk kerja. Sisi kanan untuk pertanyaan siswa yang belum sempat dijawab.

Sisi kanan itulah yang mengubah suasana. Pertanyaan yang ditulis merasa diterima, walaupun jawabannya menunggu.

## Tulis sambil berpikir

Menulis dengan tangan memaksa guru melambat ke kecepatan siswa. Bila satu langkah terasa terlalu panjang untuk ditulis, biasanya langkah itu memang terlalu besar untuk diikuti.

- Huruf setinggi empat sentimeter terbaca dari bangku belakang ruang delapan meter
- Dua warna cukup: satu untuk isi, satu untuk menandai
- Menyingkirlah setelah menulis; punggung guru menutup separuh papan

Layar tetap berguna untuk gambar, video, dan suara. Namun, untuk jalan pikiran, papan yang dibagi tiga masih sulit dikalahkan, dan tidak padam saat listrik padam.`,
  }),
  post({
    tenants: "foundation pesilat innovation",
    slug: "laboratorium-dengan-anggaran-kecil",
    category: "mengajar",
    daysAgo: 150,
    author: "Bagas Prayoga",
    tags: ["SMK", "jaringan"],
    title: "Laboratorium Jaringan dengan Anggaran Kecil",
    summary:
      "Enam komputer bekas, satu sakelar, dan simulator: cukup untuk melatih satu kelas TJKT.",
    body: `Sekolah sering menunda praktik karena menunggu alat. Padahal sebagian besar kompetensi jaringan dapat dilatih dengan barang yang sudah dianggap usang.

## Yang kami pakai

- Enam komputer bekas kantor dengan memori 4 GB
- Satu sakelar terkelola, dibeli bekas
- Dua titik akses yang diganti sekolah lain
- Simulator jaringan di komputer guru

Satu kelas dibagi enam meja. Setiap meja menjadi "cabang" dari satu perusahaan rekaan. Minggu pertama mereka hanya menghubungkan; minggu kedua memisahkan; minggu ketiga kami merusak sesuatu diam-diam.

## Merusak dengan sengaja

Latihan mencari gangguan adalah bagian yang paling disukai. Kami mencabut satu kabel, mengubah satu angka pada alamat, atau menyalakan dua peladen DHCP sekaligus. Siswa menuliskan dugaan sebelum menyentuh apa pun. Dugaan tertulis itu yang dinilai, bukan kecepatan.

## Perawatan

Setiap meja punya buku kecil. Siapa pun yang mengubah sesuatu menulisnya, dengan tanggal dan nama. Pada akhir semester buku itulah laporan praktiknya, dan angkatan berikutnya memulainya dari sana.`,
  }),
];
