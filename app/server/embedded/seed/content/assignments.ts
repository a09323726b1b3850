/** The task of a chapter; its text, unless the lessons have one. */
export interface SeedAssignment {
  classSlug: string;
  /** Of the chapter. */
  title: string;
  /** Text with light markup, see lesson-html.ts. */
  task?: string;
  /** Days from the start of the class; due at 23.00 WIB. */
  dueAfter: number;
  /** Best score of late hand-ins; null: none is accepted. */
  lateMax: number | null;
  /** Null: the chapter ends with the hand-in. */
  passMark: number | null;
  criteria: [title: string, points: number][];
  /** What learners hand in, in turn. */
  handIns: string[];
  praise: string;
  revision: string;
}

export const assignments: SeedAssignment[] = [
  {
    classSlug: "inovasi-layanan-desa",
    title: "Tugas: satu perjalanan",
    dueAfter: 5,
    lateMax: 80,
    passMark: null,
    criteria: [
      ["Garis waktu lengkap, menit demi menit", 40],
      ["Tiga hal yang mengejutkan", 30],
      ["Satu perubahan tanpa anggaran", 30],
    ],
    handIns: [
      "Saya mengikuti Bu R. mengurus surat keterangan usaha. Berangkat 07.40, tiba di balai desa 08.05, loket buka 08.30. Menit hijau hanya sebelas: mengisi formulir dan menerima surat. Menit abu-abu 96.\n\nYang mengejutkan: formulir yang sama diisi dua kali, kursi tunggu menghadap tembok sehingga orang tidak tahu gilirannya, dan petugas menyalin KTP dengan tangan.\n\nPerubahan: satu contoh isian dicetak besar dan ditempel di meja.",
      "Warga yang saya ikuti seorang tukang ojek yang mengurus surat pindah. Ia datang tiga kali dalam dua hari, sebab syarat keempat baru disebutkan pada kunjungan kedua.\n\nPerubahan yang ingin dicoba: daftar syarat dikirim lewat grup RT sebelum warga berangkat.",
      "Pak D. menunggu tanda tangan lurah selama 70 menit karena beliau rapat di kecamatan. Usul saya: jam tanda tangan ditulis di pintu, dan surat yang tidak mendesak dikumpulkan sampai pukul dua.",
    ],
    praise:
      "Garis waktunya rinci dan dapat diulang orang lain. Perubahan yang Anda pilih memang dapat dicoba besok pagi.",
    revision:
      "Garis waktunya belum menyebut menit menunggu, baru urutan kejadiannya. Tambahkan jamnya, lalu pilih satu perubahan saja.",
  },
  {
    classSlug: "inovasi-layanan-desa",
    title: "Tugas akhir: laporan satu halaman",
    task: `Tulis hasil dua pekan percobaan Anda dalam satu halaman: keadaan semula, perubahan yang dicoba, ukurannya sebelum dan sesudah, serta apa yang tidak berhasil.

Angka ditulis beserta cara menghitungnya. Nama warga disamarkan. Halaman ini boleh disalin desa lain, jadi tulislah untuk orang yang belum pernah ke balai desa Anda.`,
    dueAfter: 40,
    lateMax: null,
    passMark: 70,
    criteria: [
      ["Ukuran sebelum dan sesudah", 50],
      ["Yang tidak berhasil ditulis jujur", 25],
      ["Dapat diikuti desa lain", 25],
    ],
    handIns: [
      "Waktu tunggu surat keterangan usaha turun dari rata-rata 52 menit menjadi 31 menit setelah contoh isian dipasang dan loket dibuka pukul delapan. Yang tidak berhasil: nomor antrean kertas hilang setiap hari.",
    ],
    praise: "Ukurannya jelas dan kegagalannya ditulis terus terang. Layak disalin desa lain.",
    revision:
      "Sebutkan berapa orang yang Anda ukur; rata-rata dari tiga orang belum dapat dipegang.",
  },
  {
    classSlug: "membacakan-buku-untuk-anak",
    title: "Tugas: rekaman satu halaman",
    task: `Bacakan satu halaman buku kepada seorang anak dan perhatikan apa yang ia tanyakan. Rekam hanya bila orang tuanya mengizinkan; rekamannya tidak perlu dikirim.

Kirim judul bukunya, tiga pertanyaan anak itu persis seperti diucapkannya, dan satu kalimat yang akan Anda baca dengan cara lain lain kali. Foto halaman bukunya boleh disertakan, wajah anak jangan.`,
    dueAfter: 20,
    lateMax: 80,
    passMark: null,
    criteria: [
      ["Pertanyaan anak ditulis persis", 50],
      ["Perubahan cara membaca", 50],
    ],
    handIns: [
      'Saya membacakan "Si Kancil di Pasar" kepada keponakan, lima tahun. Ia bertanya: "Kenapa buayanya percaya?", "Itu pasar yang mana?", "Nanti kancilnya minta maaf?"\n\nLain kali kalimat "air sungai naik" saya baca lebih pelan, karena di situ ia menahan napas dan saya terlanjur membalik halaman.',
      'Buku bergambar tentang hujan, dibacakan kepada dua anak. Pertanyaannya: "Hujan itu jatuh dari mana?" dan "Kodoknya tidur tidak?". Pertanyaan ketiga tidak ada; mereka sudah mengantuk.',
      "Saya membaca terlalu cepat. Anak saya menutup bukunya pada halaman kedua dan mengambil mobil-mobilan.",
    ],
    praise: "Pertanyaan anaknya hidup, dan Anda mendengarkannya. Teruskan kebiasaan mencatat ini.",
    revision:
      "Tulis pertanyaan anaknya persis seperti diucapkan, lalu sebutkan satu kalimat yang ingin Anda baca ulang.",
  },
  {
    classSlug: "basis-data-dan-sql",
    title: "Tugas akhir: rancangan tabel",
    task: `Rancang tabel untuk koperasi sekolah: anggota, barang, penjualan, dan simpanan. Setiap fakta berada di satu tempat saja.

Kirim daftar tabel dengan kolom, kunci utama, dan kunci tamunya, boleh sebagai teks atau PDF. Sertakan dua pertanyaan yang dapat dijawab rancangan Anda, masing-masing dengan satu perintah SELECT.`,
    dueAfter: 35,
    lateMax: null,
    passMark: 70,
    criteria: [
      ["Satu fakta di satu tempat", 40],
      ["Kunci utama dan kunci tamu", 30],
      ["Dua perintah SELECT yang benar", 30],
    ],
    handIns: [
      "anggota(id, nama, kelas), barang(id, nama, harga), penjualan(id, anggota_id, tanggal), penjualan_barang(penjualan_id, barang_id, jumlah, harga), simpanan(id, anggota_id, tanggal, rupiah).\n\nHarga disalin ke penjualan_barang sebab harga barang dapat berubah.",
      "anggota(id, nama), penjualan(id, nama_anggota, nama_barang, jumlah), simpanan(id, anggota_id, rupiah).",
      "anggota(id, nama, kelas), barang(id, nama), penjualan(id, anggota_id, barang_id, jumlah).\n\nSELECT nama FROM anggota;",
    ],
    praise: "Alasan menyalin harga ke penjualan sudah tepat, dan kuncinya lengkap.",
    revision:
      "Nama anggota dan barang masih disalin ke penjualan. Ganti dengan kunci tamu, lalu periksa lagi kedua perintahnya.",
  },
  {
    classSlug: "kecerdasan-artifisial-untuk-guru",
    title: "Tugas: satu bahan berjenjang",
    dueAfter: 10,
    lateMax: 80,
    passMark: null,
    criteria: [
      ["Dua versi yang isinya sama", 50],
      ["Catatan kesalahan alat", 50],
    ],
    handIns: [],
    praise: "",
    revision: "",
  },
  {
    classSlug: "kecerdasan-artifisial-untuk-guru",
    title: "Tugas: pedoman kelas",
    dueAfter: 17,
    lateMax: null,
    passMark: 70,
    criteria: [
      ["Disepakati bersama siswa", 60],
      ["Data pribadi terjaga", 40],
    ],
    handIns: [],
    praise: "",
    revision: "",
  },
];
