import { code, type Lessons, quiz } from "./lesson";

export const pythonLessons: Record<string, Lessons> = {
  "python-dari-nol": {
    "Perintah, satu demi satu": `Program adalah daftar perintah yang dikerjakan dari atas ke bawah, satu demi satu, tanpa bertanya. Komputer tidak menebak maksud; ia mengerjakan tulisan.

## Perintah pertama

Bukalah studio kode, ketik baris ini, lalu jalankan:

> print("Selamat datang di warung Bu Tini")

Kata print adalah nama fungsi, kurung membuka apa yang diserahkan kepadanya, dan tanda petik menandai teks. Hilangkan satu tanda petik dan jalankan lagi. Python menjawab SyntaxError beserta nomor barisnya. Galat seperti itu bukan hukuman, melainkan petunjuk: bacalah dari baris terakhir ke atas.

## Urutan penting

Tulis tiga print berturut-turut, lalu tukar tempatnya. Hasilnya ikut bertukar. Kelihatannya sepele, tetapi separuh kesalahan pemrogram berpengalaman masih tentang urutan: memakai sesuatu sebelum disiapkan, menghitung sebelum membaca.

Sebelum lanjut, buat program yang mencetak struk tiga baris: nama warung, satu barang, dan ucapan terima kasih.`,
    "Nama untuk nilai": `Di video ini kita memberi nama pada nilai supaya dapat dipakai lagi.

> harga = 12000
> jumlah = 3
> print(harga * jumlah)

Tanda sama dengan di sini bukan persamaan matematika. Bacalah: simpan 12000 dengan nama harga. Sesudah itu nama boleh dipakai di mana saja di bawahnya.

## Nama yang baik

Nama h dan j benar bagi komputer dan menyusahkan bagi orang. Pilih nama yang menjelaskan isinya: harga_satuan, jumlah_piring. Python membedakan huruf besar dan kecil, jadi Harga dan harga adalah dua nama.

## Angka dan teks

Perhatikan menit keenam: input() selalu memberi teks, walaupun yang diketik angka. "2" + "3" menghasilkan "23". Ubah dahulu dengan int(). Bila yang diketik bukan angka, int() mengeluh dengan ValueError, dan di bab berikutnya kita menolaknya dengan sopan.

Berhentilah di akhir video dan ubah program agar membaca harga dan jumlah dari pemakai.`,
    "Latihan: membagi tagihan": code(
      "python",
      `Bacalah dua baris masukan: jumlah tagihan dalam rupiah, lalu banyaknya orang. Cetak bagian setiap orang, dibulatkan ke atas ke kelipatan seratus, supaya kasir tidak perlu mencari uang receh.

Contoh: tagihan 100000 untuk 7 orang menjadi 14300, sebab 100000 dibagi 7 adalah 14285,7 dan kelipatan seratus berikutnya 14300. Petunjuk: pembulatan ke atas dapat dilakukan dengan pembagian bulat, (a + 99) // 100 * 100, tetapi hati-hati membagi terlebih dahulu.`,
      `tagihan = int(input())
orang = int(input())
`,
      [
        ["100000\n7\n", "14300\n"],
        ["90000\n3\n", "30000\n"],
        ["50000\n6\n", "8400\n"],
      ],
    ),
    "Kuis: dasar Python": quiz({ python: 5 }, 10),
    "Jika, kalau bukan, selain itu": `Program menjadi berguna ketika dapat memilih. Python memilih dengan if, elif, dan else.

> if umur < 5:
>     print("Gratis")
> elif umur < 12:
>     print("Tiket anak")
> else:
>     print("Tiket dewasa")

Bacalah keras-keras: jika umur kurang dari lima cetak gratis, kalau bukan dan kurang dari dua belas cetak tiket anak, selain itu tiket dewasa. Hanya satu cabang yang dijalankan, yang pertama benar.

## Jorokan

Baris yang menjorok adalah milik cabang di atasnya. Python memakai jorokan sebagai tata bahasa, jadi empat spasi bukan hiasan. Bila satu baris kurang menjorok, ia menjadi milik luar dan dijalankan selalu.

## Batas

Kesalahan paling sering ada di batas: anak berumur tepat 5 tahun masuk mana? Sebelum menjalankan program, tulis tiga contoh: di bawah batas, tepat di batas, di atasnya. Kebiasaan menulis contoh di batas akan menemani Anda seumur hidup.`,
    "Latihan: tarif parkir": code(
      "python",
      `Bacalah lama parkir dalam menit (bilangan bulat). Tarifnya: sampai 60 menit Rp3.000; setiap jam berikutnya, penuh atau tidak, Rp2.000; paling mahal Rp15.000. Parkir 0 sampai 10 menit gratis.

Cetak tarifnya saja sebagai bilangan. Tulis dahulu contoh di batasnya: 10, 11, 60, 61, dan 120 menit.`,
      `menit = int(input())
`,
      [
        ["10\n", "0\n"],
        ["11\n", "3000\n"],
        ["60\n", "3000\n"],
        ["61\n", "5000\n"],
        ["121\n", "7000\n"],
        ["1440\n", "15000\n"],
      ],
    ),
    "Mengulang sampai selesai": `Perulangan menyelamatkan kita dari menyalin baris yang sama. Python punya dua bentuk.

## for: sebanyak yang ada

> for nama in daftar_hadir:
>     print(nama)

Dibaca: untuk setiap nama di daftar hadir, cetak namanya. Kita tidak menghitung, Python yang berjalan dari awal sampai habis.

## while: selama masih

> while sisa > 0:
>     sisa = sisa - 1000

Bentuk ini dipakai ketika banyaknya langkah belum diketahui. Pastikan ada sesuatu di dalamnya yang mendekati selesai; bila sisa tidak pernah berubah, program berputar terus sampai dihentikan. Studio kode menghentikannya setelah lima detik, di komputer sendiri Anda menekan Ctrl dan C.

## Menumpuk hasil

Pola yang paling sering dipakai ialah menyiapkan wadah kosong sebelum perulangan, mengisinya di dalam, dan membacanya sesudahnya. Jumlah dimulai dari nol, daftar dari kurung kosong. Bila wadah disiapkan di dalam perulangan, isinya selalu hilang: itulah penyebab nomor satu hasil yang hanya berisi data terakhir.`,
    "Latihan: daftar hadir": code(
      "python",
      `Bacalah beberapa baris nama sampai baris kosong. Nama yang sama kadang ditulis berbeda: " siti ", "Siti", "SITI". Rapikan setiap nama: buang spasi di tepi dan tulis huruf pertama setiap kata besar.

Cetak nama yang berbeda menurut abjad, satu baris satu nama, lalu banyaknya dengan bentuk "Hadir: 3".`,
      `hadir = set()
`,
      [["siti\n Budi \nSITI\nani\n\n", "Ani\nBudi\nSiti\nHadir: 3\n"]],
    ),
    "Fungsi yang mengerjakan satu hal": `Video ini memecah program tagihan menjadi fungsi.

> def bagi_tagihan(tagihan, orang):
>     return (tagihan + orang - 1) // orang

Nama fungsi adalah janji. bagi_tagihan hanya membagi; ia tidak membaca masukan dan tidak mencetak. Karena itu ia dapat dipakai di tempat lain dan diuji tanpa mengetik apa pun.

## return dan print

Banyak pemula menukar keduanya. print memperlihatkan kepada orang, return menyerahkan kepada program. Fungsi yang mencetak tidak dapat dipakai untuk menghitung lagi.

## Menguji

Di bawah fungsi kita menulis beberapa assert:

> assert bagi_tagihan(100, 3) == 34
> assert bagi_tagihan(90, 3) == 30

Bila salah satunya gagal, program berhenti dan menunjukkan barisnya. Lima assert yang dipilih baik, termasuk nilai nol dan nilai besar, menyelamatkan Anda berkali-kali ketika program diubah bulan depan.`,
    "Daftar dan kamus": `Satu nama dapat memegang banyak nilai. Dua bentuk yang paling sering dipakai adalah daftar dan kamus.

## Daftar

> belanja = ["beras", "telur", "minyak"]

Urutannya tetap, dan unsur pertama bernomor nol. Tambahkan dengan append, hitung dengan len, ambil yang terakhir dengan belanja[-1]. Bila nomor melewati batas, Python mengeluh IndexError.

## Kamus

> stok = {"beras": 12, "telur": 30}

Kamus menyimpan pasangan: kunci dan nilai. Ambil dengan stok["beras"]. Bila kunci belum ada, muncul KeyError; pakailah stok.get("gula", 0) bila nol adalah jawaban yang wajar.

## Memilih

Tanyakan: apakah saya mencari berdasarkan urutan atau nama? Antrean orang adalah daftar. Stok barang adalah kamus. Daftar yang isinya dicari berulang-ulang dengan perulangan biasanya ingin menjadi kamus.

Tugas akhir memakai keduanya, jadi cobalah menulis kamus stok lima barang di rumah Anda malam ini.`,
    "Tugas akhir: stok warung": code(
      "python",
      `Buat program stok. Setiap baris masukan berisi perintah: "masuk NAMA JUMLAH", "keluar NAMA JUMLAH", atau "lihat". Perintah keluar yang melebihi stok ditolak dengan mencetak "Stok NAMA tidak cukup". Perintah lihat mencetak setiap barang menurut abjad dengan bentuk "nama: jumlah". Program berakhir pada baris kosong.

Pecahlah menjadi fungsi yang masing-masing mengerjakan satu hal, dan tulis assert untuk setiap fungsi.`,
      `stok = {}
`,
      [
        [
          "masuk telur 10\nkeluar telur 12\nkeluar telur 4\nmasuk beras 5\nlihat\n\n",
          "Stok telur tidak cukup\nberas: 5\ntelur: 6\n",
        ],
      ],
    ),
  },
};
