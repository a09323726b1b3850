import { definePosts } from "./post";
import type { SeedPost } from "./types";

const article = definePosts("article");

export const articlePosts: SeedPost[] = [
  article({
    tenants: "innovation media",
    slug: "membaca-angka-partisipasi-sekolah",
    category: "angka-daerah",
    daysAgo: 3,
    author: "Yusuf Hamdani",
    tags: ["statistik", "sekolah"],
    title: "Tiga Cara Keliru Membaca Angka Partisipasi Sekolah",
    summary:
      "Angka di atas seratus persen bukan salah ketik, dan angka tinggi belum tentu kabar baik.",
    body: `Setiap tahun beredar tabel partisipasi sekolah menurut kabupaten. Setiap tahun pula tiga kekeliruan yang sama muncul dalam rapat daerah.

## Mengira seratus persen adalah batas

Angka partisipasi kasar menghitung semua murid di satu jenjang, berapa pun umurnya, lalu membaginya dengan penduduk seumur jenjang itu. Murid yang mengulang, yang masuk terlalu muda, dan yang datang dari kabupaten tetangga ikut dihitung di atas, tetapi tidak di bawah. Hasilnya dapat mencapai 108 persen tanpa seorang pun berbuat curang.

Yang menjawab pertanyaan "berapa anak umur ini yang bersekolah di jenjangnya" adalah angka partisipasi murni. Angkanya tidak pernah melewati seratus.

## Membandingkan dua kabupaten tanpa melihat jalan

Sebuah kabupaten dengan satu kota besar menarik murid dari sekelilingnya. Kabupaten di sebelahnya tampak tertinggal, padahal anak-anaknya bersekolah, hanya saja melewati batas. Sebelum menyimpulkan, gabungkan dahulu keduanya dan lihat apakah selisihnya hilang.

## Merayakan kenaikan setengah persen

Di kecamatan dengan dua ratus anak, setengah persen adalah seorang anak. Ia bisa saja pindah mengikuti orang tuanya. Mintalah jumlah orang, bukan hanya persentase, setiap kali penyebutnya di bawah seribu.

## Pertanyaan yang lebih baik

- Berapa anak yang tahun lalu terdaftar dan tahun ini tidak?
- Pada bulan apa mereka berhenti datang?
- Siapa yang terakhir berbicara dengan keluarganya?

Ketiganya tidak ada di tabel nasional, tetapi ada di buku absen. Dinas di dua kabupaten yang kami dampingi mulai mengumpulkannya tahun lalu, dengan lembar isian tujuh kolom yang diisi wali kelas pada minggu terakhir setiap semester. Hasil pertamanya mengejutkan: bulan paling rawan bukan Juli, melainkan Februari, sesudah libur panjang berlalu dan sebelum uang ujian diminta.

Lembar tujuh kolom itu boleh disalin. Kolom terakhirnya paling sulit diisi dan paling berguna: siapa yang akan mengetuk pintu, dan kapan.`,
  }),
  article({
    tenants: "innovation",
    slug: "inovasi-yang-boleh-berhenti",
    category: "gagasan",
    daysAgo: 10,
    author: "Ratih Kusumawardhani",
    tags: ["inovasi", "evaluasi"],
    title: "Setiap Inovasi Perlu Tanggal Berhenti",
    summary:
      "Program yang tidak pernah ditutup memakan tempat program berikutnya. Tulislah syarat berhenti sejak usulan.",
    body: `Daftar inovasi daerah bertambah panjang setiap tahun. Jarang ada yang dicoret. Di sebuah kabupaten kami menghitung 64 aplikasi terdaftar; yang dibuka orang lebih dari sepuluh kali sebulan hanya tujuh.

Aplikasi yang mati tidak gratis. Ada alamat situs yang dibayar, nama petugas yang tercantum dalam surat keputusan, dan warga yang mencoba mendaftar lalu tidak pernah dijawab. Yang terakhir itulah kerugian terbesar, karena ia akan enggan mencoba yang berikutnya.

## Syarat berhenti

Kami mengusulkan satu kolom tambahan dalam formulir usulan: "Program ini dihentikan bila ...". Isinya angka dan tanggal. Misalnya, bila enam bulan sesudah peluncuran kurang dari dua ratus keluarga memakai jadwal angkutan itu, jadwal kembali ditempel di halte.

Kolom tersebut mengubah pembicaraan sebelum program lahir. Pengusul terpaksa menyebut siapa yang akan memakai, berapa banyak, dan bagaimana cara mengetahuinya. Beberapa usulan gugur di meja pengusulnya sendiri. Itu penghematan yang tidak pernah tercatat.

## Cara menutup dengan baik

1. Umumkan tanggalnya sebulan sebelumnya, di tempat orang biasa melihat layanan itu
2. Sebutkan ke mana orang harus pergi sesudahnya
3. Simpan datanya, atau hapus dan katakan bahwa sudah dihapus
4. Tulis satu halaman: apa yang dicoba, apa yang terjadi, apa yang akan dilakukan berbeda

Satu halaman itu bekal paling murah bagi daerah lain. Sayangnya hampir tidak ada yang menulisnya, sebab menutup program terasa seperti mengaku kalah.

## Dua contoh

Sebuah kecamatan di Sumba menutup antrean daringnya setelah empat bulan dan kembali ke batu bernomor yang diletakkan di bangku. Batu itu tidak pernah kehabisan baterai. Sebuah kota di Jawa menutup tujuh grup pesan resmi dan menggantinya dengan satu papan di depan lift; pertanyaan yang masuk ke loket turun sepertiga.

Kedua daerah melaporkan penutupannya sebagai keberhasilan. Menurut kami memang demikian.`,
  }),
  article({
    tenants: "innovation foundation",
    slug: "anggaran-yang-dapat-dibaca-warga",
    category: "cara-kerja",
    daysAgo: 18,
    author: "Yusuf Hamdani",
    tags: ["anggaran", "desa"],
    title: "Menyusun Lembar Anggaran yang Dapat Dibaca Warga",
    summary: "Satu halaman, tujuh baris, dan satu kolom pembanding. Panduan bagi sekretaris desa.",
    body: `Dokumen anggaran resmi disusun untuk pemeriksa, bukan untuk warga. Keduanya sah. Panduan ini tentang lembar kedua, yang ditempel dan dibicarakan.

## Tujuh baris, tidak lebih

Kelompokkan belanja ke dalam tujuh baris memakai kata sehari-hari: jalan dan jembatan, air, sekolah dan anak, kesehatan, gaji perangkat, rapat dan perjalanan, simpanan. Bila ada yang tidak masuk, buat baris kedelapan bernama "lain-lain" dan siapkan diri untuk ditanya.

Warga dapat mengingat tujuh angka. Mereka akan membawanya pulang dan membicarakannya di dapur.

## Kolom pembanding

Angka sendirian tidak berarti apa-apa. Sebelah kanan setiap baris tulis angka tahun lalu, lalu panah naik atau turun. Sebelah kirinya tulis jumlah per keluarga. Belanja jalan Rp184.000.000 terdengar jauh; Rp310.000 per keluarga langsung dibandingkan orang dengan tambal ban bulan lalu.

## Nama yang dapat ditanya

Di bawah tabel cantumkan dua nama dan jam bertemu. Dua, supaya ada yang menggantikan. Jam, supaya orang tidak datang pada saat panen. Desa yang mencoba tanpa nama mendapat lebih sedikit pertanyaan dan lebih banyak gunjingan.

## Mencobanya sebelum ditempel

1. Berikan draf kepada tiga orang yang tidak pernah ikut musyawarah
2. Minta mereka menceritakan kembali isinya, tanpa melihat
3. Perbaiki baris yang diceritakan keliru
4. Ulangi dengan tiga orang lain

Di Bukit Lawang Biru, langkah kedua menemukan bahwa kata "silpa" dipahami sebagai nama orang. Kata itu diganti "sisa tahun lalu".

## Apa yang terjadi sesudahnya

Musyawarah menjadi lebih panjang, bukan lebih pendek. Pertanyaan bertambah, dan beberapa tidak dapat dijawab malam itu. Namun, dalam dua tahun, usulan yang masuk mulai menyebut baris mana yang sebaiknya dikurangi. Warga yang mengusulkan dari mana uangnya diambil sudah ikut memikul anggaran, bukan hanya menunggunya.`,
  }),
  article({
    tenants: "innovation asean media",
    slug: "jarak-ke-sekolah-dalam-menit",
    category: "angka-daerah",
    daysAgo: 28,
    author: "Bagas Prayoga",
    tags: ["statistik", "jarak"],
    title: "Mengukur Jarak ke Sekolah dalam Menit, Bukan Kilometer",
    summary:
      "Empat kilometer di jalan raya sama dengan sebelas menit. Empat kilometer lewat rawa sama dengan satu jam lebih.",
    body: `Peta pemerataan sekolah menggambar lingkaran: tiga kilometer untuk SD, enam untuk SMP. Lingkaran tidak mengenal sungai.

Bersama guru dari empat kabupaten, kami meminta 1.120 murid mencatat waktu berangkat dan waktu tiba selama dua minggu. Mereka juga menulis cara bepergian dan satu kata tentang jalannya.

## Yang terlihat

Setengah murid tiba dalam 18 menit. Seperempat membutuhkan lebih dari 40 menit. Di antara kelompok kedua, dua pertiganya tinggal di dalam lingkaran tiga kilometer yang menurut peta sudah terlayani.

Penyebabnya berulang: jembatan yang hilang, air pasang, dan tanjakan yang tidak dapat dilewati sepeda ketika basah. Jalan lurus di peta ternyata memutar dua bukit.

## Satu kata tentang jalan

Kata terbanyak adalah "panas", disusul "lumpur", "ramai", dan "sepi". Kata terakhir hampir semuanya ditulis murid perempuan. Seorang anak menulis "anjing" sebanyak sepuluh kali dalam dua minggu; jalannya kemudian dipindahkan orang tuanya, bertambah tujuh menit dan ia senang.

## Mengapa penting

Keputusan membangun sekolah baru mahal dan lambat. Keputusan memperbaiki satu titian bambu murah dan cepat. Data dalam menit menunjukkan kapan yang kedua cukup. Di satu desa, titian sepanjang sebelas meter memotong perjalanan 31 anak sebanyak dua puluh menit sekali jalan.

## Mencoba di tempat Anda

- Bagikan kartu dengan dua jam dan satu garis kosong
- Kumpulkan pada hari yang cuacanya berbeda
- Hitung nilai tengah, lalu sebutkan berapa anak yang dua kali lebih lama daripada itu
- Jangan menampilkan rumah siapa pun di peta

Butir terakhir bukan sopan santun belaka. Peta yang memperlihatkan rumah seorang anak dan jam ia berjalan sendirian tidak boleh pernah ada.

Kartu dan petunjuk pengisiannya muat di selembar kertas folio. Bagikan dua kali, sekali pada musim kering, sekali ketika hujan; selisih keduanya sering lebih menarik daripada angkanya.`,
  }),
  article({
    tenants: "innovation business",
    slug: "formulir-yang-tidak-bertanya-dua-kali",
    category: "cara-kerja",
    daysAgo: 39,
    author: "Ratih Kusumawardhani",
    tags: ["layanan", "formulir"],
    title: "Formulir yang Tidak Bertanya Dua Kali",
    summary:
      "Menghitung pertanyaan yang sebenarnya sudah diketahui kantor, lalu mencoretnya bersama petugas.",
    body: `Kami mengumpulkan 52 formulir dari satu kantor kecamatan dan menaruhnya di lantai aula. Petugas diminta menempelkan kertas merah pada setiap pertanyaan yang jawabannya sudah ada di kantor itu.

Kertas merahnya habis. Dari 611 pertanyaan, 287 sudah diketahui.

## Mengapa tetap ditanyakan

Alasan pertama jujur: mencari berkas lama lebih lama daripada meminta warga menulis lagi. Alasan kedua turun-temurun: kolomnya memang selalu ada. Alasan ketiga baru muncul setelah kopi: pertanyaan berulang memberi petugas waktu bernapas saat antrean panjang.

Ketiganya layak didengar. Mencoret kolom tanpa memperbaiki lemari arsip hanya memindahkan kerepotan dari warga ke petugas.

## Yang dikerjakan dalam empat minggu

- Minggu pertama: menyusun ulang lemari menurut nomor keluarga
- Minggu kedua: mencoret pertanyaan yang berkasnya dapat ditemukan di bawah satu menit
- Minggu ketiga: mencoba sebelas formulir baru dengan warga sungguhan
- Minggu keempat: membuang formulir lama, termasuk persediaan fotokopinya

Langkah terakhir yang paling ditakuti. Selama tumpukan lama masih ada, tangan akan mengambilnya.

## Hasil

Waktu mengisi surat keterangan usaha turun dari 23 menjadi 9 menit. Formulir yang harus diulang karena keliru berkurang dari satu banding empat menjadi satu banding lima belas. Petugas mendapat kembali waktu bernapasnya, kali ini karena antrean memang lebih pendek.

Seorang warga mengembalikan formulir barunya karena mengira ada halaman yang hilang. Petugas menyimpan lembar itu di dinding.

## Sebelum Anda mencoba

Pilih satu kantor, jangan seluruh kabupaten. Ajak orang yang paling lama bekerja di sana, karena ia tahu kolom mana yang lahir dari kejadian buruk dan sebaiknya dibiarkan. Kami hampir mencoret nama ibu kandung sampai seorang petugas bercerita tentang dua warga bernama sama, lahir pada tanggal yang sama, yang bertukar surat tanah selama enam tahun.

Sisakan satu minggu untuk mencatat keluhan sesudah formulir baru berlaku.`,
  }),
  article({
    tenants: "innovation pesilat",
    slug: "peta-bengkel-sekolah",
    category: "angka-daerah",
    daysAgo: 61,
    author: "Bagas Prayoga",
    tags: ["SMK", "peralatan"],
    title: "Peta Bengkel: Alat yang Ada, Alat yang Menyala",
    summary: "Survei di 48 SMK menemukan bahwa masalah terbesar bukan kekurangan alat.",
    body: `Laporan peralatan sekolah biasanya satu kolom: ada atau tidak ada. Kami menambahkan tiga kolom lagi: menyala, dipakai bulan ini, dan siapa yang dapat memperbaikinya.

Empat puluh delapan SMK di enam provinsi mengisi lembar itu, dibantu siswa kelas akhir sebagai pencatat.

## Empat kolom, empat cerita

Dari 9.214 alat yang tercatat ada, 6.870 menyala. Dari yang menyala, 4.105 dipakai pada bulan survei. Artinya, lebih banyak alat menyala yang menganggur daripada alat rusak.

Kami kembali ke dua belas sekolah untuk bertanya mengapa. Jawabannya berulang: ruangannya terkunci dan pemegang kunci mengajar pada jam yang sama, guru yang dilatih sudah pindah, bahan habis pakainya tidak dianggarkan.

## Siapa yang dapat memperbaiki

Kolom terakhir paling kosong. Tiga dari empat alat rusak tidak mempunyai nama siapa pun di sebelahnya. Ketika sekolah menuliskan satu nama, termasuk nama siswa, sepertiga alat itu hidup kembali dalam sebulan. Kebanyakan hanya perlu sekering, sabuk, atau pengaturan ulang.

## Usul

1. Anggarkan bahan habis pakai sebelum membeli mesin baru
2. Pegang kunci bergiliran, dengan buku
3. Latih dua orang untuk setiap alat mahal, seorang di antaranya bukan guru
4. Ulangi survei setiap semester; siswa pencatatnya mendapat nilai praktik

Satu catatan: enam sekolah melaporkan mesin yang belum pernah dikeluarkan dari petinya. Seluruhnya kini sudah dibuka, dan di dalam salah satu peti ada sarang burung gereja.

## Mengapa siswa yang mencatat

Guru yang mencatat alat di bengkelnya sendiri menulis "ada". Siswa menulis "ada, di bawah terpal, tidak ada yang tahu cara menyalakannya". Catatan kedua lebih panjang dan lebih berguna bagi orang yang memutuskan anggaran.

Setelah survei selesai, dua puluh tiga sekolah menjadikannya tugas tetap. Anak kelas sepuluh mencatat, anak kelas dua belas memeriksa, dan daftar itu diserahkan kepada kepala sekolah sebelum rapat belanja.`,
  }),
];
