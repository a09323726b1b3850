import { podcast } from "./podcast";
import type { SeedPost } from "./types";

/** "Obrolan Kelas": one question about learning or teaching. */
export const classEpisodes: SeedPost[] = [
  podcast({
    tenants: "media coding group",
    slug: "bertanya-sebelum-siap",
    category: "obrolan-kelas",
    daysAgo: 4,
    author: "Dewi Lestariningrum",
    tags: ["bertanya", "pemrograman"],
    title: "Bertanya sebelum Merasa Siap",
    summary:
      "Mengapa pertanyaan setengah jadi lebih menolong daripada pertanyaan yang sudah dirapikan.",
    spoken: `Peserta sering menunggu sampai pertanyaannya bagus. Padahal ketika sudah bagus, biasanya jawabannya sudah ketemu, dan dua hari sudah lewat. Di kelas saya ada aturan lima belas menit. Kalau macet selama itu, kirim apa adanya: apa yang dicoba, apa yang muncul di layar, apa yang diharapkan. Tiga baris. Tidak perlu minta maaf di awal.`,
    body: `Aturan lima belas menit mulai dipakai di Sekolah Kode Tanah Air setelah kami menghitung jeda antara macet dan bertanya. Rata-ratanya sebelas jam, termasuk tidur. Dengan aturan itu turun menjadi empat puluh menit.

## Bentuk tiga baris

- Yang saya lakukan
- Yang terjadi, disalin persis
- Yang saya kira akan terjadi

Baris ketiga paling sering terlewat, padahal dari sanalah pembimbing tahu letak salah pahamnya. Orang yang mengira variabel menyimpan rumus akan menulis harapan yang berbeda dari orang yang mengira variabel menyimpan angka.

Kami juga membahas kerugiannya. Kelompok menjadi ramai, dan beberapa peserta merasa terganggu. Penyelesaiannya bukan mengurangi pertanyaan, melainkan memindahkannya ke satu kanal yang boleh dibisukan, dengan jaminan dijawab sebelum pukul delapan malam.

Yang tidak kami duga: sepertiga pertanyaan dijawab penanyanya sendiri saat mengetik baris kedua.`,
  }),
  podcast({
    tenants: "media foundation fun",
    slug: "nilai-yang-tidak-diumumkan",
    category: "obrolan-kelas",
    daysAgo: 11,
    author: "Maria Ludong",
    tags: ["penilaian", "guru"],
    title: "Nilai yang Tidak Diumumkan",
    summary: "Seorang guru matematika mengembalikan ulangan tanpa angka selama seminggu.",
    spoken: `Kertas ulangan dibagikan tanpa nilai. Hanya ada titik di pinggir baris yang keliru, tanpa keterangan. Murid diberi sepekan untuk mencari sendiri apa maksud titik itu. Nilai baru ditulis sesudahnya. Hari pertama penuh keluhan. Hari ketiga mereka mulai bertukar kertas. Titik kecil itu membuat mereka membaca jawabannya sendiri, mungkin untuk pertama kali.`,
    body: `Begitu ada angka di pojok kanan atas, komentar di bawahnya berhenti dibaca. Pak Hendrik, guru SMP di Tomohon, menguji dugaan itu terhadap dua kelasnya sendiri selama satu semester.

Kelas pertama menerima nilai dan komentar bersamaan. Kelas kedua menerima titik, lalu nilai seminggu kemudian. Pada ulangan berikutnya dengan bahan serupa, kelas kedua mengulangi kesalahan yang sama sebanyak sebelas kali; kelas pertama dua puluh sembilan kali.

## Yang perlu disiapkan

- Surat untuk orang tua, sebab kertas tanpa angka menimbulkan kecurigaan
- Waktu dua puluh menit pada hari ketiga untuk saling menjelaskan
- Kesabaran guru untuk tidak membocorkan

Pak Hendrik tidak menyebutnya penelitian. Jumlah muridnya sedikit, kelasnya tidak diacak, dan ia tahu kelas mana yang mana. Ia hanya mengatakan bahwa sekarang ia malas kembali ke cara lama.`,
  }),
  podcast({
    tenants: "media business acceleration",
    slug: "rapat-berdiri-sepuluh-menit",
    category: "obrolan-kelas",
    daysAgo: 18,
    author: "Ratih Kusumawardhani",
    tags: ["kerja tim", "rapat"],
    title: "Rapat Berdiri Sepuluh Menit, dengan Jujur",
    summary: "Tiga pertanyaan harian bagi tim kecil, dan satu kalimat yang membuatnya berguna.",
    spoken: `Kemarin saya mengerjakan apa, hari ini apa, apa yang menghalangi. Semua tim tahu tiga pertanyaan itu, dan hampir semua menjawab pertanyaan ketiga dengan: aman. Kami menambahkan satu kalimat. Kalau besok ada yang gagal, kemungkinan besar karena apa? Tiba-tiba tidak ada yang aman, dan rapat sepuluh menit itu mulai mencegah sesuatu.`,
    body: `Tim belajar di program akselerasi bekerja seperti tim sungguhan: empat orang, satu produk, dua belas minggu. Rapat berdiri mereka pada minggu kedua berbunyi seperti absen. Episode ini merekam perubahan kecil pada minggu ketiga.

Pertanyaan "apa yang menghalangi" meminta pengakuan. Pertanyaan "apa yang mungkin gagal" meminta perkiraan, dan orang lebih rela memperkirakan daripada mengaku. Isinya sering sama.

## Tiga kebiasaan lain yang bertahan

- Berdiri sungguhan, termasuk yang bergabung lewat layar
- Satu orang mencatat hanya kemungkinan gagal, bukan kegiatan
- Pada hari Jumat catatan dibaca ulang, dan setiap perkiraan ditandai: terjadi, tidak, belum

Setelah sebulan tim dapat menghitung ketepatan perkiraannya. Perkiraan tentang orang lain sering meleset; perkiraan tentang diri sendiri tepat dua dari tiga kali. Kesimpulan mereka sederhana saja, yaitu mintalah setiap orang meramal pekerjaannya sendiri.`,
  }),
  podcast({
    tenants: "media business campaign-scholar",
    slug: "uang-kembalian-yang-dicatat",
    category: "obrolan-kelas",
    daysAgo: 25,
    author: "Arif Setiadi",
    tags: ["keuangan", "keluarga"],
    title: "Uang Kembalian yang Dicatat",
    summary:
      "Percobaan tiga puluh hari di Semarang: satu keluarga mencatat hanya kembalian belanja.",
    spoken: `Mencatat semua pengeluaran melelahkan, dan orang berhenti pada hari kelima. Jadi kami coba yang lebih kecil. Catat kembaliannya saja, setiap kali uang kertas dipecah. Tiga puluh hari kemudian keluarga itu tahu bahwa uang dua puluh ribu adalah uang yang paling cepat hilang. Mereka tidak berhemat. Mereka hanya berhenti memecahnya sembarangan.`,
    body: `Anggaran gagal di bagian mencatat, bukan di bagian menghitung. Keluarga Bu Tri di Semarang sudah empat kali memulai buku kas dan empat kali menyerah. Percobaan ini dirancang supaya menyerah menjadi sulit: hanya satu kolom, diisi di depan warung.

Mengapa kembalian? Karena kembalian muncul tepat pada saat uang besar berubah menjadi uang kecil, dan uang kecil jarang diingat.

## Hasil sebulan

- Seratus dua belas catatan, empat hari terlewat
- Pecahan seratus ribu bertahan rata-rata tiga hari sesudah dipecah pertama kali
- Pengeluaran yang tidak dapat diingat lagi turun dari sekitar sembilan ratus ribu menjadi tiga ratus ribu

Angka terakhir bukan penghematan. Uangnya tetap keluar, hanya saja kini ada namanya: bensin anak, iuran, pulsa nenek. Dua di antaranya kemudian dipindahkan ke anggaran bulanan, dan satu dihentikan setelah dibicarakan di meja makan.`,
  }),
  podcast({
    tenants: "media creative coding",
    slug: "desain-untuk-jempol-ibu",
    category: "obrolan-kelas",
    daysAgo: 32,
    author: "Ratih Kusumawardhani",
    tags: ["desain", "posyandu"],
    title: "Desain untuk Jempol Ibu",
    summary: "Kader posyandu mengetik sambil menggendong. Tombolnya harus tahu itu.",
    spoken: `Tangan kirinya menggendong bayi, tangan kanannya memegang ponsel, dan yang bebas hanya jempol. Dengan jempol itu Bu Lastri mengisi berat badan empat puluh balita dalam satu pagi. Rancangan pertama kami menaruh tombol simpan di pojok kiri atas. Ia tersenyum, lalu memindahkan bayinya ke tangan lain, empat puluh kali. Kami pulang dan memindahkan tombolnya.`,
    body: `Pengujian rancangan biasanya dilakukan di meja. Cerita ini tentang pengujian di halaman posyandu di Bantul, di antara timbangan gantung dan antrean.

Kami membawa tiga purwarupa kertas seukuran ponsel. Kader diminta memakainya sambil bekerja seperti biasa, dan kami hanya mencatat kapan tangan berpindah.

## Catatan tangan

- Tombol di sudut atas: tangan berpindah setiap pengisian
- Papan angka besar di bawah: hampir tidak berpindah
- Daftar gulir panjang untuk memilih nama: bayi menarik layar, nama tertukar

Yang terakhir mengubah seluruh alur. Nama tidak lagi dipilih dari daftar, melainkan muncul berurutan sesuai nomor antrean yang memang sudah dibagikan.

Bu Lastri mengusulkan satu hal yang tidak terpikir: suara pendek saat data tersimpan, supaya ia tidak perlu melihat layar. Suara itu kini tersedia dan dapat dimatikan ketika ada bayi tidur.`,
  }),
  podcast({
    tenants: "media alpha coding",
    slug: "mesin-yang-menjawab-yakin",
    category: "obrolan-kelas",
    daysAgo: 39,
    author: "Dewi Lestariningrum",
    tags: ["kecerdasan artifisial", "memeriksa"],
    title: "Mesin yang Menjawab dengan Yakin",
    summary: "Latihan memeriksa jawaban kecerdasan artifisial dengan tiga sumber dan satu pensil.",
    spoken: `Jawaban mesin selalu rapi, juga ketika salah. Itu yang membuatnya berbahaya bagi pemula. Di kelas kami, setiap jawaban mesin diberi tiga garis bawah: satu untuk angka, satu untuk nama, satu untuk kata selalu atau tidak pernah. Yang bergaris wajib dicari di sumber lain. Sisanya boleh dipakai. Rata-rata satu dari lima garis ternyata keliru.`,
    body: `Melarang alat tidak mengajarkan apa-apa, membiarkannya juga tidak. Kelas di Bandung ini memilih jalan tengah yang membosankan: menggarisbawahi.

Setiap kelompok menerima jawaban yang sama atas satu pertanyaan sejarah setempat. Mereka menandai angka, nama, dan kata mutlak, kemudian berpencar mencari pembanding: buku paket, situs arsip daerah, dan satu orang tua yang dapat ditelepon.

## Temuan satu semester

- Nama tokoh paling sering tepat
- Angka tahun meleset paling banyak, biasanya terpaut satu sampai sepuluh tahun
- Kalimat dengan "selalu" hampir pasti membutuhkan pengecualian

Beberapa murid menemukan kekeliruan di buku paket ketika memeriksa mesin. Guru mencatatnya dan mengirim surat kepada penerbit. Balasannya datang dua bulan kemudian, mengucapkan terima kasih.

Pelajaran memeriksa ternyata tidak tentang mesin. Ia tentang kebiasaan bertanya dari mana seseorang tahu.`,
  }),
  podcast({
    tenants: "media innovation business",
    slug: "rata-rata-yang-menyesatkan",
    category: "obrolan-kelas",
    daysAgo: 50,
    author: "Yusuf Hamdani",
    tags: ["data", "statistik"],
    title: "Rata-Rata yang Menyesatkan",
    summary: "Satu juragan masuk warung, dan rata-rata pendapatan naik tiga kali lipat.",
    spoken: `Di warung ada sembilan orang, pendapatan mereka sekitar tiga juta. Lalu masuk seorang juragan kapal. Rata-rata pendapatan di warung itu melonjak menjadi sepuluh juta, padahal tidak ada yang bertambah kaya. Kalau Anda membaca laporan yang hanya memuat rata-rata, tanyakan siapa yang baru masuk warung. Lalu mintalah nilai tengahnya.`,
    body: `Contoh warung selalu berhasil, karena semua orang dapat membayangkan juragannya. Episode ini memakai tiga data sungguhan dari kelas di Makassar untuk menunjukkan kapan rata-rata menolong dan kapan menutupi.

## Tiga data

Harga ikan di satu pelelangan selama sepekan: rata-rata berguna, sebab angkanya berdekatan. Jarak rumah murid ke sekolah: rata-rata dua kilometer, tetapi separuh murid tinggal kurang dari tujuh ratus meter dan lima anak berjalan sembilan kilometer. Lama menunggu di puskesmas: rata-ratanya empat puluh menit, kebanyakan orang menunggu lima belas, sementara pasien rujukan menunggu dua jam.

Pada data kedua dan ketiga, kebijakan yang disusun dari rata-rata tidak menolong siapa pun. Bus sekolah dirancang bagi anak yang tinggal dua kilometer jauhnya, dan anak semacam itu ternyata tidak ada.

- Mintalah nilai tengah
- Gambarkan titiknya, satu per satu
- Sebut berapa orang yang berada jauh dari angka itu`,
  }),
  podcast({
    tenants: "media fun demo",
    slug: "kuis-yang-boleh-diulang",
    category: "obrolan-kelas",
    daysAgo: 64,
    author: "Ratih Kusumawardhani",
    tags: ["kuis", "belajar"],
    title: "Kuis yang Boleh Diulang",
    summary: "Apa yang terjadi bila nilai terbaik yang dihitung, dan soalnya berganti setiap kali?",
    spoken: `Kuis itu boleh diulang sebanyak yang mereka mau. Soalnya diambil acak dari kumpulan, jadi menghafal kunci tidak menolong. Nilai terbaik yang dipakai. Kami kira semua akan mengulang sampai seratus. Ternyata sebagian besar berhenti di delapan puluh lima, lalu mengerjakan hal lain. Mereka tahu kapan cukup. Guru yang justru sulit percaya.`,
    body: `Kekhawatiran pertama selalu sama: kalau boleh diulang, mereka tidak akan belajar sebelum mencoba. Data dari tiga kelas percontohan menunjukkan sesuatu yang lebih menarik. Percobaan pertama memang dikerjakan sembarangan, tetapi sesudah itu bahan dibuka, dan lama membacanya dua kali lipat kelas yang hanya diberi satu kesempatan.

## Syarat agar berhasil

- Kumpulan soal paling sedikit lima kali jumlah yang ditampilkan
- Setiap jawaban keliru disertai penjelasan, bukan hanya tanda silang
- Jeda sepuluh menit antarpercobaan, cukup untuk membuka catatan

Jeda itu penting. Tanpa jeda, murid menebak berulang kali seperti memutar undian. Setelah jeda dipasang, jumlah percobaan turun menjadi rata-rata tiga, dan nilai akhirnya tidak berubah.

Satu pertanyaan pendengar kami bawa ke episode lain: apakah ujian akhir juga boleh begitu? Jawaban singkatnya tergantung apa yang dijanjikan oleh ijazahnya.`,
  }),
];
