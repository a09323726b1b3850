import { definePosts } from "./post";
import type { SeedPost } from "./types";

const article = definePosts("article");

export const letterArticles: SeedPost[] = [
  article({
    tenants: "aksara innovation media",
    slug: "mengapa-aksara-punya-pasangan",
    category: "aksara",
    daysAgo: 5,
    author: "Nadia Puspitaloka",
    tags: ["aksara Jawa", "tipografi"],
    title: "Mengapa Huruf Jawa Punya Pasangan",
    summary:
      "Satu huruf mati di tengah kata mengubah bentuk huruf sesudahnya. Aturannya lebih rapi daripada kelihatannya.",
    body: `Orang yang baru belajar aksara Jawa biasanya berhenti di pasangan. Dua puluh huruf sudah dihafal, lalu muncul dua puluh bentuk lain yang menempel di bawah. Untuk apa?

Jawabannya ada pada cara aksara ini memandang suku kata. Setiap huruf membawa vokal a. Huruf na dibaca "na", bukan "n". Kalau kita ingin menulis "anda", huruf na harus kehilangan vokalnya sebelum bertemu da.

## Pasangan mematikan dengan sopan

Aksara Jawa mempunyai tanda mati yang disebut pangkon, tetapi pangkon dipakai di akhir. Di tengah kata, yang mematikan adalah huruf berikutnya. Ia turun ke bawah, mengambil bentuk pasangan, dan dengan begitu memberi tahu bahwa huruf di atasnya tidak lagi bervokal.

Jadi, pasangan bukan huruf tambahan. Ia tanda hubungan: aku menempel padamu, vokalmu kuambil.

## Dibaca dari jauh

Kerapatan itu memberi halaman Jawa wataknya. Baris menebal di tempat konsonan bertumpuk dan menipis di tempat vokal berjajar. Pembaca lama mengenali kata dari siluetnya, seperti kita mengenali kata "yang" tanpa mengeja.

## Mencobanya

Tulislah nama Anda dengan suku kata terbuka lebih dahulu: Ra-ka, Na-di-a, Si-ti. Setelah itu cari nama dengan konsonan rangkap, misalnya Handoko. Pada pertemuan n dan d, huruf da turun satu lantai.

- Mulailah dengan pensil, sebab pasangan sering terlalu besar
- Beri jarak baris dua kali lipat
- Bacalah keras-keras sambil menunjuk; jari akan tahu kapan harus turun

Di layar, pasangan sempat menjadi persoalan. Huruf digital lama menaruhnya bertabrakan dengan baris berikut. Huruf yang baik menyediakan bentuk khusus untuk puluhan pertemuan, dan jarak baris yang lapang menolong sisanya. Itu sebabnya halaman aksara di situs ini terlihat lega: bukan gaya, melainkan kebutuhan.`,
  }),
  article({
    tenants: "aksara campaign-books",
    slug: "lontar-dan-cara-membacanya",
    category: "aksara",
    daysAgo: 20,
    author: "Gede Wirawan",
    tags: ["aksara Bali", "lontar"],
    title: "Lontar: Digores Dulu, Dihitamkan Kemudian",
    summary:
      "Menulis di daun berarti menulis tanpa melihat hasilnya. Catatan dari satu sore di Karangasem.",
    body: `Pengrupak menyentuh daun dan tidak meninggalkan warna apa pun. Hanya bekas. Selama satu baris penuh penulis bekerja dengan ujung jari, sebab matanya tidak melihat huruf, melainkan cahaya yang patah di goresan.

Baru setelah selembar selesai, kemiri bakar dioleskan dan diseka. Jelaga tinggal di dalam goresan. Huruf muncul seluruhnya sekaligus, termasuk kesalahannya.

## Daun menentukan bentuk

Garis lurus memanjang akan membelah serat. Karena itu huruf Bali membulat dan kait kecilnya menghindari arah daun. Sering orang berkata bentuk huruf adalah soal selera; di sini bentuk huruf adalah soal daun yang tidak boleh pecah.

Empat baris muat di selembar lontar biasa. Penulis mengukur dengan benang berbedak yang dijentikkan, meninggalkan garis tipis untuk diikuti.

## Kesalahan

Goresan tidak dapat dihapus. Huruf yang keliru diberi dua tanda di atas dan di bawah, artinya: jangan dibaca. Pembaca melompatinya tanpa menyebut, seperti orang sopan melewati tetangga yang sedang bertengkar.

Di sebuah naskah resep obat kami menemukan tujuh huruf bertanda semacam itu berurutan. Pemiliknya tertawa; kakeknya rupanya menulis nama bahan yang salah lalu membiarkan kesalahan itu sebagai peringatan.

## Merawat di rumah

- Simpan mendatar di dalam kotak kayu, jauh dari dapur
- Usap minyak serai setahun sekali dengan kapas
- Buka dan anginkan pada musim kering
- Jangan dilaminasi; daun perlu bernapas

Memotretnya mudah. Letakkan di dekat jendela, cahaya dari samping, tanpa lampu kilat. Bayangan goresan akan terbaca, bahkan pada lontar yang belum dihitamkan.

Anak-anak yang ikut sore itu diberi daun sisa. Mereka menulis namanya, menghitamkannya, lalu menjerit ketika huruf-huruf itu muncul.

Sesudah itu tidak seorang pun mau pulang. Kami kehabisan daun lebih dulu daripada kehabisan nama.`,
  }),
  article({
    tenants: "aksara",
    slug: "kaganga-dan-tanah-sunda",
    category: "aksara",
    daysAgo: 35,
    author: "Nadia Puspitaloka",
    tags: ["aksara Sunda", "sekolah"],
    title: "Papan Nama Jalan sebagai Buku Pelajaran",
    summary: "Aksara Sunda kembali lewat papan jalan. Beberapa keliru, dan kekeliruan itu berguna.",
    body: `Di sejumlah kota di Jawa Barat papan nama jalan memuat dua tulisan: Latin di atas, aksara Sunda di bawah. Kebanyakan orang membaca baris atas. Seorang guru di Sumedang meminta muridnya membaca yang bawah.

Tugasnya sederhana. Potret lima papan, alihkan ke huruf Latin, bandingkan dengan tulisan di atasnya. Kelas itu memotret 140 papan dan menemukan 17 yang tidak cocok.

## Kesalahan yang mengajar

Sebagian kesalahan berasal dari program pengubah otomatis. Bunyi "eu" tertukar dengan "e", tanda penutup suku kata hilang. Pada tiga papan nama orang berubah menjadi kata benda yang lucu.

Murid-murid menulis surat kepada dinas, melampirkan foto serta usul perbaikan. Delapan papan diganti dalam setahun. Sisanya masih menjadi bahan pelajaran.

## Yang khas

- Satu huruf dasar berbunyi dengan vokal a, seperti saudara-saudaranya di Jawa dan Bali
- Tanda vokal diletakkan di atas, di bawah, atau di samping
- Pamaéh mematikan vokal di akhir suku kata, sehingga tumpukan seperti pasangan tidak diperlukan
- Angkanya diapit garis tegak supaya tidak tertukar dengan huruf

Bentuknya yang bersudut membuatnya enak digores dengan pensil kasar, juga dengan kapur di aspal. Kami melihat permainan engklek yang kotaknya berisi huruf, bukan angka.

## Setelah papan

Guru itu melanjutkan dengan daftar belanja. Selama seminggu murid menulis daftar belanja rumah dalam aksara Sunda dan membawanya ke warung. Penjaga warung boleh menolak. Dari 31 daftar, empat dibaca tanpa bantuan, semuanya oleh orang berumur di atas enam puluh tahun.

Pertemuan di warung itulah, kata sang guru, yang tidak mungkin dibuat oleh papan jalan mana pun.

Daftar yang tidak terbaca pun disimpan. Tahun depan, adik kelas akan mencoba membacanya.`,
  }),
  article({
    tenants: "media foundation",
    slug: "satu-hari-di-ruang-guru",
    category: "gagasan",
    daysAgo: 12,
    author: "Maria Ludong",
    tags: ["guru", "liputan"],
    title: "Satu Hari di Ruang Guru, Dihitung per Sepuluh Menit",
    summary: "Apa yang dikerjakan guru ketika tidak mengajar? Kami duduk di pojok dan mencatat.",
    body: `Pukul 06.40 ruang guru sudah penuh, dan tidak seorang pun sedang menyiapkan pelajaran. Dua orang mencari kunci, satu menenangkan murid yang lupa seragam, satu menyalin daftar hadir dari kertas ke layar.

Kami mencatat kegiatan sembilan guru setiap sepuluh menit selama satu hari di sebuah SMP negeri. Mereka setuju dicatat, dengan dua syarat: nama disamarkan dan hasilnya dibacakan lebih dulu kepada mereka.

## Jumlahnya

Dari 432 catatan, 187 berada di kelas. Sisanya terbagi begini: 74 untuk mengisi laporan dan aplikasi, 51 untuk urusan murid secara pribadi, 39 untuk menunggu atau mencari sesuatu, 33 untuk menyiapkan bahan, 26 untuk rapat mendadak, 22 untuk makan dan salat.

Ketika dibacakan, ruangan hening pada angka 33. Seorang guru berkata ia menyiapkan bahan di rumah sesudah anaknya tidur. Delapan kepala mengangguk.

## Menunggu atau mencari

Bagian yang paling mudah dikurangi ternyata bukan laporan, sebab laporan diminta dari luar. Yang dapat diubah sendiri adalah 39 catatan menunggu atau mencari: kunci laboratorium, kabel penampil, mesin fotokopi yang dipakai orang lain, tanda tangan.

Sekolah itu mencoba tiga hal. Kunci digantung pada papan bergambar bentuknya. Kabel diikat pada penampil. Fotokopi dijadwalkan, kelas tujuh pada pagi hari.

## Sebulan kemudian

Kami kembali dan mengulang hitungan. Menunggu atau mencari turun menjadi 14. Selisihnya tidak seluruhnya menjadi waktu menyiapkan bahan; sebagian menjadi duduk, dan menurut kami duduk juga pekerjaan guru.

- Laporan: 71, hampir tidak berubah
- Menyiapkan bahan: 46
- Urusan murid: 58, naik, karena murid tahu ada yang sedang duduk

Kepala sekolah meminta salinan catatan untuk dibawa ke dinas. Baris yang ia garis bawahi adalah baris laporan.`,
  }),
  article({
    tenants: "media business",
    slug: "dari-mana-datangnya-les",
    category: "gagasan",
    daysAgo: 24,
    author: "Arif Setiadi",
    tags: ["biaya", "keluarga"],
    title: "Berapa Sebenarnya Biaya Sekolah Gratis",
    summary:
      "Enam keluarga menyimpan semua nota selama satu tahun ajaran. Uang sekolahnya nol rupiah.",
    body: `Enam keluarga di Semarang, Demak, dan Kendal menyimpan setiap nota yang berhubungan dengan sekolah anaknya selama setahun. Keenam anak bersekolah di sekolah negeri tanpa pungutan.

Jumlah terkecil Rp2.870.000, jumlah terbesar Rp9.140.000. Tidak serupiah pun dibayarkan kepada sekolah.

## Ke mana perginya

Perjalanan dan jajan menempati urutan pertama pada lima keluarga. Disusul seragam dan sepatu, alat tulis, kuota, lalu pengeluaran yang kami beri nama "mendadak": kado untuk wali kelas, kostum karnaval, iuran menjenguk teman.

Pengeluaran mendadak hanya sebelas persen dari jumlah seluruhnya. Namun, ketika ditanya apa yang paling memberatkan, empat keluarga menyebutnya lebih dulu. Besarnya tidak seberapa; datangnya yang tidak memberi kabar.

## Les

Dua keluarga membayar les, dan keduanya menyebut alasan sama: pekerjaan rumah tidak dapat dibantu orang tua. Biayanya hampir menyamai seluruh pengeluaran lain. Salah satu berhenti di tengah tahun setelah wali kelas membuka jam tanya setiap Selasa sore. Nilai anaknya tidak turun.

## Yang dapat dilakukan sekolah tanpa uang

1. Mengumumkan semua kegiatan berbiaya pada awal semester, lengkap dengan tanggalnya
2. Membolehkan kostum dari barang yang ada
3. Menyediakan lemari tukar seragam
4. Membuka jam tanya untuk pekerjaan rumah

Sekolah salah satu keluarga menerapkan butir pertama. Pada semester berikutnya pengeluaran mendadak keluarga itu tidak berkurang, tetapi kata "memberatkan" hilang dari catatan ibunya.

## Batas tulisan ini

Enam keluarga tidak mewakili siapa pun. Mereka memilih ikut, mereka rajin, dan mereka punya laci untuk menyimpan nota. Angka sebenarnya bagi keluarga yang lebih sibuk mungkin lebih besar, dan pasti lebih kabur.

Meski begitu, nota mereka cukup untuk menunjukkan satu hal: kata "gratis" berhenti di gerbang, sedangkan sekolah dimulai sejak anak keluar rumah.`,
  }),
  article({
    tenants: "media alpha coding",
    slug: "ponsel-di-bawah-meja",
    category: "gagasan",
    daysAgo: 45,
    author: "Dewi Lestariningrum",
    tags: ["ponsel", "sekolah"],
    title: "Ponsel di Bawah Meja: Tiga Sekolah, Tiga Aturan",
    summary:
      "Dikumpulkan, dibebaskan, atau ditaruh telentang di atas meja. Kami menonton akibatnya selama sebulan.",
    body: `Sekolah pertama mengumpulkan ponsel di kantong kain bernomor setiap pagi. Sekolah kedua tidak mengatur apa-apa. Sekolah ketiga mewajibkan ponsel telentang di pojok kanan meja, layar menghadap langit-langit.

Kami tidak dapat menyatakan mana yang terbaik; murid dan gurunya berbeda. Yang dapat diceritakan adalah apa yang tidak diduga.

## Kantong kain

Suasana kelas tenang. Istirahat ramai. Guru mengeluh tentang sepuluh menit yang hilang setiap pagi dan sore untuk mengantre kantong. Seorang murid membawa ponsel rusak untuk dikumpulkan dan menyimpan yang asli. Ia bukan satu-satunya; pada minggu ketiga petugas kantong menemukan tujuh ponsel yang tidak dapat dinyalakan.

## Tanpa aturan

Ponsel dipakai di bawah meja, dan hampir semua orang tahu. Beberapa guru memanfaatkannya dan meminta murid mencari peta atau arti kata. Guru yang berdiri di depan saja paling sering kehilangan perhatian kelas; guru yang berjalan di antara bangku hampir tidak terganggu.

## Telentang di meja

Mula-mula layar yang menyala karena pesan masuk menarik semua mata. Pada minggu kedua murid mulai mematikan pemberitahuan sendiri karena malu pesannya terbaca teman sebangku. Guru dapat melihat siapa yang memakai ponsel dan bertanya untuk apa.

Aturan ini lahir dari musyawarah kelas, ditulis murid, dan memuat hukuman yang mereka pilih: siapa pun yang ponselnya berbunyi wajib membacakan satu paragraf buku dengan suara penyiar.

## Yang sama di ketiganya

- Jam terakhir selalu paling berat, dengan ponsel atau tanpa ponsel
- Pelajaran yang menyuruh tangan bekerja hampir tidak terganggu
- Aturan yang alasannya dapat diulang oleh murid lebih jarang dilanggar

Di sekolah ketiga hukuman suara penyiar akhirnya dihapus. Terlalu banyak yang sengaja melanggar.

Gurunya kini membawa mikrofon mainan dan menunjuk pembaca secara acak.`,
  }),
];
