import { createPortfolio, type Portfolio } from "./portfolio";

/** Programs funded by companies. */
export const csrPortfolios: Portfolio[] = [
  createPortfolio({
    slug: "bengkel-digital-pesisir",
    kind: "csr",
    title: "Bengkel Digital Pesisir",
    clientName: "PT Garam Teluk Seruni",
    date: "2026-08-29",
    batchs: [
      { label: "Angkatan 1", date: "2026-02-09" },
      { label: "Angkatan 2", date: "2026-05-18" },
    ],
    summary:
      "Anak muda di tiga desa nelayan belajar mencatat penjualan, memotret produk, dan melayani pesanan daring. Sejak Agustus koperasi desa melanjutkan kelasnya dengan pengajar dari angkatan pertama.",
    value: 84,
    figure: "peserta menyelesaikan program, 61 di antaranya perempuan",
    video: { link: "/Video", thumbnail: "/cover/post/bengkel-digital-pesisir-video.svg" },
    images: ["Lembar catatan penjualan satu halaman", "Daftar harga yang dipakai tiga koperasi"],
    photos: [
      "Memotret terasi dengan kain jemuran sebagai latar",
      "Pesanan pertama dari luar pulau",
      "Pengajar angkatan pertama di depan kelas",
    ],
    body: `Perusahaan garam itu semula menawarkan tiga puluh laptop. Kami meminta waktu dua minggu untuk duduk di pelelangan, dan pulang dengan usul yang lebih murah: enam laptop, satu ruang bersama, dan uang transpor bagi peserta perempuan.

## Apa yang dikerjakan

Setiap peserta membawa satu barang yang sungguh dijual keluarganya. Terasi, ikan asap, keranjang, jasa tambal jaring. Pelajaran mengikuti barang itu selama dua belas minggu, dari mencatat ongkos, memotret, menulis keterangan, sampai membalas keluhan.

- Pertemuan menyesuaikan jadwal melaut, tiga kali seminggu
- Ruang bersama dibuka ibu-ibu koperasi, bukan oleh panitia
- Tugas akhir berupa tiga pesanan dari orang yang tidak dikenal

## Apa yang terjadi

Seratus enam orang mendaftar, delapan puluh empat selesai. Alasan berhenti terbanyak adalah musim ikan, dan lima belas orang di antaranya sudah meminta tempat pada kelas koperasi berikutnya.

## Yang akan kami lakukan berbeda

Kelas dimulai dua minggu sebelum musim ikan. Itu kesalahan penyusunan jadwal kami, dan koperasi memperbaikinya pada angkatan ketiga.`,
  }),
  createPortfolio({
    slug: "guru-jaringan",
    kind: "csr",
    title: "Guru Jaringan",
    clientName: "PT Serat Cahaya Randu",
    date: "2025-11-21",
    batchs: [{ label: "Satu angkatan", date: "2025-07-14" }],
    summary:
      "Guru produktif TJKT memetakan dan merapikan jaringan sekolahnya, lalu saling memeriksa hasilnya antarsekolah.",
    value: 37,
    figure: "sekolah punya dokumentasi jaringan yang dapat diteruskan",
    images: ["Denah jaringan sebelum dan sesudah", "Sampul buku perawatan jaringan"],
    photos: ["Guru memeriksa lemari kabel sekolah tetangga", "Menamai kabel dengan selotip warna"],
    body: `Jaringan sekolah biasanya tinggal di kepala satu guru. Ketika guru itu pindah, sekolah membeli alat baru karena tidak ada yang tahu alat lama terhubung ke mana.

## Apa yang dikerjakan

Empat puluh satu guru dari tiga provinsi menggambar jaringan sekolahnya apa adanya, termasuk bagian yang memalukan. Gambar itu kemudian diperiksa guru dari sekolah lain, yang datang dan mencoba menemukan setiap alat hanya dengan denah.

- Bulan pertama: menggambar dan menamai
- Bulan kedua: saling mengunjungi, tiga sekolah setiap guru
- Bulan ketiga: memperbaiki lima hal termurah lebih dulu
- Bulan keempat: menulis buku perawatan dan melatih seorang siswa

## Hasil

Tiga puluh tujuh sekolah menyelesaikan denah dan bukunya. Di dua puluh sembilan sekolah gangguan yang tercatat pada semester berikutnya berkurang; di delapan sekolah justru bertambah, sebab sebelumnya memang tidak pernah dicatat.

Perusahaan menyumbang kabel sisa proyek, cukup untuk sebelas kilometer. Sebagian masih tergulung rapi, dengan label.`,
  }),
  createPortfolio({
    slug: "dapur-sekolah-terukur",
    kind: "csr",
    title: "Dapur Sekolah Terukur",
    clientName: "PT Lumbung Rasa Mandiri",
    date: "2026-04-24",
    batchs: [
      { label: "Kota", date: "2025-08-04" },
      { label: "Kabupaten", date: "2026-01-19" },
    ],
    summary:
      "Juru masak kantin dan siswa kuliner SMK menghitung ongkos, gizi, dan sisa makanan di dapur yang sama.",
    value: 41,
    figure: "kantin menurunkan sisa makanan, rata-rata dari 19 menjadi 8 persen",
    images: [
      "Kartu resep dengan ongkos per piring",
      "Grafik sisa makanan selama enam belas minggu",
    ],
    photos: [
      "Menimbang sisa nasi sesudah istirahat",
      "Siswa kuliner dan juru masak menyusun menu",
      "Papan menu dengan jumlah porsi",
    ],
    body: `Kantin sekolah membuang hampir seperlima makanannya, dan tidak ada yang menimbangnya sampai program ini menaruh timbangan di samping tempat cuci piring.

## Apa yang dikerjakan

Siswa kuliner ditempatkan berpasangan dengan juru masak kantin. Mereka menimbang bahan, menghitung ongkos satu piring, dan menimbang lagi yang kembali. Angka ditulis di papan yang dapat dibaca pembeli.

Dari papan itulah perubahan datang. Murid mulai meminta nasi setengah. Juru masak mengecilkan centong, menyediakan tambahan gratis, dan mendapati hanya satu dari sembilan orang yang kembali.

## Angka yang disepakati

Perusahaan meminta ukuran berupa jumlah peserta pelatihan. Kami menawar ukuran lain, yakni persentase makanan yang kembali, karena pelatihan tanpa perubahan di tempat sampah tidak ada gunanya bagi siapa pun.

- Diukur setiap hari selama enam belas minggu
- Ditimbang siswa, diperiksa sekolah lain
- Empat kantin berhenti mencatat sebelum selesai dan tidak dihitung sebagai berhasil`,
  }),
  createPortfolio({
    slug: "teknisi-surya-desa",
    kind: "csr",
    title: "Teknisi Surya Desa",
    clientName: "PT Energi Lereng Timur",
    date: "2025-09-12",
    batchs: [
      { label: "Angkatan 1", date: "2024-10-07" },
      { label: "Angkatan 2", date: "2025-03-10" },
    ],
    summary:
      "Panel surya dari bantuan lama dihidupkan kembali oleh teknisi yang tinggal di desanya sendiri.",
    value: 63,
    figure: "pembangkit desa menyala kembali dan diperiksa setiap bulan",
    images: ["Kartu periksa bulanan", "Peta pembangkit yang menyala"],
    photos: ["Membersihkan panel dengan kain basah", "Mengganti sekering di rumah baterai"],
    body: `Di lereng itu ada seratus empat pembangkit surya kecil hasil berbagai bantuan. Ketika program dimulai, tujuh belas yang menyala. Sisanya bukan rusak berat; kebanyakan hanya menunggu seseorang yang berani membuka kotaknya.

## Siapa yang dilatih

Syarat peserta ditulis warga: tinggal di desa itu, tidak berencana merantau, dan disegani pada waktu menagih iuran. Syarat ketiga terdengar aneh sampai iuran perawatan pertama jatuh tempo.

Pelatihan berlangsung enam belas minggu, separuhnya di atap. Setiap peserta menghidupkan sedikitnya satu pembangkit yang bukan miliknya.

## Setelah selesai

Enam puluh tiga pembangkit menyala dan diperiksa dengan kartu bulanan. Dua puluh empat tidak dapat diselamatkan; bagiannya dilepas menjadi suku cadang.

- Iuran rata-rata Rp15.000 sebulan setiap rumah
- Teknisi dibayar desa, bukan oleh perusahaan
- Nomor telepon kami sudah tidak tertera di kartu, atas permintaan mereka`,
  }),
  createPortfolio({
    slug: "penjahit-ukuran-baru",
    kind: "csr",
    title: "Penjahit Ukuran Baru",
    clientName: "PT Benang Kapas Larasati",
    date: "2025-06-27",
    batchs: [{ label: "Satu angkatan", date: "2025-02-03" }],
    summary:
      "Penjahit rumahan belajar membuat pola untuk tubuh yang jarang dilayani: lansia, pengguna kursi roda, anak berkebutuhan khusus.",
    value: 118,
    figure: "pola terbuka tersedia bagi siapa saja, semuanya diuji pemakainya",
    images: ["Pola kemeja berkancing magnet", "Pola celana bagi pengguna kursi roda"],
    photos: ["Mengukur sambil duduk", "Uji pakai bersama lima pengguna"],
    body: `Pabrik benang ingin melatih penjahit. Pertanyaan kami: menjahit untuk siapa? Penjahit rumahan sudah banyak, pelanggannya tetap sama.

Jawabannya datang dari sebuah panti. Para perawat memotong baju baru agar dapat dipakai orang yang tidak bisa mengangkat tangan. Sejak itu programnya berubah arah.

## Cara bekerja

Empat puluh penjahit dipasangkan dengan empat puluh orang yang kesulitan mendapat pakaian. Pasangan itu bertemu lima kali. Pakaian dinyatakan selesai bila pemakainya dapat mengenakannya tanpa bantuan, atau dengan bantuan separuh dari sebelumnya.

Pola yang lolos digambar ulang dalam lima ukuran dan dilepas bebas pakai.

## Uang

Rata-rata penjahit menerima tiga pesanan baru sebulan sesudah program. Dua belas orang tidak mendapat pesanan sama sekali; mereka tinggal terlalu jauh dari pemakai, dan kami belum menemukan jawabannya.`,
  }),
];
