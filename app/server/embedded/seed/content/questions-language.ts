import { bank, essay, many, match, one, order, type SeedQuestion, short, truth } from "./question";

export const languageQuestions: SeedQuestion[] = [
  ...bank(
    "bahasa-inggris",
    one(
      "mudah",
      "Cara sopan meminta berkas dalam surel:",
      [
        "Could you send me the file by Friday?",
        "Send file Friday.",
        "You must send the file.",
        "Why no file?",
      ],
      "Could you… by… menyebut permintaan dan tenggat tanpa memerintah.",
    ),
    one(
      "mudah",
      "Pilih kalimat yang benar.",
      [
        "She works in Surabaya.",
        "She work in Surabaya.",
        "She working in Surabaya.",
        "She is work in Surabaya.",
      ],
      "Pada waktu kini sederhana, pelaku tunggal ketiga memakai -s.",
    ),
    one(
      "sedang",
      "I ___ here since 2021.",
      ["have worked", "work", "am working", "worked"],
      "Since dengan waktu awal memerlukan present perfect.",
    ),
    short(
      "sedang",
      "Lengkapi: We look forward to ___ (hear) from you.",
      ["hearing"],
      "To di sini kata depan, sehingga diikuti bentuk -ing.",
    ),
    match(
      "mudah",
      "Pasangkan ungkapan dengan gunanya.",
      [
        ["Could you repeat that?", "Meminta diulang"],
        ["Let me get back to you.", "Menunda jawaban"],
        ["Just to confirm,", "Memastikan"],
        ["I'm afraid we can't.", "Menolak dengan sopan"],
      ],
      "Empat ungkapan ini cukup untuk bertahan dalam rapat pertama.",
    ),
    one(
      "sedang",
      "Arti 'deadline has been moved up' ialah tenggat…",
      ["Dimajukan", "Diundur", "Dihapus", "Digandakan"],
      "Moved up berarti lebih awal; pushed back berarti diundur.",
    ),
    truth(
      "mudah",
      "'Please find attached' dipakai ketika ada lampiran.",
      true,
      "Ungkapan baku untuk menunjuk lampiran surel.",
    ),
    order(
      "sedang",
      "Urutkan isi surel kerja lima kalimat.",
      ["Salam", "Tujuan surel", "Keterangan yang perlu", "Permintaan dan tenggat", "Penutup"],
      "Tujuan disebut di awal supaya penerima tahu mengapa ia membaca.",
    ),
    one(
      "sedang",
      "Pilih kata kerja: We need to ___ a decision today.",
      ["make", "do", "take up", "create"],
      "Pasangan katanya make a decision.",
    ),
    one(
      "sulit",
      "Kalimat mana yang paling lembut menyampaikan keterlambatan?",
      [
        "We will need two more days to finish testing.",
        "It is not finished because of them.",
        "You gave us too much work.",
        "Testing failed, sorry.",
      ],
      "Menyebut kebutuhan yang jelas tanpa menyalahkan.",
    ),
    essay(
      "sulit",
      "Tulis surel paling banyak lima kalimat dalam bahasa Inggris untuk meminta perpanjangan tenggat tiga hari.",
      ["Tujuan di kalimat kedua", "Alasan singkat", "Tanggal baru yang jelas", "Penutup sopan"],
      "Surel yang baik menyebut tanggal baru dan apa yang tetap dikirim tepat waktu.",
    ),
  ),
  ...bank(
    "menulis",
    one(
      "mudah",
      "Kalimat mana yang paling hemat?",
      [
        "Rapat ditunda karena hujan.",
        "Rapat tersebut dilakukan penundaan dikarenakan adanya hujan.",
        "Adapun rapat mengalami penundaan.",
        "Dilakukan penundaan rapat oleh panitia.",
      ],
      "Kata kerja langsung menggantikan rangkaian kata benda.",
    ),
    one(
      "mudah",
      "Bentuk baku yang benar ialah…",
      ["analisis", "analisa", "analisys", "analisah"],
      "KBBI mencatat analisis sebagai bentuk baku.",
    ),
    match(
      "mudah",
      "Pasangkan bentuk tidak baku dengan bakunya.",
      [
        ["resiko", "risiko"],
        ["ijin", "izin"],
        ["apotik", "apotek"],
        ["sekedar", "sekadar"],
      ],
      "Keempatnya menurut KBBI.",
    ),
    one(
      "sedang",
      "Penulisan yang tepat ialah…",
      ["di rumah, ditulis", "dirumah, ditulis", "di rumah, di tulis", "dirumah, di tulis"],
      "Kata depan di dipisah; awalan di- dirangkai.",
    ),
    truth(
      "sedang",
      "Paragraf pertama sebaiknya menyebut pokok yang akan dijawab tulisan.",
      true,
      "Pembaca memutuskan melanjutkan atau berhenti di sana.",
    ),
    order(
      "sedang",
      "Urutkan langkah menyunting.",
      [
        "Menghapus bagian yang tidak menjawab pokok",
        "Menyusun ulang urutan",
        "Memendekkan kalimat",
        "Memeriksa ejaan",
      ],
      "Ejaan diperiksa terakhir supaya tidak memperbaiki kalimat yang akan dihapus.",
    ),
  ),
  ...bank(
    "aksara",
    one(
      "mudah",
      "Berapa aksara dasar (carakan) dalam aksara Jawa baku?",
      ["20", "26", "33", "14"],
      "Carakan terdiri atas dua puluh aksara, dari ha sampai nga.",
    ),
    one(
      "sedang",
      "Bunyi yang melekat pada aksara dasar tanpa sandangan ialah…",
      ["a", "i", "u", "e"],
      "Aksara ka tanpa sandangan dibaca ka (pada bahasa Jawa kerap seperti å).",
    ),
    short(
      "sedang",
      "Apa nama sandangan yang membubuhkan bunyi i?",
      ["wulu"],
      "Wulu untuk i, suku untuk u, taling untuk é atau è, pepet untuk e lemah.",
    ),
    match(
      "sedang",
      "Pasangkan sandangan dengan gunanya.",
      [
        ["Suku", "Bunyi u"],
        ["Pepet", "Bunyi e lemah"],
        ["Cecak", "Akhiran -ng"],
        ["Pangkon", "Mematikan bunyi di akhir"],
      ],
      "Pangkon dipakai di akhir kata; di tengah kata dipakai pasangan.",
    ),
    truth(
      "sedang",
      "Aksara Jawa sudah memiliki tempat di Unicode.",
      true,
      "Aksara Jawa masuk Unicode 5.2, pada blok A980–A9DF.",
    ),
  ),
  ...bank(
    "cerita",
    one(
      "mudah",
      "Saat membacakan buku, jeda paling berguna diletakkan…",
      [
        "Sebelum halaman dibalik",
        "Di tengah nama tokoh",
        "Setelah setiap kata",
        "Hanya di akhir buku",
      ],
      "Jeda memberi anak waktu menebak apa yang terjadi.",
    ),
    one(
      "mudah",
      "Pertanyaan mana yang mengundang anak berpikir?",
      [
        "Menurutmu mengapa ia bersembunyi?",
        "Apa warna topinya?",
        "Siapa nama tokohnya?",
        "Sudah mengerti?",
      ],
      "Pertanyaan terbuka tidak menguji hafalan.",
    ),
    truth(
      "mudah",
      "Anak yang meminta buku yang sama berulang-ulang sebaiknya dialihkan ke buku baru.",
      false,
      "Pengulangan menolong anak menguasai kata dan alur; biarkan ia memilih.",
    ),
    many(
      "sedang",
      "Apa yang membuat ilustrasi melengkapi teks?",
      ["Menunjukkan hal yang tidak disebut teks", "Menyimpan kejutan untuk halaman berikut"],
      ["Mengulang setiap kata", "Mengisi semua ruang kosong"],
      "Teks dan gambar berbagi tugas; bila sama, salah satunya tidak perlu.",
    ),
    order(
      "sedang",
      "Urutkan membuat buku enam belas halaman.",
      [
        "Memecah naskah per halaman",
        "Membuat buku bohongan",
        "Membacakannya kepada seorang anak",
        "Menggambar rapi",
      ],
      "Membacakan dahulu menghemat gambar yang harus diulang.",
    ),
  ),
];
