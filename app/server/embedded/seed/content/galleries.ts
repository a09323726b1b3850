import { definePosts } from "./post";
import type { SeedPost } from "./types";

const album = definePosts("gallery");

/** Albums. Patterns in the tenant's colours replace photographs, so that no faces are shown. */
export const galleryPosts: SeedPost[] = [
  album({
    tenants: "coding",
    slug: "album-pameran-angkatan-tujuh",
    category: "karya",
    daysAgo: 3,
    author: "Tim Sekolah Kode",
    tags: ["pameran", "proyek"],
    title: "Pameran Proyek Angkatan Tujuh",
    summary: "Lima proyek, lima meja, dan satu printer nota yang kehabisan kertas.",
    body: `Album ini disusun menurut letak meja, dari pintu masuk ke dapur.

! Antrean puskesmas: printer nota mencetak nomor 112 ketika pengunjung ke-40 menekan tombolnya tiga kali.

! Kamus bahasa Sasak: 1.400 kata, separuhnya dikumpulkan lewat pesan suara para nenek.

! Buku tamu masjid: satu halaman, tanpa kata sandi, dijaga marbot.

! Penghitung pupuk: petani memasukkan luas sawah dalam langkah, program mengubahnya menjadi are.

! Jadwal imunisasi: kalender yang dapat dicetak dan ditempel di pintu lemari es.`,
  }),
  album({
    tenants: "coding pesilat",
    slug: "album-merusak-jaringan",
    category: "kegiatan",
    daysAgo: 20,
    author: "Bagas Prayoga",
    tags: ["jaringan", "praktik"],
    title: "Hari Merusak Jaringan",
    summary: "Delapan gangguan buatan dan cara setiap meja menemukannya.",
    body: `Pengajar mengubah satu hal di setiap meja saat peserta makan siang. Keterangan berikut ditulis peserta.

! Meja dua: kabel dicabut setengah, cukup untuk menyala dan tidak cukup untuk bekerja.

! Meja tiga: dua alat memakai alamat yang sama, dan keduanya merasa benar.

! Meja lima: tidak ada yang dirusak. Mereka mencari empat puluh menit.

! Papan penutup: daftar dugaan paling aneh, dimenangkan kata "kutukan".`,
  }),
  album({
    tenants: "foundation innovation",
    slug: "album-formulir-di-lantai-aula",
    category: "kegiatan",
    daysAgo: 33,
    author: "Yusuf Hamdani",
    tags: ["layanan", "kecamatan"],
    title: "Lima Puluh Dua Formulir di Lantai Aula",
    summary:
      "Petugas loket menempelkan kertas merah pada pertanyaan yang sudah pernah dijawab warga.",
    body: `Aula kecamatan dikosongkan selama sehari. Sepatu dilepas supaya formulir tidak terinjak.

! Pukul delapan: lantai masih putih, hanya ada lima kertas merah dan banyak tawa.

! Pukul sepuluh: persediaan kertas merah habis; dilanjutkan dengan lipstik seorang petugas.

! Pukul satu: formulir surat pindah, delapan belas dari dua puluh tujuh pertanyaannya bertanda.

! Pukul empat: tumpukan yang dibuang lebih tinggi daripada tumpukan yang disimpan.`,
  }),
  album({
    tenants: "foundation campaign-classroom",
    slug: "album-ruang-kelas-ketiga",
    category: "kegiatan",
    daysAgo: 8,
    author: "Maria Ludong",
    tags: ["ruang kelas", "pembangunan"],
    title: "Tiga Puluh Empat Hari Membangun Ruang Ketiga",
    summary: "Dari tanah lapang sampai paku gantungan tas terakhir.",
    body: `Hari dihitung sejak tali pertama direntangkan.

! Hari ke-1: tali direntangkan, ayam tetangga tetap menyeberang seperti biasa.

! Hari ke-9: fondasi selesai, murid menghitung 312 batu.

! Hari ke-20: semen terlambat, tukang membuat bangku dari sisa papan.

! Hari ke-29: panel sabut kelapa naik, ruangan mendadak sunyi.

! Hari ke-34: empat puluh gantungan tas, satu dipasang lebih rendah untuk Rio.`,
  }),
  album({
    tenants: "creative media",
    slug: "album-pameran-tali-jemuran",
    category: "karya",
    daysAgo: 22,
    author: "Gede Wirawan",
    tags: ["pameran", "ilustrasi"],
    title: "Pameran di Tali Jemuran",
    summary: "Karya digantung di antara cucian, menurut urutan yang dipilih warga gang.",
    body: `Setiap keterangan diberikan oleh pemilik tali, bukan pembuat karya.

! Tali Bu Made: gambar hujan di sebelah seprai, "biar ada temannya".

! Tali Pak Agus: potret ayam jago, digantung setinggi mata ayamnya.

! Tali anak kos: komik empat halaman yang dibaca sambil berjinjit.

! Tali paling ujung: kertas kosong dan pensil, pada sore hari sudah penuh.`,
  }),
  album({
    tenants: "coffee",
    slug: "album-meja-mencicipi",
    category: "kegiatan",
    daysAgo: 15,
    author: "Gede Wirawan",
    tags: ["kopi", "mencicipi"],
    title: "Kata-Kata dari Meja Mencicipi",
    summary: "Satu musim catatan rasa, dipilih dari buku peserta.",
    body: `Peserta menulis satu kata bebas untuk setiap cangkir. Berikut yang paling sering dibicarakan.

! "Hujan": Kintamani, petik merah, diseduh dengan air musim kering.

! "Lemari nenek": Sidikalang, sangrai dua minggu lalu.

! "Jeruk yang marah": kesalahan giling, tetapi tiga orang menyukainya.

! "Diam": secangkir yang tidak dikomentari siapa pun dan paling cepat habis.`,
  }),
  album({
    tenants: "pesilat scholarship",
    slug: "album-uji-praktik-serentak",
    category: "kegiatan",
    daysAgo: 10,
    author: "Bagas Prayoga",
    tags: ["uji praktik", "SMK"],
    title: "Sembilan Puluh Menit di Dua Puluh Sekolah",
    summary: "Uji praktik serentak, dilihat dari meja pengawas.",
    body: `Pengawas dari sekolah tetangga mengirim satu catatan setiap setengah jam.

! Menit 0: denah dibagikan terbalik di satu sekolah, tidak ada yang protes.

! Menit 30: peserta di Masohi bertanya kepada "pemilik kantor" lebih banyak daripada menyentuh alat.

! Menit 60: listrik padam di dua tempat; waktunya dihentikan dan dicatat bersama.

! Menit 90: catatan serah terima paling rapi ditulis dengan tangan kiri yang tidak diperban.`,
  }),
  album({
    tenants: "aksara campaign-books",
    slug: "album-kotak-naskah",
    category: "karya",
    daysAgo: 26,
    author: "Nadia Puspitaloka",
    tags: ["naskah", "aksara"],
    title: "Seratus Empat Puluh Kotak untuk Naskah",
    summary: "Kotak karton bebas asam buatan pelajar, beserta apa yang disimpan di dalamnya.",
    body: `Isi naskah disebut hanya bila pemiliknya mengizinkan.

! Kotak 7: resep jamu, dengan satu halaman yang sengaja disobek leluhur.

! Kotak 31: dua surat utang sapi dari dua dusun, disimpan berdampingan.

! Kotak 88: tembang pengantar tidur; pemiliknya menyanyikannya sebelum menutup kotak.

! Kotak 140: kosong, diberikan kepada rumah yang tidak mengizinkan naskahnya dilihat.`,
  }),
  album({
    tenants: "fun",
    slug: "album-benda-dari-kotak-bosan",
    category: "karya",
    daysAgo: 18,
    author: "Ratih Kusumawardhani",
    tags: ["anak", "karya"],
    title: "Yang Lahir dari Kotak Bosan",
    summary: "Kardus, tutup botol, dan jepitan jemuran setelah seperempat jam tanpa kegiatan.",
    body: `Nama benda ditulis seperti yang diucapkan pembuatnya.

! "Loket kapal": hanya melayani penumpang berkaus kaki.

! "Mesin tidur adik": belum berhasil.

! "Peta ubin": dijual kepada Kakek seharga dua kerupuk.

! "Kota jepitan": penduduknya dua puluh tujuh, wali kotanya yang patah.`,
  }),
  album({
    tenants: "asean",
    slug: "album-sepuluh-bayangan",
    category: "kegiatan",
    daysAgo: 40,
    author: "Maria Ludong",
    tags: ["ASEAN", "pengukuran"],
    title: "Sepuluh Bayangan pada Pukul Dua Belas",
    summary: "Kelas kembar tahun lalu: tongkat yang sama, bayangan yang berbeda.",
    body: `Urutan menurut panjang bayangan, dari yang terpendek.

! Kelas di Pontianak: bayangan hampir hilang di bawah tongkat.

! Kelas di Kuching: diukur dua kali karena awan lewat.

! Kelas di Davao: tongkatnya diganti gagang pel, panjangnya diperiksa ulang.

! Kelas di Chiang Mai: bayangan terpanjang, murid berebut berdiri di dalamnya.`,
  }),
  album({
    tenants: "acceleration business",
    slug: "album-hari-temu-talenta",
    category: "kegiatan",
    daysAgo: 30,
    author: "Ratih Kusumawardhani",
    tags: ["rekrutmen", "karier"],
    title: "Hari Temu Talenta dalam Enam Pertanyaan",
    summary: "Pertanyaan lulusan yang membuat perusahaan berpikir lebih lama.",
    body: `Perusahaan berdiri, lulusan duduk. Empat dari enam pertanyaan kami muat.

! "Siapa yang mengajari saya pada bulan pertama?" Dijawab cepat oleh lima perusahaan saja.

! "Orang terakhir di posisi ini ke mana?" Dua naik jabatan, satu pulang kampung, sisanya tidak tahu.

! "Apa yang paling membosankan dari pekerjaan ini?" Jawaban terbaik: "menunggu persetujuan saya".

! "Boleh melihat mejanya?" Seorang perekrut langsung menelepon kantor dan menunjukkannya.`,
  }),
  album({
    tenants: "group scholarship",
    slug: "album-papan-kode-kelompok",
    category: "kegiatan",
    daysAgo: 55,
    author: "Redaksi Pendopo",
    tags: ["kelompok belajar"],
    title: "Tempat-Tempat Kode Kelompok Ditempel",
    summary: "Enam huruf dan angka di tiang ronda, gerobak, dan pintu kulkas warung.",
    body: `Kode pada keterangan sudah tidak berlaku.

! Tiang pos ronda di Wonosobo: dua anggota baru dalam semalam.

! Gerobak bakso di Tegal: ditulis dengan saus, terbaca sampai hujan.

! Pintu kulkas warung di Bima: di bawah harga es, "gratis".

! Papan posyandu di Klaten: kelompok ibu-ibu pukul sembilan malam.`,
  }),
];
