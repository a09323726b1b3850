import type { Lessons } from "./lesson";

export const firstBusinessLessons: Record<string, Lessons> = {
  "wirausaha-mulai-dari-dapur": {
    "Upah yang lupa dihitung": `Bu Lina menjual kue dengan harga tiga ribu rupiah. Bahannya seribu enam ratus, jadi untungnya seribu empat ratus, katanya. Lalu kami bertanya: berapa lama membuat seratus kue? Tujuh jam, dari menguleni sampai mengantar.

## Menghitung ulang

Untung seratus kue adalah 140.000 rupiah untuk tujuh jam, atau 20.000 sejam. Masih lumayan. Tetapi dua puluh kue tidak laku setiap hari. Pendapatannya turun 60.000; yang tersisa 80.000, atau sekitar 11.400 sejam. Di titik itu Bu Lina bekerja lebih murah daripada upah mencuci.

## Menaruh upah di tempatnya

Tulis upah sejam sebagai biaya, seperti tepung. Bila setelah itu harga menjadi terlalu tinggi, ada tiga pilihan: membuat lebih cepat, mengurangi yang terbuang, atau menjual kepada pembeli lain. Menghapus upah bukan pilihan; itu hanya memindahkan kerugian ke badan sendiri.`,
    "Dua puluh pembeli pertama": `Di video ini Pak Ridwan mencoba menjual keripik pisang rasa baru. Aturannya satu: dua puluh pembeli pertama tidak boleh keluarga, tetangga dekat, atau teman arisan.

Ia menitipkan lima bungkus di bengkel, lima di tempat fotokopi, dan membawa sepuluh ke pasar. Harga ditulis jelas. Ia tidak bertanya "enak, kan?", melainkan menunggu.

## Mencatat

Setiap pembeli ditulis satu baris: di mana, berapa, membayar penuh atau menawar, dan apakah kembali dalam sepekan. Tiga hari pertama terjual tujuh belas bungkus, dan ia gembira. Sepekan kemudian yang kembali hanya dua orang. Itulah angka yang jujur.

Ia menelepon tiga pembeli yang tidak kembali. Dua berkata bungkusnya sulit ditutup sehingga keripik melempem; tidak seorang pun mengeluhkan rasa. Pak Ridwan tadinya hendak menambah rasa keempat. Sekarang ia mengganti plastik, dengan biaya seratus rupiah.`,
  },
  "pemasaran-digital-yang-jujur": {
    "Satu janji yang dapat ditepati": `Pemasaran adalah janji yang diucapkan keras. Karena itu pekerjaan pertama bukan mencari kata, melainkan memilih janji yang sanggup ditepati setiap hari, juga ketika pegawai sakit.

## Menulis janji

Bentuknya: untuk siapa, dalam keadaan apa, mendapat apa. "Untuk orang tua yang pulang malam, kami menyiapkan lauk matang sampai pukul delapan." Bandingkan dengan "kualitas terbaik, harga terjangkau". Yang kedua tidak dapat dilanggar, karena itu juga tidak dapat dipercaya.

## Menguji janji

Ajukan tiga pertanyaan. Dapatkah pembeli memeriksanya sendiri? Bila gagal, apa yang kita lakukan? Apakah pesaing dapat mengucapkan kalimat yang sama tanpa mengubah apa pun? Bila ya, carilah yang lebih khas.

Cantumkan juga yang tidak Anda janjikan. Kedai yang berkata "tidak menerima pesanan di bawah dua jam" kehilangan beberapa pembeli dan menyelamatkan sisanya dari kecewa.`,
    "Mendengar lima pembeli": `Lima percakapan pendek sering lebih berguna daripada lima ratus isian survei. Kita merekam caranya di toko tanaman milik Mbak Ira, atas izin semua orang.

Ia menghubungi dua pembeli lama, satu yang baru sekali, satu yang membatalkan, dan satu yang bertanya tetapi tidak membeli. Pertanyaannya empat: apa yang terjadi pada hari Anda mulai mencari? Apa lagi yang Anda pertimbangkan? Apa yang hampir membuat batal? Bagaimana Anda menceritakan toko ini kepada teman?

## Mendengarkan kata

Catat kata mereka, bukan terjemahannya. Tiga dari lima berkata "takut mati di jalan". Mbak Ira selama ini menulis "garansi pengiriman"; tidak seorang pun memakai kata itu. Judul halamannya diganti menjadi "Sampai hidup, atau kami kirim lagi".

Yang membatalkan ternyata paling berharga. Ia tidak keberatan harga; ia tidak tahu ukuran tanaman dibanding pintu rumahnya. Sekarang setiap foto memuat kursi sebagai pembanding.`,
  },
  "memimpin-tim-pertama": {
    "Kemarin rekan, hari ini pemimpin": `Hari pertama menjadi pemimpin tidak mengubah keahlian Anda, tetapi mengubah pekerjaan Anda. Kemarin Anda dinilai dari yang Anda selesaikan; sekarang dari yang dapat diselesaikan orang lain.

## Tiga kekeliruan awal

Tetap menjadi pekerja terbaik dan mengambil tugas yang sulit. Menjadi teman semua orang dan menunda kabar buruk. Atau sebaliknya, mendadak formal dan menjauh. Ketiganya wajar, sebab yang lama terasa aman.

## Percakapan pertama

Temui setiap anggota sendiri-sendiri dalam pekan pertama, tiga puluh menit. Tanyakan: apa yang sebaiknya tidak saya ubah? Apa yang menghambat pekerjaanmu? Bagaimana kita sebaiknya memberi kabar buruk? Catat dan jangan menjanjikan apa pun pada hari itu.

Kepada bekas rekan yang juga berharap mendapat jabatan, sebutkan keadaannya dengan tenang. Diam tentang hal yang diketahui semua orang menghabiskan tenaga lebih banyak daripada mengatakannya.`,
    "Percakapan berdua": `Rekaman ini diperankan: percakapan berdua mingguan antara penyelia gudang dan anggotanya, dua puluh lima menit. Perhatikan pembagian waktunya.

Sepuluh menit pertama milik anggota. Penyelia hanya bertanya "apa yang sedang kamu pikirkan?" dan menahan diri tidak menyelesaikan. Pada menit kedelapan muncul soal yang sesungguhnya: jadwal angkut bertabrakan dengan jam sekolah anaknya.

Sepuluh menit berikutnya milik pekerjaan: dua hal yang berjalan, satu yang perlu dibetulkan. Umpan baliknya menyebut perbuatan. "Tiga pengiriman pekan ini tercatat dua kali" dapat diperbaiki; "kamu ceroboh" tidak.

## Lima menit terakhir

Keduanya menulis janji. Penyelia akan menanyakan pertukaran jadwal sebelum Kamis; anggota akan memakai lembar periksa. Janji pemimpin ditulis lebih dahulu.

Percakapan ini tidak dibatalkan ketika ramai. Membatalkan yang keempat kalinya berturut-turut adalah pesan yang lebih nyaring daripada isi percakapan mana pun.`,
  },
  "lembar-kerja-untuk-kantor": {
    "Data, hitungan, laporan": `Sebagian besar lembar kerja rusak karena satu lembar mengerjakan tiga pekerjaan: menampung data, menghitung, dan tampil di depan pimpinan. Pisahkan, dan kerusakan berhenti menular.

## Lembar pertama: data

Satu baris satu kejadian, satu kolom satu hal, judul di baris pertama. Tidak ada sel gabungan, tidak ada warna yang bermakna, tidak ada baris kosong. Orang hanya menambah di bawah.

## Lembar kedua: hitungan

Rumus mengambil dari lembar data dan tidak pernah mengetik angka di dalam rumus. Persen pajak, honor, dan batas tanggal ditulis di sel bernama, supaya tahun depan cukup diubah di satu tempat.

## Lembar ketiga: laporan

Di sini boleh indah: judul, bingkai, tanda tangan. Isinya hanya menunjuk ke hitungan. Bila pimpinan meminta kolom baru, yang berubah adalah laporan, bukan data.

Bukalah satu berkas warisan dan tandai setiap sel: data, hitungan, atau laporan. Sel yang tidak dapat ditandai adalah tempat kesalahan tinggal.`,
    "Tabel yang tidak rusak saat disalin": `Kita mengambil rekap honor dari sebuah sekolah, menyalinnya sebulan ke depan, dan melihatnya hancur. Lalu kita memperbaikinya.

Kerusakan pertama: rumus menunjuk ke sel tetangga yang ikut bergeser. Tanda dolar mengunci tempat. B$2 mengunci baris, $B2 mengunci kolom, $B$2 keduanya. Sebelum menyalin, tanyakan: apa yang harus ikut bergerak?

Kerusakan kedua: jumlah memakai SUM(D2:D31), padahal bulan depan barisnya 34. Kami mengubahnya menjadi tabel bernama; rumusnya memanjang sendiri.

## Kerusakan ketiga

Nama pegawai diketik ulang setiap bulan, dan "Siti A." menjadi orang baru. Daftar pilihan yang bersumber dari lembar pegawai menghilangkan soal itu.

Uji akhirnya sederhana: salin lembar, hapus datanya, isi tiga baris bohongan. Bila jumlahnya benar tanpa menyentuh rumus, tabel itu siap diwariskan. Simpan salinan kosong itu sebagai contoh untuk bulan berikutnya.`,
  },
  "bahasa-inggris-untuk-kerja": {
    "Lima kalimat": `Surel kerja yang baik dapat dibaca sambil berdiri. Lima kalimat hampir selalu cukup.

> Hi Daniel,
> I am writing about the delivery on 12 May.
> Two of the ten boxes arrived damaged; photos are attached.
> Could you send replacements by Friday?
> Thank you for your help.

Kalimat pertama menyapa. Kedua menyebut tujuan, sebelum latar belakang apa pun. Ketiga memberi keterangan yang diperlukan, dengan angka. Keempat meminta satu hal beserta tenggatnya. Kelima menutup.

## Yang dibuang

"I hope this email finds you well" boleh hilang. "I would like to inform you that" selalu boleh hilang; beri tahu saja. Kalimat dengan tiga koma dipecah menjadi dua.

## Judul

Judul surel adalah kalimat keenam: "Damaged boxes, order 4417, reply by Friday". Orang yang mencari surel itu sebulan kemudian akan berterima kasih.`,
    "Meminta tanpa memerintah": `Bahasa Inggris kerja menyembunyikan perintah di dalam pertanyaan. Dalam video ini kita mengubah lima kalimat yang terdengar kasar.

"Send me the report" menjadi "Could you send me the report by noon?" Menyebut waktu tidak menyinggung; justru menolong. "You are wrong" menjadi "I might be missing something. Our numbers show twelve." "I don't understand" menjadi "Could you walk me through the second step?"

## Melunakkan secukupnya

Kata might, could, dan a bit menghaluskan, tetapi tiga sekaligus membuat permintaan hilang. "I was just wondering if maybe you could possibly" tidak akan dikerjakan siapa pun.

## Menolak

Sebutkan tidak, alasan singkat, lalu pilihan. "I'm afraid we can't finish by Monday. We can deliver the first part on Monday and the rest on Wednesday." Dengarkan empat logat mengucapkan kalimat ini di akhir video, lalu rekam suara Anda sendiri.`,
  },
  "cv-dan-wawancara": {
    "Sepuluh detik pertama": `Bayangkan seorang perekrut dengan seratus dua puluh berkas sebelum makan siang. Ia tidak membaca; ia mencari alasan untuk membaca. Alasan itu harus ada di sepertiga atas halaman.

## Yang terlihat dahulu

Nama, pekerjaan yang dilamar, kota, nomor, dan surel yang pantas. Lalu dua kalimat: apa yang dapat Anda kerjakan dan buktinya. "Lulusan TKJ, memasang dan merawat jaringan tiga puluh komputer selama magang di dua sekolah." Tidak ada kata rajin, jujur, pekerja keras; semua orang menulisnya.

## Yang boleh hilang

Foto bila tidak diminta, agama, tinggi badan, tanda tangan, hobi tanpa hubungan. Nama SD tidak diperlukan bila sudah lulus SMK.

## Bentuk

Satu halaman, satu kolom, huruf biasa, disimpan sebagai PDF dengan nama Anda. Mesin penyaring membaca teks, bukan hiasan. Cetak, letakkan di meja, berdiri satu meter, dan lihat sepuluh detik. Apa yang tertangkap?`,
    "Perbuatan dan hasil": `Kita memperbaiki satu CV sungguhan, dengan nama diganti. Baris aslinya: "Bertanggung jawab di bagian gudang".

Pertanyaan pertama: apa yang kamu kerjakan dengan tangan? Jawabnya menghitung stok tiap Jumat. Kedua: sebelum kamu ada, bagaimana? Sering selisih, kadang dua ratus barang. Ketiga: sesudahnya? Selisihnya di bawah sepuluh. Barisnya menjadi: "Menghitung stok mingguan 1.400 barang; selisih turun dari sekitar 200 menjadi di bawah 10 dalam tiga bulan."

## Bila tidak ada angka

Tidak semua hasil berupa persen. "Menulis petunjuk pemakaian mesin yang masih dipakai sampai sekarang" adalah hasil. "Menggantikan kasir selama dua pekan tanpa selisih uang" adalah hasil. Yang penting ada perbuatan dan ada yang berubah.

## Jujur

Jangan membesar-besarkan. Perekrut akan bertanya satu langkah lebih dalam, dan jawaban yang jujur tentang pekerjaan kecil selalu terdengar lebih kuat daripada cerita besar yang retak.`,
    "Tugas: CV versi pertama": `Tulis CV satu halaman untuk satu lowongan sungguhan, dan lampirkan lowongannya. Setiap pengalaman memakai bentuk perbuatan dan hasil.

Minta satu orang yang tidak mengenal bidang Anda membacanya sepuluh detik lalu menutupnya. Tulis apa yang ia ingat. Kirim CV beserta ingatannya; mentor menjawab dalam tiga hari.`,
  },
  "proyek-lintas-negara": {
    "Piagam satu halaman": `Tim yang bertemu pertama kali biasanya membahas gagasan. Tim yang bertahan membahas cara bertengkar. Piagam satu halaman menyelesaikan yang kedua sebelum diperlukan.

## Isinya

- Apa yang harus ada pada pekan kedelapan, dalam satu kalimat
- Siapa memegang apa, dan siapa penggantinya
- Di mana keputusan ditulis, dan bahasa apa yang dipakai
- Berapa lama orang boleh tidak menjawab sebelum dihubungi
- Apa yang kita lakukan bila tidak sepakat

Butir keempat terdengar sepele, padahal paling sering menjadi sumber sakit hati. Di satu negara, diam dua hari berarti sibuk; di negara lain berarti menolak.

## Menandatangani

Setiap anggota menuliskan satu hal yang ia perlukan agar dapat bekerja dengan baik: hari ibadah, jam mengantar anak, jaringan yang hanya hidup malam. Piagam ditandatangani setelah semua membaca dalam bahasa yang ia pahami.`,
    "Empat zona waktu, satu jadwal": `Indonesia sendiri sudah tiga zona; tambahkan Manila dan Yangon, maka rapat pukul sembilan berarti lima waktu yang berbeda. Video ini menyusun satu jadwal yang adil.

Kami memakai tabel dengan satu kolom untuk setiap kota. Baris diisi jam-jam yang mustahil: malam, ibadah, mengantar anak, jam kerja. Yang tersisa hanya dua celah. Rapat digilir antara keduanya, sehingga yang bangun pagi tidak selalu orang yang sama.

## Menulis waktu

Tulis selalu dengan zona: 16.00 WIB (UTC+7), 17.00 Manila (UTC+8), 15.30 Yangon (UTC+6.30). Setengah jam Yangon bukan salah ketik, dan justru itulah yang biasa terlupa.

## Tanpa rapat

Sebagian besar pekerjaan tidak memerlukan rapat. Keputusan yang dapat menunggu sehari ditulis, dibaca, dan dijawab pada jam masing-masing. Rapat disimpan untuk hal yang menyangkut perasaan. Sisanya ditulis dengan jelas.`,
  },
  "inovasi-layanan-desa": {
    "Dari rumah sampai surat terbit": `Perjalanan warga tidak dimulai di loket. Ia dimulai di rumah, ketika seseorang berkata perlu surat keterangan dan bertanya kepada tetangga syaratnya apa.

## Mengikuti

Mintalah izin mengikuti seorang warga, dari rumah sampai surat di tangan. Bawa buku, bukan seragam. Catat setiap perhentian: bertanya, memfotokopi, menunggu, ditolak, kembali. Di satu kelurahan perjalanan itu menempuh sebelas kilometer untuk jarak kantor yang delapan ratus meter, karena fotokopi terdekat di kota.

## Yang biasa ditemukan

Syarat yang ditempel sudah berubah dua kali. Formulir meminta tanda tangan RT yang sedang melaut. Petugas sebenarnya menolong dengan cara tidak resmi, misalnya menyimpan materai di laci; kebaikan itu menutupi masalah.

Jangan memperbaiki apa pun pada hari itu. Melihat lebih dahulu adalah pekerjaan yang paling sering dilewati. Ucapkan terima kasih kepada warga itu.`,
    "Mencatat menit menunggu": `Video ini mengubah satu perjalanan menjadi garis waktu. Di kertas panjang kita menulis dua warna: hijau untuk menit ketika sesuatu dikerjakan, abu-abu untuk menit menunggu.

Surat yang kami ikuti memerlukan 26 jam dari pagi sampai esok siang. Menit hijaunya sembilan belas. Selebihnya menunggu tanda tangan, menunggu jam buka, menunggu giliran mesin cetak. Biasanya orang mengira petugas lambat; garis itu menunjukkan petugas hampir tidak pernah menjadi penyebabnya.

## Memilih

Carilah abu-abu terpanjang yang dapat diperpendek tanpa anggaran dan tanpa izin baru. Pada contoh ini: tanda tangan sekretaris yang datang dua kali sehari. Wewenang menandatangani surat jenis itu boleh dilimpahkan, dan peraturannya sudah ada sejak lama.

Ukur sebelum mencoba, selama sepekan. Tanpa angka sebelumnya, perbaikan apa pun akan terasa berhasil bagi yang mengusulkannya.`,
    "Tugas: satu perjalanan": `Ikuti satu warga dengan izinnya, gambarlah garis waktunya, dan sebutkan menit hijau serta abu-abu. Nama dan alamat disamarkan.

Kirim satu halaman: garis waktu, tiga hal yang mengejutkan, dan satu perubahan tanpa anggaran yang ingin dicoba selama dua pekan.`,
  },
};
