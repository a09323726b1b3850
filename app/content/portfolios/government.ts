import { createPortfolio, type Portfolio } from "./portfolio";

export const governmentPortfolios: Portfolio[] = [
  createPortfolio({
    slug: "layanan-yang-terbaca",
    kind: "pemerintah",
    title: "Layanan yang Terbaca",
    clientName: "Pemerintah Kabupaten Lembah Angin",
    date: "2026-06-26",
    batchs: [{ label: "Satu angkatan", date: "2026-01-12" }],
    summary:
      "Petugas loket menulis ulang formulir dan surat agar dimengerti warga, lalu mengujinya bersama warga itu sendiri.",
    value: 23,
    figure: "formulir disederhanakan dan dipakai di sebelas kecamatan",
    projectLink: "/Program/program-layanan-yang-terbaca",
    images: [
      "Formulir lama dan formulir baru berdampingan",
      "Lembar uji baca dengan lima pertanyaan",
    ],
    photos: ["Kertas merah di lantai aula", "Uji baca di ruang tunggu"],
    body: `Bupati meminta aplikasi. Petugas loket meminta formulir yang tidak perlu dijelaskan. Kami mulai dari petugas.

## Langkahnya

Dua puluh dua petugas duduk di ruang tunggu kantornya sendiri selama dua hari, di sisi warga, dan mencatat pertanyaan yang mereka dengar. Tiga perempat pertanyaan berkisar pada tujuh dokumen.

Setiap dokumen ditulis ulang, diuji kepada lima warga, diperbaiki, lalu diuji lagi. Warga tidak ditanya apakah formulirnya bagus; mereka diminta mengisinya sambil berbicara.

- Kalimat terpanjang turun dari 61 kata menjadi 17
- Istilah hukum tetap ada, dengan penjelasan di pinggir
- Bagian hukum kabupaten memeriksa setiap kalimat, dan hanya menolak dua

## Sesudah program

Dua puluh tiga formulir dipakai di sebelas kecamatan. Satu formulir dikembalikan ke bentuk lama karena bank menolaknya; pembicaraan dengan bank itu masih berlangsung.`,
  }),
  createPortfolio({
    slug: "data-di-balai-desa",
    kind: "pemerintah",
    title: "Data di Balai Desa",
    clientName: "Dinas Desa Kabupaten Bukit Lawang Biru",
    date: "2025-05-23",
    batchs: [
      { label: "Angkatan 1", date: "2024-09-02" },
      { label: "Angkatan 2", date: "2025-01-20" },
    ],
    summary:
      "Perangkat desa mengumpulkan, memeriksa, dan menggambar data desanya sendiri sebelum musyawarah anggaran.",
    value: 46,
    figure: "desa menempel lembar datanya di papan pengumuman",
    images: ["Lembar anggaran tujuh baris", "Peta sumur yang digambar tangan"],
    photos: ["Menghitung rumah dari pintu ke pintu", "Warga membaca lembar di warung"],
    body: `Setiap desa sudah mengisi sebelas aplikasi data milik berbagai lembaga. Tidak satu pun dapat dibuka warga, dan angkanya berbeda satu sama lain.

Program ini sengaja tidak menambah aplikasi kedua belas. Perangkat desa memilih lima pertanyaan yang akan ditanyakan dalam musyawarah, lalu mencari jawabannya di lapangan.

## Lima pertanyaan yang paling sering dipilih

- Berapa rumah yang airnya habis pada bulan September
- Siapa yang merawat jalan sesudah dibangun
- Berapa anak yang berhenti sekolah tahun ini
- Berapa keluarga yang menerima lebih dari satu bantuan
- Ke mana sisa anggaran tahun lalu

## Hasil

Empat puluh enam dari lima puluh dua desa menempel lembarnya sebelum musyawarah. Enam desa menyelesaikan data tetapi memutuskan tidak menempel. Keputusan itu kami hormati dan kami catat sebagai belum berhasil.`,
  }),
  createPortfolio({
    slug: "arsip-yang-dapat-ditemukan",
    kind: "pemerintah",
    title: "Arsip yang Dapat Ditemukan",
    clientName: "Sekretariat Daerah Kota Muara Kenanga",
    date: "2025-10-17",
    batchs: [{ label: "Satu angkatan", date: "2025-04-07" }],
    summary:
      "Staf arsip menyusun ulang tiga gudang berkas memakai aturan satu menit: ditemukan, atau disusun lagi.",
    value: 58,
    figure: "detik rata-rata menemukan satu berkas, sebelumnya 19 menit",
    images: ["Denah gudang menurut warna", "Kartu pinjam berkas"],
    photos: ["Jam pasir di atas rak", "Berkas dari tahun 1978 menemukan nomornya"],
    body: `Kota itu sudah dua kali membeli mesin pindai. Hasil pindaian tersimpan dalam folder bernama "baru", "baru2", dan "baru fix".

## Satu menit

Staf menyusun sepuluh permintaan yang paling sering datang, kemudian mengambil waktu: berapa lama sampai berkasnya ada di tangan? Hari pertama rata-ratanya sembilan belas menit, dan dua berkas tidak ketemu sama sekali.

Aturannya kemudian ditetapkan. Rak mana pun yang gagal dua kali dari batas semenit disusun ulang oleh orang yang mencari, bukan oleh orang yang menyimpan.

- Warna menandai dasawarsa, huruf menandai jenis, angka menandai urutan
- Berkas pinjam meninggalkan kartu di tempatnya
- Pemindaian dilakukan hanya untuk berkas yang sering diminta

## Yang tidak berubah

Gudang ketiga masih lembap. Program ini tidak mempunyai anggaran atap, dan kami menyesal tidak menanyakannya lebih awal.`,
  }),
  createPortfolio({
    slug: "pustu-siap-hujan",
    kind: "pemerintah",
    title: "Puskesmas Pembantu Siap Hujan",
    clientName: "Dinas Kesehatan Kabupaten Rawa Pinang",
    date: "2026-03-13",
    batchs: [
      { label: "Hulu", date: "2025-09-08" },
      { label: "Hilir", date: "2025-11-10" },
    ],
    summary:
      "Perawat dan kader menyusun rencana tiga halaman untuk melayani ketika jalan putus selama sepekan.",
    value: 34,
    figure: "puskesmas pembantu tetap melayani sepanjang banjir awal tahun",
    images: ["Rencana tiga halaman", "Kalender obat sebelum musim hujan"],
    photos: ["Gladi dengan perahu pinjaman", "Kader menandai tinggi air di tiang"],
    body: `Rencana darurat kabupaten setebal dua ratus halaman dan tersimpan di ibu kota kabupaten, yang jalannya putus lebih dulu.

Kami meminta setiap pos menulis tiga halaman: apa yang habis pertama, siapa yang harus dijemput, dan ke mana berpindah. Perawat menulisnya bersama kader, pemilik perahu, dan penjaga pintu air.

## Gladi

Rencana dicoba sungguhan pada akhir musim kering. Jalan "diputus" dengan tali plastik. Pada gladi pertama tujuh pos kehabisan sarung tangan, dan empat pos tidak menemukan pemilik perahu karena ia sedang menjadi pasien pura-pura di pos lain.

- Persediaan obat dinaikkan menjadi cukup untuk sepuluh hari
- Daftar ibu hamil disimpan di dua tempat
- Setiap pos mempunyai perahu kedua

## Banjir yang sesungguhnya

Air datang pada Januari. Tiga puluh empat dari tiga puluh sembilan pos tetap buka. Lima pos tutup karena gedungnya sendiri terendam; rencana mereka memuat tempat pindah, dan tempat itu ikut terendam.`,
  }),
  createPortfolio({
    slug: "musyawarah-remaja-kota",
    kind: "pemerintah",
    title: "Musyawarah Remaja Kota",
    clientName: "Pemerintah Kota Tanjung Seroja",
    date: "2024-11-29",
    batchs: [{ label: "Satu angkatan", date: "2024-06-10" }],
    summary:
      "Remaja menyusun usul anggaran dari data yang mereka kumpulkan sendiri, dan dewan kota menjawabnya tertulis.",
    value: 12,
    figure: "usul remaja masuk anggaran, dari 31 yang diajukan",
    images: ["Lembar usul satu halaman", "Jawaban tertulis dewan kota"],
    photos: ["Menghitung lampu jalan yang mati", "Musyawarah di ruang sidang"],
    body: `Pelibatan remaja biasanya berupa foto bersama. Kota ini bersedia mencoba yang lebih berat: menjawab setiap usul secara tertulis dalam tiga puluh hari.

## Menyusun usul

Sembilan puluh remaja dari enam kecamatan dibagi menjadi kelompok kecil. Usul hanya diterima bila memuat hitungan sendiri. Kelompok lampu jalan berkeliling selama empat malam dan menandai 214 lampu mati. Kelompok angkutan mencatat jam kedatangan di sebelas halte.

## Jawaban

Dewan menyetujui dua belas, menolak empat belas dengan alasan, dan menunda lima. Alasan penolakan paling sering adalah kewenangan provinsi; kelompok yang ditolak meneruskan usulnya ke sana.

- Usul termahal yang disetujui: Rp640 juta untuk lampu
- Usul termurah: memindahkan satu tempat sampah
- Setahun sesudahnya, sepuluh dari dua belas sudah terlaksana`,
  }),
];
