import { classOf } from "./class";
import type { SeedClass } from "./types";

export const youngAndReadingClasses: SeedClass[] = [
  classOf({
    tenants: "fun main default demo",
    mentors: "gendis-maheswari laras-wening-prabandari wulan-cahyaningsih",
    tags: "logika",
    code: "ANAK01",
    slug: "kode-untuk-anak",
    name: "Kode untuk Anak",
    summary:
      "Menggerakkan kucing, membuat lagu, lalu gim pertama; untuk anak 9–12 tahun yang didampingi orang dewasa.",
    about: `Anak tidak perlu menjadi pemrogram. Mereka perlu merasakan bahwa mesin menurut pada perintah yang jelas, dan bahwa salah itu biasa.

## Satu jam, satu karya

Setiap pertemuan selesai dengan sesuatu yang dapat dipamerkan di meja makan: kucing menari, lagu delapan nada, gim menangkap jambu. Perintah disusun dari balok, tanpa mengetik panjang.

## Pendamping

Seorang dewasa duduk di sebelah anak pada dua pertemuan pertama. Tugasnya hanya satu: bertanya "menurutmu apa yang akan terjadi?" sebelum tombol ditekan.

- Kelompok delapan anak dengan dua kakak pendamping
- Istirahat bergerak setiap dua puluh menit
- Karya dibuka lewat tautan yang hanya dipegang keluarga`,
    type: "premium",
    level: "dasar",
    price: [250_000, 300_000],
    seats: [32, 20],
    open: [-12, 13],
    run: [17, 52],
    at: [9, 10],
    hours: 6,
    schedule: "Sabtu pukul 09.00–10.00 WIB",
    outcomes: `Menyusun perintah berurutan dan berulang
      Menebak sebelum mencoba
      Menemukan balok yang salah letak
      Memamerkan karya kepada keluarga`,
    requirements: `Anak berusia 9–12 tahun
      Komputer atau tablet dan satu pendamping`,
    audience: `Anak kelas 4–6 SD
      Orang tua yang ingin ikut belajar`,
    modules: [
      [
        "Perintah",
        "b10* Kucing yang menurut",
        "v10* Lagu delapan nada",
        "k10 Kuis: urutan dan pengulangan",
      ],
      ["Gim", "b15 Kalau tersentuh, maka", "f30 Karya: menangkap jambu"],
      ["Pamer", "f30 Karya akhir: gimku sendiri"],
    ],
  }),
  classOf({
    tenants: "fun group main",
    mentors: "gendis-maheswari paulus-wanimbo",
    tags: "sains",
    code: "SAINS2",
    slug: "percobaan-di-dapur",
    name: "Percobaan di Dapur",
    summary:
      "Sepuluh percobaan aman dengan cuka, telur, lilin, dan es, beserta pertanyaan yang membuatnya menjadi sains.",
    about: `Percobaan tanpa pertanyaan hanyalah pertunjukan. Di kelas ini setiap percobaan dimulai dengan tebakan yang ditulis, dan diakhiri dengan satu hal yang diubah.

## Bahan

Semua dari dapur atau warung. Tidak ada api tanpa orang dewasa, tidak ada bahan pembersih yang dicampur. Daftar bahan dikirim tiga hari sebelumnya.

## Buku tebakan

Anak menyimpan buku berisi tebakan dan kejadian. Tebakan yang keliru tidak dihapus, sebab di situlah pelajarannya.

- Sepuluh pertemuan pendek
- Cocok untuk kelompok belajar di rumah
- Panduan keselamatan untuk pendamping`,
    type: "free",
    level: "dasar",
    seats: [60, 35],
    open: [-14, 18],
    run: [23, 58],
    at: [10, 11],
    hours: 10,
    schedule: "Minggu pukul 10.00–11.00 WIB",
    outcomes: `Menulis tebakan sebelum percobaan
      Mengubah satu hal dalam satu waktu
      Mencatat kejadian dengan gambar dan angka
      Bekerja aman di dapur`,
    requirements: `Anak berusia 8–13 tahun bersama orang dewasa
      Bahan dapur sederhana`,
    audience: `Anak dan keluarga
      Guru SD dan kelompok belajar`,
    modules: [
      [
        "Menebak",
        "b10* Telur yang kehilangan cangkang",
        "v10* Es, garam, dan benang",
        "k10 Kuis: wujud dan tekanan",
      ],
      ["Mengubah satu hal", "v10 Lilin di bawah gelas", "f30 Buku tebakan"],
    ],
  }),
  classOf({
    tenants: "aksara main personal campaign-books",
    mentors: "suryo-widagdo endah-retnaningsih",
    tags: "aksara",
    code: "AKSJAW",
    slug: "membaca-aksara-jawa",
    name: "Membaca Aksara Jawa",
    summary:
      "Dua puluh aksara dasar, sandangan, dan pasangan; dari papan nama jalan sampai satu halaman naskah.",
    about: `Aksara Jawa masih berdiri di papan nama jalan, tetapi jarang dibaca. Kelas ini mengembalikannya menjadi bacaan: pelan, keras-keras, bersama-sama.

## Urutan belajar

Dua puluh aksara dasar dikenalkan dalam lima kelompok menurut bentuknya, bukan menurut urutan hanacaraka. Sandangan menyusul, lalu pasangan. Setiap pertemuan memakai bacaan sungguhan: kartu undangan, papan jalan, tembang.

## Huruf di layar

Satu pertemuan membahas Unicode: mengapa tulisan kadang tampak sebagai kotak, huruf apa yang dipasang, dan bagaimana mengetiknya di ponsel.

- Tidak perlu lancar berbahasa Jawa
- Lembar salin untuk pena dan pensil
- Kunjungan daring ke ruang naskah`,
    type: "premium",
    level: "dasar",
    price: [200_000],
    seats: [40, 26],
    open: [-17, 7],
    run: [13, 48],
    at: [19, 20],
    hours: 12,
    schedule: "Jumat pukul 19.00–20.00 WIB",
    outcomes: `Membaca aksara dasar, sandangan, dan pasangan
      Menyalin satu bait tembang dengan benar
      Mengetik aksara Jawa dengan Unicode
      Membaca setengah halaman naskah cetak`,
    requirements: `Lembar salin yang dicetak, atau kertas bergaris`,
    audience: `Guru dan siswa
      Perancang huruf dan pegiat budaya`,
    modules: [
      [
        "Aksara dasar",
        "b15* Dua puluh aksara dalam lima kelompok",
        "v15* Bunyi yang melekat",
        "k10 Kuis: aksara dasar",
      ],
      ["Sandangan dan pasangan", "b20 Mengubah dan mematikan bunyi", "f30 Lembar salin tembang"],
      ["Membaca", "v20 Satu papan jalan setiap hari", "f40 Tugas akhir: setengah halaman naskah"],
    ],
  }),
  classOf({
    tenants: "campaign-books fun aksara personal campaign-classroom main",
    mentors: "endah-retnaningsih theresia-moi bonaventura-lake",
    tags: "cerita",
    code: "BACA01",
    slug: "membacakan-buku-untuk-anak",
    name: "Membacakan Buku untuk Anak",
    summary:
      "Membaca nyaring yang ditunggu anak setiap malam: memilih buku, memberi jeda, dan bertanya tanpa menguji.",
    about: `Sepuluh menit membaca nyaring setiap malam mengubah lebih banyak daripada satu rak buku yang dipajang. Kelas gratis ini melatih sepuluh menit itu.

## Suara sendiri

Tidak ada yang diminta menirukan sepuluh tokoh. Peserta merekam diri membaca satu halaman, mendengarnya, lalu mengubah satu hal: jeda, tempo, atau arah mata.

## Di taman baca

Pengelola taman baca mendapat pertemuan tambahan tentang membaca untuk kelompok, memilih buku untuk usia campuran, dan merawat buku yang sering dipinjam.

- Daftar enam puluh buku berbahasa Indonesia
- Contoh rekaman dari sebelas daerah
- Kelompok saling dengar berempat`,
    type: "free",
    level: "dasar",
    seats: [null, 187],
    open: [-30, 45],
    run: [-15, 60],
    at: [20, 21],
    hours: 6,
    schedule: "Mandiri; saling dengar Rabu pukul 20.00 WIB",
    outcomes: `Memilih buku menurut usia dan minat
      Membaca nyaring dengan jeda dan tempo
      Bertanya tanpa menguji
      Memimpin bacaan kelompok`,
    requirements: `Satu buku anak apa pun
      Satu anak, atau sekelompok anak`,
    audience: `Orang tua, kakek-nenek, dan kakak
      Relawan taman baca dan guru PAUD`,
    modules: [
      [
        "Sepuluh menit",
        "b10* Suara sendiri sudah cukup",
        "v12* Jeda sebelum halaman dibalik",
        "k10 Kuis: membaca nyaring",
      ],
      ["Bertanya", "b12 Menurutmu mengapa", "t20 Tugas: rekaman satu halaman"],
    ],
  }),
  classOf({
    tenants: "group foundation campaign-scholar main fun",
    mentors: "theresia-moi abdul-karim-wakano sri-hartini-wijaya",
    tags: "komunikasi",
    code: "PANDU5",
    slug: "memandu-kelompok-belajar",
    name: "Memandu Kelompok Belajar",
    summary:
      "Memimpin lima sampai delapan orang belajar bersama tanpa menjadi guru: agenda, giliran bicara, dan janji kecil.",
    about: `Kelompok belajar bubar bukan karena malas, melainkan karena tidak jelas apa yang dilakukan pada pertemuan ketiga. Kelas gratis ini menyiapkan delapan pertemuan pertama.

## Peran pemandu

Pemandu tidak harus lebih tahu. Ia menjaga waktu, membagi giliran, dan menutup pertemuan dengan janji kecil. Semua itu dilatih dengan kelompok yang sudah Anda miliki atau yang kami bantu pertemukan.

## Semua ikut

Ada anggota yang tuli, yang hanya punya ponsel bersama, dan yang bekerja malam. Pertemuan keempat membahas penyesuaian kecil yang membuat mereka tetap ikut.

- Delapan rencana pertemuan siap pakai
- Kode kelompok untuk agenda bersama
- Lingkar pemandu setiap bulan`,
    type: "free",
    level: "dasar",
    seats: [90, 61],
    open: [-13, 15],
    run: [19, 47],
    at: [19, 20],
    hours: 8,
    schedule: "Senin pukul 19.00–20.00 WIB",
    outcomes: `Menyusun agenda enam puluh menit
      Membagi giliran bicara secara adil
      Menutup pertemuan dengan janji kecil
      Menyesuaikan pertemuan bagi anggota yang berbeda kebutuhan`,
    requirements: `Kelompok berisi sekurangnya tiga orang, atau kesediaan mencarinya`,
    audience: `Ketua kelompok belajar dan relawan
      Guru pendamping dan kader`,
    modules: [
      [
        "Pertemuan pertama",
        "b15* Agenda enam puluh menit",
        "v15* Giliran bicara",
        "k10 Kuis: memandu",
      ],
      [
        "Pertemuan berikutnya",
        "b15 Janji kecil di akhir",
        "f30 Tugas: satu pertemuan direfleksikan",
      ],
    ],
  }),
];
