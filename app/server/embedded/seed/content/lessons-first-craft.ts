import type { Lessons } from "./lesson";

export const firstCraftLessons: Record<string, Lessons> = {
  "festival-belajar-bersama": {
    "Pembukaan dan kelas terbuka": `Rekaman pembukaan festival, disertai juru bahasa isyarat dan teks. Panitia menyambut dari tiga tempat sekaligus: pendopo di Surakarta, balai desa di Atambua, dan kapal perpustakaan di Ambon.

Sesudah sambutan enam menit, kelas terbuka dimulai. Anda boleh masuk ke kelas mana pun, duduk sepuluh menit, lalu pindah. Tidak ada yang merasa ditinggalkan; begitulah aturannya.

## Cara memilih

Pilih satu kelas yang sudah lama membuat penasaran dan satu kelas yang tidak pernah terpikir. Dari catatan tahun lalu, lebih dari separuh peserta akhirnya mendaftar ke kelas dari pilihan kedua.

Siapkan satu pertanyaan untuk mentor. Pertanyaan terbaik menurut para mentor bukan "apakah sulit?", melainkan "apa yang biasanya membuat orang berhenti?" Jawabannya jujur dan menolong Anda memutuskan. Rekaman semua kelas tersedia sampai tiga puluh hari sesudah festival.`,
    "Lokakarya siang": `Lokakarya berlangsung dua jam dan selalu berakhir dengan benda atau berkas yang dibawa pulang. Pilih satu dari sembilan: melipat buku, menyeduh dengan takaran, membuat halaman web, menulis surat kepada diri sendiri, mengukur tinggi air, dan empat lainnya.

Bahan disebut di halaman lokakarya. Yang mengikuti dari simpul belajar akan mendapat bahan di meja. Kirim satu foto hasil, berhasil atau tidak; yang gagal dipamerkan di sudut tersendiri dan biasanya paling ramai.`,
  },
  "videografi-dengan-ponsel": {
    "Cahaya jendela": `Sebelum membeli lampu, pindahkan kursi. Jendela adalah lampu besar yang gratis, lembut, dan berubah sepanjang hari.

## Tiga tempat duduk

Dudukkan seseorang di tiga tempat: menghadap jendela, menyamping, dan membelakanginya. Rekam sepuluh detik pada masing-masing. Menghadap jendela membuat wajah rata dan terang. Menyamping memberi bentuk; separuh wajah sedikit gelap dan orangnya terlihat sungguhan. Membelakangi membuat bayangan hitam, yang baik bila memang itu yang diceritakan.

## Mengunci

Ponsel suka mengubah terang di tengah rekaman. Tekan lama pada wajah sampai tulisan terkunci muncul, lalu geser sedikit gelap. Gambar yang agak gelap dapat diangkat, yang terlanjur putih tidak dapat diselamatkan.

## Waktu

Pukul delapan dan pukul empat cahaya datang miring dan hangat. Pukul dua belas ia jatuh dari atas dan membuat lubang mata gelap; carilah teras.`,
    "Suara dari jarak satu lengan": `Penonton memaafkan gambar yang goyang, tidak memaafkan suara yang hilang. Kita membandingkan empat rekaman kalimat yang sama.

Pertama, ponsel di tangan juru kamera tiga meter jauhnya: suara tukang sayur kalah oleh motor lewat. Kedua, ponsel kedua direkam terpisah dan diletakkan di saku baju, sejauh satu lengan dari mulut: setiap kata terdengar. Ketiga, mikrofon jepit murah: sedikit lebih baik, tetapi menangkap gesekan kain. Keempat, di dalam ruang kosong: suara memantul seperti kamar mandi.

## Kesimpulan

Jarak lebih penting daripada harga. Dekatkan perekam sampai satu lengan, jauhkan dari kain, dan gantung sarung di dinding yang memantul.

## Menyamakan

Tepuk tangan sekali di depan kedua perekam sebelum bicara. Saat menyunting, bunyi tepuk menjadi penanda untuk menyatukan gambar dan suara. Rekam juga tiga puluh detik sunyi di tempat itu; ia akan menambal potongan.`,
    "Tugas: sepuluh gambar": `Rekam sepuluh gambar masing-masing lima detik dari satu pekerjaan di sekitar Anda: tiga jauh, empat sedang, tiga sangat dekat. Kamera diam; biarkan orangnya yang bergerak.

Minta izin sebelum merekam dan perlihatkan hasilnya. Susun sepuluh gambar itu tanpa suara, lalu tunjukkan kepada seseorang yang tidak hadir. Bila ia dapat menebak pekerjaannya, tugas selesai.`,
  },
  "desain-grafis-usaha-kecil": {
    "Satu huruf, dua warna": `Usaha yang mudah dikenali biasanya miskin pilihan. Satu huruf, dua warna, dipakai di mana-mana selama bertahun-tahun. Kemiskinan itulah yang membuatnya melekat.

## Memilih huruf

Tulis nama usaha dan harga barang dengan lima huruf yang berbeda, cetak, tempel di dinding, lalu mundur dua meter. Yang masih terbaca lolos. Perhatikan angka 1 dan 7, huruf a dan o; di situlah huruf cantik sering gagal. Pilih keluarga yang punya tebal dan tipis, sehingga satu keluarga cukup untuk judul dan keterangan.

## Memilih warna

Ambil warna dari barangnya: kulit manggis, daun pisang, tanah liat. Warna pertama untuk bidang, warna kedua untuk aksen. Teks tetap gelap di atas terang. Cetak contohnya pada kertas yang akan dipakai; hijau di layar sering menjadi abu-abu di kertas cokelat.

Tulis keputusan Anda di satu kartu. Mulai hari ini, kartu itu yang menjawab.`,
    "Memotret dengan cahaya jendela": `Kita memotret sebotol sambal di meja dapur, tanpa lampu tambahan, dan memperbaikinya empat kali.

Foto pertama: meja penuh, cahaya dari lampu neon, sambal tampak cokelat. Foto kedua: botol dipindahkan setengah meter dari jendela, meja dikosongkan, latar diganti kertas gambar yang dilengkungkan. Warnanya langsung jujur. Foto ketiga: selembar kertas putih ditegakkan di sisi gelap; bayangannya melembut. Foto keempat: ditambah satu benda yang memberi ukuran, sendok kecil berisi sambal.

## Ponsel

Bersihkan lensa dengan kain. Jangan memperbesar dengan dua jari; dekatkan badan. Kunci fokus pada label, turunkan terang sedikit.

## Seri

Foto semua barang pada hari yang sama, jarak sama, latar sama. Rak daring yang seragam terlihat seperti toko, bukan seperti kumpulan kiriman. Simpan berkas asli; potongan untuk unggahan dibuat belakangan. Beri nama berkas menurut barangnya.`,
  },
  "animasi-dua-dimensi": {
    "Bola yang meyakinkan": `Latihan pertama setiap animator adalah bola, sebab bola tidak punya wajah untuk menutupi gerak yang salah.

## Lengkung

Bola yang dilempar mengikuti lengkung, tidak pernah garis patah. Gambar dahulu jalurnya dengan pensil tipis: naik, puncak, turun, memantul lebih rendah. Setiap pantulan kehilangan tinggi dengan perbandingan yang kurang lebih sama.

## Jarak antargambar

Di puncak bola hampir berhenti, jadi gambar-gambarnya rapat. Di dekat lantai ia cepat, jadi gambarnya renggang. Kesalahan pemula adalah membagi jarak sama panjang; bolanya terlihat seperti digantung benang.

## Gepeng dan lonjong

Sesaat menyentuh lantai bola menggepeng, sesaat sesudahnya melonjong. Isinya tetap: bila melebar ia harus menipis. Bola boling hampir tidak berubah, balon air berubah banyak. Dengan dua belas gambar kertas, dibalik dengan jempol, Anda sudah dapat melihat bahannya dari apa.`,
    "Jeda dan jarak antargambar": `Video ini menganimasikan adegan tiga detik: seseorang menoleh. Kita membuatnya tiga kali dengan gambar kunci yang sama, hanya jaraknya yang diganti.

Versi pertama memakai empat gambar antara. Tolehannya biasa. Versi kedua memakai dua gambar antara: ia kaget. Versi ketiga memakai sepuluh gambar yang rapat di awal dan renggang di akhir: ia ragu, lalu memutuskan. Gambarnya sama, artinya berbeda. Itulah yang disebut waktu.

## Jeda

Tambahkan enam bingkai diam sebelum menoleh. Penonton sekarang tahu ada yang didengar. Diam bukan kekosongan; diam adalah gambar yang menunggu.

## Lembar hitung

Catat nomor bingkai di tepi kertas: 1, 9, 13, 25. Dua belas gambar sedetik cukup bagi latihan. Setelah yakin pada waktunya, barulah gambar antaranya dirapikan; merapikan gerak yang salah hanya membuang kertas. Waktu dahulu, garis kemudian.`,
    "Latihan: bola dan balon": `Buat dua animasi tiga detik dengan jalur yang sama: satu bola boling, satu balon. Keduanya tidak boleh memakai warna atau tekstur; penonton harus tahu bedanya dari gerak saja.

Kirim urutan gambar beserta lembar hitung bingkainya. Mentor akan menandai satu bingkai yang beratnya terasa berubah.`,
  },
  "ilustrasi-cerita-anak": {
    "Gambar yang tidak mengulang kata": `Bila teks berkata "Kucing itu duduk di kursi merah" dan gambarnya kucing di kursi merah, salah satu dari keduanya menganggur.

## Membagi tugas

Kata pandai menyebut waktu, bunyi, dan isi hati. Gambar pandai menyebut tempat, rupa, dan hal yang tidak diketahui tokohnya. Biarkan teks berkata "Ibu bilang tidak ada siapa-siapa di kolong", dan biarkan gambar memperlihatkan sepasang mata.

## Anak melihat lebih lama

Sementara orang dewasa membaca, anak menatap gambar. Ia punya waktu tiga puluh detik di setiap halaman. Berilah sesuatu untuk ditemukan: semut yang ikut dari halaman ke halaman, jam dinding yang bergerak, adik yang makin mengantuk.

## Latihan

Ambil naskah, coret semua kata yang dapat diambil alih gambar. Biasanya sepertiga hilang: warna, pakaian, cuaca. Yang tersisa adalah suara pencerita, dan suara itulah yang akan dibacakan setiap malam.`,
    "Buku bohongan dari kertas lipat": `Empat lembar kertas dilipat dan dijepit menjadi enam belas halaman. Di video ini saya membuatnya dari kertas bekas, dengan pensil, dalam dua puluh menit.

Halaman pertama dan terakhir sudah terpakai: judul dan keterangan. Sisanya empat belas, atau tujuh bentangan. Naskah dibagi ke dalamnya dengan coretan secepat mungkin; orang berupa tongkat, rumah berupa kotak.

## Membalik halaman

Yang diuji bukan gambarnya, melainkan baliknya. Pertanyaan diletakkan di kanan, jawaban di balik halaman. Pada bohongan pertama, kejutan saya jatuh di halaman kiri yang terlihat bersamaan; anak tidak sempat menebak. Saya menggeser satu bentangan, dan kejutan itu kembali.

## Membacakan

Bacakan buku bohongan kepada seorang anak, sekali, tanpa menerangkan. Catat di mana ia membalik lebih cepat daripada Anda membaca. Halaman itu terlalu panjang. Potong teksnya sebelum menggambar ulang.`,
    "Tugas: enam belas kotak": `Gambar enam belas kotak kecil pada satu lembar dan isi dengan coretan setiap halaman. Tandai tiga hal: di mana kejutan, di mana halaman yang boleh sunyi, dan di mana tokoh paling besar serta paling kecil.

Bila semua kotak berukuran gambar yang sama, ulangi. Irama buku terlihat dari kotak yang berjauhan.`,
  },
  "menyangrai-kopi": {
    "Apa yang dibawa biji": `Sebelum menyala, mesin sangrai menerima sesuatu yang sudah jadi. Ketinggian kebun, varietas, cara memetik, dan cara menjemur telah menentukan apa yang mungkin; penyangrai hanya dapat membukanya atau merusaknya.

## Membaca biji hijau

Ambil seratus gram dan sebarkan di nampan terang. Pisahkan yang pecah, berlubang, hitam, dan berkulit. Timbang. Cacat lima gram dari seratus akan terasa; satu biji busuk dapat menghilangkan rasa satu teko.

## Air dan kerapatan

Kadar air biji yang baik berada di sekitar sepuluh sampai dua belas persen. Lebih basah, ia melawan panas lama lalu menyerah tiba-tiba. Biji dari kebun tinggi lebih rapat dan meminta panas awal yang lebih besar.

Catat kebun, panen, proses, dan hasil sortasi sebelum mulai. Ketika rasa di cangkir aneh tiga pekan kemudian, catatan inilah yang pertama dibuka. Tanpa catatan, kita hanya saling menyalahkan: petani, penyangrai, barista.`,
    "Tiga tahap sangrai": `Kamera diletakkan di depan kaca mesin. Kita menyangrai lima ratus gram dan hanya menyebut tiga tahap.

Tahap pertama mengeringkan. Biji hijau masuk, suhu alat turun dahulu karena bijinya dingin, lalu naik lagi. Warnanya dari hijau menjadi kuning jerami, baunya seperti rumput basah kemudian roti. Tidak perlu terburu-buru, tidak boleh terlalu lama.

Tahap kedua perubahan warna. Kuning menjadi cokelat muda, kulit ari beterbangan, bau manis muncul. Di sinilah sebagian besar rasa dibentuk. Laju kenaikan suhu dibuat turun pelan, tidak naik kembali.

## Letupan

Tahap ketiga dimulai dengan bunyi seperti ranting patah: letupan pertama. Mulai saat itu kita menghitung detik. Berhenti di menit pertama memberi rasa terang, lebih lama memberi rasa gelap. Pada rekaman ini kami mengeluarkan biji satu menit dua puluh detik sesudah letupan dan mendinginkannya dalam tiga menit.

Timbang hasilnya: 427 gram. Susutnya 14,6 persen; tulis sebelum mencicipi.`,
  },
  "espreso-dan-susu": {
    "Menyetel gilingan setiap pagi": `Gilingan yang tepat kemarin belum tentu tepat pagi ini. Udara lebih lembap, biji dua hari lebih tua, pisau gilingan masih dingin. Karena itu setiap pagi dimulai dengan menyetel, bukan dengan melayani.

## Urutannya

1. Nyalakan mesin dan tunggu sampai panas merata, sekurangnya dua puluh menit.
2. Buang dua gram bubuk sisa semalam.
3. Takar delapan belas gram, padatkan rata, mulai seduh, dan timbang keluarannya.
4. Sasaran awal: tiga puluh enam gram dalam dua puluh lima sampai tiga puluh detik.
5. Cicip. Asam dan tipis berarti terlalu cepat: giling lebih halus. Pahit dan kering berarti terlalu lambat: giling lebih kasar.

Ubah satu hal, buang satu takaran agar sisa bubuk lama habis, lalu ulangi. Tiga kali biasanya cukup. Tulis angka akhirnya di papan supaya giliran siang tidak menebak.`,
    "Menimbang keluaran": `Kita menyeduh tiga espreso berurutan dengan mata tertutup kain, hanya memakai timbangan dan telinga, untuk membuktikan bahwa angka menolong lidah.

Espreso pertama berhenti pada tiga puluh gram, kedua tiga puluh enam, ketiga empat puluh lima, semuanya dari delapan belas gram bubuk. Yang pertama kental dan tajam. Yang kedua seimbang. Yang ketiga encer dengan pahit di ujung. Perbandingan bubuk dan keluaran disebut nisbah; di sini satu banding dua kira-kira tengahnya.

## Mengapa bukan mililiter

Busa membuat ukuran isi menipu. Biji segar menghasilkan busa tebal sehingga gelas tampak penuh padahal cairannya sedikit. Timbangan tidak tertipu.

## Di jam ramai

Letakkan timbangan di bawah setiap gelas, bukan hanya saat menyetel. Dalam percobaan kedai kami, cangkir yang dikembalikan pelanggan turun dari sembilan menjadi dua sepekan setelah kebiasaan ini.`,
  },
  "membuka-kedai-kopi": {
    "Berapa cangkir supaya bertahan": `Pertanyaan pertama bukan kopinya apa, melainkan berapa cangkir sehari supaya kedai tidak mati. Jawabannya satu pembagian.

## Biaya tetap

Jumlahkan yang harus dibayar walaupun tidak ada pembeli: sewa, upah, listrik, internet, cicilan alat, iuran kebersihan. Pada kedai contoh jumlahnya 13.500.000 rupiah sebulan. Jangan lupa upah Anda sendiri; pemilik yang tidak digaji sedang menyubsidi kopi orang lain.

## Sisa per cangkir

Dari harga rata-rata 18.000 rupiah, bahan dan kemasan 7.000. Sisanya 11.000. Bagi 13.500.000 dengan 11.000: 1.228 cangkir sebulan, atau 48 cangkir setiap hari selama 26 hari buka.

## Bertanya kembali

Empat puluh delapan itu mungkin atau tidak di tempat Anda? Bila tidak, hanya ada tiga tombol: menaikkan sisa, menurunkan biaya tetap, atau pindah tempat. Menambah menu biasanya bukan salah satunya.`,
    "Dua jam di depan lokasi": `Kita duduk di bangku plastik seberang ruko yang akan disewa, dua jam pagi dan dua jam sore, dengan buku tulis.

Setiap lima belas menit dihitung orang yang berjalan di depannya, dibedakan menjadi tiga: lewat saja, berhenti atau melirik, membawa minuman dari tempat lain. Hari Selasa tercatat 212 orang, delapan melirik, tiga puluh satu sudah membawa minuman. Angka terakhir itu yang menarik: di dekat situ ada penjual es yang ramai.

## Yang tidak terlihat dari foto

Matahari sore menyilaukan meja depan. Truk sampah berhenti tepat pukul delapan. Parkir hanya cukup empat motor, padahal tetangga memakai dua. Semua itu tidak tertulis di iklan sewa.

## Menyimpulkan

Ulangi pada hari pasar dan hari libur. Bila satu dari lima puluh orang lewat mau membeli, perlu sekitar dua ribu empat ratus orang sehari untuk mencapai empat puluh delapan cangkir. Ruko ini tidak memilikinya. Kami mencari tempat lain, dan pencarian itu hanya menghabiskan dua hari.`,
  },
};
