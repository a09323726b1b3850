import { definePosts } from "./post";
import type { SeedPost } from "./types";

const news = definePosts("news");

export const newsPosts: SeedPost[] = [
  news({
    tenants: "group fun innovation alpha",
    slug: "jadwal-festival-belajar-bersama",
    category: "pengumuman",
    daysAgo: 2,
    author: "Redaksi Pendopo",
    tags: ["festival", "jadwal"],
    title: "Jadwal Festival Belajar Bersama Sudah Terbit",
    summary:
      "Tiga hari, empat ruang daring, dan satu lapangan. Kelas terbuka dapat dipilih mulai hari ini.",
    body: `Festival Belajar Bersama dibuka {+41} pukul 08.00 WIB. Susunannya: pagi untuk kelas terbuka, siang untuk lokakarya kecil, malam untuk pameran karya yang dipandu pembuatnya sendiri.

Semua kelas terbuka gratis dan tidak membatasi jumlah penonton. Lokakarya dibatasi dua puluh orang karena setiap peserta membawa pekerjaannya; pendaftarannya dibuka bergelombang supaya pekerja malam juga kebagian.

## Yang baru tahun ini

- Ruang senyap: kelas dengan juru ketik, tanpa suara
- Meja tukar, tempat peserta saling memeriksa satu halaman karya
- Rekaman terbit paling lambat dua hari sesudah kelas, dengan naskah

Peserta dari daerah berjaringan lambat dapat mengunduh bahan setiap kelas sehari sebelumnya. Ukurannya tidak lebih dari dua megabita satu kelas.`,
  }),
  news({
    tenants: "foundation innovation",
    slug: "loket-belajar-untuk-perangkat-kecamatan",
    category: "kabar-program",
    daysAgo: 5,
    author: "Yusuf Hamdani",
    tags: ["pemerintah daerah", "layanan"],
    title: "Loket Belajar Dibuka bagi Perangkat Kecamatan",
    summary:
      "Sesi dua jam setiap Kamis untuk memperbaiki satu formulir, surat, atau papan petunjuk.",
    body: `Perangkat kecamatan tidak dapat meninggalkan loket seminggu penuh untuk pelatihan. Karena itu programnya yang kami pecah: dua jam, satu dokumen, setiap Kamis sore sesudah pelayanan tutup.

Peserta datang membawa dokumen yang paling sering ditanyakan warga. Pendamping membantu menulis ulang, lalu dokumen diuji kepada tiga orang yang kebetulan berada di kantor. Yang lolos langsung dicetak.

Gelombang pertama diikuti sembilan kecamatan di Kabupaten Lembah Angin, yang tahun lalu menjadi tuan rumah program "Layanan yang Terbaca". Gelombang kedua menerima pendaftaran sampai {+18}.

Biayanya ditanggung yayasan. Syarat satu-satunya adalah surat izin camat yang menyebut bahwa dokumen hasil sesi boleh dipakai kecamatan lain.`,
  }),
  news({
    tenants: "pesilat scholarship acceleration",
    slug: "uji-praktik-di-dua-puluh-sekolah",
    category: "kabar-program",
    daysAgo: 9,
    author: "Bagas Prayoga",
    tags: ["SMK", "uji kompetensi"],
    title: "Uji Praktik Jaringan Digelar Serentak di Dua Puluh Sekolah",
    summary: "Penguji bertukar kabupaten, lembar nilai dibuka pada hari yang sama.",
    body: `Dua puluh SMK dengan program keahlian jaringan menggelar uji praktik bersama akhir pekan lalu. Tidak seorang guru pun menguji muridnya sendiri; penguji dikirim ke kabupaten tetangga.

Soalnya satu: sebuah kantor kecil kehilangan akses setelah ada perbaikan listrik. Siswa diberi denah lama yang sudah tidak cocok, sembilan puluh menit, dan izin untuk bertanya kepada "pemilik kantor" yang diperankan staf tata usaha.

Dari 214 peserta, 131 mencapai nilai lulus 70. Bagian yang paling banyak mengurangi nilai bukan perintah atau kabel, melainkan catatan serah terima. Sepertiga peserta memperbaiki gangguan dengan benar tetapi tidak menuliskan apa yang diubah.

Ujian ulang bagi yang belum lulus berlangsung {Sabtu +25}. Catatan penguji sudah dapat dibaca setiap peserta di halamannya masing-masing.`,
  }),
  news({
    tenants: "media business foundation",
    slug: "laporan-semester-terbit-lengkap",
    category: "pengumuman",
    daysAgo: 13,
    author: "Redaksi Pendopo",
    tags: ["laporan", "keterbukaan"],
    title: "Laporan Semester Terbit, Termasuk Bagian yang Gagal",
    summary: "Dua kelas ditutup lebih awal. Alasannya kami tulis sepanjang kelas yang berhasil.",
    body: `Laporan semester pertama memuat 41 angkatan kelas, 2.306 peserta, dan satu bab yang biasanya dihindari: kelas yang tidak selesai.

Kelas fotografi produk berhenti pada minggu ketiga karena separuh peserta tidak memiliki ruang bercahaya di rumah; soal itu seharusnya ditanyakan sewaktu pendaftaran. Kelas bahasa kerja berhenti karena jadwalnya bertabrakan dengan giliran malam pabrik tempat sebagian besar peserta bekerja. Biaya kedua kelas dikembalikan penuh.

## Angka lain

- 71 dari 100 peserta menyelesaikan tugas akhir, naik dari 64
- Waktu menjawab pertanyaan turun menjadi lima jam pada hari kerja
- Sebelas mentor baru, tujuh di antaranya lulusan kelas kami sendiri

Pertanyaan tentang isi laporan dapat diajukan lewat halaman Buat Perjanjian. Jawabannya ikut dimuat dalam laporan berikutnya.`,
  }),
  news({
    tenants: "asean media",
    slug: "pertukaran-guru-lima-negara",
    category: "kabar-program",
    daysAgo: 17,
    author: "Maria Ludong",
    tags: ["ASEAN", "guru"],
    title: "Pertukaran Guru Lima Negara Dimulai dari Satu Soal",
    summary:
      "Guru matematika dari lima negara mengajar soal yang sama, lalu saling menonton rekamannya.",
    body: `Tidak ada penerbangan dalam pertukaran ini. Tiga puluh guru dari Indonesia, Malaysia, Filipina, Thailand, dan Vietnam mengajarkan satu soal tentang pembagian sisa, merekamnya dari belakang kelas, dan mengunggahnya ke ruang bersama.

Setiap rekaman diberi tiga catatan oleh guru dari negara lain: bagian yang ingin ditiru, bagian yang tidak dimengerti, dan pertanyaan. Penonton tidak diminta menilai.

Hal pertama yang ramai dibicarakan ternyata papan tulis. Cara membagi papan berbeda di setiap negara, dan enam guru langsung mencobanya minggu berikutnya.

Putaran kedua memakai soal tentang waktu tempuh. Jejaring mencari sepuluh guru tambahan yang bersedia direkam; suara dan wajah murid disamarkan sebelum rekaman dibagikan.`,
  }),
  news({
    tenants: "coffee creative",
    slug: "dapur-seduh-pindah-ke-lantai-bawah",
    category: "pengumuman",
    daysAgo: 21,
    author: "Gede Wirawan",
    tags: ["kopi", "tempat"],
    title: "Dapur Seduh Pindah ke Lantai Bawah",
    summary: "Meja mencicipi kini dapat dicapai kursi roda, dan jam latihan bertambah dua.",
    body: `Mulai {Senin +3} semua pertemuan barista berlangsung di dapur lantai bawah. Tangga yang selama ini memisahkan sebagian calon peserta dari mesin espreso tidak perlu lagi dinaiki siapa pun.

Meja mencicipi diturunkan dua belas sentimeter. Dua mesin dipindahkan, satu ditinggal di lantai atas untuk latihan perawatan. Saluran airnya baru, jadi bacaan mineralnya ikut berubah; hasil pengukuran ditempel di dekat keran.

## Jam latihan mandiri

- Selasa sampai Jumat, 13.00–17.00 WITA
- Minggu, 09.00–12.00 WITA, membawa biji sendiri

Peserta lama boleh berlatih gratis selama kursi kosong. Cukup menulis nama di papan sehari sebelumnya.`,
  }),
  news({
    tenants: "scholarship campaign-scholar",
    slug: "seleksi-beasiswa-tanpa-nama",
    category: "pengumuman",
    daysAgo: 26,
    author: "Nadia Puspitaloka",
    tags: ["beasiswa", "seleksi"],
    title: "Seleksi Beasiswa Tahun Ini Dibaca tanpa Nama",
    summary: "Penilai tidak melihat nama, sekolah, dan foto sampai daftar pendek selesai.",
    body: `Beasiswa Cakrawala mengubah cara membaca pendaftaran. Setiap berkas diberi nomor, dan yang dilihat penilai hanya tiga jawaban tertulis serta satu hasil pekerjaan.

Perubahan ini datang dari angka kami sendiri. Tiga tahun berturut-turut, pendaftar dari dua kota besar mendapat nilai tulisan lebih tinggi padahal panjang dan isi jawabannya setara. Kami tidak tahu pasti sebabnya, jadi penyebab yang mungkin kami singkirkan satu per satu.

Pendaftaran ditutup {+33}. Hasil daftar pendek diumumkan dua minggu sesudahnya, bersama rata-rata nilai dan jumlah pendaftar menurut provinsi.

Pendaftar yang tidak lolos menerima catatan penilai, paling sedikit tiga kalimat. Tahun lalu 38 penerima catatan mendaftar lagi, dan sembilan di antaranya kini menjadi penerima.`,
  }),
  news({
    tenants: "business acceleration",
    slug: "hari-temu-talenta-empat-belas-perusahaan",
    category: "kabar-program",
    daysAgo: 31,
    author: "Ratih Kusumawardhani",
    tags: ["rekrutmen", "karier"],
    title: "Hari Temu Talenta: Perusahaan yang Melamar",
    summary:
      "Empat belas perusahaan memperkenalkan pekerjaan, gaji, dan jam pulangnya kepada lulusan.",
    body: `Urutannya dibalik. Pada Hari Temu Talenta, perusahaan yang lebih dulu berdiri dan menjelaskan: pekerjaan apa, dibayar berapa, pulang jam berapa, dan siapa atasannya. Lulusan duduk, mencatat, dan bertanya.

Empat belas perusahaan ikut, semuanya bersedia menyebut rentang gaji. Dua yang semula mendaftar mengundurkan diri karena syarat itu.

Dari 96 lulusan yang hadir, 61 mengajukan diri ke paling sedikit satu perusahaan, dan 27 sudah menerima tawaran tertulis. Pertanyaan yang paling sering terdengar bukan tentang gaji, melainkan tentang siapa yang mengajari pada bulan pertama.

Putaran berikutnya direncanakan {Rabu +50}. Perusahaan yang ingin hadir dapat mengisi formulir perjanjian; rentang gaji tetap wajib.`,
  }),
  news({
    tenants: "aksara campaign-books media",
    slug: "lomba-menyalin-naskah-daun",
    category: "pengumuman",
    daysAgo: 37,
    author: "Nadia Puspitaloka",
    tags: ["aksara", "naskah"],
    title: "Tiga Ratus Halaman Naskah Disalin Pelajar",
    summary:
      "Pelajar dari empat provinsi menyalin naskah beraksara daerah ke huruf Latin dan ke aksara digital.",
    body: `Kerja salin bersama yang dimulai pada awal tahun ajaran telah melewati halaman ketiga ratus. Naskahnya milik keluarga dan sanggar: resep jamu, catatan panen, surat utang, tembang.

Setiap halaman disalin dua pelajar secara terpisah. Perbedaan keduanya diputuskan oleh pembaca ketiga, biasanya orang tua di kampung yang masih fasih. Dari cara ini ditemukan kekeliruan pada satu dari empat halaman, kebanyakan karena tanda vokal yang pudar.

Hasil salinan dapat dibaca di ruang Aksara. Pemilik naskah memutuskan mana yang terbuka untuk umum; dua surat utang, misalnya, tetap disimpan atas permintaan cucunya.

Sanggar yang memiliki naskah dan ingin bergabung dapat menghubungi redaksi. Kami datang membawa alat potret, naskahnya tidak pernah meninggalkan rumah.`,
  }),
  news({
    tenants: "fun group",
    slug: "kelas-anak-tanpa-kamera",
    category: "pengumuman",
    daysAgo: 44,
    author: "Ratih Kusumawardhani",
    tags: ["anak", "privasi"],
    title: "Kelas Anak Kini Berjalan tanpa Kamera Menyala",
    summary: "Wajah anak tidak perlu tampil. Sebagai gantinya, gambar dan suara kecil.",
    body: `Mulai bulan ini kamera peserta di bawah tiga belas tahun mati sejak awal dan tidak dapat dinyalakan oleh pembimbing. Anak tampil sebagai gambar binatang yang dipilihnya.

Keputusan diambil setelah orang tua bertanya siapa yang menyimpan rekaman kelas. Jawaban kami waktu itu tidak memuaskan, termasuk bagi kami sendiri. Kini tidak ada yang direkam sehingga tidak ada yang perlu disimpan.

Pembimbing mengenali kehadiran dari tiga tombol: paham, bingung, dan lapar. Tombol terakhir diusulkan peserta dan ternyata berguna menjelang pukul lima.

Orang tua tetap boleh duduk di samping anak. Panduan satu halaman untuk pendamping dikirim bersama jadwal kelas.`,
  }),
  news({
    tenants: "innovation media",
    slug: "empat-puluh-usulan-dari-daerah",
    category: "kabar-program",
    daysAgo: 52,
    author: "Yusuf Hamdani",
    tags: ["inovasi", "daerah"],
    title: "Empat Puluh Usulan Masuk, Sebelas Dicoba",
    summary:
      "Panggilan usulan pertama menghasilkan sebelas percobaan kecil berbiaya di bawah lima belas juta rupiah.",
    body: `Panggilan usulan inovasi pertama ditutup dengan empat puluh pendaftar dari tujuh belas provinsi. Panel memilih sebelas, bukan yang paling hebat, melainkan yang dapat diketahui gagal atau berhasilnya dalam tiga bulan.

Contohnya: antrean puskesmas dengan batu bernomor di Sumba, jadwal pupuk lewat pengeras suara masjid di Indramayu, dan peta sumur yang digambar murid SD di Gunungkidul.

Setiap pengusul menulis lebih dahulu angka yang akan membuatnya berhenti. Menurut panel, kolom inilah yang paling sering dikosongkan dan paling banyak ditanyakan ulang.

Hasil sebelas percobaan, termasuk yang berhenti, akan dibuka {+64}. Panggilan kedua menerima usulan mulai pekan yang sama.`,
  }),
  news({
    tenants: "group coding alpha",
    slug: "kode-kelompok-enam-huruf",
    category: "catatan-rilis",
    daysAgo: 59,
    author: "Dewi Lestariningrum",
    tags: ["kelompok", "fitur"],
    title: "Masuk Kelompok Cukup dengan Enam Huruf",
    summary: "Undangan panjang diganti kode pendek yang dapat dibacakan lewat telepon.",
    body: `Tautan undangan sulit dibacakan kepada anggota yang hanya punya telepon biasa. Kini setiap kelompok memiliki kode enam huruf dan angka, tanpa O, I, 0, dan 1 yang mudah tertukar.

Kode dapat ditulis di papan, dikirim lewat pesan singkat, atau disebutkan di pengeras suara. Ketua kelompok dapat menggantinya kapan saja; kode lama berhenti berlaku saat itu juga.

Dalam uji coba dengan dua belas kelompok, waktu dari undangan sampai pertemuan pertama turun dari empat hari menjadi satu. Satu kelompok di Wonosobo menempel kodenya di tiang pos ronda, dan mendapat dua anggota yang tidak mereka kenal. Keduanya masih ikut sampai sekarang.`,
  }),
];
