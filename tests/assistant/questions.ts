/** A question as a visitor types it, and where a tenant's site answers it. */
export interface Question {
  /** Key of a tenant of the demo. */
  tenant: string;
  ask: string;
  /** Last parts of the addresses of pages that answer it; one of them is enough. */
  pages: string[];
  /** What was asked before in the same conversation. */
  previousQuestion?: string;
}

/** Sixty questions: facts, how-to and advice; short and long, polite and colloquial, with wrong letters, and some that lean on the one before. */
export const QUESTIONS: readonly Question[] = [
  // Classes: fees, dates, schedules, mentors, requirements
  {
    tenant: "main",
    ask: "brp biaya kelas pemrograman web dasar",
    pages: ["pemrograman-web-dasar"],
  },
  {
    tenant: "main",
    ask: "Siapa yang mengajar kelas Basis Data dan SQL?",
    pages: ["basis-data-dan-sql"],
  },
  { tenant: "main", ask: "kelas yg gratis apa aja kak?", pages: ["Class"] },
  { tenant: "main", ask: "Apakah ada kelas untuk pemula?", pages: ["Class"] },
  {
    tenant: "main",
    ask: "kapan kelas public speaking dimulai",
    pages: ["berbicara-di-depan-umum"],
  },
  {
    tenant: "main",
    ask: "saya mau belajar bikin animasi, ada kelasnya?",
    pages: ["animasi-dua-dimensi"],
  },
  {
    tenant: "main",
    ask: "Anak saya umur 10 tahun ingin belajar coding, kelas mana yang cocok?",
    pages: ["kode-untuk-anak", "anak-dan-pemrograman", "program-kode-akhir-pekan-remaja"],
  },
  { tenant: "main", ask: "jadwal kelas excel hari apa", pages: ["lembar-kerja-untuk-kantor"] },
  {
    tenant: "main",
    ask: "Berapa harganya?",
    previousQuestion: "Apa isi kelas Statistika untuk Keputusan?",
    pages: ["statistika-untuk-keputusan"],
  },
  {
    tenant: "main",
    ask: "dapat sertifikat nggak?",
    previousQuestion: "Saya tertarik kelas Bahasa Inggris untuk Kerja",
    pages: ["bahasa-inggris-untuk-kerja"],
  },
  { tenant: "main", ask: "ada pelatihan bikin CV gak", pages: ["cv-dan-wawancara"] },
  {
    tenant: "coffee",
    ask: "brapa lama belajar jadi barista dari nol?",
    pages: ["barista-dari-biji-ke-cangkir"],
  },
  { tenant: "coffee", ask: "mau buka warung kopi, ada kelasnya?", pages: ["membuka-kedai-kopi"] },
  { tenant: "coffee", ask: "kuota kelas espresso berapa orang", pages: ["espreso-dan-susu"] },
  { tenant: "coffee", ask: "siapa pengajar kelas roasting kopi", pages: ["menyangrai-kopi"] },
  { tenant: "coding", ask: "belajar python mulai dari mana", pages: ["python-dari-nol"] },
  { tenant: "coding", ask: "Kelas Git itu tentang apa?", pages: ["git-dan-kerja-bersama"] },
  {
    tenant: "coding",
    ask: "syarat ikut kelas linux apa saja?",
    pages: ["linux-dan-baris-perintah"],
  },
  {
    tenant: "coding",
    ask: "pendaftaran kelas javascrip sampai kapan",
    pages: ["javascript-untuk-halaman-yang-hidup"],
  },
  {
    tenant: "foundation",
    ask: "Kelas apa yang membahas keamanan data siswa?",
    pages: ["keamanan-siber-untuk-sekolah", "kecerdasan-artifisial-untuk-guru"],
  },
  {
    tenant: "foundation",
    ask: "guru bisa belajar AI di sini?",
    pages: ["kecerdasan-artifisial-untuk-guru"],
  },
  { tenant: "fun", ask: "eksperimen sains buat anak di rumah", pages: ["percobaan-di-dapur"] },
  {
    tenant: "business",
    ask: "Ada pelatihan untuk supervisor baru?",
    pages: ["program-pelatihan-penyelia-pertama", "memimpin-tim-pertama"],
  },
  {
    tenant: "business",
    ask: "kelas marketing online biayanya berapa ya",
    pages: ["pemasaran-digital-yang-jujur"],
  },
  // News, programmes, events
  {
    tenant: "scholarship",
    ask: "Apa syarat mendaftar Beasiswa Cakrawala?",
    pages: ["program-beasiswa-cakrawala"],
  },
  {
    tenant: "scholarship",
    ask: "uang saku beasiswa per bulan berapa",
    pages: ["program-beasiswa-cakrawala"],
  },
  {
    tenant: "scholarship",
    ask: "kok penilai beasiswa ga lihat nama pendaftar?",
    pages: ["seleksi-beasiswa-tanpa-nama"],
  },
  {
    tenant: "scholarship",
    ask: "Kapan babak penyisihan liga smk?",
    pages: ["liga-smk-babak-penyisihan"],
  },
  {
    tenant: "scholarship",
    ask: "biaya program akselerasi karier bisa dibayar belakangan?",
    pages: ["program-akselerasi-karier"],
  },
  {
    tenant: "foundation",
    ask: "Berapa donasi yang terkumpul untuk ruang kelas ketiga?",
    pages: ["laporan-ruang-kelas-ketiga"],
  },
  {
    tenant: "foundation",
    ask: "webinar arsip data siswa tanggal berapa",
    pages: ["temu-daring-data-siswa"],
  },
  {
    tenant: "foundation",
    ask: "program magang mahasiswa menerima berapa orang?",
    pages: ["program-magang-yang-membimbing"],
  },
  {
    tenant: "foundation",
    ask: "guru saling mengunjungi kelas itu programnya gimana",
    pages: ["program-guru-saling-jenguk"],
  },
  {
    tenant: "campaign-classroom",
    ask: "jalan pagi di semarang bayar berapa",
    pages: ["lari-pagi-untuk-belajar"],
  },
  {
    tenant: "asean",
    ask: "negara mana aja yg ikut pertukaran guru",
    pages: ["pertukaran-guru-lima-negara"],
  },
  {
    tenant: "fun",
    ask: "festival belajar kapan diadakan?",
    pages: [
      "festival-belajar-bersama-tiga-hari",
      "festival-belajar-bersama",
      "jadwal-festival-belajar-bersama",
    ],
  },
  {
    tenant: "coding",
    ask: "Bagaimana cara masuk angkatan sembilan, apakah ada tes?",
    pages: ["angkatan-sembilan-dibuka"],
  },
  {
    tenant: "coding",
    ask: "siapa pemenang lomba website 50 kilobyte",
    pages: ["lomba-situs-lima-puluh-kilobita"],
  },
  {
    tenant: "coding",
    ask: "kegiatan akhir pekan soal server bekas itu tanggal berapa?",
    pages: ["bengkel-akhir-pekan-peladen-kecil"],
  },
  // Articles, letters, podcasts, videos
  {
    tenant: "main",
    ask: "tips wawancara kerja buat fresh graduate",
    pages: ["wawancara-kerja-pertama", "cv-dan-wawancara", "simulasi-wawancara-terbuka"],
  },
  {
    tenant: "main",
    ask: "berapa karya yang sebaiknya ada di portofolio",
    pages: ["portofolio-tiga-karya"],
  },
  {
    tenant: "main",
    ask: "programku error terus, gimana cara baca pesan errornya",
    pages: ["membaca-pesan-galat", "video-membaca-pesan-galat"],
  },
  {
    tenant: "main",
    ask: "bagaimana cara backup data sekolah yang benar",
    pages: ["cadangan-yang-dapat-dipulihkan"],
  },
  { tenant: "main", ask: "podcast tentang perahu sekolah", pages: ["suara-perahu-pukul-enam"] },
  {
    tenant: "coffee",
    ask: "cara menghitung modal secangkir kopi",
    pages: ["harga-pokok-secangkir-kopi"],
  },
  {
    tenant: "coffee",
    ask: "gimana latihan lidah biar bisa bedain rasa kopi",
    pages: ["mencicipi-kopi-dengan-catatan"],
  },
  {
    tenant: "aksara",
    ask: "kenapa huruf jawa ada pasangannya?",
    pages: ["mengapa-aksara-punya-pasangan", "video-menulis-pasangan"],
  },
  {
    tenant: "aksara",
    ask: "kalau salah tulis di lontar bagaimana?",
    pages: ["lontar-dan-cara-membacanya"],
  },
  {
    tenant: "innovation",
    ask: "kenapa angka partisipasi sekolah bisa lebih dari 100 persen",
    pages: ["membaca-angka-partisipasi-sekolah"],
  },
  {
    tenant: "main",
    ask: "aturan hp di sekolah sebaiknya bagaimana?",
    pages: ["ponsel-di-bawah-meja"],
  },
  // Jobs
  { tenant: "main", ask: "ada loker barista?", pages: ["kopi-lereng-timur"] },
  {
    tenant: "main",
    ask: "Gaji pengembang web di Jembatan Digital Timur berapa?",
    pages: ["jembatan-digital-timur"],
  },
  {
    tenant: "main",
    ask: "lowongan magang yang bisa dikerjakan jarak jauh",
    pages: ["lumbung-data-nusantara"],
  },
  {
    tenant: "main",
    ask: "Apa syaratnya?",
    previousQuestion: "Ada lowongan penyiar radio?",
    pages: ["radio-warga-selatan"],
  },
  // The site itself
  { tenant: "main", ask: "lupa password gimana", pages: ["Lupa"] },
  { tenant: "default", ask: "cara bikin akun", pages: ["Daftar"] },
  {
    tenant: "foundation",
    ask: "gmn cara ketemu tim kalian buat kerja sama",
    pages: ["Make-Appointment"],
  },
  {
    tenant: "campaign-books",
    ask: "minimal donasi berapa dan bisa bayar pakai qris?",
    pages: ["Donation"],
  },
  {
    tenant: "pesilat",
    ask: "mau daftarin sekolah saya, apa yg harus disiapkan",
    pages: ["School"],
  },
  { tenant: "main", ask: "saya ingin data pribadi saya dihapus", pages: ["Privacy-Policy"] },
];

