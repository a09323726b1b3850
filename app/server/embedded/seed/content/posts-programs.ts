import { definePosts } from "./post";
import type { SeedPost } from "./types";

const program = definePosts("program");

export const programPosts: SeedPost[] = [
  program({
    tenants: "coding scholarship",
    slug: "program-dua-belas-minggu-web",
    category: "umum",
    daysAgo: 2,
    author: "Dewi Lestariningrum",
    tags: ["pemrograman", "dua belas minggu"],
    title: "Dua Belas Minggu Menjadi Pengembang Web",
    summary:
      "Dari terminal pertama sampai aplikasi yang dipakai orang lain. Malam hari, enam puluh kursi.",
    body: `Program malam bagi orang yang siangnya bekerja. Empat pertemuan sepekan, dua jam, ditambah proyek pada hari Sabtu.

## Susunannya

- Minggu 1–3: terminal, HTML, CSS, dan halaman yang dapat dibaca tanpa gambar
- Minggu 4–6: JavaScript, formulir, dan data yang tersimpan
- Minggu 7–9: peladen, basis data, pengujian
- Minggu 10–12: proyek bagi pengguna sungguhan yang ditemui langsung

Biaya Rp3.600.000, dapat dicicil enam kali tanpa tambahan. Sepuluh kursi gratis bagi lulusan SMK. Peserta yang berhenti sebelum minggu ketiga menerima kembali sembilan persepuluh biayanya.

Sertifikat diberikan untuk proyek yang benar-benar dipakai, sekalipun hanya oleh satu warung.`,
  }),
  program({
    tenants: "coding fun",
    slug: "program-kode-akhir-pekan-remaja",
    category: "siswa",
    daysAgo: 16,
    author: "Dewi Lestariningrum",
    tags: ["remaja", "akhir pekan"],
    title: "Kode Akhir Pekan untuk Remaja",
    summary: "Delapan Sabtu untuk umur 12–16 tahun: membuat gim, lalu mengajarkannya kepada adik.",
    body: `Peserta bekerja berpasangan pada satu layar. Setiap lima belas menit papan ketik berpindah tangan, supaya tidak ada yang hanya menonton.

Empat Sabtu pertama membuat gim kecil. Empat Sabtu berikutnya lebih sulit: gim itu harus dapat dimainkan anak umur delapan tahun tanpa penjelasan. Penguji didatangkan dari rumah masing-masing.

Biaya Rp480.000. Persetujuan wali diisi pada saat mendaftar, dan jemputan boleh menunggu di ruang belakang yang kopinya gratis. Keluarga yang keberatan dengan biaya dapat menulis kepada kami; kursi bantuan tidak diberi tanda apa pun.`,
  }),
  program({
    tenants: "foundation innovation",
    slug: "program-layanan-yang-terbaca",
    category: "aparatur",
    daysAgo: 7,
    author: "Yusuf Hamdani",
    tags: ["pemerintah", "layanan"],
    title: "Layanan yang Terbaca: Angkatan Kedua",
    summary: "Enam bulan bersama petugas loket: menulis ulang, menguji, lalu mencetak.",
    body: `Setelah angkatan pertama di Kabupaten Lembah Angin menyederhanakan 23 formulir, angkatan kedua dibuka untuk tiga kabupaten lain.

## Untuk siapa

Petugas loket, bukan kepala dinas. Setiap kantor mengirim dua orang supaya ada yang melanjutkan bila seorang dimutasi.

## Bagaimana berjalan

1. Bulan pertama: duduk di ruang tunggu dan mencatat pertanyaan warga
2. Bulan kedua dan ketiga: menulis ulang lima dokumen
3. Bulan keempat: menguji kepada warga, memperbaiki, menguji lagi
4. Bulan kelima: mencetak dan mengganti
5. Bulan keenam: menghitung apakah pertanyaan benar-benar berkurang

Pemerintah daerah menanggung perjalanan, yayasan menanggung selebihnya. Semua hasil berlisensi bebas pakai.`,
  }),
  program({
    tenants: "foundation campaign-classroom",
    slug: "program-guru-saling-jenguk",
    category: "guru",
    daysAgo: 25,
    author: "Maria Ludong",
    tags: ["guru", "kunjungan kelas"],
    title: "Guru Saling Jenguk",
    summary: "Tiga guru, tiga sekolah, sembilan kunjungan. Tidak ada penilai dari luar.",
    body: `Kelompok beranggota tiga guru dari sekolah berbeda saling mengunjungi kelas tiga kali dalam satu semester. Pengunjung duduk di belakang dan mencatat hanya apa yang dilakukan murid.

Sesudah pelajaran mereka berbicara tiga puluh menit dengan urutan tetap: tuan rumah lebih dulu, lalu catatan tentang murid, terakhir satu hal yang akan dicoba. Kata "seharusnya" dilarang.

Yayasan mengganti ongkos dan membayar guru pengganti selama kunjungan. Hingga sekarang 66 guru pernah ikut, dan 19 kelompok melanjutkan tanpa kami.

Pendaftaran terbuka sepanjang tahun; kelompok dibentuk setiap awal semester menurut jarak tempuh, bukan mata pelajaran.`,
  }),
  program({
    tenants: "foundation business",
    slug: "program-magang-yang-membimbing",
    category: "kampus",
    daysAgo: 34,
    author: "Nadia Puspitaloka",
    tags: ["magang", "kampus"],
    title: "Magang yang Membimbing: Putaran Ketiga",
    summary: "Rencana magang ditulis bertiga: mahasiswa, dosen, dan pembimbing industri.",
    body: `Putaran ketiga menerima enam puluh mahasiswa dari kampus mana pun yang bersedia mengakui magang sebagai dua puluh SKS.

Sebelum hari pertama ada satu pertemuan yang menentukan: tiga orang menulis satu halaman tentang apa yang akan dipelajari, siapa yang mengajari, dan pekerjaan apa yang tidak boleh diberikan. Halaman itu ditandatangani ketiganya.

Setiap Jumat mahasiswa mengirim catatan setengah halaman. Pembimbing membalas paling lambat Selasa. Bila dua kali berturut-turut tidak berbalas, yayasan menelepon, dan telepon itu jarang perlu dilakukan dua kali.

Perusahaan membayar uang saku paling sedikit Rp1.500.000 sebulan. Kampus tidak membayar apa-apa.`,
  }),
  program({
    tenants: "pesilat",
    slug: "program-sabuk-putih",
    category: "siswa",
    daysAgo: 13,
    author: "Bagas Prayoga",
    tags: ["pesilat", "dasar"],
    title: "Sabuk Putih: Berdiri yang Benar",
    summary: "Tingkat pertama Pesilat. Enam minggu kebiasaan dasar sebelum jurus apa pun.",
    body: `Dalam silat, murid belajar berdiri sebelum memukul. Sabuk putih mengajarkan cara berdiri di depan komputer: menyimpan pekerjaan, memberi nama berkas, membaca petunjuk, meminta bantuan, dan merapikan meja sesudahnya.

Terdengar sepele. Namun, penguji kami menemukan bahwa separuh nilai yang hilang pada tingkat atas berasal dari sini.

## Ujian kenaikan

Siswa menerima komputer yang berantakan milik orang lain dan empat puluh menit. Yang dinilai adalah apakah pemiliknya dapat menemukan berkasnya keesokan hari.

Terbuka bagi semua siswa SMK, tanpa biaya, diajarkan oleh guru sekolah sendiri memakai buku saku 36 halaman. Sekolah yang memulai menerima pelatihan guru dua hari.`,
  }),
  program({
    tenants: "pesilat scholarship",
    slug: "program-sabuk-hijau-jaringan",
    category: "siswa",
    daysAgo: 42,
    author: "Bagas Prayoga",
    tags: ["pesilat", "jaringan"],
    title: "Sabuk Hijau: Jaringan untuk Tetangga",
    summary: "Tingkat keempat. Siswa merawat jaringan satu tempat umum selama satu semester.",
    body: `Sabuk hijau tidak diperoleh di laboratorium. Setiap tim memilih satu tempat umum, misalnya balai desa, puskesmas pembantu, atau koperasi, lalu merawat jaringannya selama satu semester penuh.

Tim membuat perjanjian tertulis dengan pemilik tempat: jam kunjungan, apa yang boleh disentuh, siapa yang ditelepon bila padam. Guru ikut menandatangani.

Penilaian akhir dilakukan pemilik tempat dengan lima pertanyaan sederhana, ditambah pemeriksaan buku perawatan oleh penguji dari sekolah lain. Gangguan yang terjadi bukan pengurang nilai. Gangguan yang tidak tercatat, itulah yang mengurangi.

Semester lalu 58 tempat dirawat 61 tim. Tiga tempat dirawat dua tim karena tim pertama lulus lebih cepat daripada semesternya.`,
  }),
  program({
    tenants: "acceleration scholarship",
    slug: "program-akselerasi-karier",
    category: "umum",
    daysAgo: 10,
    author: "Ratih Kusumawardhani",
    tags: ["akselerasi", "karier"],
    title: "Akselerasi Karier Dua Belas Minggu",
    summary: "Empat orang, satu produk, satu perusahaan yang sungguh menunggu hasilnya.",
    body: `Setiap tim mendapat soal dari perusahaan mitra: bukan soal latihan, melainkan pekerjaan yang tertunda karena kekurangan orang. Perusahaan menyediakan satu jam seminggu untuk menjawab pertanyaan.

## Tiga babak

Babak pertama, empat minggu, memahami pekerjaan dan orang yang terganggu olehnya. Babak kedua, lima minggu, membuat. Babak ketiga, tiga minggu, menyerahkan: dokumentasi, pelatihan pengguna, dan portofolio.

Biaya Rp2.400.000 dibayar di muka, atau Rp3.000.000 dibayar sesudah mendapat pekerjaan. Kebanyakan peserta memilih cara kedua; sembilan orang belum membayar karena belum bekerja, dan kami masih mendampingi mereka setiap bulan.

Angkatan berikutnya mulai {Senin +29}.`,
  }),
  program({
    tenants: "scholarship campaign-scholar",
    slug: "program-beasiswa-cakrawala",
    category: "siswa",
    daysAgo: 20,
    author: "Nadia Puspitaloka",
    tags: ["beasiswa", "SMK"],
    title: "Beasiswa Cakrawala: Setahun sesudah Lulus",
    summary: "Biaya belajar, ongkos, dan seorang pendamping bagi seratus lulusan SMK.",
    body: `Tahun pertama sesudah lulus adalah tahun yang paling sepi. Tidak ada lagi guru yang bertanya, sementara pekerjaan belum ada. Beasiswa Cakrawala mengisi tahun itu.

## Yang diterima

- Satu program belajar pilihan, dibayar penuh
- Rp350.000 sebulan untuk ongkos dan kuota
- Seorang pendamping yang menelepon dua minggu sekali
- Biaya satu kali uji sertifikat

## Syarat

Lulus SMK paling lama dua tahun lalu, belum bekerja tetap, dan bersedia belajar lima belas jam seminggu. Nilai rapor tidak diminta. Surat tidak mampu juga tidak; kami percaya kepada jawaban pendaftar dan memeriksa lima dari seratus.

Pendaftaran ditutup {+33}.`,
  }),
  program({
    tenants: "asean",
    slug: "program-lokakarya-perbatasan",
    category: "guru",
    daysAgo: 30,
    author: "Maria Ludong",
    tags: ["ASEAN", "perbatasan"],
    title: "Lokakarya Guru Perbatasan",
    summary: "Guru di lima titik perbatasan menyusun bahan ajar bersama tetangganya.",
    body: `Di Entikong, Nunukan, Atambua, Sebatik, dan Jayapura, sekolah tetangga sering lebih dekat daripada sekolah satu kabupaten, hanya saja berada di negara lain.

Program ini mempertemukan mereka empat kali setahun. Setiap pertemuan menghasilkan satu bahan ajar yang dapat dipakai di kedua sisi: soal dengan dua mata uang, peta tanpa garis, cerita rakyat yang ternyata sama.

Guru peserta mengurus izin lewat dinas masing-masing, dan jejaring menanggung perjalanan serta penerjemah. Bahan yang sudah jadi, dua puluh enam sampai hari ini, dapat dipakai siapa saja.`,
  }),
  program({
    tenants: "business",
    slug: "program-pelatihan-penyelia-pertama",
    category: "perusahaan",
    daysAgo: 27,
    author: "Arif Setiadi",
    tags: ["penyelia", "perusahaan"],
    title: "Penyelia Pertama: Delapan Minggu sesudah Naik Jabatan",
    summary: "Bagi orang yang kemarin menjadi rekan dan hari ini menjadi atasan.",
    body: `Karyawan terbaik dinaikkan menjadi penyelia, lalu perusahaan kehilangan karyawan terbaik dan mendapat penyelia yang kikuk. Program ini menemani delapan minggu pertama.

Pertemuan satu setengah jam setiap minggu membahas satu percakapan sulit yang sungguh akan terjadi: menolak cuti teman, menegur orang yang lebih tua, meminta maaf di depan tim. Peserta berlatih, melakukan, lalu melaporkan.

Untuk satu kelompok berisi enam sampai sepuluh penyelia, biayanya Rp18.000.000. Atasan peserta wajib hadir pada minggu pertama dan terakhir; bila tidak hadir, program dihentikan dan sisa biaya dikembalikan.`,
  }),
  program({
    tenants: "creative",
    slug: "program-ilustrasi-dari-pasar",
    category: "umum",
    daysAgo: 38,
    author: "Ratih Kusumawardhani",
    tags: ["ilustrasi", "gambar"],
    title: "Menggambar dari Pasar",
    summary: "Sepuluh pagi menggambar orang yang bergerak, ditutup pameran di kios ikan.",
    body: `Kelas berlangsung di pasar pukul enam pagi, ketika tidak ada yang mau diam untuk digambar. Peserta belajar menangkap bahu, keranjang, dan antrean dalam dua puluh detik.

Minggu-minggu awal menghasilkan banyak garis dan sedikit orang. Sekitar minggu keempat, orangnya mulai muncul.

Karya akhir berupa dua belas halaman, dijilid sendiri, digantung di kios selama satu pagi. Pedagang memilih satu gambar untuk disimpan; itulah satu-satunya penilaian.

Biaya Rp550.000, sudah termasuk kertas, tinta, dan sarapan.`,
  }),
  program({
    tenants: "group",
    slug: "program-lingkar-baca-delapan-pekan",
    category: "umum",
    daysAgo: 45,
    author: "Nadia Puspitaloka",
    tags: ["kelompok", "membaca"],
    title: "Lingkar Baca Delapan Pekan",
    summary: "Lima orang, satu buku, satu tanggal bubar. Tanpa biaya.",
    body: `Kami mempertemukan lima orang yang memilih buku sama dan jam luang sama. Selebihnya milik mereka: tempat, camilan, urutan bab.

Dari kami hanya ada kode masuk, satu halaman agenda, dan pengingat pada pekan kedelapan bahwa kelompok ini selesai. Yang ingin lanjut harus membentuk kelompok baru, boleh dengan orang yang sama.

Pada putaran lalu 74 kelompok terbentuk. Lima puluh tiga sampai pekan terakhir, dua puluh membentuk kelompok lagi, dan satu kelompok di Salatiga membuka warung kopi.`,
  }),
  program({
    tenants: "aksara campaign-books",
    slug: "program-penjaga-naskah-muda",
    category: "siswa",
    daysAgo: 50,
    author: "Gede Wirawan",
    tags: ["aksara", "naskah"],
    title: "Penjaga Naskah Muda",
    summary: "Pelajar belajar membaca, memotret, dan merawat naskah milik keluarga di sekitarnya.",
    body: `Naskah tua jarang hilang karena dicuri. Ia hilang karena tidak seorang pun di rumah itu dapat membacanya, lalu dipakai membungkus.

Selama satu semester pelajar belajar membaca satu aksara daerah sampai lancar, memotret tanpa merusak, dan membuat kotak simpan dari karton bebas asam. Setiap pelajar mengunjungi tiga rumah, selalu berdua dan dengan surat pengantar sanggar.

Pemilik memutuskan apa yang boleh dipotret. Dari 140 rumah yang dikunjungi, 122 mengizinkan setelah melihat kotaknya. Delapan belas rumah tidak mengizinkan, tetapi menerima kotak itu.`,
  }),
];
