import { podcast } from "./podcast";
import type { SeedPost } from "./types";

/** "Surat Suara": letters read aloud. */
export const letterEpisodes: SeedPost[] = [
  podcast({
    tenants: "media personal",
    slug: "surat-untuk-meja-yang-goyang",
    category: "surat-suara",
    daysAgo: 6,
    author: "Raka Wibisana",
    tags: ["menulis", "kebiasaan"],
    title: "Surat untuk Meja yang Goyang",
    summary:
      "Tentang menunda pekerjaan sampai tempatnya sempurna, dan sehelai karton yang dilipat empat.",
    spoken: `Meja, sudah dua tahun kamu goyang di kaki kiri depan. Setiap pagi aku berkata akan memperbaikimu dulu, baru menulis. Hari ini aku melipat selembar karton menjadi empat dan menyelipkannya. Sepuluh detik. Dua tahun alasan selesai dalam sepuluh detik. Maaf, Meja. Yang goyang ternyata bukan kamu.`,
    body: `Surat pertama musim ini ditujukan kepada barang. Saya menulisnya setelah menghitung berapa kali saya memakai kata "dulu" dalam seminggu: beres-beres dulu, bikin kopi dulu, cari pulpen yang enak dulu. Tiga puluh satu kali.

Tidak semua penundaan buruk. Menjerang air memberi waktu bagi kalimat pertama untuk datang. Yang saya curigai adalah penundaan yang menyamar sebagai persiapan, karena ia membuat kita merasa rajin.

## Ujian karton

Sekarang saya memakai ujian kecil. Kalau sebuah persiapan dapat diganti sesuatu yang selesai dalam semenit, kerjakan penggantinya. Pulpen apa saja, kertas sebaliknya, lampu yang ada.

Kartonnya masih di sana. Setiap beberapa minggu ia menipis dan harus dilipat ulang, dan saya mulai menyukai pekerjaan itu lebih daripada meja yang benar-benar rata.`,
  }),
  podcast({
    tenants: "media personal aksara",
    slug: "surat-kepada-pembaca-lambat",
    category: "surat-suara",
    daysAgo: 20,
    author: "Raka Wibisana",
    tags: ["membaca"],
    title: "Surat kepada Pembaca Lambat",
    summary: "Bagi siapa pun yang malu karena baru sampai halaman empat puluh.",
    spoken: `Kamu bertanya berapa buku yang kubaca setahun, dan aku tahu kenapa kamu bertanya. Tahun ini tujuh. Satu di antaranya kubaca dua kali, jadi mungkin enam, mungkin delapan. Membaca bukan makan kerupuk, tidak ada lomba tujuh belasannya. Kalau halaman empat puluh membuatmu berhenti dan melihat ke luar jendela, berarti buku itu sedang bekerja.`,
    body: `Surat ini balasan untuk seorang pendengar di Purwokerto yang merasa gagal karena target bacanya tidak tercapai. Ia membaca satu novel selama lima bulan. Saya memintanya menceritakan novel itu, dan ia bercerita selama empat puluh menit, lengkap dengan warna baju tokoh yang hanya muncul dua kali.

Saya tidak punya teman lain yang dapat melakukan itu.

## Tiga izin

- Izin untuk berhenti di tengah paragraf
- Izin untuk mengulang bab yang sama karena senang
- Izin untuk tidak menamatkan

Daftar bacaan yang panjang menarik dilihat dan sulit dihuni. Saya lebih percaya pada rak pendek yang bukunya menggembung karena sering dibuka di dekat kuah.

Pendengar dari Purwokerto itu menulis lagi bulan lalu. Ia sudah selesai, dan mulai dari halaman pertama lagi.`,
  }),
  podcast({
    tenants: "media personal",
    slug: "surat-dari-ruang-tunggu",
    category: "surat-suara",
    daysAgo: 34,
    author: "Raka Wibisana",
    tags: ["menunggu", "kesabaran"],
    title: "Surat dari Ruang Tunggu",
    summary: "Dua jam di puskesmas tanpa ponsel, dan apa yang terdengar sesudah bosan.",
    spoken: `Ponselku mati di nomor antrean empat puluh satu. Nomor yang dipanggil baru dua belas. Setengah jam pertama aku marah kepada semua orang. Setengah jam berikutnya aku membaca poster yang sama sebelas kali. Lalu sesuatu terjadi: aku mulai mendengar. Seorang bapak mengajari anaknya berhitung dengan ubin lantai. Aku ikut menghitung. Ada seratus empat puluh tiga.`,
    body: `Bosan itu seperti air keruh; kalau tidak diaduk, lama-lama mengendap. Surat ini saya tulis di balik kertas antrean, jadi kalimatnya pendek.

Bapak itu memakai ubin sebagai tabel perkalian. Lebar ruangan sebelas ubin, panjangnya tiga belas. Anaknya melompat-lompat, dipandangi orang yang sakit gigi. Pada lompatan terakhir anak itu berteriak angka yang benar, dan seorang ibu bertepuk tangan pelan supaya tidak mengganggu.

## Yang tidak akan terjadi bila baterainya penuh

- Saya tidak akan tahu bahwa ubin dapat mengajar
- Saya tidak akan hafal lima gejala anemia
- Saya tidak akan ditawari pisang oleh nomor empat puluh

Saya tidak menganjurkan siapa pun meninggalkan ponsel. Saya hanya mencatat bahwa dua jam terpanjang tahun ini juga yang paling jelas saya ingat.`,
  }),
  podcast({
    tenants: "media personal",
    slug: "surat-untuk-murid-yang-pindah",
    category: "surat-suara",
    daysAgo: 48,
    author: "Raka Wibisana",
    tags: ["guru", "perpisahan"],
    title: "Surat untuk Murid yang Pindah",
    summary: "Bangku kosong di baris kedua, dan buku latihan yang tertinggal.",
    spoken: `Bukumu tertinggal di laci. Aku membukanya untuk mencari alamat, dan menemukan bahwa kamu mengerjakan semua soal yang kusebut boleh dilewati. Semua. Kamu tidak pernah bilang. Aku mengira kamu bosan, padahal kamu sudah jauh di depan dan menunggu kami dengan sopan. Buku ini kukirim bersama surat. Di halaman kosongnya ada soal baru. Yang ini tidak boleh dilewati.`,
    body: `Saya pernah mengajar les di garasi selama tiga tahun. Murid dalam surat ini pindah mengikuti ayahnya yang dipindahtugaskan ke Sorong, tanpa sempat berpamitan.

Guru punya rasa bersalah yang khusus: menyadari sesuatu tentang seorang murid setelah muridnya pergi. Saya mengingat-ingat tanda yang terlewat. Ia selalu selesai bersamaan dengan yang lain. Terlalu bersamaan, sekarang saya tahu; ia menunggu.

## Sejak itu

Saya menambahkan satu baris di akhir setiap lembar soal: "Kalau masih ada waktu, tulislah soal yang lebih sulit daripada ini." Lembar itu tidak dinilai. Dari sanalah kelihatan siapa yang sedang menunggu.

Balasannya datang dengan prangko bergambar cenderawasih. Jawaban soal barunya benar, dan di bawahnya ada soal untuk saya. Sampai hari ini belum terjawab.`,
  }),
  podcast({
    tenants: "media personal coffee",
    slug: "surat-kepada-kopi-pertama",
    category: "surat-suara",
    daysAgo: 62,
    author: "Raka Wibisana",
    tags: ["kopi", "pagi"],
    title: "Surat kepada Kopi Pertama",
    summary: "Mencicipi sebelum menambah gula, dalam kopi dan dalam menilai orang.",
    spoken: `Kakek menaruh gula sebelum mencicipi, selalu dua sendok. Suatu pagi gulanya habis, dan ia minum kopinya begitu saja. Ia diam lama. Lalu katanya, jadi begini rasanya. Umurnya tujuh puluh empat. Sejak itu aku mencoba mencicipi dulu sebelum menambahkan apa-apa. Kopi, cerita orang, juga keputusan yang kelihatannya pahit.`,
    body: `Pembaca sering mengira surat ini anjuran minum kopi pahit. Bukan. Kakek kembali memakai gula keesokan harinya, satu setengah sendok, dan bahagia.

Yang berubah hanya urutannya. Ia mencicipi dulu. Menurut beliau, gula yang ditaruh sebelum mencicipi adalah kebiasaan, sedangkan gula yang ditaruh sesudahnya adalah pilihan.

## Menyeduh menurut Kakek

1. Air dijerang sampai berbunyi, bukan sampai meloncat
2. Bubuk dua sendok makan munjung, gelas belimbing
3. Tuang, aduk sekali, tutup dengan lepek
4. Baca satu berita sampai habis, baru diminum

Langkah keempat saya sampaikan kepada seorang pengajar di Sekolah Kopi Seduh. Ia menghitung: satu berita koran kira-kira empat menit. Waktu rendamnya tepat.`,
  }),
  podcast({
    tenants: "media personal campaign-scholar",
    slug: "surat-tentang-kata-belum",
    category: "surat-suara",
    daysAgo: 76,
    author: "Raka Wibisana",
    tags: ["kata", "belajar"],
    title: "Surat tentang Kata Belum",
    summary: "Bahasa kita punya dua kata untuk tidak, dan salah satunya menyimpan pintu.",
    spoken: `Orang asing yang belajar bahasa kita heran. Ditanya sudah menikah, orang Indonesia tidak menjawab tidak, melainkan belum. Juga kalau umurnya delapan puluh. Kata itu menyimpan pintu. Aku tidak bisa berenang menutup percakapan. Aku belum bisa berenang membuat seseorang menunjuk ke arah kolam. Cobalah mengganti satu tidak dengan belum, hari ini.`,
    body: `Surat ini mula-mula catatan kaki dalam buku yang gagal terbit. Penyuntingnya mencoret dengan alasan terlalu manis. Saya menyimpannya, sebab kadang-kadang kita perlu sesuatu yang manis pada urutan yang benar.

Saya lalu menguji kata itu kepada sepuluh orang dewasa yang mengaku tidak bisa menggambar. Lima orang saya minta menulis "saya tidak bisa menggambar", lima yang lain "saya belum bisa menggambar". Setelah itu semua diberi kertas dan sepuluh menit.

## Hasilnya

Gambar mereka sama saja. Tidak ada yang mendadak pandai. Namun, ketika waktunya habis, empat orang dari kelompok kedua meminta kertas tambahan. Dari kelompok pertama tidak seorang pun.

Sepuluh orang bukan bukti apa-apa. Saya menceritakannya karena salah satu peminta kertas itu adalah ibu saya, dan sejak sore itu kulkasnya penuh gambar ayam.`,
  }),
  podcast({
    tenants: "media personal",
    slug: "surat-kepada-nomor-yang-salah",
    category: "surat-suara",
    daysAgo: 90,
    author: "Raka Wibisana",
    tags: ["percakapan"],
    title: "Surat kepada Nomor yang Salah",
    summary:
      "Pesan nyasar dari seorang ibu, dan percakapan tujuh menit yang tidak seharusnya terjadi.",
    spoken: `Pesannya masuk pukul sebelas malam. Nak, Ibu sudah sampai, busnya dingin. Aku bukan anaknya. Aku hampir menghapusnya, tetapi membayangkan seorang ibu menatap layar menunggu balasan. Jadi kutulis: maaf Bu, ini nomor lain, tetapi syukurlah sudah sampai. Ia membalas dengan tujuh pesan. Nomor anaknya kami temukan bersama, tertukar angka tiga dan delapan.`,
    body: `Tulisan tangan membuat tiga dan delapan bersaudara. Ibu itu menyimpan nomor anaknya di sobekan kalender, dan sobekan itu pernah kehujanan.

Episode ini tentang jarak antara sopan dan berguna. Menjawab "salah sambung" sudah sopan. Berguna memerlukan satu pertanyaan lagi, yaitu boleh saya bantu mencarikan?

## Cara kami menemukannya

- Menuliskan semua kemungkinan angka yang kabur: tiga, delapan, kadang lima
- Mencoba satu per satu, dimulai dari yang paling mungkin
- Menyapa dengan nama anak itu, lalu meminta maaf bila keliru

Percobaan ketiga dijawab suara laki-laki yang cemas. Saya memutus sambungan dan mengirim kedua nomor satu sama lain.

Beliau masih mengirimi saya pesan setiap hari raya, diawali kata "Nak". Saya tidak lagi membetulkannya.`,
  }),
  podcast({
    tenants: "media personal group",
    slug: "surat-untuk-kelompok-yang-bubar",
    category: "surat-suara",
    daysAgo: 104,
    author: "Raka Wibisana",
    tags: ["kelompok belajar"],
    title: "Surat untuk Kelompok yang Bubar",
    summary:
      "Enam orang, empat bulan, satu buku yang tidak pernah tamat, dan mengapa itu bukan kegagalan.",
    spoken: `Kita berhenti di bab sembilan, ingat? Tidak ada yang mengumumkan bubar. Satu orang pindah jam kerja, satu punya bayi, lalu hari Kamis berlalu begitu saja. Lama aku menganggapnya gagal. Minggu lalu kubuka bukunya dan menemukan enam macam tulisan tangan di pinggir halaman. Delapan bab penuh coretan. Aku tidak pernah membaca apa pun seramai itu, sebelum maupun sesudahnya.`,
    body: `Kelompok belajar jarang mati dengan upacara. Ia memudar, dan anggotanya saling merasa bersalah ketika bertemu di pasar.

Saya mengirim surat ini kepada lima orang lainnya sebelum merekamnya. Semua membalas. Tiga menyebut hal yang sama: mereka takut menjadi orang yang membubarkan, jadi tidak seorang pun mengatakan apa-apa.

## Usul sederhana

Tetapkan tanggal akhir sejak awal. Delapan pertemuan, lalu selesai, lalu boleh mulai lagi dengan siapa pun yang masih mau. Kelompok yang punya tanggal akhir dapat ditutup dengan makan bersama alih-alih dengan diam.

Bukunya kini berkeliling. Bab sembilan sudah dicoret seseorang di Tegal, bab sepuluh kosong, menunggu dikirim ke alamat berikutnya.`,
  }),
];
