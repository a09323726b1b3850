import { podcast } from "./podcast";
import type { SeedPost } from "./types";

/** "Teras": stories of places. */
export const terasEpisodes: SeedPost[] = [
  podcast({
    tenants: "media foundation campaign-classroom",
    slug: "suara-perahu-pukul-enam",
    category: "teras",
    daysAgo: 1,
    author: "Nadia Puspitaloka",
    tags: ["kepulauan", "sekolah"],
    title: "Suara Perahu Pukul Enam",
    summary: "Di dermaga kayu sebuah pulau kecil, hari sekolah dimulai dengan menghitung kepala.",
    spoken: `Pukul enam kurang sepuluh, Pak Anton sudah menyalakan mesin. Sebelas anak naik satu per satu, dan setiap nama ia sebut keras-keras. Kalau satu nama tidak menjawab, perahu menunggu. Bukan karena baik hati, katanya. Perahu yang berangkat tanpa menghitung suatu hari akan pulang tanpa tahu siapa yang tertinggal. Sampai di sekolah, guru menghitung sekali lagi.`,
    body: `Episode ini lahir dari pertanyaan sederhana: siapa orang pertama yang bertanggung jawab atas seorang murid setiap pagi? Di kota jawabannya orang tua atau sopir jemputan. Di gugus pulau yang kami datangi, jawabannya juru mudi.

Pak Anton mengantar anak sekolah sejak perahunya masih memakai layar. Ia tidak memegang daftar hadir kertas, sebab kertas basah. Daftar itu ia hafal, berikut siapa yang mabuk laut dan siapa yang tidak boleh duduk di haluan.

## Yang kami pelajari di dermaga

- Guru meminta salinan hitungan itu lewat pesan singkat, dan sejak itu daftar hadir kelas berisi dua kolom: naik perahu, masuk kelas
- Selisih kedua kolom pernah menunjukkan seorang anak yang turun di dermaga lain untuk membantu pamannya menjemur ikan
- Tidak ada yang dimarahi; jam menjemurnya yang dipindahkan

Kami merekam bunyi mesin pada pagi yang tenang. Bila musim barat datang, kata Pak Anton, yang terdengar hanya angin, dan sekolah pindah ke teras rumahnya.`,
  }),
  podcast({
    tenants: "media foundation innovation",
    slug: "papan-pengumuman-yang-dibaca",
    category: "teras",
    daysAgo: 8,
    author: "Yusuf Hamdani",
    tags: ["desa", "data"],
    title: "Papan Pengumuman yang Dibaca Orang",
    summary:
      "Satu lembar anggaran desa dipindahkan dari kantor ke warung, dan pertanyaan mulai berdatangan.",
    spoken: `Lembar anggaran itu dua tahun tergantung di kantor desa, dan tidak pernah ditanya. Lalu seseorang menyalinnya dengan spidol dan menempelkannya di warung Bu Murni, di sebelah daftar harga telur. Sore itu juga ada tiga pertanyaan. Mengapa jembatan lebih mahal daripada tahun lalu? Siapa yang memilih batunya? Ternyata orang tidak malas membaca. Mereka hanya tidak pernah lewat di kantor.`,
    body: `Keterbukaan sering diukur dari ada atau tidaknya papan. Episode ini mengukur jarak papan itu dari tempat orang menunggu.

Perangkat desa di Bukit Lawang Biru mencoba empat tempat selama sebulan: kantor desa, masjid, pos ronda, dan warung. Di setiap tempat digantungkan pensil serta buku tulis untuk bertanya. Kantor desa mendapat nol pertanyaan, pos ronda empat, masjid sembilan, warung dua puluh tujuh.

## Setelah pertanyaan datang

Menjawab dua puluh tujuh pertanyaan butuh dua malam. Sekretaris desa menulis jawabannya di buku yang sama, dengan tanggal. Enam jawaban berbunyi "belum tahu, akan dicari", dan justru jawaban semacam itu yang paling sering dibicarakan pelanggan warung.

- Tulis angka dalam ribuan, bukan sampai rupiah terakhir
- Bandingkan dengan tahun lalu di kolom sebelahnya
- Sebut nama orang yang dapat ditanya

Bu Murni meminta satu imbalan atas dindingnya: spidolnya ditinggal.`,
  }),
  podcast({
    tenants: "media pesilat scholarship",
    slug: "bengkel-yang-menyala-malam-hari",
    category: "teras",
    daysAgo: 15,
    author: "Bagas Prayoga",
    tags: ["SMK", "bengkel"],
    title: "Bengkel yang Menyala Malam Hari",
    summary:
      "Seorang kepala bengkel SMK menyerahkan kuncinya kepada siswa, dengan satu syarat tertulis.",
    spoken: `Kunci bengkel las itu sekarang dipegang bergantian oleh enam siswa. Syaratnya ditulis di pintu: tidak boleh sendirian, dan yang terakhir keluar mencatat jam serta sisa kawat. Tiga bulan pertama hilang satu palu. Palu itu kembali, lengkap dengan gagang baru. Menurut kepala bengkel, barang yang dipercayakan lebih awet daripada barang yang dikunci.`,
    body: `SMK Karya Lontar di pinggir Kupang punya mesin las yang hanya menyala enam jam seminggu. Bukan karena rusak; jam pelajarannya memang segitu. Episode ini mengikuti keputusan Pak Yermias, kepala bengkel, untuk membuka pintu sampai pukul sembilan malam.

Ia tidak meminta tambahan anggaran. Yang ia minta adalah tanda tangan orang tua, dua alat pemadam, dan izin untuk gagal selama satu semester.

## Catatan di pintu

Buku di pintu bengkel kini setebal tiga jari. Isinya nama, jam, pekerjaan, dan barang yang habis. Dari buku itu terlihat hal yang tidak terlihat dari nilai: siswa perempuan datang paling sering pada hari Rabu karena ada yang mengantar pulang, dan sambungan sudut baru rapi setelah percobaan kesebelas.

Pagar kantin, rak sepatu musala, dan tiga puluh kaki meja di sekolah itu lahir dari jam malam. Semuanya bertanda tangan kecil di bagian bawah.`,
  }),
  podcast({
    tenants: "media aksara campaign-books",
    slug: "buku-yang-pulang-terlambat",
    category: "teras",
    daysAgo: 22,
    author: "Nadia Puspitaloka",
    tags: ["buku", "taman baca"],
    title: "Buku yang Pulang Terlambat Sembilan Tahun",
    summary:
      "Sebuah buku kembali ke taman baca di Lombok Timur, berikut catatan di halaman terakhirnya.",
    spoken: `Buku itu dipinjam ketika Lina berumur delapan. Kemarin ia mengembalikannya, umurnya tujuh belas. Di halaman terakhir ia menulis daftar orang yang ikut membacanya: adik, sepupu, tetangga, seorang sopir truk. Dua puluh tiga nama. Pak Rahmat tidak menagih denda. Ia menaruh buku itu di rak depan, dalam keadaan terbuka, pada halaman terakhir.`,
    body: `Pendengar lama mungkin ingat Pak Rahmat dari tulisan kami tentang taman baca di teras rumahnya. Aturannya belum berubah: buku boleh dibawa tanpa dicatat. Episode ini tentang akibat aturan itu sembilan tahun kemudian.

Buku yang dimaksud berjudul tentang seekor anak penyu. Sampulnya hilang, halaman empat belas ditambal selotip. Ketika kami hubungi, beberapa orang dalam daftar Lina masih mengingat gambarnya, dan sopir truk itu membacakannya kepada anaknya lewat telepon dari Sumbawa.

## Menghitung pembaca, bukan pinjaman

Perpustakaan biasanya menghitung berapa kali buku keluar. Buku ini keluar satu kali. Kami lalu bertanya kepada tiga pengelola taman baca lain bagaimana mereka mengetahui bahwa sebuah buku dipakai.

- Sudut halaman yang terlipat
- Noda minyak, "tandanya dibaca sambil makan"
- Anak yang menceritakan isinya tanpa diminta

Sejak episode ini direkam, halaman terakhir setiap buku di teras Pak Rahmat dikosongkan untuk nama.`,
  }),
  podcast({
    tenants: "media creative",
    slug: "gamelan-dari-pipa-bekas",
    category: "teras",
    daysAgo: 36,
    author: "Gede Wirawan",
    tags: ["musik", "kriya"],
    title: "Gamelan dari Pipa Bekas",
    summary: "Anak-anak di Gianyar menyetem potongan pipa air dengan gergaji besi dan telinga.",
    spoken: `Nadanya terlalu tinggi, jadi pipanya harus lebih panjang. Tetapi pipa yang sudah dipotong tidak bisa dipanjangkan. Itulah pelajaran pertama di halaman Pak Nyoman. Anak-anak kini memotong dua jari lebih panjang, lalu mengikir sedikit demi sedikit sambil mendengarkan. Telinga mereka menjadi alat ukur. Sore ini lima nada sudah berbunyi, dan yang keenam masih diperdebatkan.`,
    body: `Kami merekam bunyi kikir, bukan musik. Musiknya baru datang pada akhir bulan kedua.

Pak Nyoman, pensiunan tukang ledeng, menyimpan sisa pipa selama tiga puluh tahun dengan alasan "pasti ada gunanya". Gunanya ditemukan cucunya, yang memukul sepotong pipa dengan sandal dan mendapat bunyi bulat seperti gong kecil.

## Urutan kerjanya

1. Pukul dulu, dengarkan, beri tanda kapur
2. Bandingkan dengan pipa acuan yang tidak pernah dipotong
3. Kikir setebal kuku, dengarkan lagi
4. Bila sudah cocok, semua anak harus setuju; satu suara menolak berarti diulang

Aturan terakhir membuat penyeteman berjalan lambat. Namun, setelah sebulan, anak termuda dapat menebak panjang pipa dari bunyinya dengan selisih satu sentimeter. Ia belum bisa perkalian.

Rekaman penutup kami ambil dari seberang jalan, tempat para ibu menonton sambil melipat janur.`,
  }),
  podcast({
    tenants: "media coffee",
    slug: "panen-yang-ditunda-tiga-hari",
    category: "teras",
    daysAgo: 43,
    author: "Gede Wirawan",
    tags: ["kopi", "petani"],
    title: "Panen yang Ditunda Tiga Hari",
    summary:
      "Di lereng Kintamani sekelompok petani menunggu buah merah, sementara pembeli menelepon.",
    spoken: `Pembeli menelepon dua kali pagi itu. Buah kopinya sudah jingga, cukup untuk dijual. Tetapi kelompok di dusun ini sepakat menunggu sampai merah, dan merah berarti tiga hari lagi kalau tidak hujan. Bu Wayan menatap langit lebih sering daripada menatap telepon. Pada hari ketiga hujan turun, sesudah karung terakhir masuk rumah.`,
    body: `Menunda panen adalah keputusan uang. Buah jingga laku hari ini; buah merah laku lebih mahal, bila belum jatuh. Episode ini mengikuti sebelas keluarga yang membuat perjanjian petik merah dan apa yang terjadi ketika salah satunya membutuhkan uang lebih cepat.

Jalan keluarnya ternyata kas kecil. Setiap karung menyisihkan seribu rupiah. Keluarga yang terdesak boleh meminjam seharga dua karung sampai musim selesai, tanpa bunga, dicatat di kalender dapur.

## Rasa yang dapat dihitung

Sekolah Kopi Seduh membawa dua contoh ke meja mencicipi: petik campur dan petik merah dari kebun yang sama. Peserta tidak diberi tahu mana yang mana.

- Sembilan dari dua belas menyebut contoh merah "lebih panjang" di mulut
- Tiga orang lebih menyukai petik campur, dan alasannya masuk akal: mereka minum dengan susu
- Selisih harga jual bijinya delapan ribu rupiah sekilo

Bu Wayan mencicipi keduanya dan berkata bahwa ia lebih suka teh.`,
  }),
  podcast({
    tenants: "media asean foundation",
    slug: "satu-kelas-dua-bahasa",
    category: "teras",
    daysAgo: 57,
    author: "Maria Ludong",
    tags: ["ASEAN", "bahasa"],
    title: "Satu Kelas, Dua Bahasa, Satu Papan",
    summary:
      "Guru dari Nunukan dan Tawau mengajar perbandingan bersama, dengan papan yang dibelah dua.",
    spoken: `Di sisi kiri papan tertulis "kali lipat". Di sisi kanan, "kali ganda". Anak-anak menunjuk, tertawa, lalu sadar keduanya sama. Bahasa kami mirip seperti saudara yang lama tidak bertemu. Kadang satu kata berarti hal lain, dan di situlah pelajaran menjadi ramai. Sampai akhir jam, tidak ada yang meminta terjemahan. Mereka meminta contoh.`,
    body: `Jejaring Belajar ASEAN mempertemukan guru dari dua sisi perbatasan Kalimantan setiap dua bulan, bergantian tempat. Episode ini direkam di Nunukan, sebelum hujan menenggelamkan suara.

Perjanjian mengajarnya pendek: setiap istilah ditulis dua kali, setiap soal memakai barang yang ada di kedua pasar, dan tidak ada yang membetulkan logat siapa pun.

## Kata yang membuat salah paham

- "Bisa" di satu sisi berarti dapat, di sisi lain juga racun ular
- "Percuma" berarti sia-sia bagi sebagian murid dan gratis bagi sebagian yang lain
- "Kereta" membuat seluruh kelas membayangkan dua kendaraan berbeda dalam soal kecepatan

Soal kecepatan itu akhirnya dipertahankan. Kelompok yang membayangkan mobil dan kelompok yang membayangkan kereta api menghitung dengan angka yang sama, lalu membandingkan apakah jawabannya masuk akal. Menurut guru tuan rumah, itulah pertama kalinya muridnya memeriksa kewajaran jawaban tanpa disuruh.`,
  }),
  podcast({
    tenants: "media campaign-classroom foundation",
    slug: "atap-seng-dan-hujan",
    category: "teras",
    daysAgo: 71,
    author: "Maria Ludong",
    tags: ["ruang kelas", "hujan"],
    title: "Atap Seng dan Hujan",
    summary:
      "Berapa menit pelajaran hilang ketika hujan jatuh di atas seng? Seorang guru menghitungnya.",
    spoken: `Bila hujan turun, Bu Selfi berhenti bicara. Percuma, tidak terdengar. Ia mulai mencatat: empat puluh menit hari Senin, dua puluh lima hari Rabu. Dalam satu musim hujan jumlahnya delapan belas jam pelajaran. Angka itu ia bawa ke rapat. Untuk pertama kali, permintaan plafon peredam tidak dijawab dengan kata sabar.`,
    body: `Penggalang dana sering memperlihatkan atap bocor. Atap yang tidak bocor tetapi berisik jarang difoto, padahal kerugiannya dapat dihitung. Itulah yang dilakukan Bu Selfi di sebuah SD dekat Bitung, dengan jam dinding dan buku tulis.

Ia mencatat tiga hal: mulai hujan, selesai hujan, dan apa yang dilakukan kelas selama menunggu. Kolom ketiga paling menarik. Mula-mula isinya "diam". Sebulan kemudian berubah menjadi "menggambar peta", "membaca sendiri", "surat untuk kakak kelas".

## Plafon dari sabut

Usul pertama panitia adalah mengganti seluruh atap. Biayanya lima kali anggaran. Seorang wali murid yang bekerja di pabrik kopra mengusulkan panel sabut kelapa, dijepit rangka bambu. Bunyi hujan turun cukup jauh sehingga suara guru terdengar dari baris ketiga, meskipun baris keempat masih harus menebak.

Bangun Ruang Kelas menanggung rangkanya; sabutnya diberikan gratis. Catatan Bu Selfi masih berjalan, kini untuk membuktikan apakah panel itu bertahan.`,
  }),
];
