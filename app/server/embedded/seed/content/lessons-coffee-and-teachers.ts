import { type Lessons, quiz } from "./lesson";

export const coffeeAndTeacherLessons: Record<string, Lessons> = {
  "barista-dari-biji-ke-cangkir": {
    "Biji, air, dan gilingan": `Secangkir kopi hitam hampir seluruhnya air; sisanya sari kopi yang jumlahnya kurang dari dua persen. Karena itu air yang buruk tidak dapat ditolong biji yang mahal.

## Air

Air yang terlalu lunak membuat rasa hambar, yang terlalu keras membuat rasa tumpul dan meninggalkan kerak. Mulailah dengan air minum kemasan yang Anda sukai rasanya, lalu ganti satu hal dalam satu waktu.

## Gilingan

Menggiling memperluas permukaan. Bubuk halus melepaskan sari lebih cepat, bubuk kasar lebih lambat. Yang lebih penting daripada halus atau kasar adalah seragam: bubuk yang bercampur debu dan bongkah menghasilkan pahit dan asam sekaligus.

## Biji

Lihat tanggal sangrai, bukan tanggal kedaluwarsa. Simpan dalam kantong berkatup, jauh dari cahaya. Antara hari kelima dan hari ketiga puluh setelah disangrai biasanya waktu terbaiknya.

Catat semuanya sejak cangkir pertama: gram, suhu, detik. Ingatan tentang rasa menipu setelah dua cangkir.`,
    "Mencium perbedaan sangrai": `Di meja ada tiga mangkuk bubuk dari biji yang sama: terang, sedang, gelap. Tutup video ini sejenak, ambil kopi apa pun yang Anda punya, dan cium sebelum mendengar pendapat saya.

## Terang

Bau yang muncul mirip buah, bunga, kadang daun teh. Bijinya padat dan sukar digiling. Suhu seduh lebih tinggi diperlukan supaya sarinya keluar.

## Sedang

Mulai tercium kacang panggang, karamel, cokelat. Ini wilayah yang paling pemaaf bagi pemula.

## Gelap

Bau kayu, rempah, asap tipis. Permukaan biji berminyak. Kesalahan lazim adalah menyeduhnya dengan air mendidih; turunkan beberapa derajat, maka pahitnya menjadi lembut.

Tugas kecil: tulis tiga kata untuk setiap mangkuk, tanpa kata enak. Simpan catatannya. Bulan depan Anda akan tersenyum membaca betapa lidah berubah ketika diajak bicara. Kopi yang sama akan terasa baru.`,
    "Catatan cicip": `Lembar ini dipakai untuk setiap cangkir latihan, sekurangnya tiga puluh kali.

Isinya: biji dan tanggal sangrai, gram kopi, gram air, suhu, gilingan, waktu selesai. Lalu lima garis dari lemah ke kuat: asam, manis, pahit, badan, sisa rasa. Di bawahnya satu kalimat bebas dan satu keputusan: apa yang diubah pada cangkir berikutnya. Ubah satu hal saja; bila dua hal diubah, Anda tidak tahu mana yang menolong.`,
    "Tubruk yang bersih": `Tubruk sering dianggap sederhana, padahal ia cara menguji biji yang paling jujur. Video ini membuat dua cangkir sekaligus: satu yang keruh, satu yang bersih.

Timbang sepuluh gram bubuk kasar, tuang seratus lima puluh gram air sekitar sembilan puluh empat derajat. Nyalakan pencatat waktu. Pada detik ketiga puluh, aduk pelan tiga kali supaya semua bubuk basah. Tutup.

Pada menit keempat bubuk mengapung membentuk kerak. Dorong kerak dengan punggung sendok tiga kali; sebagian besar ampas tenggelam. Buang busa yang tersisa di permukaan dengan dua sendok. Sekarang tunggu. Kesabaran dua menit ini yang membedakan bersih dan keruh.

## Mencicip

Minum dari permukaan, jangan diaduk lagi. Sisakan seperempat cangkir di dasar. Bandingkan ketika panas, hangat, dan suam: rasa manis biasanya muncul pada saat kedua.`,
    "Saring dengan takaran": `Seduh saring memberi kita kendali, dan karena itu juga kesempatan salah. Kita memakai resep awal 1 banding 15: dua puluh gram kopi, tiga ratus gram air.

Basahi kertas saring dengan air panas lalu buang airnya; bau kertas ikut terbuang dan wadahnya hangat. Masukkan bubuk, ratakan, setel timbangan ke nol.

## Tiga tuangan

Tuangan pertama empat puluh gram, tunggu tiga puluh detik; gas keluar dan bubuk mengembang. Tuangan kedua pelan melingkar sampai seratus tujuh puluh gram. Tuangan ketiga sampai tiga ratus gram. Air seharusnya habis turun di sekitar menit ketiga.

## Membaca hasil

Bila air turun sebelum menit kedua dan rasanya asam tipis, giling lebih halus. Bila lewat menit keempat dan rasanya kering, giling lebih kasar. Jangan mengubah suhu dan gilingan sekaligus. Tuliskan perubahan di lembar catatan sebelum mencicipi, supaya Anda tidak tergoda mengingat yang enak saja.`,
    "Kuis: waktu dan suhu": quiz({ seduh: 4 }, 10),
    "Harga pokok secangkir": `Secangkir kopi hitam di kedai memakai delapan belas gram biji. Bila biji berharga 220.000 rupiah per kilogram, biaya bijinya 3.960 rupiah. Banyak pemula berhenti menghitung di sini.

## Yang terlupa

- Biji yang terbuang saat menyetel gilingan setiap pagi, sekitar 5 persen
- Air, kertas saring, sabun, gas atau listrik
- Gelas, tutup, tisu bila dibawa pulang
- Upah: berapa menit satu cangkir memerlukan tangan?
- Sewa dan penyusutan mesin, dibagi cangkir sebulan

Pada contoh kita, biji 4.160 setelah susut, kemasan 1.300, upah 2.500, tetap 3.100. Harga pokoknya 11.060 rupiah. Menjualnya 15.000 menyisakan 3.940 untuk pajak, kerusakan, dan hari hujan.

## Menu

Hitung untuk setiap baris menu, lalu urutkan menurut sisa, bukan menurut harga. Sering kali minuman yang paling laku bukan yang menghidupi kedai.`,
    "Tugas: menu dan harganya": `Susun menu enam baris untuk kedai kecil khayalan di kota Anda. Untuk setiap baris tulis bahan, harga pokok, harga jual, dan sisa. Harga bahan dicari di dua toko setempat, sebutkan tanggalnya.

Tutup dengan satu alinea: baris mana yang akan Anda hapus bila pengunjung setengah dari perkiraan, dan mengapa.`,
  },
  "kecerdasan-artifisial-untuk-guru": {
    "Menebak kata berikutnya": `Model bahasa bekerja dengan satu kebiasaan: melihat potongan kata sebelumnya, lalu menaksir potongan berikutnya yang paling wajar. Ia mengulanginya ratusan kali sampai jawabannya selesai.

## Permainan

Lengkapi kalimat: "Matahari terbit di sebelah ...". Anda menjawab timur tanpa berpikir, karena pernah mendengarnya ribuan kali. Sekarang: "Ibu kota kabupaten tempat saya lahir adalah ...". Model akan menjawab juga, dengan nada yang sama yakinnya, walaupun ia tidak tahu tempat lahir Anda.

## Akibatnya bagi guru

Karena menaksir pola, model pandai pada hal yang sering ditulis orang: menyusun kerangka surat, membuat variasi soal, menyederhanakan bacaan. Ia lemah pada hal yang jarang ditulis: sejarah desa, kutipan halaman buku tertentu, hitungan panjang.

Perhatikan bahwa tidak ada bagian yang memeriksa benar atau salah. Memeriksa tetap pekerjaan kita. Bab berikut memperlihatkan jawaban yang meyakinkan sekaligus keliru, dari pelajaran yang Anda kuasai.`,
    "Jawaban yang meyakinkan dan salah": `Dalam video ini kami meminta alat menjelaskan pahlawan nasional dari sebuah kabupaten, lengkap dengan tahun dan sumber. Jawabannya rapi, berparagraf, menyebut judul buku. Judul buku itu tidak ada. Tahunnya meleset tiga belas tahun. Kalimatnya terasa benar karena bentuknya seperti ensiklopedia.

## Cara memeriksa

Kami memakai tiga warna. Hijau untuk pernyataan yang dapat dibenarkan dari buku pegangan. Kuning untuk yang perlu dicari. Merah untuk yang keliru. Pada jawaban dua ratus kata itu ada tujuh hijau, enam kuning, empat merah.

## Sinyal

Curigai angka yang terlalu bulat, kutipan tanpa halaman, nama orang bergelar panjang, dan rujukan yang tidak muncul di katalog perpustakaan. Curigai juga jawaban yang menyenangkan hati penanya.

Tugas Anda: ambil satu jawaban dari alat apa pun tentang mata pelajaran Anda, warnai, lalu bawa ke pertemuan. Yang merah adalah bahan diskusi kita, bukan bahan tertawaan.`,
    "Kuis: benar atau karangan": quiz({ "etika-ai": 5 }, 10),
    "Soal tiga tingkat": `Video ini menyusun satu rumpun soal tentang pecahan, dalam tiga tingkat, dan memakai alat hanya pada langkah kedua.

Langkah pertama dikerjakan guru: tulis satu soal inti dan sebutkan apa yang ingin dilihat. Di contoh ini: apakah siswa dapat membandingkan dua pecahan dengan penyebut berbeda. Tanpa kalimat itu, alat akan memberi soal yang panjang dan tidak mengukur apa-apa.

Langkah kedua: minta alat membuat enam variasi, tiga lebih mudah dan tiga lebih sulit, dengan konteks pasar ikan. Sebutkan jenjang, panjang kalimat, dan apa yang tidak boleh ada, misalnya angka berkoma.

## Langkah ketiga

Kerjakan sendiri keenam soal itu dengan pensil. Dua di antaranya kali ini keliru: satu soal punya dua jawaban, satu lagi konteksnya mustahil. Guru memperbaiki, bukan alat. Terakhir, baca soal kepada satu siswa dan dengarkan kata mana yang ditanyakan. Waktu total 25 menit; menyusun sendiri memerlukan 40. Hematnya ada, tetapi tidak ajaib.`,
    "Tugas: satu bahan berjenjang": `Pilih satu halaman bacaan dari pelajaran Anda. Buat dua versi: satu untuk siswa yang masih mengeja pelan, satu untuk siswa yang cepat bosan. Isinya sama, panjang dan kata-katanya berbeda.

Boleh memakai alat, asalkan tidak memasukkan nama siswa. Kirim ketiga versi beserta catatan: bagian mana usulan alat, apa yang Anda ubah, dan satu kesalahan yang Anda temukan. Bahan tanpa catatan kesalahan akan dikembalikan, sebab hampir tidak mungkin tidak ada.`,
    "Data yang tidak boleh keluar": `Setiap kali menempelkan teks ke alat daring, anggaplah Anda menempelkannya di papan pengumuman yang tidak Anda miliki. Penyedia mungkin menyimpannya, mungkin tidak; sekolah tidak dapat memeriksanya.

## Tidak boleh

- Nama lengkap, NISN, alamat, foto, suara siswa
- Nilai yang dapat dikaitkan dengan orang
- Catatan konseling, kesehatan, atau keadaan keluarga
- Naskah ujian yang belum dipakai

## Boleh, dengan hati-hati

Tulisan siswa yang sudah dihilangkan namanya dan cirinya, bila siswa mengizinkan. Rencana pelajaran, soal buatan sendiri, pengumuman umum.

## Cara menyamarkan

Ganti nama dengan huruf, tanggal dengan pekan, tempat dengan kata sifat. Setelah itu baca sekali lagi dan tanyakan: apakah teman sekelasnya masih dapat menebak? Bila ya, jangan dikirim.

Menilai karangan siswa dengan mesin juga kami hindari. Nilai memengaruhi nasib anak; yang memberi nilai harus dapat ditanya.`,
    "Tugas: pedoman kelas": `Bersama siswa, susun pedoman pemakaian alat satu halaman: kapan boleh, kapan tidak, dan bagaimana menyebutkannya pada tugas. Biarkan siswa menulis rancangan pertamanya; guru hanya menambahkan yang menyangkut data pribadi.

Kirim pedoman yang sudah disepakati dan satu butir yang paling lama diperdebatkan. Contoh dari tiga sekolah tersedia di lampiran untuk dibandingkan, bukan untuk disalin.`,
  },
};
