import type { SeedTime } from "./types";

/** A program with its schools and batch. */
export interface SeedProgram {
  tenants: string[];
  slug: string;
  name: string;
  summary: string;
  /** Text with light markup. */
  description: string;
  status: "active" | "coming" | "ended";
  /** For whom it is. */
  audience: string;
  /** What participants get. */
  benefits: string[];
  howToJoin: string;
  joinAs: "person" | "school";
  from: SeedTime;
  until: SeedTime;
  /** Class slugs. */
  classes: string[];
  /** Range of the seed's schools: first index and count. */
  schools: [first: number, count: number];
  /** Syllabus, one entry per line. */
  syllabus: string[];
}

const toLines = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trim());

const programme = (
  tenants: string,
  slug: string,
  name: string,
  summary: string,
  description: string,
  more: {
    status: SeedProgram["status"];
    audience: string;
    /** One per line. */
    benefits: string;
    join: [SeedProgram["joinAs"], string];
    run: [number, number];
    classes: string;
    schools: [number, number];
    syllabus: string;
  },
): SeedProgram => ({
  tenants: tenants.split(" "),
  slug,
  name,
  summary,
  description,
  status: more.status,
  audience: more.audience,
  benefits: toLines(more.benefits),
  joinAs: more.join[0],
  howToJoin: more.join[1],
  schools: more.schools,
  from: { day: more.run[0], hour: 8 },
  until: { day: more.run[1], hour: 16 },
  classes: more.classes.split(" "),
  syllabus: toLines(more.syllabus),
});

