import { post } from "./post";
import type { SeedPost } from "./types";

export const technologyPosts: SeedPost[] = [
  post({
    tenants: "coding alpha business innovation",
    slug: "situs-ringan-untuk-ponsel-lama",
    category: "teknologi",
    daysAgo: 6,
    author: "Dewi Lestariningrum",
    tags: ["web", "ponsel"],
    title: "Mengapa Situs Kami Tetap Jalan di Ponsel Lama",
    summary:
      "Halaman yang utuh sejak kiriman pertama, formulir biasa, dan gambar seukuran layar. Tidak ada rahasianya.",
    body: `Seorang peserta di Sumba mengirim tangkapan layar: ponsel keluaran lama, satu batang sinyal, dan formulir kami yang terisi penuh. Ia bertanya apakah situsnya memang sengaja dibuat begini. Ya, sengaja.

## Halaman dikirim utuh

Banyak situs mengirim halaman kosong berisi program, lalu program itulah yang meminta isinya. Di jaringan lambat, kekosongan itu lama sekali. Kami mengirim isinya langsung; program hanya menyusul untuk mempermudah.

## Formulir biasa

Formulir kami memakai cara yang sudah ada sejak awal web. Ia terkirim walaupun JavaScript dimatikan, walaupun program gagal diunduh. Bila ada isian yang salah, halaman kembali dengan semua isian tetap di tempatnya.

## Gambar secukupnya

- Setiap gambar disediakan dalam beberapa lebar, dan peramban memilih
- Sampul yang tidak punya foto digambar sebagai vektor beberapa kilobita
- Mode hemat data menghilangkan huruf khusus sama sekali

Semua itu bukan kemurahan hati. Halaman ringan lebih murah dikirim, lebih mudah diperiksa, dan lebih jarang rusak. Yang diuntungkan bukan hanya ponsel lama di Sumba, melainkan juga kereta yang masuk terowongan.`,
  }),
  post({
    tenants: "foundation business",
    slug: "kata-sandi-sekolah",
    category: "teknologi",
    daysAgo: 17,
    author: "Bagas Prayoga",
    tags: ["keamanan", "sekolah"],
    title: "Kata Sandi Sekolah yang Ditempel di Layar",
    summary: "Mengapa kertas tempel itu muncul, dan apa yang harus disediakan agar ia hilang.",
    body: `Di hampir setiap kantor tata usaha ada kertas kecil di tepi layar. Isinya kata sandi, kadang milik tiga orang sekaligus. Menegur pemiliknya tidak mengubah apa pun.

Kertas itu muncul karena aturan kita buruk. Sandi harus diganti setiap bulan, harus memuat tanda baca, tidak boleh sama dengan yang lama; lalu satu akun dipakai bergantian oleh empat orang. Siapa yang sanggup mengingatnya?

## Yang lebih baik

- Satu orang satu akun, tanpa kecuali
- Sandi panjang berupa kalimat; tidak perlu diganti kecuali dicurigai bocor
- Pengelola kata sandi di setiap komputer kantor
- Verifikasi dua langkah untuk surel dan sistem nilai

Panjang lebih menentukan daripada kerumitan. Kalimat lima kata yang tidak lazim sulit ditebak mesin dan mudah diingat manusia.

## Mulai dari surel

Bila hanya satu hal yang sempat dikerjakan minggu ini, amankan surel kepala sekolah. Dari surel itulah sandi layanan lain dapat diatur ulang. Siapa yang menguasai surel menguasai sisanya.

Setelah itu semua tersedia, kertas tempelnya hilang sendiri. Tidak perlu ditegur.`,
  }),
  post({
    tenants: "foundation innovation",
    slug: "uu-pdp-untuk-sekolah",
    category: "teknologi",
    daysAgo: 35,
    author: "Bagas Prayoga",
    tags: ["data pribadi", "UU PDP"],
    title: "UU Pelindungan Data Pribadi dalam Bahasa Tata Usaha",
    summary:
      "Empat pertanyaan yang harus dapat dijawab sekolah tentang setiap data siswa yang disimpannya.",
    body: `Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi berlaku juga bagi sekolah. Naskahnya panjang, tetapi sebagian besar kewajiban sehari-hari terangkum dalam empat pertanyaan.

## Untuk apa data ini?

Setiap kolom di formulir harus punya alasan. Bila tidak ada yang dapat menyebut alasannya, hapus kolom itu. Data yang tidak dikumpulkan tidak dapat bocor.

## Siapa yang boleh melihat?

Wali kelas perlu nomor orang tua. Guru mata pelajaran lain mungkin tidak. Tuliskan siapa boleh membuka apa, lalu atur izinnya sesuai tulisan itu.

## Sampai kapan disimpan?

Ada data yang wajib disimpan lama, ada yang seharusnya dihapus ketika siswa lulus. Daftar sederhana dengan dua kolom, jenis data dan batas waktu, sudah jauh lebih baik daripada lemari yang tidak pernah dibuka.

## Apa yang dilakukan bila bocor?

Undang-undang meminta pemberitahuan tertulis paling lambat 3 × 24 jam. Itu singkat. Siapkan konsep suratnya dari sekarang, berikut daftar orang yang harus dihubungi.

Untuk data anak, persetujuan diberikan oleh orang tua atau wali. Satu lembar persetujuan yang ditulis jelas lebih baik daripada sepuluh halaman yang ditandatangani tanpa dibaca.`,
  }),
  post({
    tenants: "coding creative business",
    slug: "uji-rancangan-dengan-lima-orang",
    category: "teknologi",
    daysAgo: 64,
    author: "Ratih Kusumawardhani",
    tags: ["desain", "pengujian"],
    title: "Menguji Rancangan Layar dengan Lima Orang",
    summary: "Tanpa laboratorium, tanpa kamera: satu meja, satu tugas, dan kesanggupan untuk diam.",
    body: `Perancang jarang salah karena kurang berbakat. Mereka salah karena terlalu mengenal rancangannya sendiri. Obatnya murah: minta lima orang mencobanya.

## Persiapan

Pilih satu tugas yang nyata, misalnya "daftarkan anak Anda ke imunisasi minggu depan". Jangan pakai kata yang ada di layar. Bila tombolnya bertuliskan "Registrasi", jangan menyuruh orang melakukan registrasi.

## Selama uji

Duduk di samping, bukan di depan. Minta orang itu mengucapkan apa yang ia pikirkan. Setelah itu, tugas Anda adalah diam. Ketika ia bertanya "ini ditekan ya?", jawablah "menurut Ibu bagaimana?".

Diam itu sulit. Tangan akan gatal ingin menunjuk. Justru pada detik ketika Anda ingin menolong, rancangan sedang memperlihatkan kesalahannya.

## Setelahnya

- Tulis tiga tempat orang berhenti atau ragu
- Urutkan dari yang paling banyak terjadi
- Perbaiki yang pertama saja, lalu uji lagi

Lima orang cukup untuk menemukan kesalahan besar. Dua putaran dengan lima orang lebih berguna daripada satu putaran dengan sepuluh, karena putaran kedua menguji perbaikannya.`,
  }),
  post({
    tenants: "coding alpha foundation",
    slug: "cadangan-yang-dapat-dipulihkan",
    category: "teknologi",
    daysAgo: 200,
    author: "Bagas Prayoga",
    tags: ["cadangan", "data"],
    title: "Cadangan yang Tidak Pernah Diuji Bukan Cadangan",
    summary:
      "Tiga salinan, dua jenis penyimpanan, satu di tempat lain; dan satu jam setiap semester untuk memulihkannya.",
    body: `Sebuah sekolah rajin mencadangkan data nilainya ke cakram luar setiap Jumat. Ketika komputer rusak, cakram itu ternyata berisi pintasan, bukan berkas. Dua tahun cadangan, tidak satu pun dapat dibuka.

Kesalahan itu bukan pada orangnya. Tidak ada yang pernah diminta memulihkan apa pun.

## Aturan tiga-dua-satu

- Tiga salinan: yang dipakai sehari-hari dan dua cadangan
- Dua jenis penyimpanan, misalnya cakram dan layanan daring
- Satu salinan di gedung lain

Salinan di gedung lain terasa berlebihan sampai ada atap bocor.

## Latihan pemulihan

Setiap semester, sediakan satu jam. Ambil komputer kosong, lalu pulihkan data dari cadangan seolah-olah semuanya hilang. Catat berapa lama dan apa yang kurang. Biasanya yang kurang adalah kata sandi.

Simpan catatan itu bersama cadangannya, di atas kertas. Pada hari buruk, catatan yang hanya ada di komputer yang rusak tidak menolong siapa pun.`,
  }),
];