/** What no page of the site answers: it must say so. */
export const UNANSWERABLE_QUESTIONS: readonly Pick<Question, "tenant" | "ask">[] = [
  { tenant: "main", ask: "Siapa presiden pertama Prancis?" },
  { tenant: "main", ask: "berapa harga emas hari ini" },
  { tenant: "main", ask: "resep rendang padang yang empuk" },
  { tenant: "main", ask: "jam berapa kereta ke Bandung berangkat?" },
  { tenant: "main", ask: "Siapa juara piala dunia 2022?" },
  { tenant: "main", ask: "cuaca surabaya besok gimana" },
  { tenant: "main", ask: "cara mengurus visa ke Jepang" },
  { tenant: "coffee", ask: "apakah ada kelas menjahit?" },
  { tenant: "coffee", ask: "syarat beasiswa ke luar negeri apa saja" },
  { tenant: "coding", ask: "obat sakit kepala yang aman" },
  { tenant: "coding", ask: "berapa harga motor bekas" },
  { tenant: "foundation", ask: "cara beternak lele di kolam terpal" },
  { tenant: "fun", ask: "siapa pencipta lagu Indonesia Raya" },
  { tenant: "business", ask: "cara menanam cabai di polybag" },
  { tenant: "innovation", ask: "jadwal kapal ferry ke Batam" },
];
