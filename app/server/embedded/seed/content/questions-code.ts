import { bank, match, number, one, order, type SeedQuestion, short, truth } from "./question";

/** Python, databases, Git, thinking in steps. */
export const codeQuestions: SeedQuestion[] = [
  ...bank(
    "python",
    one(
      "mudah",
      "Perintah Python mana yang menampilkan teks ke layar?",
      ['print("Halo")', 'echo "Halo"', 'console.log("Halo")', 'tampil("Halo")'],
      "print adalah fungsi bawaan Python untuk keluaran.",
    ),
    number("mudah", "Berapa hasil 7 // 2 dalam Python?", 3, "Operator // membagi lalu membulatkan ke bawah."),
    number("mudah", "Berapa hasil 17 % 5 dalam Python?", 2, "Operator % memberi sisa: 17 = 3 × 5 + 2."),
    one(
      "mudah",
      'Apa tipe nilai "25" dalam Python?',
      ["str", "int", "float", "bool"],
      "Tanda petik membuatnya teks (str), walaupun isinya angka.",
    ),
    one(
      "sedang",
      'Apa keluaran print("2" + "3")?',
      ["23", "5", "Galat", "2 3"],
      "Tanda + menyambung dua teks; angka baru dijumlah setelah diubah dengan int().",
    ),
    number(
      "sedang",
      "Berapa kali badan perulangan for i in range(2, 10, 2) dijalankan?",
      4,
      "Nilainya 2, 4, 6, dan 8; batas akhir 10 tidak ikut.",
    ),
    one(
      "sedang",
      'nama = ["Ani", "Budi", "Citra"]. Apa nilai nama[1]?',
      ['"Budi"', '"Ani"', '"Citra"', "Galat"],
      "Urutan dimulai dari nol, jadi indeks 1 adalah yang kedua.",
    ),
    truth(
      "sedang",
      "Fungsi Python tanpa perintah return menghasilkan None.",
      true,
      "Setiap pemanggilan fungsi punya nilai; bila tidak disebut, nilainya None.",
    ),
    short(
      "sedang",
      "Kata kunci apa yang dipakai untuk menangkap galat setelah try?",
      ["except"],
      "Blok except dijalankan ketika galat yang cocok terjadi di dalam try.",
    ),
    match(
      "sedang",
      "Pasangkan struktur data dengan tanda penulisannya.",
      [
        ["Daftar (list)", "[1, 2, 3]"],
        ["Kamus (dict)", '{"a": 1}'],
        ["Tupel (tuple)", "(1, 2)"],
        ["Himpunan (set)", "{1, 2}"],
      ],
      "Kurung kurawal dengan titik dua adalah kamus; tanpa titik dua, himpunan.",
    ),
    order(
      "sedang",
      "Urutkan langkah menghitung rata-rata nilai dari daftar.",
      ["Mulai dengan jumlah nol", "Untuk setiap nilai, tambahkan ke jumlah", "Bagi jumlah dengan banyaknya nilai", "Tampilkan hasilnya"],
      "Jumlah harus selesai sebelum dibagi.",
    ),
    one(
      "sulit",
      "Galat IndexError: list index out of range berarti…",
      ["Program meminta unsur di luar panjang daftar", "Nama variabel belum dibuat", "Kurung belum ditutup", "Pembagian dengan nol"],
      "Daftar dengan tiga unsur punya indeks 0 sampai 2; indeks 3 berada di luar.",
    ),
  ),
  ...bank(
    "basis-data",
    one(
      "mudah",
      "Perintah SQL mana yang mengambil data?",
      ["SELECT", "INSERT", "UPDATE", "DROP"],
      "SELECT hanya membaca; tiga lainnya mengubah data atau susunannya.",
    ),
    short(
      "mudah",
      "Klausa SQL apa yang menyaring baris sebelum dikelompokkan?",
      ["where"],
      "WHERE menyaring baris, HAVING menyaring kelompok sesudah GROUP BY.",
    ),
    one(
      "sedang",
      "Tabel pasien dan kunjungan disambung. Pasien tanpa kunjungan harus tetap tampil. Sambungan apa yang dipakai?",
      ["LEFT JOIN dari pasien ke kunjungan", "INNER JOIN", "CROSS JOIN", "LEFT JOIN dari kunjungan ke pasien"],
      "LEFT JOIN mempertahankan semua baris tabel kiri dan mengisi NULL bila tidak ada pasangannya.",
    ),
    truth(
      "sedang",
      "Dalam SQL, NULL = NULL bernilai benar.",
      false,
      "Membandingkan dengan NULL menghasilkan tidak diketahui; pakailah IS NULL.",
    ),
    match(
      "sedang",
      "Pasangkan fungsi dengan hasilnya.",
      [
        ["COUNT", "Banyaknya baris"],
        ["SUM", "Jumlah nilai"],
        ["AVG", "Rata-rata"],
        ["MAX", "Nilai terbesar"],
      ],
      "Fungsi agregat merangkum banyak baris menjadi satu nilai.",
    ),
    one(
      "sulit",
      "Mengapa nomor telepon disimpan sebagai teks, bukan bilangan?",
      [
        "Nol di depan hilang dan nomor tidak pernah dijumlahkan",
        "Bilangan lebih boros tempat",
        "SQL tidak mengenal bilangan",
        "Teks lebih cepat dihitung",
      ],
      "Pilih tipe menurut cara data dipakai; nomor telepon adalah pengenal, bukan besaran.",
    ),
  ),
  ...bank(
    "git",
    one(
      "mudah",
      "Apa yang dicatat oleh satu commit?",
      ["Keadaan berkas pada satu saat beserta pesannya", "Hanya berkas yang terakhir dibuka", "Kata sandi repositori", "Daftar pengguna"],
      "Commit menyimpan potret berkas, penulis, waktu, dan pesan.",
    ),
    match(
      "sedang",
      "Pasangkan perintah dengan gunanya.",
      [
        ["git clone", "Menyalin repositori"],
        ["git branch", "Melihat atau membuat cabang"],
        ["git merge", "Menggabungkan cabang"],
        ["git log", "Membaca riwayat"],
      ],
      "Empat perintah ini cukup untuk sebagian besar hari kerja.",
    ),
    one(
      "sedang",
      "Pesan perubahan mana yang paling berguna setahun kemudian?",
      ["Tolak tanggal lahir di masa depan pada pendaftaran", "perbaikan", "update lagi", "revisi final"],
      "Pesan yang baik menyebut apa yang berubah bagi pemakai.",
    ),
    truth(
      "sedang",
      "Perselisihan (conflict) berarti pekerjaan salah satu orang sudah hilang.",
      false,
      "Git berhenti dan menunjukkan kedua versi; orang memilih hasil akhirnya.",
    ),
    order(
      "sedang",
      "Urutkan langkah menyumbang pada proyek bersama.",
      ["Membuat cabang", "Mengubah dan mencatat perubahan", "Mengirim cabang", "Meminta tinjauan", "Menggabungkan"],
      "Tinjauan terjadi sebelum penggabungan supaya perubahan masih mudah diperbaiki.",
    ),
  ),
  ...bank(
    "logika",
    order(
      "mudah",
      "Urutkan langkah membuat teh manis.",
      ["Didihkan air", "Masukkan teh ke gelas", "Tuangkan air panas", "Tambahkan gula", "Aduk"],
      "Perintah dikerjakan berurutan; mengaduk sebelum ada air tidak ada gunanya.",
    ),
    one(
      "mudah",
      "Kucing harus melangkah 10 kali. Balok apa yang paling tepat?",
      ["Ulangi 10 kali: maju", "Maju satu kali", "Jika tersentuh: berhenti", "Tunggu 10 detik"],
      "Pengulangan menggantikan sepuluh balok yang sama.",
    ),
    number(
      "mudah",
      "Perintah 'ulangi 4 kali: maju, putar 90 derajat' membuat persegi. Berapa kali kucing berputar?",
      4,
      "Badan pengulangan dijalankan empat kali, dan setiap kali ada satu putaran.",
    ),
    truth(
      "sedang",
      "Jika hujan maka saya membawa payung. Hari ini tidak hujan, jadi saya pasti tidak membawa payung.",
      false,
      "Aturan itu tidak mengatakan apa pun tentang hari tanpa hujan.",
    ),
    one(
      "sedang",
      "Lampu menyala bila sakelar A DAN sakelar B ditekan. A ditekan, B tidak. Lampu…",
      ["Padam", "Menyala", "Berkedip", "Tidak dapat ditentukan"],
      "DAN memerlukan keduanya benar.",
    ),
  ),
];
