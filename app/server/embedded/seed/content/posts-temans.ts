import { definePosts } from "./post";
import type { SeedPost } from "./types";

const writing = definePosts("tulisan-temans");

/** First-person texts of fictional learners. */
export const temansPosts: SeedPost[] = [
  writing({
    tenants: "coding group media",
    slug: "kode-pertama-di-warnet-paman",
    category: "pengalaman",
    daysAgo: 2,
    author: "Wa Ode Rahmi",
    tags: ["pemrograman", "Buton"],
    title: "Kode Pertama di Warnet Paman",
    summary: "Aku belajar di sela pelanggan, satu jam setiap mati lampu tidak terjadi.",
    body: `Paman punya warnet dengan enam komputer. Yang keenam layarnya bergaris hijau, jadi tidak ada yang mau memakainya. Itu komputerku.

Aku mendaftar kelas malam tanpa bilang siapa-siapa. Kalau gagal, aku tidak perlu menjelaskan. Minggu pertama kami diminta membuat halaman tentang tempat tinggal. Aku menulis tentang dermaga: kapal apa datang hari apa. Pelanggan yang menunggu giliran mengintip dan bertanya, "Itu jadwal betulan?"

Sejak itu ada yang datang bukan untuk main gim, melainkan menanyakan kapal.

## Sembilan kilobita

Aku tidak bisa memasang gambar karena sambungan kami lambat, dan ternyata tidak perlu. Orang hanya ingin tahu jam. Halaman itu kuperbarui setiap malam setelah Paman menelepon loket.

Waktu lomba situs kecil diumumkan, pembimbing bilang jadwalku sudah memenuhi syarat tanpa diubah. Aku tetap mengubahnya: nama kapalnya kubesarkan, supaya nenek-nenek bisa membaca.

Menang itu menyenangkan. Tetapi yang kuingat adalah seorang ibu yang mencetak halamanku, melipatnya delapan, dan menyimpannya di dompet. Kertas itu lebih lecek daripada uangnya.

Sekarang layar bergaris hijau sudah diganti. Aku agak rindu.`,
  }),
  writing({
    tenants: "foundation innovation media",
    slug: "menghitung-utang-di-koperasi-ibu",
    category: "pengalaman",
    daysAgo: 9,
    author: "Halimah Tanra",
    tags: ["koperasi", "data"],
    title: "Aku yang Membuka Daftar Itu",
    summary: "Dari kelas data di balai desa sampai malam ketika tabel itu dibacakan keras-keras.",
    body: `Ibuku bendahara koperasi. Selama sebelas tahun ia menyimpan catatan di tiga buku, dan aku tahu letak ketiganya sejak kecil: satu di lemari, satu di bawah kasur, satu di kepala Ibu.

Kelas data itu seharusnya diikuti Ibu, tetapi ia menyuruhku. "Kamu yang bisa mengetik." Jadi akulah yang duduk di antara bapak-bapak dan memasukkan nama.

Menjelang siang aku sampai pada nama yang kukenal. Pamanku. Tanggal pinjam: empat tahun lalu. Pembayaran terakhir: tidak ada. Aku menoleh kepada Ibu. Ibu mengangguk. Aku mengetiknya.

## Malam sesudahnya

Tidak ada yang marah di balai desa. Marahnya di rumah, lewat telepon, selama dua minggu. Paman bilang aku mempermalukannya. Ibu menjawab dengan kalimat yang sampai sekarang kusimpan: "Yang malu itu angka nolnya, bukan kamu. Isilah sedikit, nanti ia hilang."

Paman membayar lima puluh ribu bulan berikutnya. Lalu lima puluh ribu lagi. Di tabelku, warnanya berubah dari merah ke kuning.

Aku belajar bahwa data tidak dingin seperti kata orang. Data itu panas sekali, asal kita kenal namanya.`,
  }),
  writing({
    tenants: "scholarship campaign-scholar acceleration",
    slug: "sepatu-pengaman-pertama",
    category: "pengalaman",
    daysAgo: 17,
    author: "Dimas Ardiansah",
    tags: ["kerja", "SMK"],
    title: "Sepatu Pengaman Pertama",
    summary: "Beratnya satu koma dua kilo, dan ibuku menyuruhku memakainya di dalam rumah.",
    body: `Sepatu itu datang dalam kardus yang masih berbau lem. Dibayar dari dana alat, bukan dari uang bulanan, jadi aku tidak perlu memilih antara sepatu dan ongkos.

Ibu menyuruhku memakainya di ruang tamu. Bapak mengetuk ujungnya dengan sendok, mendengarkan bunyi besinya, lalu mengangguk seperti membeli semangka.

Minggu pertama di bengkel kakiku lecet. Seniorku, Mas Pri, mengajari memakai dua lapis kaus kaki. Minggu ketiga sebuah pelat jatuh dari meja tepat di ujung kakiku. Bunyinya keras sekali. Semua orang menoleh, lalu kembali bekerja karena aku masih berdiri.

Malam itu kulihat ada cekungan kecil di ujung sepatu. Tidak kuceritakan kepada Ibu sampai sebulan kemudian.

## Yang ingin kubilang

Pendukungku bernama D. Begitu saja yang tertulis di laporan. Aku tidak tahu ia laki-laki atau perempuan, tua atau muda. Kepada D: cekungannya sedalam tutup pulpen. Tanpa sepatu itu, aku tidak akan menulis ini sambil duduk santai begini.

Sepatu berikutnya kubeli sendiri. Yang lama kutaruh di rak paling atas, tidak dicuci.`,
  }),
  writing({
    tenants: "creative media",
    slug: "dua-puluh-detik-di-pasar",
    category: "pengalaman",
    daysAgo: 24,
    author: "Ni Luh Sukreni",
    tags: ["menggambar", "pasar"],
    title: "Dua Puluh Detik di Pasar",
    summary: "Tukang ikan itu tidak pernah diam, dan aku sudah mengisi empat puluh halaman.",
    body: `Aku dulu bisa menggambar apa pun asal benda itu bersedia menunggu. Vas, sepatu, nenek yang tidur. Di kelas pasar tidak ada yang bersedia.

Pagi pertama aku pulang membawa sebelas halaman garis. Pembimbing melihatnya lama dan berkata, "Yang ini bahunya benar." Satu bahu dari sebelas halaman. Aku hampir tidak datang lagi.

Pagi keempat aku berhenti menggambar orang dan mulai menggambar berat. Keranjang itu menarik lengan, lengan menarik bahu, bahu menarik punggung. Kalau beratnya benar, orangnya ikut benar, walaupun wajahnya hanya titik.

## Pak Ketut

Tukang ikan yang paling sulit bernama Pak Ketut. Tangannya lebih cepat daripada mataku. Setelah dua minggu ia melambat tanpa diminta setiap kali melihatku. Kubilang tidak usah. Ia bilang, "Bukan untukmu, tanganku capek."

Di pameran ia memilih halaman tiga puluh dua. Di situ ia sedang menggaruk punggung dengan gagang pisau. Dari semua gambar yang gagah, ia memilih yang itu, lalu menempelnya di dekat timbangan.

Sekarang kalau membeli ikan di sana, aku dapat potongan seribu. Kadang dua ribu kalau pisaunya baru.`,
  }),
  writing({
    tenants: "fun group",
    slug: "aku-robot-yang-masuk-selokan",
    category: "pengalaman",
    daysAgo: 31,
    author: "Kirana, 11 tahun",
    tags: ["anak", "permainan"],
    title: "Aku Robot yang Masuk Selokan",
    summary: "Cerita tentang perintah yang lupa ditulis, dan sandal yang hanyut.",
    body: `Hari Sabtu aku jadi robot. Robot tidak boleh berpikir, kata Kak Dewi. Robot hanya menurut.

Pemrogramnya Bintang. Bintang bilang maju lima. Aku maju lima. Bintang bilang belok kanan. Aku belok kanan. Lalu Bintang bilang maju sepuluh, padahal di depan ada selokan dan hanya ada tujuh langkah.

Aku boleh berhenti? Tidak boleh. Robot tidak tahu selokan.

Jadi aku maju sepuluh. Langkah kedelapan basah. Sandalku yang kiri hanyut dan semua orang tertawa, juga Kak Dewi, tetapi ia menutup mulut.

## Perbaikan

Setelah itu Bintang menulis perintah baru di tanah: kalau ada selokan, berhenti. Lalu aku bertanya, kalau ada kucing bagaimana? Bintang menulis lagi. Kalau ada ayam? Tulis lagi. Kalau ada Pak RT? Kami berpikir lama. Akhirnya kami menulis: kalau ada Pak RT, salam.

Sandalnya ditemukan Dika di ujung gang. Sekarang aku tahu kenapa komputer sering salah. Bukan karena bodoh. Karena belum ada yang bilang tentang selokan.

Minggu depan aku jadi pemrogramnya.`,
  }),
  writing({
    tenants: "aksara campaign-books personal",
    slug: "surat-utang-kakek-buyut",
    category: "pengalaman",
    daysAgo: 38,
    author: "Bayu Sasongko",
    tags: ["aksara Jawa", "keluarga"],
    title: "Surat Utang Kakek Buyut",
    summary: "Naskah yang kami kira mantra ternyata catatan pinjam sapi.",
    body: `Di rumah Simbah ada gulungan kertas yang hanya boleh dibuka pada malam tertentu. Tidak ada yang bisa membacanya, jadi semua orang berbisik kalau membicarakannya.

Setelah satu semester belajar aksara, aku meminta izin membaca. Simbah menyuruhku berwudu dulu. Lampunya dinyalakan semua. Empat belas orang duduk melingkar.

Baris pertama menyebut hari dan pasaran. Baris kedua menyebut nama kakek buyut. Baris ketiga kubaca dua kali supaya yakin, lalu kubaca keras: "meminjam seekor sapi betina, dikembalikan sesudah panen kedua."

Hening. Lalu Bulik tertawa, dan tawanya menular sampai ke dapur.

## Sapi siapa

Yang memberi pinjaman bernama Kartadikrama. Namanya masih dipakai keluarga di dusun sebelah. Simbah berpikir tiga hari, kemudian mengutusku ke sana membawa pisang dan pertanyaan: apakah sapinya sudah kembali?

Mereka juga punya gulungan. Di situ tertulis: sudah, berikut anaknya.

Kedua kertas sekarang disimpan berdampingan di kotak karton. Tidak ada lagi yang berbisik. Tetapi setiap Lebaran selalu ada yang bertanya tentang sapi, dan keluarga kami jadi bertambah satu dusun.`,
  }),
  writing({
    tenants: "coffee personal",
    slug: "resep-yang-kutulis-ulang-enam-kali",
    category: "pengalaman",
    daysAgo: 45,
    author: "Yohana Kaize",
    tags: ["kopi", "usaha"],
    title: "Resep yang Kutulis Ulang Enam Kali",
    summary: "Kedai tiga bangku di Merauke, dan mengapa menuku hanya berisi empat baris.",
    body: `Kedaiku tiga bangku, di depan bengkel kakak. Pelanggannya orang yang menunggu motor. Mereka tidak memesan kopi; mereka memesan waktu.

Sebelum ikut kelas barista, menuku dua puluh dua baris. Kopi susu, kopi jahe, kopi dingin, kopi yang namanya kuambil dari internet. Bahan sering habis di tengah hari dan aku harus meminta maaf.

Tugas pertemuan kedelapan adalah menghitung harga pokok setiap menu. Malam itu aku tahu bahwa sembilan di antaranya rugi. Yang paling rugi justru yang paling kubanggakan.

## Empat baris

Resep kopi hitamku kutulis ulang enam kali, karena air di tempatku berganti menurut musim. Sekarang ada dua: resep hujan dan resep kering. Pelanggan tidak tahu, hanya bilang rasanya tetap.

Menu sisanya teh, susu, dan pisang goreng. Pisang goreng menyumbang setengah pemasukan; itu pun baru kuketahui dari catatan.

Guru menulis di lembar terakhirku: "Berani membuang." Kakakku membacanya dan menempel kalimat itu di bengkel. Sejak itu ia membuang onderdil bekas yang disimpannya sepuluh tahun. Bangkuku jadi bisa empat.`,
  }),
];