/** Fictional programs with schools in real cities. */
export const programs: SeedProgram[] = [
  programme(
    "main foundation pesilat innovation",
    "sabuk-digital-nusantara",
    "Sabuk Digital Nusantara",
    "Sekolah vokasi naik sabuk dengan ujian keterampilan yang dapat diambil kapan pun siswa siap.",
    `Program utama Pesilat. Sepuluh keterampilan untuk sabuk putih, dua puluh untuk sabuk hijau, tiga puluh untuk sabuk hitam. Guru dilatih menjadi penguji sehingga ujian berjalan tanpa menunggu orang dari kota.

## Cara naik sabuk

Siswa memilih kartu tugas, mengerjakannya di depan penguji, lalu menjawab dua pertanyaan. Yang belum berhasil mengulang pekan berikutnya; kartu yang sudah lulus tidak diuji lagi.`,
    {
      status: "active",
      audience: "Siswa SMK kelas X dan XI, bersama dua guru dari sekolahnya.",
      benefits: `Kartu tugas dan lembar nilai untuk setiap siswa
        Pelatihan penguji dua hari bagi dua guru
        Ujian sabuk yang diambil saat siswa siap
        Peringkat sekolah yang dihitung dari kemajuan`,
      join: [
        "school",
        "Sekolah mendaftar satu kali dengan NPSN. Setelah diperiksa, dua guru menerima undangan dan membagikan kode kelas kepada siswanya.",
      ],
      run: [-60, 120],
      classes:
        "sabuk-putih-keterampilan-digital linux-dan-baris-perintah alat-yang-mengabarkan-diri",
      schools: [0, 24],
      syllabus: `Berkas, pesan, dan laporan gangguan
        Jaringan dan akun yang aman
        Halaman web pertama
        Data kecil dari bengkel sendiri
        Ujian sabuk dan pameran`,
    },
  ),
  programme(
    "main foundation demo",
    "guru-melek-data",
    "Guru Melek Data",
    "Seratus dua puluh guru membaca data kelasnya sendiri untuk satu keputusan kecil setiap bulan.",
    `Guru datang dengan catatan nilai dan kehadiran, pulang dengan satu keputusan. Program berjalan enam bulan, dengan kunjungan kelas dan lingkar guru setiap dua pekan.`,
    {
      status: "active",
      audience:
        "Guru semua mata pelajaran yang punya catatan nilai atau kehadiran dan ingin memakainya.",
      benefits: `Enam pertemuan lingkar guru, dua pekan sekali
        Satu kunjungan kelas oleh pendamping
        Lembar kerja yang langsung dapat diisi
        Sertifikat 32 jam pelajaran`,
      join: [
        "school",
        "Kepala sekolah mendaftarkan sekolah dan menunjuk dua sampai lima guru. Tidak ada biaya.",
      ],
      run: [-75, 105],
      classes:
        "lembar-kerja-untuk-kantor statistika-untuk-keputusan kecerdasan-artifisial-untuk-guru",
      schools: [3, 12],
      syllabus: `Catatan yang dapat dihitung
        Pertanyaan sebelum angka
        Grafik untuk rapat guru
        Satu perubahan, satu ukuran
        Membagikan hasil kepada orang tua`,
    },
  ),
  programme(
    "main foundation business campaign-classroom",
    "dapur-berdaya",
    "Dapur Berdaya",
    "Tiga ratus usaha rumahan menghitung upahnya, mengurus izin, dan menjual kepada orang yang belum dikenal.",
    `Dibiayai tanggung jawab sosial beberapa perusahaan mitra, tanpa hak atas data peserta. Peserta belajar dalam kelompok delapan orang yang bertemu di balai kelurahan.`,
    {
      status: "active",
      audience: "Pemilik usaha makanan rumahan yang sudah berjualan paling sedikit tiga bulan.",
      benefits: `Buku hitung upah dan harga jual
        Pendampingan mengurus Nomor Induk Berusaha
        Foto dan label untuk tiga produk
        Meja di pasar kecil penutup program`,
      join: [
        "person",
        "Pilih kelas Wirausaha Mulai dari Dapur, lalu daftar atas nama sendiri. Kelompok di kelurahan terdekat kami kabarkan lewat email.",
      ],
      run: [-30, 90],
      classes: "wirausaha-mulai-dari-dapur literasi-keuangan-keluarga desain-grafis-usaha-kecil",
      schools: [9, 8],
      syllabus: `Upah yang lupa dihitung
        Dua puluh pembeli pertama
        Nomor Induk Berusaha
        Label dan foto
        Pasar kecil bersama`,
    },
  ),
  programme(
    "main coding acceleration scholarship",
    "dua-belas-pekan-pengembang",
    "Dua Belas Pekan Pengembang",
    "Dari halaman pertama sampai layanan yang dipakai orang, dengan tugas nyata setiap pekan.",
    `Empat hari belajar, satu hari bekerja di organisasi mitra. Peserta menulis catatan kejadian dan meninjau kode rekannya sejak pekan kedua.`,
    {
      status: "active",
      audience:
        "Lulusan SMA, SMK, atau kuliah yang sanggup belajar lima hari sepekan selama dua belas pekan.",
      benefits: `Tugas nyata dari organisasi mitra setiap pekan
        Tinjauan kode dua kali sepekan
        Catatan kejadian yang dapat ditunjukkan kepada perekrut
        Pertemuan dengan enam perusahaan pada pekan terakhir`,
      join: [
        "person",
        "Daftar di kelas Pemrograman Web Dasar dan selesaikan modul pertamanya. Yang selesai kami undang berbincang setengah jam.",
      ],
      run: [-20, 64],
      classes:
        "pemrograman-web-dasar javascript-untuk-halaman-yang-hidup basis-data-dan-sql git-dan-kerja-bersama",
      schools: [0, 10],
      syllabus: `Halaman dan formulir
        Perilaku tanpa mengorbankan dasar
        Data yang tidak bertentangan
        Riwayat dan tinjauan
        Layanan kecil untuk mitra`,
    },
  ),
  programme(
    "main scholarship campaign-scholar",
    "beasiswa-cakrawala",
    "Beasiswa Cakrawala",
    "Biaya belajar, kuota, dan pendamping bagi lulusan SMK dari keluarga berpenghasilan rendah.",
    `Seleksi memakai cerita dan tugas kecil, bukan nilai ujian. Setiap penerima mendapat satu pendamping dan laporan penggunaan dana yang dapat dibaca penyumbang.`,
    {
      status: "active",
      audience:
        "Lulusan SMK dua tahun terakhir dari keluarga dengan penghasilan di bawah upah minimum.",
      benefits: `Biaya kelas, ujian, dan kuota internet
        Satu pendamping selama enam bulan
        Magang berbayar delapan pekan
        Laporan penggunaan dana yang terbuka`,
      join: [
        "person",
        "Tulis cerita satu halaman dan kerjakan tugas kecil di kelas CV dan Wawancara. Nilai ujian tidak diminta.",
      ],
      run: [-45, 135],
      classes: "cv-dan-wawancara bahasa-inggris-untuk-kerja matematika-dasar-yang-terlewat",
      schools: [6, 14],
      syllabus: `Menata waktu dan ongkos
        Bahasa Inggris untuk bekerja
        Satu keterampilan pilihan
        CV dan wawancara
        Magang berbayar delapan pekan`,
    },
  ),
  programme(
    "main asean foundation",
    "tim-serumpun",
    "Tim Serumpun",
    "Pemuda dari enam negara mengerjakan satu soal kota yang sama selama delapan pekan.",
    `Setiap tim berisi enam orang dari sekurangnya tiga negara. Hasilnya harus dapat dipakai di dua kota dan ditulis dalam dua bahasa.`,
    {
      status: "active",
      audience:
        "Pemuda 18–25 tahun dari Indonesia dan lima negara tetangga, dengan bahasa Inggris sederhana.",
      benefits: `Tim enam orang dari sekurangnya tiga negara
        Mentor di dua kota tempat hasilnya dipakai
        Jadwal rapat yang adil bagi empat zona waktu
        Sertifikat dalam dua bahasa`,
      join: [
        "person",
        "Daftar perorangan lewat kelas Proyek Lintas Negara; tim dibentuk penyelenggara pada pekan pertama.",
      ],
      run: [-10, 70],
      classes: "proyek-lintas-negara bahasa-inggris-untuk-kerja",
      schools: [2, 6],
      syllabus: `Piagam satu halaman
        Satu soal, dua kota
        Uji dan perbaikan
        Catatan keputusan
        Pameran bersama`,
    },
  ),
  programme(
    "main innovation foundation",
    "menit-untuk-warga",
    "Menit untuk Warga",
    "Empat puluh kelurahan memendekkan antrean dengan perubahan tanpa anggaran.",
    `Aparatur mengikuti warga, menggambar garis waktu, dan mencoba satu perubahan selama dua pekan. Laporannya satu halaman dan terbuka.`,
    {
      status: "active",
      audience: "Aparatur kelurahan dan kecamatan yang melayani warga di loket.",
      benefits: `Panduan mengikuti satu warga dari pintu sampai pulang
        Lembar garis waktu siap cetak
        Dua kali kunjungan pendamping
        Laporan satu halaman yang diterbitkan bersama`,
      join: [
        "person",
        "Lurah menunjuk tiga orang; masing-masing mendaftar di kelas Inovasi Layanan Desa dengan email kantor.",
      ],
      run: [-38, 60],
      classes: "inovasi-layanan-desa statistika-untuk-keputusan",
      schools: [16, 8],
      syllabus: `Mengikuti warga
        Menit abu-abu
        Perubahan tanpa anggaran
        Mengukur dan membagikan`,
    },
  ),
  programme(
    "main coffee business",
    "kebun-sampai-cangkir",
    "Kebun sampai Cangkir",
    "Petani, penyangrai, dan kedai belajar dengan bahasa rasa yang sama.",
    `Enam kelompok tani mengirim biji, enam penyangrai mengirim catatan, enam kedai mengirim cangkir. Setiap bulan ketiganya bertemu dan mencicipi bersama.`,
    {
      status: "active",
      audience: "Petani kopi, penyangrai, dan pemilik kedai yang mau saling mencicipi hasil kerja.",
      benefits: `Biji dari enam kelompok tani setiap bulan
        Lembar cicip bersama
        Pertemuan bulanan di kebun, sangraian, atau kedai
        Rumus harga yang dibuka ketiga pihak`,
      join: [
        "person",
        "Pilih kelas yang sesuai dengan pekerjaan Anda: menyangrai, espreso, atau barista. Kelompok dibentuk menurut daerah.",
      ],
      run: [-25, 95],
      classes: "menyangrai-kopi espreso-dan-susu barista-dari-biji-ke-cangkir",
      schools: [10, 4],
      syllabus: `Memetik merah
        Menjemur dan menyortir
        Catatan sangrai
        Cangkir dan harga`,
    },
  ),
  programme(
    "main fun campaign-books foundation",
    "rak-di-teras",
    "Rak di Teras",
    "Dua ratus teras menjadi taman baca kecil dengan satu jam membaca bersama setiap pekan.",
    `Keluarga mendapat dua puluh buku, satu rak lipat, dan satu pelatihan membaca nyaring. Buku ditukar setiap tiga bulan oleh relawan bersepeda.`,
    {
      status: "active",
      audience:
        "Keluarga, taman baca, dan sekolah dasar yang punya teras dan satu jam setiap pekan.",
      benefits: `Dua puluh buku anak dan satu rak lipat
        Pelatihan membaca nyaring
        Pertukaran buku setiap tiga bulan
        Kunjungan relawan bersepeda`,
      join: [
        "person",
        "Daftar di kelas Membacakan Buku untuk Anak dan ceritakan teras Anda. Rak dikirim setelah pertemuan pertama.",
      ],
      run: [-50, 130],
      classes: "membacakan-buku-untuk-anak ilustrasi-cerita-anak",
      schools: [20, 6],
      syllabus: `Memilih buku
        Sepuluh menit setiap malam
        Bertanya tanpa menguji
        Merawat rak bersama`,
    },
  ),
  programme(
    "main foundation aksara",
    "huruf-yang-hidup",
    "Huruf yang Hidup",
    "Membaca, menulis, dan mengetik aksara daerah di sekolah dan papan nama kota.",
    `Guru seni budaya dan informatika bekerja berpasangan. Setiap sekolah menambahkan satu papan nama beraksara daerah yang dapat dibaca muridnya.`,
    {
      status: "coming",
      audience: "Pasangan guru seni budaya dan guru informatika dari satu sekolah.",
      benefits: `Papan ketik dan huruf aksara daerah
        Bahan ajar delapan pertemuan
        Pendamping dari komunitas aksara setempat
        Satu papan nama beraksara daerah untuk sekolah`,
      join: [
        "school",
        "Sekolah mendaftarkan dua guru sebagai satu pasangan. Pendaftaran dibuka sampai sepekan sebelum program mulai.",
      ],
      run: [20, 140],
      classes: "membaca-aksara-jawa",
      schools: [5, 7],
      syllabus: `Aksara dasar
        Sandangan dan pasangan
        Huruf di layar
        Papan nama sekolah`,
    },
  ),
  programme(
    "main creative media",
    "tiga-menit-daerah",
    "Tiga Menit dari Daerah",
    "Film pendek tentang orang yang bekerja, direkam dengan ponsel oleh pelajar setempat.",
    `Tiga puluh kelompok menulis naskah, meminta izin, merekam, dan memutar filmnya di lapangan desa sebelum di mana pun.`,
    {
      status: "coming",
      audience: "Pelajar SMA dan SMK dalam kelompok lima orang, dengan satu guru pendamping.",
      benefits: `Lokakarya naskah dan izin merekam
        Peminjaman mikrofon selama sebulan
        Pemutaran di lapangan desa
        Film tayang di halaman video kami`,
      join: [
        "school",
        "Sekolah mendaftarkan satu sampai tiga kelompok. Alat rekamnya ponsel yang sudah ada.",
      ],
      run: [15, 90],
      classes: "videografi-dengan-ponsel animasi-dua-dimensi",
      schools: [12, 9],
      syllabus: `Izin dan pendengaran
        Naskah tiga menit
        Gambar dan suara
        Pemutaran di lapangan`,
    },
  ),
  programme(
    "main foundation innovation",
    "air-yang-diketahui",
    "Air yang Diketahui",
    "Empat belas desa memasang pengukur tinggi air buatan siswa dan merawatnya sendiri.",
    `Angkatan pertama selesai. Dari empat belas alat, tiga belas masih mengirim data setahun kemudian; satu hanyut bersama jembatannya.`,
    {
      status: "ended",
      audience: "Siswa SMK jurusan elektronika dan desa yang dilewati sungai.",
      benefits: `Rangkaian pengukur tinggi air
        Pelatihan merawat alat bagi warga
        Data terbuka setiap sepuluh menit`,
      join: [
        "school",
        "Angkatan pertama sudah selesai. Sekolah yang berminat pada angkatan berikutnya dapat mendaftar lebih dulu.",
      ],
      run: [-400, -220],
      classes: "alat-yang-mengabarkan-diri",
      schools: [30, 12],
      syllabus: `Mengukur dengan penggaris
        Alat pertama
        Jaringan yang putus
        Perawatan oleh warga`,
    },
  ),
];

/** Learning places beside the classes, for the landing counter. */
export const extensions = [
  "Studio kode",
  "Kuis daring",
  "Kelompok belajar",
  "Bengkel seduh",
  "Taman baca",
  "Perpustakaan kapal",
];
