import { definePosts } from "./post";
import type { SeedPost } from "./types";

const berita = definePosts("berita");

export const beritaPosts: SeedPost[] = [
  berita({
    tenants: "coding",
    slug: "aplikasi-antrean-puskesmas-dipakai",
    category: "karya-siswa",
    daysAgo: 1,
    author: "Dewi Lestariningrum",
    tags: ["proyek", "puskesmas"],
    title: "Aplikasi Antrean Buatan Angkatan Tujuh Dipakai Puskesmas",
    summary: "Versi pertama mencetak nomor di kertas nota. Versi kedua membuang separuh fiturnya.",
    body: `Proyek akhir kelompok Randu dipasang di sebuah puskesmas di Cimahi sejak dua pekan lalu. Petugas menekan satu tombol, printer nota mengeluarkan nomor, dan layar bekas di ruang tunggu memanggil.

Rancangan awal mempunyai pendaftaran daring, peta, dan penilaian bintang. Setelah sehari duduk di ruang tunggu, kelompok itu menghapus ketiganya. Pasien datang tanpa ponsel di tangan; mereka membawa map dan anak.

Kodenya 640 baris, diperiksa dua kelompok lain. Bagian yang paling lama dikerjakan adalah apa yang terjadi bila kertas habis.`,
  }),
  berita({
    tenants: "coding pesilat",
    slug: "malam-perbaikan-galat",
    category: "kabar-kelas",
    daysAgo: 7,
    author: "Tim Sekolah Kode",
    tags: ["galat", "sumber terbuka"],
    title: "Malam Perbaikan Galat: 31 Laporan, 12 Tambalan",
    summary: "Peserta tingkat dua memperbaiki perangkat lunak bebas yang mereka pakai sendiri.",
    body: `Tiga puluh peserta berkumpul dari pukul tujuh malam sampai tengah malam dengan satu aturan: pilih perangkat yang benar-benar Anda pakai, temukan satu hal yang mengganggu, lalu laporkan dengan sopan.

Tiga puluh satu laporan terkirim. Dua belas disertai tambalan, kebanyakan perbaikan terjemahan dan satu pembagian dengan nol. Lima di antaranya sudah diterima.

Menurut panitia, pelajaran utamanya bukan teknik. Peserta belajar menunggu balasan dari orang yang tidak dikenal, dan belajar membaca penolakan tanpa merasa ditolak.`,
  }),
  berita({
    tenants: "coding scholarship",
    slug: "angkatan-sembilan-dibuka",
    category: "kabar-kelas",
    daysAgo: 11,
    author: "Tim Sekolah Kode",
    tags: ["pendaftaran"],
    title: "Angkatan Sembilan Dibuka untuk Enam Puluh Orang",
    summary: "Tes masuk dihapus. Gantinya, tiga malam mencoba bersama.",
    body: `Pendaftaran angkatan sembilan dibuka sampai {+14}. Tidak ada tes logika. Calon peserta mengikuti tiga malam percobaan, mengerjakan satu halaman web kecil, dan memutuskan sendiri apakah mau lanjut.

Angkatan lalu 88 orang datang pada malam pertama dan 59 pada malam ketiga. Hampir semua yang berhenti menyebut alasan waktu, bukan kemampuan; mereka menerima kabar pembukaan angkatan berikut lebih awal.

Sepuluh kursi disediakan tanpa biaya bagi lulusan SMK, bekerja sama dengan Beasiswa Cakrawala.`,
  }),
  berita({
    tenants: "coding pesilat",
    slug: "guru-magang-di-kelas-murid",
    category: "kerja-sama",
    daysAgo: 19,
    author: "Bagas Prayoga",
    tags: ["guru", "SMK"],
    title: "Lima Guru SMK Magang di Kelas Muridnya",
    summary: "Mereka duduk di bangku peserta selama tiga minggu dan mengerjakan tugas yang sama.",
    body: `Lima guru produktif dari Jember dan Lumajang mengikuti kelas pemrograman web sebagai peserta biasa. Seorang di antaranya duduk di sebelah muridnya sendiri, yang mengikuti kelas atas biaya beasiswa.

Mereka sepakat untuk tidak saling membantu pada minggu pertama. Pada minggu kedua kesepakatan itu dilanggar, oleh gurunya.

Hasil yang dibawa pulang adalah daftar hal yang membingungkan, ditulis dari sisi orang yang sedang bingung. Daftar sepanjang empat halaman tersebut kini menjadi lampiran modul semester depan.`,
  }),
  berita({
    tenants: "coding fun",
    slug: "klub-sabtu-anak-kampung-kode",
    category: "kabar-kelas",
    daysAgo: 27,
    author: "Dewi Lestariningrum",
    tags: ["anak", "klub"],
    title: "Klub Sabtu: Sembilan Anak, Tiga Laptop, Satu Robot Kardus",
    summary: "Robotnya tidak bergerak. Anak-anaklah yang bergerak menurut programnya.",
    body: `Klub Sabtu di Kiaracondong memasuki bulan keempat. Karena laptop hanya tiga, enam anak lain bekerja sebagai robot, penguji, dan juru catat, bergantian setiap lima belas menit.

Minggu lalu programnya berhasil membawa robot kardus dari pintu ke rak buku tanpa menabrak kucing. Kucing itu bagian dari soal.

Orang tua menanyakan kapan laptop ditambah. Pembimbing meminta waktu satu bulan lagi: jumlah yang sedikit ternyata membuat anak lebih sering berbicara satu sama lain.`,
  }),
  berita({
    tenants: "coding business",
    slug: "magang-dengan-buku-harian",
    category: "kerja-sama",
    daysAgo: 38,
    author: "Ratih Kusumawardhani",
    tags: ["magang", "industri"],
    title: "Dua Belas Peserta Magang, Dua Belas Buku Harian",
    summary:
      "Perusahaan mitra membaca catatan magang setiap Jumat dan membalas di halaman yang sama.",
    body: `Magang angkatan enam berlangsung di empat perusahaan rintisan di Bandung dan Yogyakarta. Setiap peserta menulis setengah halaman sehari; pembimbing industri membalas sekali sepekan dengan tulisan tangan.

Dari dua belas buku terkumpul 61 balasan. Yang terpendek berbunyi "jangan minta maaf, tanya lagi". Yang terpanjang menjelaskan mengapa satu perubahan kecil membuat pembayaran gagal selama sebelas menit.

Tiga peserta mendapat kontrak. Dua perusahaan meminta contoh bukunya supaya dapat dipakai karyawan baru.`,
  }),
  berita({
    tenants: "coding",
    slug: "lomba-situs-lima-puluh-kilobita",
    category: "karya-siswa",
    daysAgo: 46,
    author: "Tim Sekolah Kode",
    tags: ["lomba", "kinerja"],
    title: "Pemenang Lomba Situs Lima Puluh Kilobita",
    summary:
      "Sebuah jadwal kapal, tanpa gambar, menang atas permainan ular dan kamus bahasa Sasak.",
    body: `Seluruh situs harus muat dalam lima puluh kilobita, termasuk huruf dan gambarnya. Empat puluh dua karya masuk, tiga puluh delapan lolos timbangan.

Juara pertama adalah jadwal kapal antarpulau di Buton karya Wa Ode Rahmi. Ukurannya sembilan kilobita, dapat dicetak di satu lembar, dan sudah dipakai pamannya di loket.

Juri, yang terdiri atas seorang nakhoda, seorang penyandang tunanetra, dan seorang perancang, memberi catatan pada setiap karya. Keluhan yang paling sering adalah tombol yang hanya dapat dipakai dengan tetikus.`,
  }),
  berita({
    tenants: "coding innovation",
    slug: "data-banjir-dari-ember",
    category: "karya-siswa",
    daysAgo: 55,
    author: "Yusuf Hamdani",
    tags: ["data", "sensor"],
    title: "Data Banjir dari Ember Cat",
    summary:
      "Sensor tinggi air rakitan peserta bertahan satu musim hujan, dengan dua kali ganti baterai.",
    body: `Ember cat, pipa, pelampung, dan papan elektronik seharga Rp140.000: itulah alat ukur tinggi air yang dipasang peserta kelas data di tiga jembatan kecil di Gowa.

Selama musim hujan alat mengirim 11.300 bacaan. Empat persen di antaranya mustahil, misalnya air setinggi minus dua meter, dan menjadi bahan pelajaran membersihkan data.

Warga lebih menyukai garis merah yang dicat di tiang jembatan. Kelompok itu setuju: bacaan terakhir sekarang dipakai untuk menentukan letak garisnya.`,
  }),
  berita({
    tenants: "pesilat scholarship",
    slug: "sabuk-kuning-pertama-dari-maluku",
    category: "kabar-kelas",
    daysAgo: 14,
    author: "Bagas Prayoga",
    tags: ["pesilat", "SMK"],
    title: "Sabuk Kuning Pertama dari Maluku Tengah",
    summary:
      "Tujuh siswa menyelesaikan tingkat kedua, dengan praktik di kantor negeri dan sambungan 1 Mbps.",
    body: `Tujuh siswa sebuah SMK di Masohi naik ke sabuk kuning setelah merapikan jaringan kantor negeri adat dan menulis petunjuknya dalam dua bahasa.

Bahan pelajaran mereka unduh malam hari ketika sambungan lengang, disimpan di satu komputer, lalu dibagikan lewat jaringan sekolah. Cara ini kemudian ditulis menjadi panduan bagi sekolah lain.

Penguji datang dengan kapal dan tertahan cuaca dua malam. Waktu tambahan itu dipakai menguji ulang sambungan yang sebelumnya sudah dinyatakan lulus; dua konektor diganti.`,
  }),
  berita({
    tenants: "acceleration business",
    slug: "pekan-kesebelas-akselerasi",
    category: "kabar-kelas",
    daysAgo: 6,
    author: "Ratih Kusumawardhani",
    tags: ["akselerasi", "portofolio"],
    title: "Pekan Kesebelas: Portofolio Dibaca Orang Asing",
    summary: "Enam pembaca dari luar bidang memberi tanda di tempat mereka berhenti mengerti.",
    body: `Sebelum bertemu perusahaan, setiap portofolio dibaca enam orang yang tidak bekerja di bidang itu: seorang bidan, dua guru, sopir, penjahit, dan petugas pajak. Mereka tidak diminta menilai, hanya memberi garis di tempat mereka berhenti mengerti.

Garis terbanyak ada di kalimat pertama. Setelah ditulis ulang, 17 dari 24 portofolio terbaca sampai halaman kedua tanpa garis.

Pertemuan dengan perusahaan berlangsung pekan depan. Pembaca dari kantor pajak meminta undangan.`,
  }),
  berita({
    tenants: "creative media",
    slug: "pameran-di-gang-sempit",
    category: "karya-siswa",
    daysAgo: 23,
    author: "Gede Wirawan",
    tags: ["pameran", "ilustrasi"],
    title: "Pameran Sepanjang Gang, Selebar Dua Bahu",
    summary:
      "Tiga puluh karya digantung di jemuran warga di Denpasar, dengan izin cucian hari itu.",
    body: `Ruang Karya tidak menyewa galeri tahun ini. Pameran akhir digelar di sebuah gang di Denpasar Barat, digantung dengan jepitan pada tali jemuran, di antara seprai yang memang dicuci hari itu.

Warga menentukan urutannya. Karya tentang banjir ditaruh dekat got, karya tentang nenek digantung di depan rumah yang pemiliknya paling tua.

Pengunjung terpaksa berjalan satu per satu. Menurut pembuatnya, belum pernah karya mereka dilihat sepelan itu.`,
  }),
  berita({
    tenants: "coffee",
    slug: "ujian-seduh-dengan-mata-tertutup",
    category: "kabar-kelas",
    daysAgo: 32,
    author: "Gede Wirawan",
    tags: ["kopi", "ujian"],
    title: "Ujian Seduh dengan Mata Tertutup",
    summary: "Sembilan peserta menakar, mendengar, dan mencium. Timbangan disembunyikan.",
    body: `Pada pertemuan kesepuluh timbangan dan pengatur waktu disimpan. Peserta menyeduh dua cangkir berturut-turut dengan penutup mata, lalu penguji mengukur selisihnya.

Selisih terkecil delapan mililiter. Yang terbesar seratus sepuluh, karena pesertanya bersin.

Tujuan ujian bukan menyingkirkan timbangan. Sesudah penutup mata dibuka, semua peserta menakar lebih teliti daripada sebelumnya; kini mereka tahu bagian mana yang tidak dapat dipercayakan kepada ingatan.`,
  }),
];
