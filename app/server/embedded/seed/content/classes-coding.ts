import { classOf } from "./class";
import type { SeedClass } from "./types";

export const codingClasses: SeedClass[] = [
  classOf({
    tenants: "main demo default coding pesilat scholarship innovation",
    mentors: "laras-wening-prabandari tigor-manurung",
    tags: "python",
    code: "PYTH01",
    slug: "python-dari-nol",
    name: "Python dari Nol",
    summary:
      "Belajar berpikir seperti pemrogram dengan soal sehari-hari: membagi tagihan, merapikan daftar hadir, menghitung stok.",
    about: `Python dipilih karena kalimatnya pendek dan galatnya terbaca. Yang dilatih di kelas ini bukan hafalan perintah, melainkan kebiasaan memecah masalah sampai setiap potongannya mudah.

## Soal yang dipakai

Tidak ada soal segitiga bintang. Anda membagi tagihan makan bertujuh, merapikan daftar hadir yang namanya tertulis tiga cara, dan menghitung stok warung dari nota. Semua dikerjakan di studio kode, jadi tidak ada yang perlu dipasang.

## Cara dinilai

Setiap latihan diperiksa oleh contoh masukan dan keluaran yang terlihat sejak awal. Bila programnya benar tetapi sulit dibaca, mentor menulis satu saran, dan Anda boleh mengirim ulang sesering yang Anda mau.

- Sepuluh latihan dan satu tugas akhir
- Ruang tanya yang dijawab dalam satu hari kerja
- Dapat dikerjakan dari ponsel`,
    type: "premium",
    level: "dasar",
    price: [395_000, 500_000],
    seats: [80, 46],
    open: [-15, 14],
    run: [18, 60],
    at: [19, 21],
    hours: 36,
    schedule: "Selasa dan Kamis pukul 19.00–21.00 WIB",
    outcomes: `Menulis program dengan variabel, percabangan, perulangan, dan fungsi
      Mengolah daftar dan kamus dari data nyata
      Membaca pesan galat dan menemukan barisnya
      Memecah satu masalah menjadi langkah yang dapat diuji`,
    requirements: `Peramban apa pun, di ponsel atau komputer
      Lima jam belajar seminggu`,
    audience: `Siswa SMA/SMK dan mahasiswa semua jurusan
      Pegawai yang ingin mengotomatiskan pekerjaan berulang
      Guru yang akan mengajar informatika`,
    modules: [
      [
        "Program pertama",
        "b15* Perintah, satu demi satu",
        "v15* Nama untuk nilai",
        "c25 Latihan: membagi tagihan",
        "k10 Kuis: dasar Python",
      ],
      [
        "Memilih dan mengulang",
        "b20 Jika, kalau bukan, selain itu",
        "c30 Latihan: tarif parkir",
        "b20 Mengulang sampai selesai",
        "c30 Latihan: daftar hadir",
      ],
      [
        "Fungsi dan data",
        "v20 Fungsi yang mengerjakan satu hal",
        "b20 Daftar dan kamus",
        "c90 Tugas akhir: stok warung",
      ],
    ],
  }),
  classOf({
    tenants: "main demo coding alpha default",
    mentors: "fadhil-rahmatullah dewi-lestariningrum citra-ramadhani-usman",
    tags: "web",
    code: "JSHDUP",
    slug: "javascript-untuk-halaman-yang-hidup",
    name: "JavaScript untuk Halaman yang Hidup",
    summary:
      "Menambah perilaku pada halaman yang sudah berguna tanpanya: saringan, hitungan, dan isian yang menolong.",
    about: `Halaman yang baik tetap berguna ketika skripnya gagal dimuat. Dari titik itulah kelas ini berangkat: HTML dulu, lalu JavaScript menambahkan kenyamanan.

## Yang dibangun

Satu halaman jadwal angkutan desa. Mula-mula tabel biasa; kemudian dapat disaring, diurutkan, dihitung waktunya, dan disimpan pilihannya. Setiap tahap diuji dengan skrip dimatikan.

## Sikap

Kita menulis sesedikit mungkin. Bila peramban sudah punya unsurnya, unsur itu yang dipakai; pustaka luar baru dibuka pada pertemuan terakhir, untuk dibandingkan berat dan manfaatnya.

- Delapan latihan bertahap
- Ulasan kode berpasangan
- Uji di ponsel lama sebagai syarat lulus`,
    type: "premium",
    level: "menengah",
    price: [550_000],
    seats: [40, 18],
    open: [-5, 22],
    run: [27, 76],
    at: [19, 21],
    hours: 40,
    schedule: "Rabu pukul 19.00–21.00 dan Sabtu pukul 09.00–11.00 WIB",
    outcomes: `Menangani peristiwa dan mengubah halaman dengan aman
      Mengambil data dan menampilkan keadaan menunggu serta gagal
      Menulis kode yang tetap berguna tanpa skrip
      Mengukur berat halaman sebelum dan sesudah perubahan`,
    requirements: `Pernah membuat halaman dengan HTML dan CSS
      Komputer dengan penyunting teks`,
    audience: `Lulusan Pemrograman Web Dasar
      Pengembang yang terbiasa memulai dari pustaka`,
    modules: [
      [
        "Perilaku",
        "b20* HTML dulu, skrip kemudian",
        "v25* Mendengar peristiwa",
        "c40 Latihan: saringan jadwal",
        "k10 Kuis: peristiwa dan elemen",
      ],
      [
        "Data",
        "b20 Janji yang ditepati nanti",
        "c45 Latihan: tiga keadaan",
        "f20 Contoh data angkutan",
      ],
      ["Menjaga ringan", "v20 Menimbang pustaka", "c90 Tugas akhir: jadwal angkutan desa"],
    ],
  }),
  classOf({
    tenants: "main demo coding business innovation",
    mentors: "sulastri-ningrum yusuf-hamdani andi-tenri-ola",
    tags: "basis-data data",
    code: "SQL101",
    slug: "basis-data-dan-sql",
    name: "Basis Data dan SQL",
    summary:
      "Bertanya kepada data dengan kalimat yang tepat: memilih, menyambung, menghitung, dan menjaga agar isinya tidak bertentangan.",
    about: `Banyak pertanyaan kantor sebenarnya satu kalimat SQL: berapa pasien baru per desa, barang apa yang tidak terjual tiga bulan, siapa yang belum membayar.

## Bahan latihan

Kelas memakai basis data puskesmas rekaan dengan dua puluh ribu kunjungan. Datanya sengaja tidak sempurna: ada tanggal yang terbalik dan nama desa yang ditulis empat cara. Merapikannya adalah sepertiga pelajaran.

## Rancangan

Separuh kedua membahas cara menyimpan. Peserta merancang tabel untuk satu pekerjaan yang ia kenal, lalu peserta lain mencoba merusaknya dengan data yang aneh tetapi mungkin.

- SQLite, berjalan langsung di studio kode
- Lima belas pertanyaan berjenjang
- Satu rancangan tabel yang ditinjau mentor`,
    type: "premium",
    level: "menengah",
    price: [475_000, 575_000],
    seats: [45, 31],
    open: [-28, -4],
    run: [-2, 40],
    at: [19, 21],
    hours: 30,
    schedule: "Senin dan Rabu pukul 19.00–21.00 WIB",
    outcomes: `Menulis SELECT dengan saringan, pengelompokan, dan sambungan
      Merancang tabel dengan kunci dan batasan yang menjaga isinya
      Menjelaskan kapan indeks menolong dan kapan tidak
      Merapikan data yang tidak seragam`,
    requirements: `Terbiasa dengan lembar kerja
      Tidak perlu bisa bahasa pemrograman lain`,
    audience: `Analis dan pengelola data
      Pengembang pemula
      Staf perencanaan di dinas dan puskesmas`,
    modules: [
      [
        "Bertanya",
        "b20* Tabel, baris, dan pertanyaan",
        "v20* Memilih dan menyaring",
        "c30 Latihan: kunjungan bulan ini",
        "k15 Kuis: membaca hasil",
      ],
      [
        "Menyambung",
        "b25 Dua tabel, satu jawaban",
        "c40 Latihan: desa tanpa kunjungan",
        "v20 Mengelompokkan dan menghitung",
      ],
      ["Merancang", "b25 Satu fakta di satu tempat", "t60 Tugas akhir: rancangan tabel"],
    ],
  }),
  classOf({
    tenants: "main demo coding acceleration alpha group",
    mentors: "ignatius-kowa deden-mulyawan",
    tags: "git",
    code: "GITBRS",
    slug: "git-dan-kerja-bersama",
    name: "Git dan Kerja Bersama",
    summary:
      "Menyimpan riwayat kerja, bekerja tanpa saling menimpa, dan meninjau pekerjaan orang lain dengan sopan.",
    about: `Berkas bernama "laporan-final-revisi3-benar.docx" adalah Git yang dikerjakan dengan tangan. Kelas gratis ini mengganti kebiasaan itu dengan riwayat yang dapat dibaca.

## Berlatih berkelompok

Sejak pertemuan kedua Anda bekerja bertiga pada satu proyek kecil: buku resep bersama. Perselisihan perubahan akan terjadi dengan sendirinya, dan itulah bahan pelajarannya.

## Bukan hanya untuk kode

Penulis, penerjemah, dan penyusun modul ajar memakai cara yang sama. Contoh di kelas bergantian antara teks dan program.

- Tiga pertemuan langsung, selebihnya mandiri
- Satu sumbangan nyata untuk proyek terbuka yang ramah pemula`,
    type: "free",
    level: "dasar",
    seats: [120, 74],
    open: [-18, 9],
    run: [12, 33],
    at: [19, 21],
    hours: 12,
    schedule: "Jumat pukul 19.00–21.00 WIB",
    outcomes: `Mencatat perubahan dalam potongan yang masuk akal
      Bercabang, menggabung, dan menyelesaikan perselisihan
      Menulis pesan perubahan yang berguna setahun kemudian
      Meninjau pekerjaan orang lain dengan pertanyaan`,
    requirements: `Komputer yang boleh dipasangi perangkat lunak
      Alamat surel aktif`,
    audience: `Siswa PPLG dan mahasiswa informatika
      Penulis dan penerjemah yang bekerja bersama`,
    modules: [
      [
        "Riwayat",
        "b15* Mengapa menyimpan riwayat",
        "v20* Potongan perubahan yang baik",
        "k10 Kuis: riwayat dan cabang",
      ],
      [
        "Bersama",
        "b20 Cabang untuk setiap gagasan",
        "v20 Ketika dua orang mengubah baris yang sama",
        "f40 Tugas: buku resep bersama",
      ],
      ["Meninjau", "b15 Meninjau dengan bertanya", "f60 Tugas akhir: sumbangan pertama"],
    ],
  }),
  classOf({
    tenants: "main coding acceleration alpha",
    mentors: "bayu-anggoro-seto tigor-manurung",
    tags: "web basis-data",
    code: "API301",
    slug: "membangun-api-yang-tahan-lama",
    name: "Membangun API yang Tahan Lama",
    summary:
      "Merancang, membangun, dan merawat layanan yang dipakai program lain: kontrak, galat, pengulangan, dan uang yang tidak boleh dua kali.",
    about: `API mudah dibuat dan sulit diubah. Begitu dipakai orang, setiap kesalahan kecil di dalamnya menjadi janji. Kelas lanjutan ini melatih Anda membuat janji yang dapat ditepati.

## Studi kasus

Sebuah layanan tiket kapal penyeberangan. Jaringan di pelabuhan sering putus, sehingga permintaan yang sama tiba dua atau tiga kali; penumpang tetap harus membayar sekali saja.

## Cara belajar

Setiap pekan dimulai dari satu kegagalan yang pernah terjadi di tempat kerja mentor, dengan nama yang diganti. Peserta memperbaiki, menguji, lalu menulis catatan kejadian satu halaman.

- Bahasa pemrograman bebas
- Uji beban sederhana dan kunci idempotensi
- Wawancara teknis bohongan di akhir kelas`,
    type: "premium",
    level: "lanjut",
    price: [900_000, 1_100_000],
    seats: [24, 24],
    open: [-50, -21],
    run: [-17, 33],
    at: [19, 22],
    hours: 48,
    schedule: "Selasa dan Jumat pukul 19.00–22.00 WIB",
    outcomes: `Menulis kontrak dan memeriksa masukan terhadapnya
      Merancang galat yang menolong pemanggilnya
      Membuat operasi yang aman diulang
      Mengamati layanan dan menulis catatan kejadian`,
    requirements: `Lancar dalam satu bahasa pemrograman
      Memahami SQL dasar`,
    audience: `Pengembang dengan pengalaman setahun atau lebih
      Tim kecil yang merawat layanannya sendiri`,
    competence: true,
    modules: [
      [
        "Kontrak",
        "b25* Janji kepada program lain",
        "v25* Membaca permintaan yang rusak",
        "k15 Kuis: kode status",
      ],
      [
        "Kegagalan",
        "b25 Tiba dua kali, dibayar sekali",
        "c60 Latihan: kunci idempotensi",
        "v25 Menunggu, mengulang, menyerah",
      ],
      ["Merawat", "b20 Mengubah tanpa mematahkan", "f90 Tugas akhir: tiket penyeberangan"],
    ],
  }),
  classOf({
    tenants: "main demo coding pesilat foundation",
    mentors: "rohmat-suhendar bagas-prayoga oktavianus-seran",
    tags: "jaringan",
    code: "LINUX5",
    slug: "linux-dan-baris-perintah",
    name: "Linux dan Baris Perintah",
    summary:
      "Mengenal sistem yang menjalankan sebagian besar server: berkas, izin, proses, dan layanan, langsung dari baris perintah.",
    about: `Laboratorium sekolah sering penuh komputer yang terlalu tua bagi sistem yang dibeli, tetapi cukup kuat untuk Linux. Kelas ini dimulai dari komputer seperti itu.

## Belajar dengan memperbaiki

Setiap pertemuan Anda menerima sistem yang sengaja diberi satu gangguan: cakram penuh, izin yang salah, layanan yang mati. Petunjuknya ada di log; tugas Anda membacanya.

## Setelah kelas

Peserta yang mengajar di SMK mendapat modul praktik yang sama dengan kunci jawabannya, bebas dipakai dan diubah.

- Semua latihan berjalan di mesin virtual kecil
- Buku saku empat puluh perintah
- Ujian praktik: satu server, tiga gangguan, sembilan puluh menit`,
    type: "competence",
    level: "dasar",
    seats: [90, 58],
    open: [-9, 20],
    run: [24, 66],
    at: [13, 16],
    hours: 32,
    schedule: "Sabtu pukul 13.00–16.00 WIB",
    outcomes: `Bekerja dengan berkas dan izin dari baris perintah
      Menggabungkan perintah kecil menjadi pekerjaan besar
      Membaca log dan menghidupkan layanan
      Memulihkan sistem yang tidak mau menyala`,
    requirements: `Komputer dengan memori 4 GB
      Keberanian mengetik`,
    audience: `Siswa dan guru TJKT
      Teknisi sekolah dan kantor desa`,
    competence: true,
    modules: [
      [
        "Masuk",
        "b20* Apa yang terjadi setelah Anda mengetik",
        "v20* Berkas dan izinnya",
        "c30 Latihan: merapikan folder tugas",
        "k10 Kuis: berkas dan izin",
      ],
      ["Layanan", "b20 Proses dan layanan", "f40 Tugas: cakram yang penuh"],
      ["Pulih", "v25 Membaca log dari bawah", "f90 Ujian: tiga gangguan"],
    ],
  }),
  classOf({
    tenants: "main pesilat innovation coding",
    mentors: "eko-purbandaru zulfikar-daeng-rani",
    tags: "iot",
    code: "IOTSMK",
    slug: "alat-yang-mengabarkan-diri",
    name: "Alat yang Mengabarkan Diri",
    summary:
      "Membuat alat ukur sederhana yang mengirim datanya sendiri: tinggi air, suhu kandang, atau kelembapan tanah.",
    about: `Internet untuk segala alat terdengar mahal. Di kelas ini satu alat berharga di bawah seratus ribu rupiah, dan separuhnya dapat diambil dari barang rusak.

## Proyek kelompok

Tiga orang dari satu sekolah memilih satu hal yang perlu diketahui di sekitarnya, lalu membuat alat yang mengukurnya setiap jam selama dua minggu. Data yang bolong harus dijelaskan sebabnya.

## Yang dinilai

Ketahanan lebih penting daripada kerumitan. Alat yang mengirim satu angka tanpa putus selama empat belas hari mendapat nilai lebih tinggi daripada alat dengan enam pengukur yang mati pada hari ketiga.

- Daftar belanja dan gantinya
- Simulator bagi sekolah yang alatnya belum datang
- Pameran alat bersama sekolah lain`,
    type: "competence",
    level: "menengah",
    seats: [60, 27],
    open: [4, 30],
    run: [38, 94],
    at: [13, 16],
    hours: 56,
    schedule: "Jumat pukul 13.00–16.00 WIB di sekolah, tanya jawab Senin malam",
    outcomes: `Merangkai pengukur dan mikrokontroler dengan aman
      Menulis program yang bertahan ketika jaringan putus
      Mengirim, menyimpan, dan menggambar data
      Mencari kesalahan rangkaian secara berurutan`,
    requirements: `Kelompok tiga orang dengan satu guru pendamping
      Bengkel elektronika atau meja praktik yang aman`,
    audience: `Siswa SMK elektronika, otomasi, dan TJKT
      Guru produktif`,
    competence: true,
    modules: [
      [
        "Mengukur",
        "b20* Dari keadaan menjadi angka",
        "v25* Rangkaian pertama yang aman",
        "k10 Kuis: tegangan dan hambatan",
      ],
      ["Mengirim", "b20 Ketika jaringan putus", "c45 Latihan: antrean ukuran"],
      [
        "Bertahan",
        "f60 Tugas: empat belas hari",
        "v20 Membaca data yang bolong",
        "f40 Ujian: menjelaskan alat sendiri",
      ],
    ],
  }),
];
