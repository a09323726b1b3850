import type { DiscPattern } from "../lib/disc";

/** For reflection, never for diagnosis or selection. */
export interface DiscResultText {
  title: string;
  summary: string;
  strengths: string[];
  cautions: string[];
  learning: string;
  team: string;
  careers: string[];
}

export const DISC_NOTE = "Hasil ini untuk mengenal diri. Bukan alat diagnosis atau seleksi kerja.";

export const DISC_RESULTS: Readonly<Record<DiscPattern, DiscResultText>> = {
  D: {
    title: "Penggerak",
    summary:
      "Anda senang memutuskan dan melihat hasil. Hambatan lebih sering Anda anggap tantangan daripada alasan untuk berhenti.",
    strengths: [
      "Cepat mengambil keputusan",
      "Berani memulai yang belum dicoba orang",
      "Tetap tenang ketika hasil dituntut",
    ],
    cautions: [
      "Dengarkan sampai selesai sebelum menyimpulkan",
      "Periksa rincian, atau minta orang lain memeriksanya",
    ],
    learning: "Mulailah dari tujuan dan proyek nyata; teori menyusul ketika dibutuhkan.",
    team: "Anda memberi arah. Beri juga waktu bagi yang perlu berpikir sebelum menjawab.",
    careers: ["Wirausaha", "Manajer proyek", "Penanggung jawab operasi"],
  },
  DI: {
    title: "Pelopor",
    summary: "Anda mengejar hasil sambil mengajak orang ikut. Gagasan Anda cepat menjadi gerakan.",
    strengths: [
      "Meyakinkan orang untuk mencoba",
      "Bergerak cepat dengan semangat tinggi",
      "Berani tampil di depan",
    ],
    cautions: ["Selesaikan yang lama sebelum membuka yang baru", "Tulis janji agar tidak terlupa"],
    learning:
      "Belajarlah lewat tantangan bersama orang lain, dengan panggung untuk menunjukkan hasilnya.",
    team: "Anda menyalakan semangat. Pastikan ada yang mencatat kesepakatan.",
    careers: ["Pemasaran", "Pengembangan usaha", "Pemimpin komunitas"],
  },
  DS: {
    title: "Pengarah yang sabar",
    summary:
      "Anda tahu hendak ke mana, dan tidak meninggalkan siapa pun di jalan. Ketegasan Anda berjalan bersama kesabaran.",
    strengths: [
      "Teguh pada tujuan jangka panjang",
      "Dapat diandalkan saat keadaan sulit",
      "Menyelesaikan yang dimulai",
    ],
    cautions: ["Katakan pendapat sebelum menjadi beban", "Jangan memikul semuanya sendiri"],
    learning: "Pilih satu keterampilan, tetapkan sasaran mingguan, dan ulangi sampai mahir.",
    team: "Anda menjaga langkah tetap jalan. Bagi tugas lebih awal.",
    careers: ["Kepala bengkel atau lapangan", "Koordinator program", "Penyelia produksi"],
  },
  DC: {
    title: "Perancang strategi",
    summary: "Anda menuntut hasil sekaligus mutu. Keputusan Anda cepat, asal alasannya kuat.",
    strengths: [
      "Melihat masalah sampai ke akarnya",
      "Berani mengubah cara yang tidak bekerja",
      "Standar kerja tinggi",
    ],
    cautions: [
      "Sampaikan kritik bersama penghargaan",
      "Terima hasil yang cukup baik bila waktunya terbatas",
    ],
    learning: "Cari persoalan sulit, pecahkan sendiri, lalu bandingkan dengan jawaban ahli.",
    team: "Anda menajamkan rencana. Jelaskan alasan, bukan hanya keputusan.",
    careers: ["Insinyur perangkat lunak", "Analis bisnis", "Perancang sistem"],
  },
  I: {
    title: "Pemberi semangat",
    summary:
      "Anda hidup dari pertemuan dengan orang. Suasana menjadi ringan, dan orang berani mencoba, ketika Anda ada.",
    strengths: [
      "Mudah membangun hubungan",
      "Menyampaikan gagasan dengan hidup",
      "Melihat peluang lebih dahulu",
    ],
    cautions: ["Pilih satu prioritas setiap hari", "Sisakan waktu untuk pekerjaan yang sunyi"],
    learning: "Belajarlah dalam kelompok, ceritakan ulang yang baru dipahami.",
    team: "Anda merekatkan orang. Bantu juga menutup rapat dengan keputusan.",
    careers: ["Hubungan masyarakat", "Pengajar atau fasilitator", "Pembuat konten"],
  },
  ID: {
    title: "Pembujuk yang tegas",
    summary:
      "Anda memenangkan orang lebih dahulu, lalu memenangkan hasilnya. Panggung dan target sama-sama menarik bagi Anda.",
    strengths: [
      "Memengaruhi tanpa memaksa",
      "Percaya diri di hadapan banyak orang",
      "Cepat menangkap kesempatan",
    ],
    cautions: ["Periksa angka sebelum berjanji", "Beri ruang kepada suara yang pelan"],
    learning: "Latihan berbicara, simulasi, dan umpan balik langsung paling cocok untuk Anda.",
    team: "Anda membuka pintu. Serahkan kunci kepada yang teliti.",
    careers: ["Penjualan", "Pembawa acara", "Penggalang kemitraan"],
  },
  IS: {
    title: "Pendamping yang hangat",
    summary:
      "Anda ramah dan setia. Orang datang kepada Anda untuk didengar, dan pulang dengan lebih ringan.",
    strengths: [
      "Membuat orang merasa diterima",
      "Menjaga hubungan dalam waktu lama",
      "Menengahi perbedaan",
    ],
    cautions: ["Belajar berkata tidak tanpa merasa bersalah", "Sampaikan masalah selagi kecil"],
    learning: "Cari teman belajar tetap dan mentor yang mau bercakap-cakap.",
    team: "Anda menjaga orang tetap bersama. Ingatkan juga tenggatnya.",
    careers: ["Guru dan konselor", "Layanan pelanggan", "Pengembang komunitas"],
  },
  IC: {
    title: "Pencerita yang cermat",
    summary: "Anda menyampaikan hal rumit dengan cara yang disukai orang, dan tidak asal bicara.",
    strengths: [
      "Menjelaskan dengan contoh yang tepat",
      "Kreatif sekaligus rapi",
      "Memperhatikan kesan dan isi",
    ],
    cautions: [
      "Jangan menunggu sempurna untuk tampil",
      "Bedakan kritik terhadap karya dan terhadap diri",
    ],
    learning: "Buat rangkuman bergambar atau video pendek dari setiap yang Anda pelajari.",
    team: "Anda menerjemahkan gagasan. Sepakati sejak awal seberapa rinci hasilnya.",
    careers: ["Penulis dan penyunting", "Perancang pengalaman pengguna", "Pengajar daring"],
  },
  S: {
    title: "Penjaga ketenangan",
    summary:
      "Anda sabar, setia, dan dapat diandalkan. Pekerjaan yang panjang tidak membuat Anda goyah.",
    strengths: ["Pendengar yang baik", "Tekun sampai selesai", "Menolong tanpa diminta"],
    cautions: ["Cobalah satu hal baru setiap bulan", "Suarakan keberatan Anda"],
    learning: "Jadwal tetap dan langkah kecil; ulangi sebelum melanjutkan.",
    team: "Anda menjadi sandaran. Mintalah bantuan sebelum lelah.",
    careers: ["Perawat dan pekerja sosial", "Administrasi", "Guru kelas awal"],
  },
  SD: {
    title: "Pekerja yang teguh",
    summary:
      "Anda bekerja tenang, dan tegas ketika harus. Hasil Anda bicara lebih keras daripada kata-kata.",
    strengths: ["Konsisten mengejar tujuan", "Tidak mudah terpancing", "Berani membela tim"],
    cautions: [
      "Ceritakan kemajuan Anda kepada orang lain",
      "Lenturkan rencana ketika keadaan berubah",
    ],
    learning: "Latihan teratur dengan sasaran yang dapat diukur.",
    team: "Anda menyelesaikan. Ajak orang lain melihat caranya.",
    careers: ["Teknisi ahli", "Pengelola gudang", "Pelatih"],
  },
  SI: {
    title: "Sahabat tim",
    summary: "Anda tenang sekaligus ramah. Tim terasa aman dan nyaman karena Anda.",
    strengths: ["Menerima orang baru dengan hangat", "Menjaga kerukunan", "Sabar mengajari"],
    cautions: ["Hadapi percakapan sulit lebih awal", "Utamakan kebutuhan sendiri sesekali"],
    learning: "Belajar sambil mengajari teman paling mengena bagi Anda.",
    team: "Anda memelihara kepercayaan. Bantu tim memilih ketika pilihan tidak menyenangkan semua.",
    careers: ["Fasilitator belajar", "Sumber daya manusia", "Pendamping desa"],
  },
  SC: {
    title: "Pelaksana yang teliti",
    summary:
      "Anda bekerja runtut dan tenang. Yang Anda kerjakan hampir tidak perlu diperiksa ulang.",
    strengths: ["Rapi dan tepat waktu", "Menjaga mutu sampai akhir", "Setia pada kesepakatan"],
    cautions: [
      "Ambil keputusan meski keterangannya belum lengkap",
      "Tanyakan ketika petunjuknya tidak jelas",
    ],
    learning: "Modul berurutan dengan contoh lengkap dan daftar periksa.",
    team: "Anda menjaga mutu. Sampaikan risiko sebelum terjadi.",
    careers: ["Keuangan dan akuntansi", "Penguji perangkat lunak", "Pustakawan"],
  },
  C: {
    title: "Pemikir yang cermat",
    summary:
      "Anda ingin tahu mengapa, dan tidak puas dengan kira-kira. Ketelitian Anda mencegah banyak kesalahan.",
    strengths: ["Menganalisis dengan teliti", "Berpegang pada fakta", "Merencanakan dengan matang"],
    cautions: [
      "Tetapkan batas waktu untuk menimbang",
      "Hargai hasil yang baik, bukan hanya yang sempurna",
    ],
    learning: "Bacaan mendalam, data, dan waktu sendiri sebelum berdiskusi.",
    team: "Anda menemukan yang terlewat. Sampaikan dengan contoh perbaikannya.",
    careers: ["Analis data", "Peneliti", "Auditor mutu"],
  },
  CD: {
    title: "Pemecah masalah",
    summary: "Anda menggabungkan logika dan keberanian. Persoalan rumit justru memanggil Anda.",
    strengths: [
      "Berpikir tajam dan mandiri",
      "Menetapkan standar yang jelas",
      "Berani menolak alasan yang lemah",
    ],
    cautions: ["Akui perasaan orang sebelum membahas fakta", "Bagikan cara berpikir Anda"],
    learning: "Tantangan terbuka dengan ukuran keberhasilan yang tegas.",
    team: "Anda menguji rencana. Tunjukkan juga apa yang sudah baik.",
    careers: ["Insinyur", "Keamanan siber", "Konsultan proses"],
  },
  CI: {
    title: "Pengamat yang luwes",
    summary:
      "Anda teliti melihat dan pandai menyampaikan. Orang mengerti karena Anda lebih dahulu mengerti.",
    strengths: [
      "Menyusun penjelasan yang jernih",
      "Memadukan data dan cerita",
      "Peka terhadap mutu",
    ],
    cautions: [
      "Tampilkan karya sebelum terasa siap",
      "Jangan menunda keputusan demi pendapat semua orang",
    ],
    learning: "Teliti sendiri dahulu, lalu paparkan kepada kelompok kecil.",
    team: "Anda menjembatani ahli dan orang awam. Jaga agar penjelasan tetap singkat.",
    careers: ["Penyaji data", "Perancang kurikulum", "Jurnalis"],
  },
  CS: {
    title: "Penjaga mutu",
    summary:
      "Anda hati-hati, tenang, dan dapat dipercaya memegang hal penting. Kesalahan kecil tidak lolos dari Anda.",
    strengths: ["Konsisten mengikuti standar", "Sabar menghadapi rincian", "Menjaga kepercayaan"],
    cautions: [
      "Latih menjawab tanpa persiapan",
      "Minta kejelasan prioritas ketika semuanya tampak penting",
    ],
    learning: "Panduan tertulis, latihan berulang, dan waktu yang cukup.",
    team: "Anda menahan tim dari kecerobohan. Ikut usulkan perubahan.",
    careers: ["Laboratorium dan farmasi", "Administrator basis data", "Arsiparis"],
  },
  Seimbang: {
    title: "Penyesuai",
    summary:
      "Keempat gaya Anda hampir sama kuat. Anda dapat menyesuaikan diri dengan banyak peran, tergantung keadaan.",
    strengths: [
      "Luwes bekerja dengan siapa saja",
      "Memahami banyak sudut pandang",
      "Mengisi peran yang kosong",
    ],
    cautions: [
      "Tentukan apa yang paling penting bagi Anda",
      "Jangan sampai selalu menyesuaikan dan tidak pernah memilih",
    ],
    learning: "Coba beberapa cara belajar, lalu catat mana yang paling Anda nikmati.",
    team: "Anda menjadi penghubung. Sepakati peran Anda sejak awal agar tidak mengerjakan semuanya.",
    careers: ["Manajer umum", "Pengajar", "Pengelola program"],
  },
};
