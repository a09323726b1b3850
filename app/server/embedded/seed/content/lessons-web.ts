import { code, type Lessons, quiz } from "./lesson";

export const webLessons: Record<string, Lessons> = {
  "pemrograman-web-dasar": {
    "Apa yang terjadi saat Anda membuka situs": `Anda mengetik alamat, menekan Enter, dan sedetik kemudian halaman tampil. Di sela sedetik itu ada percakapan yang rapi.

## Empat langkah

1. Peramban bertanya kepada DNS: nama ini alamatnya berapa? Jawabannya sederet angka, misalnya 203.0.113.10.
2. Peramban menghubungi alamat itu dan mengirim permintaan: tolong berikan halaman depan.
3. Peladen menjawab dengan kode status dan isi. Kode 200 berarti baik-baik saja, 404 berarti tidak ada.
4. Isi yang datang adalah teks HTML. Peramban membacanya dari atas, lalu meminta berkas lain yang disebut di dalamnya: gambar, gaya, skrip.

Setiap berkas adalah satu perjalanan pulang-pergi. Di jaringan yang lambat, halaman dengan delapan puluh berkas terasa berat walaupun masing-masing kecil.

## Coba sendiri

Buka situs apa pun, lalu pilih menu "Lihat sumber". Yang Anda lihat adalah teks yang sama dengan yang dikirim peladen. Sebelum bab berikutnya, temukan tiga hal di sana: judul halaman, satu tautan, dan satu gambar.`,
    "Menulis HTML pertama": `Dalam video ini kita menulis halaman dari berkas kosong. Naskahnya begini.

Simpan berkas bernama index.html. Baris pertama <!doctype html> memberi tahu peramban bahwa kita memakai HTML masa kini. Kemudian datang html, head, dan body. Head berisi hal tentang halaman: judul dan bahasa. Body berisi yang dibaca orang.

Perhatikan bahwa kita menulis lang="id". Satu kata itu membuat pembaca layar melafalkan bahasa Indonesia dengan benar, dan peramban tidak menawarkan terjemahan.

## Unsur pertama

Kita menulis satu h1 untuk judul, dua p untuk paragraf, dan satu ul untuk daftar. Lalu tautan: a dengan href. Teks tautan menjelaskan tujuannya; "baca jadwal kelas" lebih baik daripada "klik di sini".

Di menit kesembilan saya sengaja lupa menutup h1. Lihat akibatnya: seluruh halaman menjadi judul. Peramban tidak menegur, ia menebak. Karena itu kita memeriksa sendiri.

Berhentilah di menit kedua belas dan tulis halaman Anda sampai sama dengan layar.`,
    "Tugas: halaman profil": code(
      "html",
      `Tulis halaman tentang satu orang yang Anda kenal, dengan izinnya: tetangga yang membuka bengkel, guru, atau Anda sendiri.

Halaman harus memiliki satu judul utama, dua paragraf, satu daftar berisi sekurangnya tiga hal, dan satu tautan yang teksnya menjelaskan tujuannya. Tuliskan bahasa halaman pada unsur html. Jangan memakai gaya dahulu; halaman yang jelas tanpa gaya akan tetap jelas setelah diberi gaya.`,
      `<!doctype html>
<html lang="id">
  <head>
    <meta charset="utf-8" />
    <title>Tentang …</title>
  </head>
  <body>
    <h1></h1>
  </body>
</html>
`,
    ),
    "Kuis: unsur dan atribut": quiz({ html: 5 }, 10),
    "Warna, huruf, dan jarak": `Tampilan yang rapi lahir dari sedikit keputusan yang diulang. Tiga di antaranya cukup untuk memulai.

## Warna

Pilih satu warna untuk teks, satu untuk latar, satu untuk tautan dan tombol. Teks biasa memerlukan kontras sekurangnya 4,5 banding 1 terhadap latarnya. Abu-abu muda di atas putih tampak anggun di layar perancang dan tidak terbaca di bawah matahari.

## Huruf

Ukuran 16 sampai 18 piksel, jarak baris sekitar 1,5. Baris yang terlalu panjang melelahkan mata: batasi lebar paragraf sekitar 65 huruf dengan max-width: 65ch.

## Jarak

Pilih satu satuan, misalnya 8 piksel, lalu pakai kelipatannya: 8, 16, 24, 48. Benda yang berhubungan diletakkan berdekatan; jarak memberi tahu apa milik siapa tanpa garis.

Cobalah menghapus semua bingkai dari halaman Anda, lalu atur jaraknya saja. Sering kali bingkai itu tidak dirindukan.`,
    "Tata letak yang mengikuti layar": `Video ini membangun satu tata letak dari ponsel ke layar lebar.

Mulailah dari layar 320 piksel. Di sana hampir selalu satu kolom cukup, dan itu memang bawaan peramban: kita tidak perlu melakukan apa pun. Kesalahan paling lazim adalah menetapkan lebar dalam piksel. Hapus width: 960px, ganti dengan max-width.

## Kisi

Untuk daftar menu kita memakai grid. Satu baris ini berarti: buat kolom sebanyak yang muat, masing-masing paling sedikit 15 rem, lalu bagi sisa ruang rata.

> grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));

Perhatikan bahwa kita tidak menulis satu pun kueri media. Tata letak mengikuti ruang, bukan nama perangkat.

## Menguji

Perkecil jendela pelan-pelan dari lebar ke sempit. Di titik mana pun isi tidak boleh terpotong atau memerlukan geser ke samping. Setelah itu perbesar huruf sampai 200 persen; halaman yang baik tetap terbaca.`,
    "Tugas: daftar menu warung": code(
      "html",
      `Susun daftar menu untuk warung di dekat rumah Anda: sekurangnya delapan makanan dengan nama, keterangan singkat, dan harga.

Di layar 320 piksel menunya satu kolom; di layar lebar menjadi dua atau tiga kolom tanpa kueri media. Harga diratakan kanan dan angkanya sejajar. Periksa kontras teks, dan pastikan tidak ada geser ke samping ketika huruf diperbesar.`,
      `<!doctype html>
<html lang="id">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Menu</title>
    <style>
      .menu { display: grid; gap: 1rem; }
    </style>
  </head>
  <body>
    <main>
      <h1>Menu hari ini</h1>
      <ul class="menu">
        <li>Nasi jagung, Rp8.000</li>
      </ul>
    </main>
  </body>
</html>
`,
    ),
    "Isian, label, dan pesan galat": `Formulir adalah percakapan. Setiap isian adalah pertanyaan, dan setiap pertanyaan harus jelas sebelum dijawab.

## Label

Setiap isian punya label yang terlihat, dihubungkan dengan for dan id. Tulisan di dalam kotak (placeholder) bukan label: ia hilang tepat ketika orang perlu mengingatnya.

## Jenis isian

Pakailah type yang tepat. Dengan type="tel" ponsel memunculkan papan angka, dengan type="email" tanda @ langsung tersedia. Tambahkan autocomplete supaya orang tidak mengetik nama sendiri untuk keseratus kalinya.

## Ketika salah

Pesan galat menjawab tiga hal: isian mana, apa yang salah, apa yang diharapkan. "Nomor HP harus diawali 08 atau +62" menolong; "isian tidak valid" tidak. Letakkan pesan dekat isiannya, sebutkan jumlahnya di atas formulir, dan jangan pernah mengosongkan isian yang sudah benar.

Tanyakan sedikit. Setiap isian tambahan membuat sebagian orang pergi; hapus yang tidak akan Anda pakai pekan ini.`,
    "Tugas: formulir pesanan": code(
      "html",
      `Buat formulir pesanan untuk warung dari tugas sebelumnya: nama, nomor HP, makanan yang dipilih, jumlah, dan catatan.

Semua isian berlabel. Nomor HP memakai papan angka di ponsel. Jumlah tidak boleh kurang dari satu. Tuliskan juga satu contoh keadaan gagal: formulir dengan nomor HP yang salah beserta pesannya, seolah-olah peladen baru saja menjawab.`,
      `<form method="post" action="/pesan">
  <p>
    <label for="nama">Nama</label>
    <input id="nama" name="nama" autocomplete="name" required />
  </p>
  <button>Kirim pesanan</button>
</form>
`,
    ),
    "Kuis: formulir yang ramah": quiz({ formulir: 4 }, 10),
    "Dari komputer Anda ke internet": `Sampai di sini situs Anda hanya hidup di komputer sendiri. Menerbitkan berarti menyalin berkasnya ke komputer yang selalu menyala dan punya alamat.

Dalam video ini kita memakai layanan hosting statis gratis. Langkahnya tiga: membuat akun dengan verifikasi dua langkah, mengunggah folder, dan membuka alamat yang diberikan. Halaman yang tampil di sana adalah berkas yang sama; bila ada yang berbeda, biasanya karena huruf besar dan kecil pada nama berkas. Komputer Anda mungkin menganggap Foto.jpg dan foto.jpg sama, peladen tidak.

## Nama sendiri

Domain disewa per tahun. Setelah membelinya, Anda mengisi satu catatan DNS yang menunjuk ke layanan hosting. Perubahan itu bisa memerlukan beberapa jam sampai terlihat dari semua tempat; itu wajar, bukan rusak.

## Memperbarui

Unggah ulang, lalu muat halaman di ponsel dengan jaringan seluler. Bila yang tampil masih versi lama, peramban menyimpannya sementara. Muat ulang sekali lagi sebelum panik.`,
    "Daftar periksa sebelum terbit": `Cetak daftar ini dan centang bersama orang lain, sebab mata sendiri cepat maaf.

- Halaman terbaca pada lebar 320 piksel tanpa geser ke samping
- Semua gambar punya alt, atau alt kosong bila hanya hiasan
- Setiap isian punya label
- Seluruh halaman dapat dipakai dengan tombol Tab dan Enter saja
- Judul halaman menyebut isi dan nama situs
- Tidak ada tautan yang menuju halaman kosong
- Ukuran seluruh berkas di bawah 500 KB
- Ada cara menghubungi pemilik situs`,
    "Tugas akhir": code(
      "html",
      `Terbitkan situs kecil untuk usaha, sekolah, atau komunitas di sekitar Anda: halaman depan, satu halaman keterangan, dan satu formulir.

Syaratnya tiga, dan ketiganya diperiksa mentor: terbaca di layar 320 piksel, dapat dipakai tanpa tetikus, dan terbuka dalam tiga detik di jaringan 3G. Kirimkan alamat situs beserta catatan setengah halaman: siapa pemakainya, apa yang sulit, dan satu hal yang Anda hapus.`,
      `<!doctype html>
<html lang="id">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title></title>
  </head>
  <body></body>
</html>
`,
    ),
  },
};
