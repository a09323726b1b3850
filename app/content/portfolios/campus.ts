import { createPortfolio, type Portfolio } from "./portfolio";

/** Programs with universities and polytechnics, mostly funded by companies or governments. */
export const campusPortfolios: Portfolio[] = [
  createPortfolio({
    slug: "magang-yang-membimbing",
    kind: "kampus",
    title: "Magang yang Membimbing",
    clientName: "Politeknik Rawa Kenari",
    date: "2026-01-30",
    batchs: [
      { label: "Semester genap", date: "2025-02-17" },
      { label: "Semester ganjil", date: "2025-08-25" },
    ],
    summary:
      "Dosen dan pembimbing industri menyusun rencana magang bersama, dengan catatan mingguan yang singkat dan sungguh dibaca.",
    value: 52,
    figure: "mahasiswa menerima umpan balik tertulis setiap minggu",
    projectLink: "/Program/program-magang-yang-membimbing",
    images: ["Rencana magang satu halaman", "Contoh catatan mingguan"],
    photos: ["Pertemuan bertiga sebelum hari pertama", "Buku harian magang di meja pembimbing"],
    body: `Laporan magang setebal seratus halaman ditulis pada akhir semester dan dibaca seorang dosen. Catatan mingguan setengah halaman dibaca dua orang, dua puluh kali.

## Perjanjian

Politeknik setuju mengganti laporan tebal dengan dua puluh catatan. Sebelas perusahaan setuju menunjuk pembimbing dengan nama, bukan jabatan, serta memberi mereka dua jam seminggu untuk membimbing.

- Catatan dikirim Jumat, dibalas paling lambat Selasa
- Balasan boleh pendek, tidak boleh kosong
- Dosen membaca semuanya dan ikut menulis bila kedua pihak berselisih

## Yang kami temukan

Dari 61 mahasiswa, 52 menerima balasan tanpa jeda. Sembilan mahasiswa pernah menunggu lebih dari sepekan, hampir semuanya pada bulan tutup buku. Pembimbing mereka kini mempunyai pengganti untuk bulan tersebut.`,
  }),
  createPortfolio({
    slug: "kelas-bersama-dua-kampus",
    kind: "kampus",
    title: "Kelas Bersama Dua Kampus",
    clientName: "Universitas Tanjung Pelita dan Institut Rawa Teratai",
    date: "2024-12-20",
    batchs: [{ label: "Satu semester", date: "2024-08-19" }],
    summary:
      "Mahasiswa komunikasi dan mahasiswa teknik mengerjakan satu situs layanan publik dari awal sampai dipakai. Penilaiannya dilakukan berdua oleh dosen dari kedua kampus, dan kedua kampus mengakuinya sebagai tiga SKS.",
    value: 28,
    figure: "mahasiswa lulus, enam layanan publik terpasang",
    images: ["Enam layanan dan pemiliknya", "Lembar nilai bersama"],
    photos: ["Wawancara pertama dengan petugas pasar", "Serah terima di kantor kelurahan"],
    body: `Mahasiswa teknik membuat situs yang berjalan tetapi tidak terbaca. Mahasiswa komunikasi menulis naskah yang terbaca tetapi tidak pernah berjalan. Dua dosen dari kampus berbeda menyadari bahwa mereka memiliki separuh kelas masing-masing.

## Menyatukan dua kalender

Bagian tersulit bukan kurikulum, melainkan kalender. Minggu ujian kedua kampus berbeda sebelas hari. Jalan keluarnya adalah menghapus ujian tengah semester dan menggantinya dengan uji pakai di kelurahan.

- Tim beranggota lima: tiga teknik, dua komunikasi
- Setiap layanan mempunyai pemilik di kantor kelurahan sejak minggu kedua
- Nilai diberikan dua dosen bersama-sama, dengan satu angka

## Dua tahun kemudian

Empat dari enam layanan masih dipakai. Satu diganti aplikasi kota, satu lagi dimatikan setelah petugas yang merawatnya pensiun.`,
  }),
  createPortfolio({
    slug: "klinik-data-koperasi",
    kind: "kampus",
    title: "Klinik Data Koperasi",
    clientName: "Fakultas Ekonomi Universitas Lembayung Selatan",
    date: "2026-07-31",
    batchs: [
      { label: "Putaran 1", date: "2025-09-15" },
      { label: "Putaran 2", date: "2026-02-16" },
    ],
    summary:
      "Mahasiswa statistika membuka klinik mingguan: koperasi datang membawa buku, pulang membawa satu jawaban.",
    value: 73,
    figure: "koperasi mengubah satu keputusan setelah membaca catatannya sendiri",
    images: ["Kartu pasien klinik data", "Daftar keputusan yang berubah"],
    photos: ["Antrean buku kas di meja klinik", "Menyalin tiga tahun catatan pinjaman"],
    body: `Klinik buka setiap Rabu sore di teras perpustakaan kampus. Koperasi mendaftar seperti pasien: keluhan, lama keluhan, dan obat yang sudah dicoba.

## Satu pertanyaan, satu kunjungan

Mahasiswa hanya boleh menjawab satu pertanyaan setiap kunjungan. Pembatasan itu menyelamatkan semua orang. Pengurus terpaksa memilih yang terpenting, dan mahasiswa tidak tergoda membuat dasbor.

Pertanyaan terbanyak: siapa yang mulai terlambat membayar, barang apa yang menahan uang, dan apakah bunga simpanan masih sanggup dibayar.

## Ukuran keberhasilan

Kami tidak menghitung kunjungan. Tiga bulan kemudian klinik menelepon dan bertanya keputusan apa yang berubah. Dari 131 koperasi, 73 dapat menyebutkannya dengan tanggal.

- Enam belas koperasi menutup unit yang merugi
- Dua puluh satu mengubah aturan penagihan
- Sisanya mengubah harga, jam buka, atau pemasok`,
  }),
  createPortfolio({
    slug: "dosen-turun-ke-bengkel",
    kind: "kampus",
    title: "Dosen Turun ke Bengkel",
    clientName: "Institut Teknologi Bukit Manggis",
    date: "2025-08-15",
    batchs: [{ label: "Satu angkatan", date: "2025-01-13" }],
    summary:
      "Dosen teknik bekerja empat minggu di bengkel dan pabrik, lalu menulis ulang satu mata kuliahnya.",
    value: 19,
    figure: "mata kuliah ditulis ulang dan diajarkan dengan soal dari lapangan",
    images: [
      "Soal ujian lama dan soal dari lapangan",
      "Daftar alat yang tidak ada di laboratorium",
    ],
    photos: ["Dosen mengganti bantalan mesin", "Mandor menjadi penguji tamu"],
    body: `Sebagian dosen peserta terakhir memegang mesin saat menjadi mahasiswa. Mereka tidak malu mengatakannya; mereka malu ketika mahasiswanya pulang magang membawa pertanyaan yang tidak dapat dijawab.

## Empat minggu

Dua puluh tiga dosen ditempatkan sebagai pekerja, bukan tamu. Mereka datang pukul tujuh, memakai seragam, dan diatur mandor. Institut membebaskan mereka dari mengajar; empat belas perusahaan membebaskan mandor dari target harian.

Setiap malam mereka menulis satu kejadian yang tidak cocok dengan bahan kuliahnya.

## Menulis ulang

Catatan itu menjadi soal. Mata kuliah getaran mesin, misalnya, kini dibuka dengan rekaman bunyi bantalan aus dan pertanyaan: berapa hari lagi?

- Sembilan belas mata kuliah selesai ditulis ulang
- Empat belum, dua di antaranya menunggu persetujuan senat
- Sebelas mandor hadir sebagai penguji tamu, dibayar seperti dosen tamu`,
  }),
];
