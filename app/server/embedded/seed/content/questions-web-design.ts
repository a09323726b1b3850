import { bank, essay, many, match, number, one, order, type SeedQuestion, truth } from "./question";

export const webAndDesignQuestions: SeedQuestion[] = [
  ...bank(
    "web html",
    one(
      "mudah",
      "Unsur HTML mana yang menandai judul utama sebuah halaman?",
      ["h1", "title", "header", "strong"],
      "title tampil di tab peramban; judul di dalam halaman ditulis dengan h1.",
    ),
    one(
      "mudah",
      "Apa guna atribut alt pada gambar?",
      [
        "Menggantikan gambar bagi yang tidak melihatnya",
        "Mengatur ukuran gambar",
        "Memberi bingkai",
        "Mempercepat muat halaman",
      ],
      "Teks alt dibacakan pembaca layar dan tampil saat gambar gagal dimuat.",
    ),
    truth(
      "mudah",
      'Gambar yang hanya hiasan sebaiknya diberi alt kosong (alt="").',
      true,
      "Alt kosong membuat pembaca layar melewatinya; tanpa atribut alt, nama berkasnya yang dibacakan.",
    ),
    match(
      "sedang",
      "Pasangkan unsur dengan gunanya.",
      [
        ["nav", "Kumpulan tautan navigasi"],
        ["main", "Isi pokok halaman"],
        ["ul", "Daftar tanpa urutan"],
        ["table", "Data berbaris dan berkolom"],
      ],
      "Unsur bermakna membuat halaman terbaca oleh mesin pencari dan pembaca layar.",
    ),
    one(
      "sedang",
      "Mengapa tombol sebaiknya ditulis dengan unsur button, bukan div yang diberi gaya?",
      [
        "button dapat difokus dan ditekan lewat papan tik",
        "div tidak boleh diberi warna",
        "button selalu lebih cepat",
        "div dilarang di HTML",
      ],
      "Perilaku papan tik dan perannya bagi pembaca layar sudah tersedia pada button.",
    ),
  ),
  ...bank(
    "web formulir",
    one(
      "mudah",
      "Apa yang menghubungkan label dengan isiannya?",
      [
        "Atribut for pada label yang sama dengan id isian",
        "Letaknya yang berdekatan",
        "Warna yang sama",
        "Atribut class yang sama",
      ],
      "Dengan for dan id, menekan label memindahkan fokus dan pembaca layar membacakannya.",
    ),
    truth(
      "mudah",
      "Placeholder dapat menggantikan label.",
      false,
      "Placeholder hilang saat orang mengetik dan kontrasnya sering rendah; label tetap diperlukan.",
    ),
    one(
      "sedang",
      "Pesan galat yang paling menolong untuk isian nomor HP ialah…",
      [
        "Nomor HP harus diawali 08 atau +62, 10–13 digit",
        "Isian tidak valid",
        "Error 422",
        "Coba lagi",
      ],
      "Pesan yang baik menyebut apa yang diharapkan sehingga dapat langsung diperbaiki.",
    ),
    many(
      "sedang",
      "Mana yang seharusnya dilakukan peladen, sekalipun peramban sudah memeriksa isian?",
      ["Memeriksa ulang semua isian", "Menolak nilai di luar pilihan"],
      ["Memercayai atribut required", "Memercayai panjang maksimal dari HTML"],
      "Permintaan dapat dikirim tanpa peramban, jadi pemeriksaan di peramban hanyalah kenyamanan.",
    ),
    essay(
      "sulit",
      "Tuliskan tiga perbaikan untuk formulir pesanan yang sering ditinggalkan sebelum dikirim, beserta alasannya.",
      [
        "Menyebut tiga perbaikan yang dapat dikerjakan",
        "Alasan dari sudut pengisi",
        "Cara mengetahui hasilnya",
      ],
      "Jawaban yang baik mengurangi isian, memberi label jelas, dan menyimpan isian saat terjadi galat.",
    ),
  ),
  ...bank(
    "web",
    one(
      "mudah",
      "Bahasa mana yang mengatur tampilan halaman web?",
      ["CSS", "HTML", "SQL", "Bash"],
      "HTML memberi susunan dan makna, CSS memberi tampilan.",
    ),
    match(
      "sedang",
      "Pasangkan kode status HTTP dengan artinya.",
      [
        ["200", "Berhasil"],
        ["301", "Pindah selamanya"],
        ["404", "Tidak ditemukan"],
        ["500", "Kesalahan di peladen"],
      ],
      "Angka pertama memberi golongan: 2 berhasil, 3 pengalihan, 4 salah permintaan, 5 salah peladen.",
    ),
    one(
      "sedang",
      "Metode HTTP mana yang tidak boleh mengubah data di peladen?",
      ["GET", "POST", "PUT", "DELETE"],
      "GET dinyatakan aman: mengulanginya tidak mengubah apa pun, sehingga boleh disimpan sementara.",
    ),
    one(
      "sulit",
      "Sebuah permintaan pembayaran dikirim ulang karena jaringan putus. Apa yang mencegah pembayaran ganda?",
      [
        "Kunci idempotensi yang disimpan bersama jawabannya",
        "Menunda lima detik",
        "Memakai HTTPS",
        "Menyembunyikan tombol setelah ditekan",
      ],
      "Dengan kunci yang sama peladen menjawab hasil pertama dan tidak mengerjakannya lagi.",
    ),
  ),
  ...bank(
    "desain aksesibilitas",
    number(
      "sedang",
      "Berapa nisbah kontras terkecil untuk teks biasa menurut WCAG 2 tingkat AA? Tulis angka di depan :1.",
      4.5,
      "Teks biasa memerlukan 4,5:1; teks besar 3:1.",
      0.001,
    ),
    one(
      "mudah",
      "Ukuran sentuh yang nyaman bagi jari sekurangnya sekitar…",
      ["44 piksel CSS", "12 piksel CSS", "20 piksel CSS", "100 piksel CSS"],
      "Sasaran 44 × 44 piksel mengurangi salah tekan, terutama di kendaraan.",
    ),
    truth(
      "mudah",
      "Menandai isian yang salah cukup dengan warna merah.",
      false,
      "Sebagian orang tidak membedakan merah; sertakan teks atau lambang.",
    ),
    one(
      "sedang",
      "Apa yang dialami pemakai papan tik bila garis fokus dihilangkan?",
      [
        "Tidak tahu sedang berada di mana",
        "Halaman lebih cepat",
        "Tautan tidak dapat diklik tetikus",
        "Huruf mengecil",
      ],
      "Garis fokus adalah penunjuk bagi yang tidak memakai tetikus.",
    ),
  ),
  ...bank(
    "desain",
    one(
      "mudah",
      "Pertanyaan wawancara mana yang tidak mengarahkan?",
      [
        "Ceritakan terakhir kali Anda mendaftar di sini",
        "Anda suka tombol hijau ini, bukan?",
        "Sulit sekali, ya?",
        "Lebih baik yang baru, kan?",
      ],
      "Pertanyaan tentang kejadian nyata menghasilkan cerita, bukan persetujuan.",
    ),
    one(
      "mudah",
      "Berapa pemakai cukup untuk menemukan sebagian besar masalah dalam satu putaran uji kecil?",
      ["Sekitar lima", "Seratus", "Satu juta", "Tidak perlu pemakai"],
      "Lima orang biasanya menunjukkan masalah yang sama berulang; lebih baik beberapa putaran kecil.",
    ),
    match(
      "sedang",
      "Pasangkan istilah tata huruf dengan artinya.",
      [
        ["Leading", "Jarak antarbaris"],
        ["Kerning", "Jarak antardua huruf"],
        ["Serif", "Kait di ujung huruf"],
        ["Rata kiri", "Tepi kiri lurus, kanan bergerigi"],
      ],
      "Istilah ini dipakai juga di percetakan.",
    ),
    order(
      "sedang",
      "Urutkan langkah merancang layanan.",
      [
        "Mengamati pemakai",
        "Merumuskan masalah",
        "Membuat purwarupa",
        "Menguji dengan tugas nyata",
        "Memperbaiki",
      ],
      "Menggambar sebelum mengamati biasanya menyelesaikan masalah yang salah.",
    ),
    truth(
      "sedang",
      "Cetakan memakai campuran warna RGB, layar memakai CMYK.",
      false,
      "Sebaliknya: layar memancarkan RGB, mesin cetak memakai tinta CMYK.",
    ),
    one(
      "sedang",
      "Bola memantul tampak berat bila…",
      [
        "Melambat di puncak dan cepat di dekat lantai",
        "Kecepatannya tetap",
        "Melambat di dekat lantai",
        "Berhenti sebelum lantai",
      ],
      "Jarak antargambar mengikuti percepatan: rapat di puncak, renggang di bawah.",
    ),
  ),
];
