import { classOf } from "./class";
import type { SeedClass } from "./types";

export const craftClasses: SeedClass[] = [
  classOf({
    tenants: "main creative business default",
    mentors: "made-sukma-adnyana putri-anindya-larasati lukas-sarumaha",
    tags: "desain",
    code: "GRAFIS",
    slug: "desain-grafis-usaha-kecil",
    name: "Desain Grafis untuk Usaha Kecil",
    summary:
      "Satu huruf, dua warna, dan satu foto yang baik: merancang label, menu, dan unggahan yang terlihat berasal dari satu usaha.",
    about: `Usaha kecil tidak kekurangan gambar; ia kekurangan keputusan. Kelas ini menolong Anda memutuskan sekali, lalu memakai keputusan itu pada label, menu, spanduk, dan unggahan.

## Dari barang Anda sendiri

Setiap peserta membawa satu barang yang dijual. Pertemuan pertama memotretnya dengan cahaya jendela, pertemuan kedua memilih huruf dan warna, pertemuan ketiga menyusun label yang terbaca dari jarak dua meter.

## Batas yang menolong

Hanya dua warna dan dua ukuran huruf sampai pertemuan kelima. Batas itu membuat perbandingan antarpeserta adil, dan membuat biaya cetak rendah.

- Perangkat lunak gratis, di komputer atau ponsel
- Berkas siap cetak dengan garis potong
- Satu tinjauan langsung oleh percetakan mitra`,
    type: "premium",
    level: "dasar",
    price: [325_000, 400_000],
    seats: [35, 21],
    open: [-11, 17],
    run: [21, 56],
    at: [19, 21],
    hours: 20,
    schedule: "Kamis pukul 19.00–21.00 WIB",
    outcomes: `Memilih huruf dan warna yang terbaca dan murah dicetak
      Menata label, menu, dan unggahan dengan kisi
      Memotret barang dengan cahaya jendela
      Menyiapkan berkas siap cetak`,
    requirements: `Satu barang atau jasa yang benar-benar dijual
      Ponsel dengan kamera`,
    audience: `Pemilik usaha rumahan
      Pengelola media sosial koperasi dan sekolah`,
    modules: [
      [
        "Keputusan",
        "b15* Satu huruf, dua warna",
        "v20* Memotret dengan cahaya jendela",
        "k10 Kuis: huruf dan warna",
      ],
      ["Menata", "b20 Kisi dan ruang kosong", "f45 Tugas: label dari jarak dua meter"],
      ["Mencetak", "v15 Garis potong dan warna cetak", "f60 Tugas akhir: satu keluarga barang"],
    ],
  }),
  classOf({
    tenants: "creative fun main alpha",
    mentors: "galang-rimbawan kirana-dewanti",
    tags: "desain",
    code: "ANIM2D",
    slug: "animasi-dua-dimensi",
    name: "Animasi Dua Dimensi",
    summary:
      "Dua belas prinsip dan dua belas gambar sedetik: dari bola memantul sampai adegan lima belas detik yang bercerita.",
    about: `Gerak yang meyakinkan lahir dari pengamatan. Sebelum menyentuh perangkat lunak, peserta menggambar bola jatuh di tepi buku tulis, lalu membaliknya dengan jempol.

## Irama kelas

Setiap pekan satu prinsip, satu latihan tiga detik, satu pemutaran bersama. Mentor menghentikan gambar pada bingkai yang terasa aneh dan bertanya: berat benda ini berapa?

## Karya akhir

Adegan lima belas detik dengan satu tokoh, satu keinginan, dan satu kejutan. Suaranya direkam sendiri dari benda di rumah.

- Tablet gambar tidak wajib
- Enam latihan tiga detik
- Pemutaran umum di akhir kelas`,
    type: "premium",
    level: "menengah",
    price: [700_000],
    seats: [25, 14],
    open: [-6, 26],
    run: [33, 96],
    at: [16, 18],
    hours: 44,
    schedule: "Sabtu pukul 16.00–18.00 WIB",
    outcomes: `Menggerakkan benda dengan berat, jeda, dan lengkung
      Menyusun papan cerita untuk adegan pendek
      Menyelaraskan gerak dengan suara
      Menyelesaikan animasi lima belas detik`,
    requirements: `Mau menggambar berulang-ulang
      Komputer dengan perangkat lunak animasi gratis`,
    audience: `Siswa animasi dan DKV
      Ilustrator yang ingin gambarnya bergerak`,
    modules: [
      [
        "Berat",
        "b15* Bola yang meyakinkan",
        "v20* Jeda dan jarak antargambar",
        "f40 Latihan: bola dan balon",
      ],
      [
        "Tokoh",
        "b20 Siluet yang terbaca",
        "f60 Latihan: duduk lalu berdiri",
        "k10 Kuis: prinsip gerak",
      ],
      ["Adegan", "v20 Papan cerita enam kotak", "f90 Tugas akhir: lima belas detik"],
    ],
  }),
  classOf({
    tenants: "creative campaign-books aksara fun main",
    mentors: "kirana-dewanti sekar-ayuningtyas",
    tags: "desain",
    code: "GAMBAR",
    slug: "ilustrasi-cerita-anak",
    name: "Ilustrasi Cerita Anak",
    summary:
      "Menggambar buku enam belas halaman: tokoh yang dikenali dari jauh, halaman yang menyimpan kejutan, dan teks yang cukup.",
    about: `Anak membaca gambar lebih teliti daripada orang dewasa. Mereka melihat kucing di sudut yang dilupakan penulisnya. Kelas ini mengajak Anda menggambar untuk pembaca seteliti itu.

## Dari naskah ke halaman

Peserta menerima naskah empat ratus kata, atau membawa naskah sendiri. Naskah dipecah menjadi enam belas halaman, dibuat buku bohongan dari kertas lipat, lalu dibacakan kepada satu anak sungguhan sebelum digambar rapi.

## Hak cipta

Satu pertemuan membahas kontrak, royalti, dan hak atas tokoh, bersama penerbit kecil dari Malang.

- Teknik bebas: pensil, cat air, atau layar
- Umpan balik berdua dengan mentor
- Buku jadi dicetak dua eksemplar`,
    type: "premium",
    level: "menengah",
    price: [600_000, 720_000],
    seats: [20, 20],
    open: [-40, -15],
    run: [-10, 45],
    at: [9, 12],
    hours: 36,
    schedule: "Minggu pukul 09.00–12.00 WIB",
    outcomes: `Merancang tokoh yang ajek dari halaman ke halaman
      Membagi naskah menjadi irama halaman
      Menyisakan tugas bagi gambar dan bagi kata
      Membaca kontrak penerbitan dasar`,
    requirements: `Terbiasa menggambar dengan alat apa pun
      Dapat membacakan naskah kepada seorang anak`,
    audience: `Ilustrator pemula
      Guru PAUD dan pengelola taman baca`,
    modules: [
      [
        "Naskah",
        "b15* Gambar yang tidak mengulang kata",
        "v20* Buku bohongan dari kertas lipat",
        "f40 Tugas: enam belas kotak",
      ],
      ["Tokoh", "b20 Dikenali dari siluetnya", "f60 Tugas: lembar tokoh"],
      [
        "Halaman",
        "v20 Kejutan di balik halaman",
        "k10 Kuis: susunan halaman",
        "f90 Tugas akhir: buku siap cetak",
      ],
    ],
  }),
  classOf({
    tenants: "main coffee",
    mentors: "mahdi-linge elia-wenda",
    tags: "kopi",
    code: "SANGR8",
    slug: "menyangrai-kopi",
    name: "Menyangrai Kopi",
    summary:
      "Dari biji hijau sampai letupan pertama: membaca suhu, warna, bunyi, dan bau, lalu mengulang hasil yang sama.",
    about: `Menyangrai sekali dengan hasil enak adalah keberuntungan. Kelas ini melatih hasil enak yang kedua, ketiga, dan kesepuluh.

## Catatan sebelum selera

Setiap sangraian dicatat: berat masuk dan keluar, suhu tiap tiga puluh detik, saat warna berubah, saat letupan pertama. Setelah sepuluh catatan, peserta mulai dapat menebak rasa dari garisnya.

## Alat

Praktik memakai mesin sangrai satu kilogram di dua tempat: Takengon dan Malang. Yang belum dapat hadir berlatih dengan wajan dan termometer; prinsipnya sama, asapnya lebih banyak.

- Tiga kilogram biji hijau dari dua ketinggian
- Uji cicip buta setiap akhir pekan
- Kunjungan daring ke kebun di Lanny Jaya`,
    type: "premium",
    level: "menengah",
    price: [1_750_000],
    seats: [16, 11],
    open: [-8, 19],
    run: [25, 60],
    at: [9, 13],
    hours: 32,
    schedule: "Sabtu dan Minggu pukul 09.00–13.00 WIB, dua pekan sekali",
    outcomes: `Menilai biji hijau dan kadar airnya
      Membaca garis suhu dan mengendalikan lajunya
      Mengenali cacat sangrai dari cangkir
      Mengulang hasil dengan selisih kecil`,
    requirements: `Terbiasa menyeduh dengan takaran
      Pakaian lengan panjang dan sepatu tertutup saat praktik`,
    audience: `Barista yang ingin naik ke sangraian
      Petani dan koperasi kopi`,
    competence: true,
    modules: [
      [
        "Biji hijau",
        "b20* Apa yang dibawa biji",
        "v20* Tiga tahap sangrai",
        "k10 Kuis: biji dan sangrai",
      ],
      ["Garis", "b20 Laju yang tidak boleh naik kembali", "f60 Praktik: lima catatan sangrai"],
      ["Cangkir", "v25 Cacat yang terasa", "f90 Ujian: mengulang satu hasil"],
    ],
  }),
  classOf({
    tenants: "coffee main",
    mentors: "vania-tirtasari gede-wirawan",
    tags: "kopi",
    code: "SUSU04",
    slug: "espreso-dan-susu",
    name: "Espreso dan Susu",
    summary:
      "Menyetel gilingan setiap pagi, mengukur keluaran, dan menghangatkan susu tanpa membakarnya.",
    about: `Di balik meja bar, ketepatan dikerjakan sambil menyapa orang. Kelas praktik ini melatih keduanya bersamaan.

## Satu pagi di bar

Pertemuan dimulai seperti kedai dibuka: menyalakan mesin, membuang sangraian kemarin dari gilingan, menimbang keluaran tiga kali, mencicipi, menyetel. Baru setelah itu susu.

## Semua orang dapat memesan

Pelatih menyiapkan isyarat dasar untuk melayani pelanggan tuli. Peserta berlatih menerima pesanan dengan suara, isyarat, dan tulisan.

- Enam pertemuan di bengkel seduh, empat orang satu mesin
- Bahan latihan susu sudah termasuk, juga susu kedelai dan oat
- Penilaian: tiga cangkir sama dalam sepuluh menit`,
    type: "premium",
    level: "dasar",
    price: [1_400_000, 1_600_000],
    seats: [12, 5],
    open: [-3, 24],
    run: [29, 50],
    at: [9, 12],
    hours: 18,
    schedule: "Senin dan Rabu pukul 09.00–12.00 WIB",
    outcomes: `Menyetel gilingan berdasarkan timbangan dan lidah
      Menghangatkan susu dengan busa halus
      Menjaga kebersihan alat sepanjang hari
      Melayani pesanan dengan suara dan isyarat`,
    requirements: `Dapat hadir di bengkel seduh Malang
      Tidak alergi susu, atau memilih bahan nabati sejak awal`,
    audience: `Calon barista
      Pemilik kedai yang ingin melatih timnya`,
    competence: true,
    modules: [
      [
        "Membuka bar",
        "b15* Menyetel gilingan setiap pagi",
        "v15* Menimbang keluaran",
        "k10 Kuis: takaran espreso",
      ],
      ["Susu", "v20 Busa yang halus", "f45 Praktik: sepuluh gelas susu"],
      ["Melayani", "b15 Pesanan dengan isyarat", "f60 Ujian: tiga cangkir sama"],
    ],
  }),
  classOf({
    tenants: "coffee business main",
    mentors: "wahyu-prastowo arif-setiadi",
    tags: "bisnis kopi",
    code: "KEDAI9",
    slug: "membuka-kedai-kopi",
    name: "Membuka Kedai Kopi",
    summary:
      "Menghitung sebelum menyewa: lokasi, menu, tenaga, dan berapa cangkir sehari supaya kedai bertahan.",
    about: `Kelas ini disusun dari pembukuan tiga kedai: dua yang tutup dan satu yang bertahan. Angkanya dibuka, termasuk bagian yang memalukan.

## Sebelum menyewa

Peserta duduk dua jam di depan calon lokasi dan menghitung orang yang lewat, menurut jam. Hitungan sederhana itu lebih sering benar daripada perasaan pemilik gedung.

## Setelah buka

Menu dipangkas menjadi dua belas baris, setiap baris punya harga pokok. Jadwal kerja disusun agar tidak ada orang yang berdiri sendirian pada jam ramai atau bertiga pada jam sepi.

- Lembar hitung titik impas
- Daftar izin untuk kedai kecil
- Dua sesi tanya dengan pemilik kedai yang pernah tutup`,
    type: "premium",
    level: "menengah",
    price: [850_000],
    seats: [30, 19],
    open: [-22, 3],
    run: [8, 36],
    at: [14, 16],
    hours: 16,
    schedule: "Minggu pukul 14.00–16.00 WIB",
    outcomes: `Menghitung titik impas dalam cangkir per hari
      Menilai lokasi dengan hitungan orang lewat
      Menyusun menu dengan harga pokok
      Menyusun jadwal kerja yang manusiawi`,
    requirements: `Rencana kedai, walaupun baru gagasan
      Dapat memakai lembar kerja`,
    audience: `Calon pemilik kedai
      Pengelola kantin sekolah dan koperasi`,
    modules: [
      [
        "Hitungan",
        "b20* Berapa cangkir supaya bertahan",
        "v20* Dua jam di depan lokasi",
        "k10 Kuis: titik impas",
      ],
      ["Menu", "b20 Dua belas baris saja", "f45 Tugas: harga pokok menu"],
      ["Orang", "v15 Jadwal yang manusiawi", "f60 Tugas akhir: rencana satu tahun"],
    ],
  }),
];
