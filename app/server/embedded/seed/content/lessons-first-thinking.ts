import type { Lessons } from "./lesson";

export const firstThinkingLessons: Record<string, Lessons> = {
  "statistika-untuk-keputusan": {
    "Keputusan apa yang berubah": `Sebelum mengumpulkan data, tulis dua kolom. Kiri: bila angkanya tinggi, saya akan melakukan ini. Kanan: bila rendah, saya akan melakukan itu. Bila isi kedua kolom sama, hentikan; pengukuran itu hanya hiasan rapat.

## Contoh

Sebuah taman baca hendak menghitung kepuasan pengunjung. Apa pun hasilnya, jam bukanya tidak akan berubah karena penjaganya satu orang. Mereka mengganti pertanyaan: buku jenis apa yang dicari tetapi tidak ada? Jawabannya langsung menentukan pembelian bulan depan.

## Seberapa teliti

Untuk memilih antara dua rak, cukup tahu mana yang lebih banyak, tidak perlu tahu berapa tepatnya. Ketelitian berlebih mahal dan memberi rasa yakin yang palsu.

Latihan malam ini: ambil satu laporan berangka dari pekerjaan Anda. Di samping setiap angka, tulis keputusan yang bergantung padanya. Hitung berapa angka yang tidak punya pasangan.`,
    "Rata-rata dan teman-temannya": `Delapan nelayan membawa pulang tangkapan: 6, 7, 7, 8, 8, 9, 10, dan 65 kilogram. Rata-ratanya lima belas. Tidak seorang pun di antara mereka mengalami hari lima belas kilogram.

Rata-rata menjumlahkan lalu membagi, sehingga satu orang yang bertemu kawanan tongkol menarik semuanya. Median menyusun lalu mengambil tengah: delapan. Modus mengambil yang paling sering: tujuh dan delapan. Ketiganya benar, menjawab pertanyaan yang berbeda.

## Sebaran

Yang hilang dari ketiganya adalah seberapa beragam. Kita menggambar delapan titik di garis, dan dalam dua detik terlihat tujuh titik rapat serta satu titik jauh. Gambar titik tidak memerlukan rumus dan jarang berbohong.

## Kapan apa

Untuk membagi biaya bersama, rata-rata tepat. Untuk menceritakan hari yang biasa, median. Untuk menyiapkan wadah, lihat nilai terbesarnya. Sebutkan selalu yang mana yang Anda pakai.`,
  },
  "etika-kecerdasan-artifisial": {
    "Siapa yang tidak hadir": `Setiap keputusan tentang mesin diambil dalam sebuah ruangan. Di ruangan itu ada pembuat, pembeli, mungkin ahli hukum. Orang yang akan dinilai mesin hampir tidak pernah ada.

## Empat kursi

Letakkan empat kursi. Kursi pertama milik orang yang diputuskan: pelamar, penerima bantuan, siswa. Kedua milik lembaga yang memakai. Ketiga milik pembuat alat. Keempat dibiarkan kosong untuk yang tidak hadir: mereka yang datanya dipakai melatih, yang tidak punya ponsel, yang terdampak dua tahun lagi.

## Bertanya dari kursi

Dari kursi pertama: bagaimana saya tahu mesin ikut memutuskan, dan kepada siapa saya mengeluh? Dari kursi kedua: siapa yang menanggung bila keliru? Dari kursi ketiga: untuk apa alat ini tidak boleh dipakai? Kursi kosong tidak menjawab; tugas kita menduga dengan rendah hati.

Bila satu kursi tidak dapat diisi jawaban apa pun, rapat belum boleh memutuskan.`,
    "Mesin yang menyaring pelamar": `Kasus dalam video ini rekaan, disusun dari beberapa kejadian yang pernah diberitakan di berbagai negara. Sebuah perusahaan melatih mesin dengan sepuluh tahun data perekrutannya sendiri. Mesin belajar bahwa pelamar dari tiga kampus sering diterima, dan bahwa jeda kerja dua tahun sering ditolak.

Tidak ada kolom jenis kelamin. Namun jeda dua tahun paling banyak dimiliki ibu. Mesin menemukan wakil dari hal yang sudah dihapus.

## Empat kursi

Dari kursi pelamar kita mendengar: saya ditolak empat menit setelah mengirim, pukul dua pagi. Dari kursi lembaga: kami menerima tiga ribu berkas. Dari kursi pembuat: akurasinya sembilan puluh persen terhadap keputusan lama. Perhatikan kata terhadap keputusan lama. Ia tepat meniru yang justru hendak diperbaiki.

Hentikan video di menit kesebelas. Tulis satu pertanyaan yang akan Anda ajukan kepada setiap kursi sebelum mendengar usulan kami.`,
  },
  "matematika-dasar-yang-terlewat": {
    "Kue, sawah, dan setengahnya": `Pecahan menjawab pertanyaan: berapa bagian dari keseluruhan? Sebelum menulis angka, tetapkan dahulu keseluruhannya. Setengah semangka tidak sama banyak dengan setengah jeruk.

## Membaca

Pada 3/4, angka bawah berkata keseluruhan dipotong menjadi empat bagian yang sama. Angka atas berkata kita mengambil tiga. Bila potongannya tidak sama, itu bukan pecahan, itu tidak adil.

## Menggambar

Gambar persegi panjang sebagai sawah. Belah tegak menjadi empat petak, arsir tiga. Sekarang belah mendatar menjadi dua. Petaknya menjadi delapan dan yang terarsir enam. Luasnya tidak berubah; jadi 3/4 sama dengan 6/8. Anda baru saja menyederhanakan pecahan tanpa rumus.

## Memperkirakan

Biasakan bertanya: lebih atau kurang dari setengah? Pada 5/12, setengah dari dua belas adalah enam; lima kurang dari enam, jadi kurang dari setengah. Perkiraan ini menangkap sebagian besar kesalahan hitung.`,
    "Menyamakan potongan": `Kita tidak dapat menambah setengah dan sepertiga selama potongannya berbeda, seperti tidak dapat menjumlah dua ekor dan tiga ikat.

Di video ini satu kue dipotong dua, satu lagi dipotong tiga. Supaya potongannya sama, kue pertama dipotong lagi menjadi enam, kue kedua juga. Setengah menjadi tiga perenam, sepertiga menjadi dua perenam. Sekarang mudah: lima perenam.

## Mencari potongan bersama

Angka enam ditemukan dengan menyebut kelipatan: dua, empat, enam; tiga, enam. Yang pertama bertemu itulah penyebut bersama. Tidak perlu yang paling kecil; mengalikan keduanya juga boleh, hanya angkanya lebih besar.

## Memeriksa

Setengah ditambah sepertiga harus lebih dari setengah dan kurang dari satu. Lima perenam cocok. Jawaban dua perlima, yang sering muncul karena menjumlah atas dengan atas, langsung gugur sebab kurang dari setengah. Kerjakan tiga soal di lembar, gambar dahulu.`,
  },
  "literasi-digital-keluarga": {
    "Tiga langkah sebelum meneruskan": `Sebagian besar kabar bohong diteruskan oleh orang baik yang ingin melindungi keluarganya. Karena itu yang kita latih bukan curiga, melainkan jeda.

## Langkah satu: berhenti

Bila pesan membuat marah, takut, atau haru, tunggu sepuluh menit. Pesan yang benar tetap benar sepuluh menit kemudian.

## Langkah dua: cari asalnya

Siapa yang pertama menyebutnya, kapan, di mana? "Info dari teman dokter" bukan asal. Ketik inti kabarnya di mesin pencari bersama kata klarifikasi. Lihat tanggal; banyak kabar benar yang sudah lewat tiga tahun.

## Langkah tiga: tanyakan guna

Siapa tertolong bila saya meneruskan? Bila jawabannya tidak jelas, simpan saja. Bila salah, siapa terluka?

Sepakati dengan keluarga satu kalimat yang tidak menghakimi: "Ini sudah dicek belum, ya?" Ucapkan kepada yang tua maupun yang muda. Bila Anda sendiri terlanjur meneruskan, kirim ralatnya ke tempat yang sama; malu sebentar lebih murah.`,
    "Gambar lama, kabar baru": `Sebuah foto jembatan putus beredar dengan tulisan "baru saja". Kita memeriksanya bersama dalam dua belas menit, dengan ponsel biasa.

Pertama, melihat pelan-pelan. Pelat kendaraan, papan nama, pakaian, cuaca. Di foto ini ada spanduk pemilihan yang sudah lewat. Kedua, mencari gambar: simpan foto, unggah ke pencarian gambar, pilih yang tertua. Muncul berita empat tahun lalu dari provinsi lain.

## Ketiga

Bandingkan sudutnya. Kadang foto lama dipotong supaya tanda tempat hilang. Kami menemukan versi lengkapnya, dengan nama sungai di papan.

Bukan berarti tidak ada jembatan putus hari ini. Kami memeriksa akun resmi kabupaten: memang ada, di tempat lain, tanpa korban. Kabar yang benar dan gambar yang salah sering berjalan bersama, dan gambarlah yang diingat.

Tugas keluarga: pilih satu gambar dari grup pekan ini dan telusuri berdua.`,
  },
  "sabuk-putih-keterampilan-digital": {
    "Nama berkas yang ditemukan lagi": `Kartu pertama terdengar remeh: menamai berkas. Namun separuh waktu yang hilang di bengkel dan kantor adalah waktu mencari.

## Tiga bagian

Nama berkas yang baik menjawab kapan, apa, dan siapa. Tulis tanggal dari tahun ke hari supaya urut sendiri: 2026-03-14_laporan-praktik_budi.pdf. Pakai huruf kecil, tanda hubung sebagai spasi, dan hindari kata final. Bila ada perbaikan, tambahkan v2, v3.

## Folder

Satu folder untuk satu pekerjaan, bukan untuk satu jenis berkas. Gambar, laporan, dan lembar ukur praktik las disimpan bersama; kelak Anda mencari praktiknya, bukan gambarnya. Kedalaman tiga tingkat cukup.

## Ujian kartu satu

Penguji menyerahkan dua belas berkas bernama kacau. Dalam sepuluh menit Anda menamai dan menatanya, lalu penguji meminta tiga berkas secara lisan. Lulus bila ketiganya terbuka dalam satu menit, tanpa memakai pencarian.`,
    "Melaporkan gangguan": `Laporan "tidak bisa" memaksa orang lain menebak. Kartu ketiga melatih laporan yang dapat dikerjakan.

Video ini memutar dua laporan tentang mesin cetak yang sama. Yang pertama: "Printer rusak lagi, tolong." Teknisi datang, mesin menyala, ia pulang. Yang kedua menyebut empat hal: apa yang saya lakukan, apa yang saya harapkan, apa yang terjadi, sejak kapan. "Saya mencetak dua halaman dari komputer 14. Seharusnya keluar dua lembar. Keluar satu lembar kosong, lampu jingga berkedip dua kali. Sejak tinta diganti pagi tadi."

Teknisi membaca, membawa pita yang benar, selesai sebelas menit.

## Bukti

Sertakan foto layar atau lampu, tetapi tulis juga kata galatnya; foto tidak dapat dicari. Jangan menyertakan kata sandi.

## Ujian kartu tiga

Penguji membuat satu gangguan sungguhan. Anda menulis laporan, lalu orang lain memperbaiki hanya dengan membaca laporan itu. Bila ia perlu bertanya, ulangi pekan depan.`,
  },
  "kode-untuk-anak": {
    "Kucing yang menurut": `Kucing di layar ini sangat penurut. Ia melakukan persis yang kamu susun, tidak lebih. Kalau kamu lupa menyuruhnya berhenti, ia akan berjalan sampai tepi layar dan terus mencoba.

## Balok pertama

Ambil balok "maju 10 langkah". Tekan. Kucing maju sedikit. Tekan lima kali, ia maju lima kali. Capek menekan? Ambil balok "ulangi 5 kali" dan selipkan balok maju di dalamnya. Sekarang satu tekan cukup.

## Menebak

Sebelum menekan, tebak dahulu: kucing akan sampai di mana? Tunjuk dengan jari di layar. Kalau tebakanmu meleset, bagus! Sekarang kamu tahu sesuatu yang tadi belum kamu tahu.

## Tantangan

Buat kucing berjalan membentuk kotak. Petunjuk: sesudah maju, ia harus berputar seperempat putaran. Berapa kali harus diulang? Kakak pendamping boleh menjawab hanya dengan pertanyaan, jadi siapkan pertanyaanmu.`,
    "Lagu delapan nada": `Hari ini kucing bernyanyi. Kita memakai balok nada: do, re, mi, fa, sol, la, si, do tinggi. Setiap nada punya panjang, yaitu ketukan.

Susun do do sol sol la la sol. Kenal? Itu awal lagu tentang bintang kerlap-kerlip yang dinyanyikan anak-anak di banyak negara. Dengarkan: nada terakhir lebih panjang, jadi kita beri dua ketukan.

## Pola yang berulang

Baris pertama dan baris terakhir lagu itu sama. Daripada menyusun dua kali, kita membuat balok baru bernama "baris satu" dan memanggilnya dua kali. Kalau ada nada yang salah, kita memperbaikinya satu kali saja, dan dua-duanya ikut benar.

## Tantangan

Buat lagumu sendiri dengan delapan nada. Boleh aneh. Beri nama balokmu dengan nama yang lucu tetapi jelas. Pamerkan di meja makan malam ini, lalu minta satu orang menebak nada mana yang diulang.`,
  },
  "percobaan-di-dapur": {
    "Telur yang kehilangan cangkang": `Siapkan satu butir telur mentah, satu gelas, dan cuka. Sebelum mulai, tulis tebakanmu: setelah sehari di dalam cuka, telur akan mengambang, pecah, atau apa?

## Mulai

Letakkan telur di gelas, tuang cuka sampai terendam. Lihat baik-baik. Dalam satu menit muncul gelembung kecil di kulitnya. Gelembung itu gas karbon dioksida, sama dengan yang ada di minuman bersoda.

## Mengapa

Cangkang telur terbuat dari kapur. Cuka mengandung asam. Asam bereaksi dengan kapur, kapurnya larut sedikit demi sedikit, dan gasnya keluar sebagai gelembung.

## Besok

Ganti cukanya sekali. Setelah sehari penuh, bilas pelan. Telurnya masih utuh, tetapi kulitnya lentur seperti balon, dan ukurannya sedikit membesar karena air masuk. Cocokkan dengan tebakanmu.

Jangan dimakan, dan cuci tangan dengan sabun. Untuk percobaan berikut, ubah satu hal saja: bagaimana kalau dipakai air jeruk nipis?`,
    "Es, garam, dan benang": `Bisakah kamu mengangkat es batu dengan benang tanpa mengikatnya? Tulis dahulu caramu sebelum menonton lanjutannya.

Letakkan es batu di piring, basahi sedikit. Rentangkan benang di atasnya. Sekarang taburi garam seujung sendok di sekitar benang, dan hitung sampai enam puluh. Angkat pelan. Esnya ikut!

## Mengapa

Garam membuat air membeku pada suhu yang lebih rendah daripada nol derajat. Jadi permukaan es yang terkena garam mencair. Air lelehan itu mengencerkan garamnya, mengambil panas dari sekitar benang, dan membeku kembali sambil menjepit benang.

## Mengubah satu hal

Coba dengan gula, dengan es yang lebih besar, atau dengan waktu tiga puluh hitungan. Ubah hanya satu, lalu tulis. Pada percobaan keluarga Wanimbo di Wamena, tiga puluh hitungan sudah cukup; menurutmu mengapa? Tebakan yang keliru tetap ditulis, sebab buku tebakan bukan buku nilai.`,
  },
  "membaca-aksara-jawa": {
    "Dua puluh aksara dalam lima kelompok": `Urutan hanacaraka indah sebagai cerita, tetapi bukan urutan terbaik untuk mata yang baru belajar. Kita mengelompokkannya menurut bentuk.

## Cara melihat

Kelompok pertama berkaki dua dan polos. Kelompok kedua memiliki lekuk di kiri. Ketiga memiliki ekor ke kanan. Keempat tampak seperti dua aksara yang digabung. Kelima berisi yang tidak mirip siapa pun; justru paling mudah diingat.

Pekan ini hanya kelompok pertama dan kedua, delapan aksara. Salin setiap aksara sepuluh kali pada kertas bergaris, sambil mengucapkan bunyinya. Menyalin bukan hukuman; tangan mengingat lekuk yang luput dari mata.

## Mencari di jalan

Setelah itu, keluarlah dan potret satu papan nama yang memuat aksara Jawa. Lingkari aksara dari kedua kelompok. Anda belum dapat membaca katanya, tetapi sudah dapat menyapa beberapa penghuninya. Bawa potret itu ke pertemuan Jumat.`,
    "Bunyi yang melekat": `Aksara Jawa bukan huruf seperti alfabet. Setiap aksara dasar sudah membawa bunyi a. Aksara na dibaca na, bukan n. Video ini memperdengarkan kedua puluhnya, dua kali, dengan jeda untuk menirukan.

Dalam bahasa Jawa bunyi a itu sering diucapkan mendekati o terbuka, seperti pada kata sapa yang terdengar hampir sopo. Tulisannya tetap sama; lidah setempat yang berbeda. Karena itu membaca aksara dan mengucapkan bahasa adalah dua latihan yang berjalan bersama.

## Kata pertama

Dengan bunyi a saja kita sudah dapat membaca beberapa kata: sapa, mata, lara, dawa. Perhatikan bahwa tidak ada spasi di antara kata; pembaca mengenali batasnya dari makna. Bacalah keras-keras dan pelan.

## Sandangan

Untuk bunyi i, u, dan lainnya dipakai tanda di atas, di bawah, atau di samping aksara. Itu bab berikutnya. Malam ini cukup tulis nama Anda dengan bunyi a semua; hasilnya lucu dan tidak akan terlupa.`,
  },
  "membacakan-buku-untuk-anak": {
    "Suara sendiri sudah cukup": `Banyak orang tua menunda membacakan buku karena merasa suaranya datar. Anak tidak membandingkan Anda dengan pendongeng di televisi. Baginya, suara yang dikenal adalah suara terbaik.

## Sepuluh menit

Pilih waktu yang memang selalu ada: sesudah mandi sore atau sebelum lampu padam. Duduk berdampingan, buku di tengah, ponsel di ruangan lain. Sepuluh menit setiap hari lebih berguna daripada satu jam pada hari Minggu.

## Tempo

Bacalah sedikit lebih lambat daripada yang terasa wajar. Tunjuk gambar, bukan huruf. Bila anak membalik halaman lebih dahulu, ikutilah; cerita boleh melompat. Bila ia meminta buku yang sama untuk kesebelas kalinya, bacakan lagi. Di pengulangan itulah ia menyimpan kata.

## Lelah

Pada hari yang berat, bacalah satu halaman saja dan akui: hari ini ayah lelah, kita lanjutkan besok. Kebiasaan yang jujur bertahan lebih lama daripada kebiasaan yang sempurna.`,
    "Jeda sebelum halaman dibalik": `Kita menonton tiga orang membacakan halaman yang sama dari sebuah buku tentang tikus yang bersembunyi. Teksnya: "Tikus mengintip dari lubang. Di luar ada ..."

Pembaca pertama langsung membalik. Anak melihat kucing, tersenyum, selesai. Pembaca kedua berhenti dua detik dan menaikkan alis; anak menahan napas. Pembaca ketiga berhenti, melihat anak, dan berbisik "apa, ya?" Anak menjawab: gajah! Mereka tertawa, lalu membalik.

Tidak ada suara yang dibuat-buat. Hanya jeda, mata, dan izin untuk menebak.

## Menandai

Tempelkan kertas kecil di tiga halaman yang pantas diberi jeda. Rekam diri Anda membacanya, dengarkan sekali, lalu lepaskan kertasnya. Pada bacaan ketiga, jeda itu sudah menjadi milik Anda.

Bagi kelompok di taman baca, jeda juga menjadi tanda giliran: siapa yang ingin menebak mengangkat satu jari. Semua mendapat giliran.`,
  },
  "memandu-kelompok-belajar": {
    "Agenda enam puluh menit": `Kelompok belajar yang berumur panjang punya jam yang dapat ditebak. Enam puluh menit cukup, asalkan dibagi.

## Pembagiannya

- Lima menit: kabar satu kalimat dari setiap orang
- Sepuluh menit: janji pekan lalu, terpenuhi atau tidak, tanpa ceramah
- Tiga puluh menit: satu bahan, dikerjakan bersama
- Sepuluh menit: pertanyaan yang tersisa
- Lima menit: janji kecil untuk pekan depan

Tulis agenda itu di kertas yang terlihat semua orang dan taruh jam di tengah. Pemandu menjaga waktu dengan suara biasa: "kita punya tiga menit lagi untuk bagian ini".

## Mengapa kabar dahulu

Lima menit pertama terasa membuang waktu sampai suatu hari seorang anggota berkata ia belum tidur karena anaknya sakit. Kelompok yang mengetahui itu akan membagi pekerjaan dengan cara lain. Yang tidak mengetahui akan menyebutnya malas.`,
    "Giliran bicara": `Video ini memutar delapan menit pertemuan kelompok penjahit di Ende, dengan izin mereka. Tugas Anda menghitung: siapa bicara berapa kali?

Pada putaran pertama dua orang berbicara sembilan belas kali, tiga orang lainnya sekali, satu tidak sama sekali. Semua mengira pertemuan itu hangat.

Pemandu lalu mengubah satu hal. Setiap orang mendapat tiga kancing; setiap kali bicara, satu kancing diletakkan di tengah. Setelah habis, ia menunggu sampai semua kancing lain terpakai. Pada putaran kedua semua berbicara, dan gagasan yang dipakai datang dari Mama Yosefina yang tadinya diam.

## Menyesuaikan

Bagi anggota tuli, sepakati satu orang bicara pada satu waktu dan tulis kata kuncinya. Bagi yang pemalu, dua menit menulis sebelum bicara sering lebih menolong daripada ditunjuk. Yang paling penting, pemandu memakai kancingnya sendiri dengan hemat.`,
  },
};
