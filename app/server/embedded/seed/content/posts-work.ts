import { post } from "./post";
import type { SeedPost } from "./types";

export const workPosts: SeedPost[] = [
  post({
    tenants: "acceleration business scholarship",
    slug: "portofolio-tiga-karya",
    category: "karier",
    daysAgo: 3,
    author: "Ratih Kusumawardhani",
    tags: ["portofolio", "pekerjaan pertama"],
    title: "Portofolio Cukup Tiga Karya",
    summary: "Pemeriksa portofolio membaca dua menit. Bantu mereka menemukan yang terbaik.",
    body: `Pelamar pertama kali sering memasukkan semuanya: tugas kuliah, lomba, coretan. Pemeriksa membuka yang pertama, kadang yang kedua, lalu menutup.

Pilih tiga. Satu yang paling Anda kuasai, satu yang dikerjakan bersama orang lain, satu yang gagal lalu diperbaiki.

## Susunan setiap karya

- Masalahnya, satu kalimat
- Apa yang Anda kerjakan sendiri, dengan jujur
- Satu keputusan sulit dan alasannya
- Hasilnya, dengan angka bila ada; tanpa angka pun tidak apa-apa

Bagian "keputusan sulit" yang membedakan. Gambar akhir yang indah dapat dibuat siapa saja; cara memilih antara dua hal yang sama-sama masuk akal hanya dimiliki orang yang benar-benar mengerjakannya.

## Karya yang gagal

Menceritakan kegagalan bukan merendahkan diri. Tulis apa yang Anda kira akan terjadi, apa yang terjadi, dan apa yang Anda lakukan sesudahnya. Perekrut yang baik mencari orang yang memperhatikan akibat pekerjaannya.

Terakhir, mintalah seseorang di luar bidang Anda membacanya keras-keras. Kalimat yang membuatnya tersandung perlu ditulis ulang.`,
  }),
  post({
    tenants: "acceleration business scholarship",
    slug: "wawancara-kerja-pertama",
    category: "karier",
    daysAgo: 26,
    author: "Maria Ludong",
    tags: ["wawancara", "pekerjaan pertama"],
    title: "Wawancara Kerja Pertama: Siapkan Lima Cerita",
    summary:
      "Daripada menghafal jawaban, siapkan lima kejadian yang dapat dipakai menjawab hampir semua pertanyaan.",
    body: `Pertanyaan wawancara tampak tidak terbatas. Sebenarnya sebagian besar hanya ingin tahu lima hal: bagaimana Anda bekerja dengan orang lain, menghadapi kesulitan, belajar hal baru, menyelesaikan pekerjaan, dan mengakui kesalahan.

Siapkan satu cerita nyata untuk masing-masing. Tidak harus dari kantor. Mengurus acara desa, merawat adik, atau memperbaiki warung keluarga sama sahnya.

## Bentuk cerita

Mulai dari keadaan, satu kalimat. Lalu apa yang harus dilakukan, apa yang Anda lakukan, dan akibatnya. Kata "saya" dan "kami" dipakai pada tempatnya; pewawancara memperhatikan perbedaannya.

## Pertanyaan untuk mereka

- Seperti apa hari kerja yang baik di bagian ini?
- Siapa yang akan memeriksa pekerjaan saya pada bulan pertama?
- Apa yang membuat orang sebelumnya pindah?

Bertanya bukan tanda tidak tahu malu. Anda juga sedang memilih.

Sehari sebelumnya, ceritakan kelima cerita itu kepada teman, tanpa catatan. Bila salah satunya lebih dari dua menit, potong bagian awalnya. Hampir selalu bagian awal yang terlalu panjang.`,
  }),
  post({
    tenants: "foundation business acceleration",
    slug: "magang-yang-mengajarkan-sesuatu",
    category: "karier",
    daysAgo: 75,
    author: "Nadia Puspitaloka",
    tags: ["magang", "kampus"],
    title: "Magang yang Mengajarkan Sesuatu",
    summary: "Tiga kesepakatan yang sebaiknya ditulis pada hari pertama, oleh ketiga pihak.",
    body: `Magang yang buruk menghasilkan ahli mesin fotokopi. Magang yang baik menghasilkan orang yang tahu pekerjaan apa yang tidak cocok baginya, dan itu pun pelajaran berharga.

Bedanya sering terletak pada satu lembar kertas yang ditulis pada hari pertama oleh mahasiswa, pembimbing industri, dan dosen.

## Isi lembar itu

- Satu pekerjaan nyata yang akan selesai pada akhir magang
- Satu kemampuan yang ingin dilatih
- Satu waktu tetap setiap minggu untuk berbicara, tiga puluh menit

Pekerjaan nyata tidak harus besar. Memperbaiki satu formulir, merapikan satu basis data, menulis satu panduan. Yang penting seseorang memakainya setelah mahasiswa pergi.

## Catatan mingguan

Mahasiswa menulis lima baris setiap Jumat: apa yang dikerjakan, apa yang macet, apa yang dipelajari. Pembimbing membalas dua baris. Dosen membaca keduanya. Tujuh baris seminggu lebih berguna daripada laporan lima puluh halaman di akhir yang ditulis dalam tiga malam.

Pada hari terakhir, buka lagi lembar pertama. Mana yang terjadi, mana yang tidak, mengapa. Percakapan itulah penilaian yang sebenarnya.`,
  }),
  post({
    tenants: "coffee business campaign-scholar",
    slug: "harga-pokok-secangkir-kopi",
    category: "uang-dan-usaha",
    daysAgo: 14,
    author: "Arif Setiadi",
    tags: ["usaha", "kopi"],
    title: "Menghitung Harga Pokok Secangkir Kopi",
    summary: "Biji hanya sebagian kecil. Hitungan sederhana yang menyelamatkan beberapa kedai.",
    body: `Pemilik kedai biasanya hafal harga biji per kilogram. Dari situ ia menghitung: delapan belas gram, sekian ribu rupiah, jual tiga kali lipat, untung besar. Enam bulan kemudian kedainya tutup.

Yang terlupa adalah semua yang bukan biji.

## Daftar lengkapnya

- Bahan: biji, susu, gula, air, gelas, tutup, sedotan, tisu
- Susut: seduhan gagal, susu basi, gelas jatuh
- Tenaga: upah dibagi jumlah cangkir yang benar-benar terjual
- Tempat: sewa, listrik, air, internet, dibagi dengan cara yang sama

Dua baris terakhir berubah menurut jumlah cangkir. Sewa tiga juta rupiah dibagi tiga ribu cangkir berarti seribu rupiah per cangkir. Dibagi enam ratus cangkir, lima ribu rupiah.

## Pakai angka bulan lalu

Jangan memakai target. Pakai jumlah cangkir bulan lalu, yang sepi sekalipun. Bila harga jual tidak menutup angka itu, ada tiga jalan: menaikkan harga, mengurangi biaya tetap, atau menjual lebih banyak pada jam yang sudah dibayar sewanya.

Hitungan ini muat di belakang struk. Kerjakan sebulan sekali, pada tanggal yang sama, sebelum memutuskan apa pun.`,
  }),
  post({
    tenants: "campaign-scholar campaign-classroom personal",
    slug: "anggaran-satu-halaman",
    category: "uang-dan-usaha",
    daysAgo: 45,
    author: "Arif Setiadi",
    tags: ["anggaran", "keluarga"],
    title: "Anggaran Keluarga Satu Halaman",
    summary: "Empat kotak, satu pulpen. Anggaran yang rumit tidak pernah dibuka lagi.",
    body: `Saya pernah melihat anggaran keluarga dengan empat puluh dua baris. Rapi, berwarna, dan tidak pernah dibuka setelah minggu pertama.

Anggaran yang dipakai hanya punya empat kotak di satu halaman.

## Empat kotak

- Wajib: yang bila tidak dibayar ada akibatnya
- Hidup: makan, ongkos, pulsa, keperluan anak
- Nanti: dana darurat dan rencana
- Senang: apa pun, tanpa penjelasan

Isi kotak "wajib" lebih dulu, lalu "nanti", walaupun hanya lima puluh ribu rupiah. Sisanya dibagi dua. Kotak "senang" tidak boleh kosong; anggaran yang tidak memberi ruang bernapas akan dilanggar.

## Dua minggu mencatat

Sebelum mengisi angka, catat pengeluaran dua minggu apa adanya. Jangan berhemat dulu. Yang dicari adalah keadaan sebenarnya, bukan keadaan yang pantas.

Duduklah berdua bila hidup berdua. Pembicaraan tentang uang lebih mudah bila yang dibicarakan adalah kertas di meja, bukan orang di depan kita.

Tempelkan halaman itu di pintu lemari. Setiap akhir bulan, coret angka yang meleset, tulis yang baru. Setelah tiga bulan, coretannya berkurang.`,
  }),
  post({
    tenants: "business campaign-scholar innovation",
    slug: "barang-yang-menahan-uang",
    category: "uang-dan-usaha",
    daysAgo: 98,
    author: "Yusuf Hamdani",
    tags: ["UMKM", "stok"],
    title: "Barang di Rak yang Menahan Uang Anda",
    summary:
      "Satu jam dengan buku stok dapat membebaskan uang lebih banyak daripada satu bulan promosi.",
    body: `Warung yang raknya penuh tampak makmur. Kadang ia hanya menyimpan uangnya dalam bentuk yang berdebu.

Ambil buku stok, atau hitung langsung. Untuk setiap barang, tulis dua angka: berapa yang ada, dan berapa yang terjual bulan lalu. Bagi yang pertama dengan yang kedua. Hasilnya jumlah bulan sampai barang itu habis.

## Membaca hasilnya

- Kurang dari satu bulan: sehat, awasi agar tidak kosong
- Satu sampai tiga bulan: wajar untuk barang tahan lama
- Lebih dari enam bulan: uang Anda sedang tidur

Barang yang tidur tidak harus dijual rugi. Pasangkan dengan barang yang laku, kembalikan kepada pemasok bila boleh, atau berhenti memesannya lagi. Langkah ketiga yang paling sering terlupa.

## Kebiasaan bulanan

Hitung sepuluh barang setiap akhir bulan, bukan semuanya. Setahun kemudian seluruh rak sudah terperiksa dua kali, tanpa satu hari pun toko harus tutup.

Seorang peserta di Maros melakukan ini untuk toko sembakonya. Ia tidak menambah pelanggan. Ia hanya berhenti memesan empat belas jenis barang, dan untuk pertama kalinya tidak berutang kepada pemasok.`,
  }),
];
