import { classOf } from "./class";
import type { SeedClass } from "./types";

export const thinkingClasses: SeedClass[] = [
  classOf({
    tenants: "main demo business innovation",
    mentors: "hafsah-nurdin andi-tenri-ola",
    tags: "data matematika",
    code: "STAT10",
    slug: "statistika-untuk-keputusan",
    name: "Statistika untuk Keputusan",
    summary:
      "Membaca survei, grafik, dan persentase tanpa tertipu, lalu memakai data untuk memilih di antara dua tindakan.",
    about: `Statistika di kelas ini dimulai dari pertanyaan: keputusan apa yang akan berubah setelah kita tahu angkanya? Bila jawabannya tidak ada, angkanya tidak perlu dihitung.

## Contoh yang dekat

Peluang hujan dan keputusan melaut, hasil survei kepuasan yang hanya diisi orang marah, kenaikan seratus persen dari satu menjadi dua. Rumus muncul sesudah contoh, bukan sebelumnya.

## Tugas

Peserta mengumpulkan data kecil sendiri, paling banyak seratus baris, dan menulis satu kesimpulan beserta batas keyakinannya. Kesimpulan yang berbunyi "belum cukup data" dinilai sama tingginya.

- Hitungan dengan lembar kerja
- Dua puluh grafik menyesatkan untuk dibedah
- Kelompok baca laporan penelitian`,
    type: "premium",
    level: "menengah",
    price: [425_000],
    seats: [45, 12],
    open: [2, 28],
    run: [35, 77],
    at: [19, 21],
    hours: 28,
    schedule: "Rabu pukul 19.00–21.00 WIB",
    outcomes: `Membedakan rata-rata, median, dan sebaran
      Membaca survei beserta cara pengumpulannya
      Menaksir ketidakpastian dengan wajar
      Menulis kesimpulan yang tahu batasnya`,
    requirements: `Matematika SMP
      Lembar kerja dasar`,
    audience: `Perencana program dan peneliti pemula
      Wartawan dan guru
      Pengambil keputusan di usaha kecil`,
    modules: [
      [
        "Bertanya",
        "b20* Keputusan apa yang berubah",
        "v20* Rata-rata dan teman-temannya",
        "k15 Kuis: rata-rata dan sebaran",
      ],
      ["Mengumpulkan", "b20 Siapa yang tidak menjawab", "f45 Tugas: seratus baris data"],
      [
        "Menyimpulkan",
        "v25 Batas keyakinan",
        "k15 Kuis: grafik yang menyesatkan",
        "f60 Tugas akhir: satu kesimpulan",
      ],
    ],
  }),
  classOf({
    tenants: "main demo alpha foundation asean innovation",
    mentors: "ayu-candrakirana maria-ludong taufik-hidayatulah",
    tags: "etika-ai",
    code: "ETIKA1",
    slug: "etika-kecerdasan-artifisial",
    name: "Etika Kecerdasan Artifisial",
    summary:
      "Siapa yang untung, siapa yang menanggung, dan siapa yang dapat mengeluh ketika mesin ikut memutuskan.",
    about: `Banyak pembahasan etika berhenti pada kata "harus adil". Kelas ini bekerja dengan kasus: mesin yang menyaring pelamar, menilai kelayakan bantuan, atau menandai ujian yang dicurigai menyontek.

## Cara membahas

Setiap kasus dibaca dari empat kursi: orang yang diputuskan, lembaga yang memakai, pembuat alat, dan orang yang tidak hadir. Peserta bergantian duduk di keempatnya.

## Hasil

Di akhir kelas setiap kelompok menulis penilaian dampak dua halaman untuk satu alat yang benar-benar dipertimbangkan lembaganya, termasuk keputusan untuk tidak memakainya.

- Tidak diperlukan latar belakang teknis
- Bacaan pendek berbahasa Indonesia
- Contoh penilaian dampak yang boleh disalin`,
    type: "free",
    level: "menengah",
    seats: [110, 93],
    open: [-21, 8],
    run: [11, 39],
    at: [15, 17],
    hours: 14,
    schedule: "Jumat pukul 15.00–17.00 WIB",
    outcomes: `Mengenali bias pada data, tujuan, dan pemakaian
      Menanyakan siapa yang dapat mengeluh dan ke mana
      Menulis penilaian dampak dua halaman
      Memutuskan kapan tidak memakai mesin`,
    requirements: `Kesediaan berbeda pendapat dengan sopan`,
    audience: `Pengelola sekolah, yayasan, dan dinas
      Pengembang dan perancang layanan
      Mahasiswa semua jurusan`,
    modules: [
      [
        "Empat kursi",
        "b20* Siapa yang tidak hadir",
        "v15* Mesin yang menyaring pelamar",
        "k10 Kuis: bias dan tanggung jawab",
      ],
      ["Menimbang", "b20 Data yang mengingat ketidakadilan", "f40 Tugas: membaca dari empat kursi"],
      ["Memutuskan", "v15 Hak untuk dijelaskan", "f60 Tugas akhir: penilaian dampak"],
    ],
  }),
  classOf({
    tenants: "main fun scholarship campaign-scholar group default",
    mentors: "imam-syafruddin ni-luh-asri",
    tags: "matematika",
    code: "MATEMA",
    slug: "matematika-dasar-yang-terlewat",
    name: "Matematika Dasar yang Terlewat",
    summary:
      "Pecahan, persen, perbandingan, dan aljabar pertama, bagi siapa pun yang dulu tertinggal dan ingin mengejar.",
    about: `Hampir semua orang dewasa ingat satu hari ketika matematika berhenti masuk akal. Kelas gratis ini kembali ke hari itu, tanpa menyalahkan siapa pun.

## Dilihat, baru dihitung

Pecahan digambar sebagai kue dan petak sawah sebelum ditulis sebagai angka. Persen dihitung dari potongan harga sungguhan. Aljabar dimulai dari tebak-tebakan umur.

## Tempo sendiri

Setiap bab berakhir dengan lima soal. Bila tiga benar, Anda lanjut; bila belum, ada penjelasan kedua dengan cara lain. Tidak ada peringkat.

- Lembar latihan dapat dicetak
- Pendamping menjawab lewat pesan suara
- Cocok untuk persiapan kejar paket B dan C`,
    type: "free",
    level: "dasar",
    seats: [null, 264],
    open: [-60, 60],
    run: [-30, 90],
    at: [19, 20],
    hours: 24,
    schedule: "Mandiri; tanya jawab Selasa pukul 19.00–20.00 WIB",
    outcomes: `Menghitung pecahan, persen, dan perbandingan
      Memperkirakan hasil sebelum menghitung
      Menyelesaikan persamaan satu peubah
      Membaca soal cerita dengan tenang`,
    requirements: `Pensil, kertas, dan kesabaran`,
    audience: `Peserta kejar paket
      Siswa yang tertinggal
      Orang tua yang ingin menemani anak`,
    modules: [
      [
        "Pecahan",
        "b15* Kue, sawah, dan setengahnya",
        "v15* Menyamakan potongan",
        "k10 Kuis: pecahan dan persen",
      ],
      ["Perbandingan", "b15 Dua banding tiga", "f20 Lembar latihan harga"],
      ["Aljabar pertama", "v15 Angka yang belum ketahuan", "k15 Kuis: persamaan sederhana"],
    ],
  }),
  classOf({
    tenants: "main foundation group innovation campaign-classroom fun default",
    mentors: "hajar-latuconsina ujang-permana taufik-hidayatulah",
    tags: "literasi-digital",
    code: "LITDIG",
    slug: "literasi-digital-keluarga",
    name: "Literasi Digital Keluarga",
    summary:
      "Memeriksa kabar, menjaga akun, dan menyepakati aturan layar di rumah tanpa berteriak.",
    about: `Kelas ini diikuti berdua atau bertiga: orang tua dan anak, kakek dan cucu, atau sepasang tetangga. Belajar bersama membuat aturan yang disepakati, bukan dijatuhkan.

## Empat pekan

Pekan pertama memeriksa kabar yang beredar di grup keluarga. Pekan kedua mengunci akun dan ponsel. Pekan ketiga membahas uang: dompet digital, pinjaman, dan tautan undian. Pekan keempat menulis kesepakatan layar satu halaman.

## Tanpa menakut-nakuti

Contoh penipuan dibahas dengan tenang, dari cara kerjanya. Peserta yang pernah tertipu boleh bercerita, dan tidak ada yang menertawakan.

- Bahan dalam suara dan teks, hemat kuota
- Tersedia juru bahasa isyarat
- Kesepakatan layar untuk ditempel di dapur`,
    type: "free",
    level: "dasar",
    seats: [null, 418],
    open: [-40, 50],
    run: [-20, 70],
    at: [19, 20],
    hours: 8,
    schedule: "Mandiri; ruang cerita Kamis pukul 19.00–20.00 WIB",
    outcomes: `Memeriksa kabar dengan tiga langkah
      Mengunci akun dengan verifikasi dua langkah
      Mengenali penipuan yang memakai nama keluarga
      Menulis kesepakatan layar bersama`,
    requirements: `Satu ponsel dan satu teman belajar serumah`,
    audience: `Keluarga
      Kader PKK, posyandu, dan remaja masjid atau gereja`,
    modules: [
      [
        "Kabar",
        "b10* Tiga langkah sebelum meneruskan",
        "v12* Gambar lama, kabar baru",
        "k10 Kuis: periksa kabar",
      ],
      ["Akun", "b15 Kunci di dua tempat", "k10 Kuis: akun dan penipuan"],
      ["Rumah", "v12 Kesepakatan layar", "f30 Tugas akhir: satu halaman di dapur"],
    ],
  }),
  classOf({
    tenants: "pesilat main innovation",
    mentors: "ujang-permana bagas-prayoga wulan-cahyaningsih",
    tags: "literasi-digital jaringan",
    code: "SABUK1",
    slug: "sabuk-putih-keterampilan-digital",
    name: "Sabuk Putih: Keterampilan Digital",
    summary:
      "Tingkat pertama program Pesilat: sepuluh keterampilan digital yang diuji dengan perbuatan, bukan pilihan ganda saja.",
    about: `Setiap pesilat memulai dari sabuk putih. Di sini artinya sepuluh keterampilan yang dipakai setiap hari di bengkel, kantor, dan rumah, dari menamai berkas sampai melaporkan gangguan.

## Ujian kapan saja

Siswa mendaftar ujian ketika merasa siap. Penguji duduk di sebelahnya, membaca tugas, dan diam. Yang belum lulus mengulang keterampilan itu saja pada pekan berikutnya.

## Sekolah

Sekolah peserta mengirim guru untuk dilatih menjadi penguji. Dengan begitu ujian dapat berjalan tanpa menunggu orang datang dari kota.

- Sepuluh kartu keterampilan
- Sabuk hijau terbuka setelah sepuluh kartu lengkap
- Peringkat sekolah dihitung dari kemajuan, bukan jumlah siswa`,
    type: "competence",
    level: "dasar",
    seats: [500, 342],
    open: [-45, 40],
    run: [-20, 80],
    at: [8, 15],
    hours: 30,
    schedule: "Di sekolah masing-masing; ujian setiap Kamis",
    outcomes: `Menamai, menyimpan, dan mengembalikan berkas
      Menulis surel dan laporan gangguan yang jelas
      Menyambung dan memeriksa jaringan sederhana
      Menjaga akun dan data pribadi`,
    requirements: `Siswa aktif di sekolah peserta program
      Izin sekolah memakai laboratorium`,
    audience: `Siswa SMK kelas X
      Guru penguji`,
    competence: true,
    modules: [
      [
        "Berkas dan pesan",
        "b15* Nama berkas yang ditemukan lagi",
        "v15* Melaporkan gangguan",
        "k10 Kuis: kartu satu sampai tiga",
      ],
      ["Jaringan dan akun", "b20 Dari kabel sampai alamat", "k10 Kuis: kartu empat sampai enam"],
      ["Ujian", "f60 Ujian: sepuluh kartu"],
    ],
  }),
];
