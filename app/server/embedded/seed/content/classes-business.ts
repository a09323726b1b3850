import { classOf } from "./class";
import type { SeedClass } from "./types";

export const businessClasses: SeedClass[] = [
  classOf({
    tenants: "main demo default business campaign-classroom campaign-scholar",
    mentors: "siti-maemunah-alwi wahyu-prastowo mulyadi-kasim",
    tags: "wirausaha",
    code: "WIRA01",
    slug: "wirausaha-mulai-dari-dapur",
    name: "Wirausaha: Mulai dari Dapur",
    summary:
      "Dari satu resep sampai usaha berizin: mencoba pasar, menghitung upah sendiri, dan mengurus izin tanpa perantara.",
    about: `Usaha rumahan sering untung di atas kertas karena upah pemiliknya tidak dihitung. Kelas gratis ini memulai dari situ: berapa nilai satu jam kerja Anda?

## Mencoba sebelum membesar

Peserta menjual dua puluh buah pertama kepada orang yang bukan keluarga, mencatat siapa yang membeli lagi, dan baru kemudian memikirkan merek. Tidak ada yang diminta meminjam modal.

## Izin

Dua pertemuan dipakai untuk mengurus Nomor Induk Berusaha dan memahami kapan pangan rumahan memerlukan SPP-IRT. Pendamping duduk bersama peserta sampai formulirnya terkirim.

- Lembar harga jual yang memasukkan upah
- Pendampingan per kelompok delapan orang
- Pasar kecil bersama pada pekan terakhir`,
    type: "free",
    level: "dasar",
    seats: [160, 121],
    open: [-16, 11],
    run: [15, 57],
    at: [13, 15],
    hours: 20,
    schedule: "Rabu pukul 13.00–15.00 WIB",
    outcomes: `Menghitung harga jual yang membayar upah sendiri
      Menguji barang kepada pembeli yang bukan keluarga
      Mengurus Nomor Induk Berusaha
      Memisahkan uang usaha dari uang rumah`,
    requirements: `Satu barang atau jasa yang ingin dijual
      KTP dan alamat surel untuk mengurus izin`,
    audience: `Pelaku usaha rumahan
      Lulusan SMK yang ingin mandiri
      Pendamping UMKM`,
    modules: [
      [
        "Harga",
        "b15* Upah yang lupa dihitung",
        "v15* Dua puluh pembeli pertama",
        "k10 Kuis: harga pokok dan laba",
      ],
      ["Izin", "b20 Nomor Induk Berusaha", "f30 Daftar periksa pangan rumahan"],
      ["Pasar", "v15 Membaca pembeli yang kembali", "f60 Tugas akhir: pasar kecil"],
    ],
  }),
  classOf({
    tenants: "main business acceleration demo media",
    mentors: "clara-simatupang yusuf-hamdani",
    tags: "bisnis",
    code: "PASAR2",
    slug: "pemasaran-digital-yang-jujur",
    name: "Pemasaran Digital yang Jujur",
    summary:
      "Mengenal pembeli, menulis janji yang dapat ditepati, dan mengukur apa yang benar-benar menghasilkan penjualan.",
    about: `Jumlah pengikut tidak dapat dipakai membayar gaji. Kelas ini memisahkan angka yang menghibur dari angka yang menolong keputusan.

## Bahan kelas

Peserta membawa satu usaha, boleh milik orang lain dengan izin. Selama lima pekan usaha itu diberi satu janji, satu saluran utama, dan satu ukuran keberhasilan. Anggaran iklan paling banyak dua ratus ribu rupiah; sisanya tenaga.

## Aturan

Tidak ada testimoni karangan, tidak ada hitung mundur palsu, dan daftar kontak hanya berisi orang yang meminta. Aturan itu dibahas bersama Undang-Undang Perlindungan Konsumen.

- Naskah iklan yang disunting penulis
- Lembar ukur mingguan
- Klinik satu lawan satu selama tiga puluh menit`,
    type: "premium",
    level: "menengah",
    price: [450_000],
    seats: [40, 33],
    open: [-32, -8],
    run: [-5, 30],
    at: [19, 21],
    hours: 20,
    schedule: "Senin pukul 19.00–21.00 WIB",
    outcomes: `Menyusun satu janji dan membuktikannya
      Memilih saluran berdasarkan pembeli
      Menghitung biaya untuk mendapat satu pembeli
      Mengelola kontak menurut izin`,
    requirements: `Satu usaha sebagai bahan latihan
      Akses ke akun penjualannya`,
    audience: `Pemilik usaha kecil
      Staf pemasaran yayasan dan sekolah`,
    modules: [
      [
        "Janji",
        "b15* Satu janji yang dapat ditepati",
        "v20* Mendengar lima pembeli",
        "k10 Kuis: ukuran yang menolong",
      ],
      ["Saluran", "b20 Tempat pembeli Anda berada", "f40 Tugas: naskah tiga baris"],
      ["Ukuran", "v20 Biaya satu pembeli", "f60 Tugas akhir: laporan lima pekan"],
    ],
  }),
  classOf({
    tenants: "business foundation acceleration main",
    mentors: "retno-palupi-hapsari hendrikus-bele",
    tags: "komunikasi bisnis",
    code: "PIMPIN",
    slug: "memimpin-tim-pertama",
    name: "Memimpin Tim Pertama",
    summary:
      "Bagi orang yang kemarin rekan dan hari ini pemimpin: percakapan berdua, pembagian kerja, dan keputusan yang tidak populer.",
    about: `Kenaikan jabatan pertama jarang disertai latihan. Padahal pekerjaannya berganti: dari menyelesaikan sendiri menjadi membuat orang lain dapat menyelesaikan.

## Latihan inti

Percakapan berdua setiap pekan dengan anggota tim sungguhan, disusul catatan satu paragraf tanpa menyebut nama. Di kelas, peserta membahas pertanyaan yang mereka ajukan, bukan orang yang mereka temui.

## Kasus

Anggota yang lebih tua, rekan yang sering terlambat, target yang turun dari atas tanpa penjelasan. Setiap kasus dimainkan dua kali dengan peran bertukar.

- Kelompok dua belas orang
- Lembar percakapan berdua
- Pendampingan tiga puluh hari setelah kelas`,
    type: "premium",
    level: "menengah",
    price: [1_200_000, 1_500_000],
    seats: [24, 16],
    open: [-13, 10],
    run: [14, 42],
    at: [8, 10],
    hours: 16,
    schedule: "Kamis pukul 08.00–10.00 WIB",
    outcomes: `Memimpin percakapan berdua yang berguna
      Membagi pekerjaan beserta wewenangnya
      Memberi umpan balik pada perbuatan, bukan watak
      Menjelaskan keputusan yang tidak disukai`,
    requirements: `Memimpin sekurangnya dua orang
      Waktu satu jam sepekan untuk percakapan berdua`,
    audience: `Penyelia dan kepala regu baru
      Ketua program di sekolah dan yayasan`,
    modules: [
      [
        "Berganti pekerjaan",
        "b15* Kemarin rekan, hari ini pemimpin",
        "v20* Percakapan berdua",
        "k10 Kuis: umpan balik",
      ],
      ["Membagi", "b20 Menyerahkan pekerjaan dan wewenangnya", "f40 Tugas: peta pekerjaan tim"],
      ["Memutuskan", "v20 Menjelaskan keputusan sulit", "f60 Tugas akhir: tiga percakapan"],
    ],
  }),
  classOf({
    tenants: "business main demo foundation group default",
    mentors: "nurul-fitriyah farida-hanum-lubis",
    tags: "data",
    code: "LEMBAR",
    slug: "lembar-kerja-untuk-kantor",
    name: "Lembar Kerja untuk Kantor",
    summary:
      "Rumus yang dapat dijelaskan, tabel yang tidak rusak saat disalin, dan laporan bulanan yang selesai dalam sepuluh menit.",
    about: `Lembar kerja kantor biasanya diwariskan: tidak ada yang berani menghapus kolom G. Kelas ini mengajarkan cara membangunnya kembali sehingga orang berikutnya mengerti.

## Tiga kebiasaan

Data mentah di satu lembar dan tidak pernah diwarnai; hitungan di lembar kedua; laporan di lembar ketiga. Dengan tiga kebiasaan itu sebagian besar kerusakan tidak terjadi.

## Berkas Anda

Peserta membawa satu berkas dari kantornya dengan nama dan angka yang sudah disamarkan. Di akhir kelas berkas itu terpasang kembali, lebih pendek, dan punya lembar penjelasan.

- Berlaku untuk semua perangkat lunak lembar kerja
- Latihan tanpa tetikus
- Rekaman dapat diputar ulang selama setahun`,
    type: "premium",
    level: "dasar",
    price: [275_000],
    seats: [70, 52],
    open: [-19, 5],
    run: [10, 31],
    at: [16, 18],
    hours: 14,
    schedule: "Selasa dan Kamis pukul 16.00–18.00 WIB",
    outcomes: `Memisahkan data, hitungan, dan laporan
      Menulis rumus pencarian dan penjumlahan bersyarat
      Membuat tabel pivot dan grafik yang jujur
      Melindungi berkas dari salah ketik`,
    requirements: `Pernah mengetik di lembar kerja
      Satu berkas kantor yang datanya sudah disamarkan`,
    audience: `Staf tata usaha dan keuangan
      Pengurus koperasi dan BUMDes`,
    modules: [
      [
        "Susunan",
        "b15* Data, hitungan, laporan",
        "v20* Tabel yang tidak rusak saat disalin",
        "k10 Kuis: rumus dasar",
      ],
      ["Rumus", "b20 Mencari di tabel lain", "c30 Latihan: rekap honor"],
      ["Laporan", "v20 Grafik yang jujur", "f60 Tugas akhir: berkas warisan"],
    ],
  }),
  classOf({
    tenants: "main asean acceleration scholarship demo default",
    mentors: "anastasia-rumbiak rizal-pakpahan",
    tags: "bahasa-inggris",
    code: "INGKER",
    slug: "bahasa-inggris-untuk-kerja",
    name: "Bahasa Inggris untuk Kerja",
    summary: "Menulis surel yang dimengerti, berbicara dalam rapat, dan bertanya ulang tanpa malu.",
    about: `Bahasa Inggris di tempat kerja lebih sederhana daripada di buku teks, dan lebih kejam kepada kalimat yang panjang. Kelas ini melatih kalimat pendek yang tepat.

## Situasi

Meminta perpanjangan tenggat, melaporkan kerusakan, menolak dengan sopan, memimpin rapat sepuluh menit, bertanya ulang ketika tidak mendengar. Setiap situasi dilatih tertulis lalu lisan.

## Logat

Tidak ada logat yang salah selama dapat dimengerti. Peserta mendengar penutur dari Filipina, India, Nigeria, dan Skotlandia, sebab dengan merekalah pekerjaan sering dilakukan.

- Kelompok bicara enam orang
- Koreksi tertulis untuk delapan surel
- Daftar seratus kata kerja yang cukup untuk bekerja`,
    type: "premium",
    level: "menengah",
    price: [500_000, 650_000],
    seats: [48, 37],
    open: [-10, 16],
    run: [20, 75],
    at: [19, 20],
    hours: 24,
    schedule: "Senin, Rabu, dan Jumat pukul 19.00–20.00 WIB",
    outcomes: `Menulis surel kerja dalam lima kalimat
      Memimpin dan menutup rapat singkat
      Bertanya ulang dan memastikan
      Menceritakan pengalaman kerja dalam wawancara`,
    requirements: `Bahasa Inggris setingkat SMA
      Mikrofon dan keberanian salah`,
    audience: `Pekerja yang mulai bekerja dengan tim luar negeri
      Peserta program ASEAN dan beasiswa`,
    competence: true,
    modules: [
      ["Surel", "b15* Lima kalimat", "v15* Meminta tanpa memerintah", "k15 Kuis: surel dan waktu"],
      ["Rapat", "v20 Membuka, bertanya, menutup", "f30 Tugas: rekaman rapat sepuluh menit"],
      [
        "Wawancara",
        "b20 Menceritakan pekerjaan",
        "k15 Kuis: kata kerja kantor",
        "f45 Ujian: wawancara berpasangan",
      ],
    ],
  }),
  classOf({
    tenants: "acceleration scholarship main pesilat campaign-scholar",
    mentors: "dimas-aryasatya yohana-tandi",
    tags: "karier",
    code: "KARIR1",
    slug: "cv-dan-wawancara",
    name: "CV dan Wawancara",
    summary:
      "Menulis CV satu halaman yang dibaca orang dan mesin, lalu menjawab wawancara dengan contoh nyata.",
    about: `Perekrut membaca satu CV kurang dari satu menit. Kelas gratis ini menyusun CV yang sudah berhasil pada sepuluh detik pertama, lalu melatih percakapan sesudahnya.

## Untuk yang belum pernah bekerja

Magang, organisasi, membantu usaha keluarga, dan lomba adalah pengalaman. Yang dilatih adalah menceritakannya dengan angka dan perbuatan, tanpa melebih-lebihkan.

## Wawancara bohongan

Setiap peserta diwawancarai dua kali: sekali sebelum latihan, sekali sesudahnya, oleh perekrut yang sama. Keduanya direkam dan hanya dikirim kepada peserta.

- Contoh CV untuk enam bidang
- Bank empat puluh pertanyaan
- Periksa lowongan palsu sebelum melamar`,
    type: "free",
    level: "dasar",
    seats: [100, 88],
    open: [-24, 4],
    run: [7, 21],
    at: [19, 21],
    hours: 8,
    schedule: "Rabu pukul 19.00–21.00 WIB",
    outcomes: `Menulis CV satu halaman dengan perbuatan dan hasil
      Menjawab wawancara dengan susunan situasi, tugas, tindakan, hasil
      Mengenali lowongan palsu
      Menawar gaji dengan alasan`,
    requirements: `Daftar kegiatan tiga tahun terakhir`,
    audience: `Lulusan SMK dan perguruan tinggi
      Pekerja yang ingin pindah bidang`,
    modules: [
      [
        "Satu halaman",
        "b15* Sepuluh detik pertama",
        "v15* Perbuatan dan hasil",
        "f30 Tugas: CV versi pertama",
      ],
      [
        "Percakapan",
        "b15 Situasi, tugas, tindakan, hasil",
        "k10 Kuis: lowongan dan wawancara",
        "f30 Tugas: wawancara bohongan",
      ],
    ],
  }),
  classOf({
    tenants: "asean main foundation",
    mentors: "felix-tjandranegara anastasia-rumbiak",
    tags: "komunikasi bahasa-inggris",
    code: "ASEANP",
    slug: "proyek-lintas-negara",
    name: "Proyek Lintas Negara",
    summary:
      "Mengerjakan satu proyek sosial selama delapan pekan dalam tim dari sekurangnya tiga negara Asia Tenggara.",
    about: `Kerja lintas negara jarang gagal karena bahasa. Ia gagal karena hari libur, zona waktu, dan dua orang yang mengira pekerjaan itu milik yang lain.

## Susunan tim

Enam orang dari sekurangnya tiga negara. Setiap tim memilih satu soal yang sama-sama dihadapi kotanya: sampah pasar, perpustakaan sepi, jalan yang tidak ramah kursi roda. Hasilnya harus dapat dipakai di dua kota.

## Bahasa kerja

Rapat dalam bahasa Inggris sederhana, catatan dalam bahasa setempat, keputusan ditulis dalam keduanya. Juru bahasa mendampingi dua rapat pertama.

- Delapan pekan dengan fasilitator
- Piagam tim dan catatan keputusan
- Pameran akhir bersama lembaga mitra`,
    type: "competence",
    level: "menengah",
    seats: [72, 40],
    open: [-2, 33],
    run: [40, 96],
    at: [16, 18],
    hours: 40,
    schedule: "Sabtu pukul 16.00–18.00 WIB (17.00 di Manila, Kuala Lumpur, dan Singapura)",
    outcomes: `Menyusun piagam tim dan pembagian peran
      Menjadwalkan kerja pada beberapa zona waktu
      Mencatat keputusan sehingga orang lain dapat melanjutkan
      Menguji hasil di dua kota`,
    requirements: `Usia 18–30 tahun
      Bahasa Inggris untuk percakapan sederhana`,
    audience: `Mahasiswa dan penggerak komunitas
      Guru pendamping kegiatan siswa`,
    competence: true,
    modules: [
      [
        "Menjadi tim",
        "b15* Piagam satu halaman",
        "v15* Empat zona waktu, satu jadwal",
        "k10 Kuis: rapat dan keputusan",
      ],
      ["Mengerjakan", "b20 Soal yang sama, kota yang berbeda", "f60 Tugas: uji di kota pertama"],
      ["Meneruskan", "v15 Catatan keputusan", "f60 Tugas akhir: uji di kota kedua"],
    ],
  }),
  classOf({
    tenants: "innovation foundation main",
    mentors: "nyoman-sridana hendrikus-bele",
    tags: "data komunikasi",
    code: "LAYAN2",
    slug: "inovasi-layanan-desa",
    name: "Inovasi Layanan Desa",
    summary:
      "Memendekkan antrean, formulir, dan perjalanan warga dengan perubahan kecil yang diukur sebelum dan sesudahnya.",
    about: `Inovasi tidak harus berupa aplikasi. Memindahkan satu meja, mencetak satu contoh isian, atau membuka loket satu jam lebih pagi sering memberi hasil lebih besar.

## Cara kerja

Aparatur mengikuti seorang warga dari rumah sampai suratnya terbit, dan mencatat setiap menit menunggu. Dari catatan itu dipilih satu perubahan yang dapat dicoba dalam dua pekan tanpa anggaran baru.

## Laporan

Hasil ditulis dalam satu halaman: keadaan semula, perubahan, ukuran, dan apa yang tidak berhasil. Halaman itu boleh disalin desa lain.

- Diikuti tim berisi dua sampai empat aparatur
- Kunjungan balasan antardesa secara daring
- Perpustakaan perubahan kecil dari angkatan lalu`,
    type: "free",
    level: "menengah",
    seats: [64, 44],
    open: [-35, -6],
    run: [-3, 46],
    at: [9, 11],
    hours: 22,
    schedule: "Selasa pukul 09.00–11.00 WIB",
    outcomes: `Memetakan perjalanan warga menit demi menit
      Memilih perubahan kecil yang dapat diuji
      Mengukur waktu tunggu sebelum dan sesudah
      Menulis laporan satu halaman yang jujur`,
    requirements: `Tim dua sampai empat orang dari satu desa atau kelurahan
      Izin kepala desa atau lurah`,
    audience: `Aparatur desa dan kelurahan
      Pendamping desa dan mahasiswa KKN`,
    modules: [
      [
        "Mengikuti warga",
        "b15* Dari rumah sampai surat terbit",
        "v15* Mencatat menit menunggu",
        "t40 Tugas: satu perjalanan",
      ],
      ["Mengubah", "b20 Perubahan tanpa anggaran", "k10 Kuis: mengukur perubahan"],
      ["Membagikan", "t60 Tugas akhir: laporan satu halaman"],
    ],
  }),
];
