import { post } from "./post";
import type { SeedPost } from "./types";

export const learningPosts: SeedPost[] = [
  post({
    tenants: "coding group scholarship acceleration",
    slug: "belajar-tiga-puluh-menit-sehari",
    category: "panduan-belajar",
    daysAgo: 4,
    author: "Nadia Puspitaloka",
    tags: ["kebiasaan", "waktu"],
    title: "Belajar Tiga Puluh Menit Sehari, dan Berhenti",
    summary:
      "Mengapa sesi pendek yang berakhir tepat waktu lebih bertahan daripada tekad belajar sepanjang akhir pekan.",
    body: `Banyak peserta datang dengan rencana besar: setiap Sabtu enam jam, tanpa gangguan. Dua minggu kemudian ada hajatan, motor mogok, anak demam. Rencana itu tidak gagal karena malas, melainkan karena hidup memang begitu.

Kami menyarankan yang lebih kecil: tiga puluh menit, lima hari seminggu, pada jam yang menempel pada kebiasaan lain. Sesudah subuh, sebelum membuka warung, di kereta pulang. Jam yang menempel tidak perlu diingat.

## Berhenti tepat waktu

Bagian tersulit bukan memulai, melainkan berhenti saat sedang asyik. Berhentilah. Tulis satu kalimat: apa yang akan dikerjakan besok. Kalimat itu membuat awal sesi berikutnya ringan, dan rasa ingin tahu yang tersisa bekerja sepanjang hari.

## Yang dilakukan dalam tiga puluh menit

- Lima menit mengulang kemarin tanpa melihat catatan
- Dua puluh menit satu hal baru, satu saja
- Lima menit menulis: apa yang belum jelas, apa langkah berikutnya

Mengulang tanpa melihat catatan terasa tidak nyaman, dan justru itu gunanya. Otak yang dipaksa mencari jawaban mengingatnya lebih lama daripada otak yang membaca ulang.

Jika sehari terlewat, jangan menggantinya menjadi satu jam keesokan hari. Kembali saja ke tiga puluh menit. Yang dijaga bukan jumlah jam, melainkan kebiasaan untuk datang.`,
  }),
  post({
    tenants: "coding fun group",
    slug: "membaca-pesan-galat",
    category: "panduan-belajar",
    daysAgo: 11,
    author: "Dewi Lestariningrum",
    tags: ["pemrograman", "galat"],
    title: "Cara Membaca Pesan Galat tanpa Panik",
    summary:
      "Pesan galat adalah catatan dari orang yang pernah tersesat di tempat yang sama. Bacalah dari bawah.",
    body: `Layar mendadak penuh tulisan merah, dan tangan langsung menutupnya. Semua pemrogram pernah begitu. Padahal di antara tulisan itu hampir selalu ada tiga keterangan: apa yang salah, di berkas mana, pada baris berapa.

## Baca tiga hal dulu

Carilah nama berkas yang Anda kenal. Tulisan lain berasal dari pustaka yang Anda pakai, dan kesalahan jarang ada di sana. Lihat nomor barisnya. Buka baris itu, juga satu baris di atasnya; kurung yang lupa ditutup biasanya baru ketahuan di baris berikutnya.

Lalu baca kalimat pesannya keras-keras dengan bahasa sendiri. "Tidak dapat membaca properti nama dari undefined" berarti: saya kira ada sesuatu di sini, ternyata kosong.

## Ubah satu hal

Godaan terbesar adalah mengubah lima hal sekaligus. Kalau galatnya hilang, Anda tidak tahu yang mana penyebabnya. Ubah satu, jalankan, lihat. Kembalikan bila tidak berpengaruh.

## Catat

Tulis galat yang memakan waktu lebih dari sepuluh menit beserta penyebabnya. Setelah sebulan Anda akan punya buku kecil yang lebih berguna daripada mesin pencari, karena isinya kesalahan Anda sendiri.

> Galat bukan nilai merah. Galat adalah komputer yang berusaha sopan.`,
  }),
  post({
    tenants: "group scholarship asean",
    slug: "kelompok-belajar-lima-orang",
    category: "panduan-belajar",
    daysAgo: 32,
    author: "Maria Ludong",
    tags: ["kelompok", "kebiasaan"],
    title: "Kelompok Belajar yang Bertahan sampai Akhir",
    summary: "Lima orang, satu jam, tiga aturan. Catatan dari kelompok yang tidak bubar.",
    body: `Kelompok belajar biasanya ramai di minggu pertama dan sunyi di minggu keempat. Kami membandingkan catatan kelompok yang bertahan dengan yang bubar, dan bedanya tidak terletak pada kepandaian anggotanya.

## Ukuran

Lima orang. Bila bertiga, satu yang sakit membuat pertemuan batal. Bila bertujuh, selalu ada dua orang yang hanya mendengarkan.

## Aturan

- Pertemuan satu jam, mulai dan selesai tepat waktu, walaupun yang hadir baru tiga orang
- Setiap orang membawa satu hal yang belum ia mengerti
- Peran penjaga waktu bergilir

Aturan kedua yang paling penting. Kelompok yang anggotanya datang untuk memamerkan hasil cepat lelah. Kelompok yang anggotanya membawa kebingungan selalu punya bahan pembicaraan.

## Bila ada yang menghilang

Kirim satu pesan pribadi, bukan teguran di grup. Tanyakan kabar, sebutkan jadwal berikutnya, selesai. Orang yang malu karena tertinggal akan kembali bila pintunya tidak dijaga.

Pada pertemuan terakhir, luangkan lima belas menit untuk saling menyebut satu hal yang dipelajari dari anggota lain. Bagian ini sering dianggap basa-basi, padahal di situlah kelompok berikutnya mulai terbentuk.`,
  }),
  post({
    tenants: "campaign-books aksara personal media",
    slug: "membaca-buku-yang-sulit",
    category: "panduan-belajar",
    daysAgo: 58,
    author: "Nadia Puspitaloka",
    tags: ["membaca", "buku"],
    title: "Membaca Buku yang Terlalu Sulit",
    summary:
      "Tidak semua halaman harus dimengerti pada pembacaan pertama. Ada cara untuk tetap berjalan.",
    body: `Ada buku yang tidak mau dibaca dari depan ke belakang. Kita maju dua halaman, tersangkut, mundur, lalu menaruhnya di rak dengan rasa bersalah.

Cobalah tiga putaran. Pada putaran pertama, baca hanya daftar isi, kalimat pembuka setiap bab, dan penutupnya. Tugas Anda cuma satu: menebak apa yang ingin dikatakan buku itu.

Pada putaran kedua, baca semuanya dengan kecepatan jalan kaki. Yang tidak dimengerti diberi tanda di tepi halaman, lalu lewati. Larangan mundur di putaran ini penting; sebagian besar tanda itu terjawab sendiri dua bab kemudian.

Putaran ketiga hanya untuk halaman yang bertanda. Bacalah pelan, cari satu istilah, gambar satu bagan. Kalau tetap gelap, tulis pertanyaannya dan bawa kepada orang lain.

## Catatan yang berguna

- Satu kalimat untuk setiap bab, dengan kata-kata sendiri
- Satu hal yang tidak Anda setujui
- Satu hal yang ingin Anda coba besok

Catatan kedua menjaga Anda tetap menjadi pembaca, bukan penyalin. Buku yang sulit tidak meminta kita tunduk; ia meminta kita membantah dengan alasan.`,
  }),
  post({
    tenants: "coding creative scholarship",
    slug: "memilih-kelas-pertama",
    category: "panduan-belajar",
    daysAgo: 90,
    author: "Dewi Lestariningrum",
    tags: ["memilih kelas", "pemula"],
    title: "Empat Pertanyaan sebelum Memilih Kelas Pertama",
    summary:
      "Jangan mulai dari yang sedang ramai. Mulailah dari pekerjaan yang ingin Anda selesaikan.",
    body: `"Sebaiknya saya belajar apa?" Pertanyaan itu masuk hampir setiap hari. Jawaban kami selalu empat pertanyaan balik.

## Apa yang ingin Anda selesaikan?

Bukan "menguasai data", melainkan "mengetahui barang mana di toko ibu yang tidak laku". Tujuan yang dapat dicoret dari daftar membuat Anda tahu kapan cukup.

## Berapa jam yang benar-benar ada?

Hitung minggu yang lalu, bukan minggu yang diangankan. Bila hanya ada tiga jam, pilih kelas tiga jam. Kelas enam jam yang diikuti separuh terasa lebih buruk daripada kelas kecil yang tuntas.

## Alat apa yang sudah Anda punya?

Beberapa kelas nyaman diikuti dengan ponsel, beberapa tidak. Bagian persiapan di halaman kelas menuliskannya. Pinjam dulu sebelum membeli.

## Siapa yang akan menemani?

Teman sekelas, rekan kerja, anak sendiri. Orang yang bertanya "sampai mana?" sebulan sekali lebih berpengaruh daripada sertifikat.

Kalau setelah empat pertanyaan ini masih ragu antara dua kelas, ambil yang lebih pendek. Keraguan berkurang setelah mengerjakan sesuatu, jarang setelah membandingkan lebih lama.`,
  }),
];
