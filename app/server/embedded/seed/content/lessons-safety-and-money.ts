import { type Lessons, quiz } from "./lesson";

export const safetyAndMoneyLessons: Record<string, Lessons> = {
  "keamanan-siber-untuk-sekolah": {
    "Mengapa sandi sekolah selalu sama": `Di banyak sekolah ada satu kata sandi: nama sekolah, lalu tahun berdiri. Ia ditulis di balik papan tik operator dan tidak pernah berubah sejak laboratorium dibangun. Alasannya masuk akal: petugas berganti, rapat mendesak, dan tidak ada yang ingin terkunci di luar pada pekan ujian.

## Apa yang dipertaruhkan

Dengan sandi itu orang dapat membuka Dapodik, nilai, alamat rumah, dan nomor orang tua. Data anak tidak dapat ditarik kembali setelah tersebar.

## Masalahnya bukan kemalasan

Manusia tidak dapat mengingat empat puluh sandi yang berbeda. Menyuruh orang mengingat lebih keras hanya menghasilkan variasi: Sekolah2025, Sekolah2026. Jalan keluarnya adalah tidak mengingat: pengelola kata sandi menyimpan semuanya, dan Anda hanya menghafal satu kalimat panjang.

## Sebelum lanjut

Hitunglah: berapa akun yang dipakai tata usaha, siapa saja yang tahu sandinya, dan siapa di antaranya yang sudah pindah tugas? Tulis angkanya; kita memakainya di bab berikut.`,
    "Memasang pengelola kata sandi": `Naskah video ini memandu pemasangan dari awal, dengan tangan gemetar pun bisa.

Pilih pengelola kata sandi yang kodenya terbuka dan dapat dipakai bersama. Kita memasangnya di komputer tata usaha dan di satu ponsel. Buat kalimat sandi utama dari empat atau lima kata yang tidak berhubungan: perahu, lemari, hujan, kancil. Tambahkan angka bila diminta. Ketik tiga kali sampai jari hafal.

## Memindahkan

Pindahkan satu akun dahulu, yang paling jarang dipakai. Ubah sandinya menjadi sandi acak buatan pengelola, keluar, lalu masuk lagi. Setelah yakin, barulah surel sekolah dan Dapodik.

## Kunci cadangan

Cetak kode pemulihan, masukkan amplop, tanda tangani tutupnya, simpan di brankas kepala sekolah. Tulis tanggalnya. Orang yang berwenang membuka amplop disebut dalam berita acara, bukan diingat-ingat.

Aktifkan verifikasi dua langkah pada surel. Bila surel aman, sandi lain masih dapat dipulihkan; bila surel jatuh, semuanya ikut jatuh.`,
    "Kuis: sandi yang baik": quiz({ sandi: 4 }, 10),
    "Tiga salinan, dua tempat": `Cadangan yang tidak pernah dicoba adalah harapan. Sekolah memerlukan tiga salinan data pentingnya: yang dipakai sehari-hari, satu di perangkat lain, dan satu di tempat lain.

## Apa yang disalin

Jangan semuanya. Buat daftar sepuluh hal yang bila hilang membuat sekolah berhenti: nilai, daftar siswa, keuangan, ijazah, surat keluar. Foto kegiatan penting juga, tetapi bukan hari pertama.

## Dua tempat

Satu salinan di cakram luar yang dicabut setelah selesai. Perangkat yang selalu tersambung ikut tersandi ketika komputer terkena perangkat pemeras. Satu salinan lagi di luar gedung: di layanan awan yang disetujui dinas, atau di rumah kepala sekolah dalam cakram tersandi. Kebakaran tidak memilih lemari.

## Siapa dan kapan

Tulis nama dan hari: setiap Jumat pukul dua, operator menyalin, bendahara menandatangani buku. Tugas yang menjadi milik semua orang tidak dikerjakan siapa pun.`,
    "Menguji pemulihan": `Di video ini kita berpura-pura kehilangan satu berkas: rekap nilai kelas XI. Berkas aslinya dipindahkan ke folder lain, lalu kita memulihkannya dari cadangan, dengan jam berjalan.

Perhatikan empat hal. Pertama, apakah cakram cadangan dapat dibaca komputer yang bukan komputer asal? Kedua, apakah kita tahu kata sandinya tanpa bertanya kepada orang yang sedang cuti? Ketiga, apakah yang dipulihkan benar-benar versi Jumat lalu, bukan tiga bulan lalu? Keempat, berapa menit semuanya?

## Hasil percobaan pertama

Pada rekaman ini pemulihan memerlukan 47 menit, terutama karena mencari kabel. Setelah kabel diikatkan pada cakramnya, percobaan kedua selesai dalam 11 menit.

Lakukan di sekolah Anda dengan satu berkas. Catat menitnya, lalu tempel di dinding sebelah jadwal cadangan. Uji kembali setiap tiga bulan; keterampilan yang tidak dilatih akan pergi bersama orangnya.`,
    "Jadwal cadangan": `Isi lembar ini bersama operator dan bendahara, lalu tempel di dekat komputer.

- Apa yang disalin: sepuluh folder, disebut satu per satu
- Ke mana: nama cakram dan nama tempat di luar gedung
- Kapan: hari dan jam, bukan "rutin"
- Oleh siapa, dan siapa penggantinya bila berhalangan
- Kapan terakhir diuji, dan berapa menit
- Di mana kunci pemulihan disimpan

Satu lembar yang terisi lebih berharga daripada pedoman empat puluh halaman.`,
    "Telepon yang mengaku dari dinas": `Kita mendengarkan rekaman ulang, diperankan dengan izin. Suara di telepon ramah, menyebut nama kepala dinas, tahu nama operator, dan terdengar terburu-buru: data bantuan harus masuk sebelum pukul dua, tolong bacakan kode yang baru masuk ke ponsel.

## Yang dilakukan penelepon

Pertama ia membangun kepercayaan dengan fakta yang mudah dicari. Lalu ia menciptakan waktu yang sempit. Lalu ia meminta satu hal kecil: kode enam angka. Kode itu adalah kunci akun surel sekolah.

## Kalimat penangkal

Latihlah kalimat ini sampai tidak terasa kasar: "Baik, saya telepon kembali lewat nomor kantor dinas." Penelepon yang sah tidak keberatan. Penipu akan mendesak, marah, atau memohon; ketiganya jawaban.

Sepakati di sekolah: kode tidak pernah dibacakan lewat telepon, kepada siapa pun, termasuk kepada kepala sekolah. Dengan kesepakatan itu operator tidak perlu memilih antara sopan dan aman.`,
    "Kuis: asli atau palsu": quiz({ penipuan: 4 }, 15),
    "Yang wajib menurut UU PDP": `Undang-Undang Nomor 27 Tahun 2022 menyebut sekolah sebagai pengendali data pribadi, sebab sekolah menentukan data apa yang dikumpulkan dan untuk apa.

## Empat kewajiban yang paling dekat

- Punya dasar: data dikumpulkan untuk tujuan yang disebut, bukan untuk berjaga-jaga.
- Data anak diproses secara khusus dan memerlukan persetujuan orang tua atau wali (pasal 25).
- Menjaga kerahasiaan dan keamanannya, termasuk kertas di lemari.
- Bila pelindungan gagal, memberi tahu secara tertulis paling lambat 3 × 24 jam kepada orang yang datanya terdampak dan kepada lembaga (pasal 46).

## Menyederhanakan formulir

Cara termurah menaati undang-undang adalah mengumpulkan lebih sedikit. Buka formulir pendaftaran sekolah Anda. Lingkari setiap isian yang tidak pernah dipakai tahun lalu: penghasilan orang tua per rupiah, ukuran sepatu, riwayat penyakit tanpa tujuan. Data yang tidak dikumpulkan tidak dapat bocor.

Bab berikutnya adalah latihan: Jumat sore, data siswa ditemukan di internet.`,
    "Latihan: Jumat sore": `Jumat pukul 15.40 seorang alumnus mengirim tangkapan layar: daftar nama, alamat, dan nomor telepon orang tua kelas X dapat dibuka siapa pun lewat tautan berkas bersama.

Kerjakan berempat dalam enam puluh menit:

1. Siapa yang menutup tautan, dan dibuktikan dengan apa?
2. Data siapa saja yang terbuka, sejak kapan, menurut catatan akses?
3. Siapa menghubungi siapa malam ini?
4. Tulis pemberitahuan kepada orang tua: apa yang terjadi, data apa, apa yang sudah dilakukan, apa yang sebaiknya mereka lakukan, dan nomor yang dapat dihubungi.

Bandingkan dengan contoh surat di lampiran. Surat yang baik tidak menyalahkan operator dan tidak memakai kata "oknum".`,
  },
  "literasi-keuangan-keluarga": {
    "Ke mana perginya uang kecil": `Pengeluaran besar jarang terlupa: sewa, cicilan, uang sekolah. Yang hilang tanpa jejak adalah uang kecil. Parkir, pulsa, gorengan sore, biaya antar, biaya admin. Satu kali seribu, tiga puluh kali sehari dalam satu keluarga.

## Bukan untuk dihakimi

Kita mencatat bukan untuk melarang. Gorengan sore boleh jadi bagian terbaik dari hari. Kita mencatat supaya pilihan itu menjadi pilihan.

## Cara mencatat

Pakai kertas di pintu kulkas, buku kecil, atau pesan ke nomor sendiri. Tulis tiga hal: tanggal, jumlah, untuk apa. Jangan dikelompokkan dahulu. Semua anggota keluarga menulis di tempat yang sama, tanpa nama, supaya tidak menjadi pengadilan.

Lakukan dua pekan. Pekan pertama orang menahan belanja karena merasa dilihat; pekan kedua barulah mendekati kebiasaan. Karena itu satu pekan tidak cukup. Simpan catatannya; ia menjadi bahan bab berikut.`,
    "Lembar catatan dua minggu": `Lembar ini satu halaman untuk empat belas hari, tiga kolom: tanggal, rupiah, untuk apa. Di bagian bawah ada tempat menjumlah per pekan.

Cetak dua lembar, tempel satu di dapur. Bila ada hari yang terlupa, tulis "lupa" dan lanjutkan; jangan mengarang angka. Catatan dengan tiga hari kosong masih jauh lebih jujur daripada anggaran tanpa catatan.`,
    "Satu halaman saja": `Di video ini kita menyusun anggaran keluarga Bu Rahmi, tiga anak, penghasilan tidak tetap. Semua muat di satu halaman, sebab halaman kedua tidak akan dibaca.

## Dari bawah

Bu Rahmi tidak memulai dari penghasilan rata-rata, melainkan dari bulan terburuk tahun lalu: dua juta seratus ribu. Anggaran yang hidup pada bulan terburuk akan hidup pada bulan lain.

## Lima baris

Makan, tempat tinggal dan listrik, sekolah dan kesehatan, utang, lain-lain. Angka diambil dari catatan dua pekan, dikali dua, ditambah yang datangnya sekali sebulan. Setelah itu ada satu baris lagi, ditulis paling atas: simpanan. Lima puluh ribu pun boleh; yang penting letaknya di atas.

## Amplop

Uang makan dibagi empat amplop, satu sepekan. Bila amplop habis hari Kamis, keluarga tahu pada hari Kamis, bukan pada tanggal dua puluh delapan. Perhatikan menit ke-14: Bu Rahmi memindahkan uang antaramplop dan menuliskannya. Itu bukan gagal; itu mengelola.`,
    "Tugas: anggaran bulan depan": `Dari catatan dua pekan, susun anggaran bulan depan di satu halaman. Mulai dari penghasilan bulan terburuk dalam setahun terakhir. Tuliskan simpanan di baris pertama.

Bicarakan dengan seisi rumah sebelum disahkan, dan biarkan setiap orang memilih satu pengeluaran kecil yang tidak boleh dipotong. Kirim foto anggaran dengan angka yang sudah disamarkan, atau ceritakan saja satu keputusan yang kalian ambil.`,
    "Kuis: kebutuhan dan keinginan": quiz({ anggaran: 4 }, 10),
    "Berapa dana darurat Anda": `Dana darurat adalah uang untuk kejadian yang pasti datang tanpa tanggal: motor turun mesin, anak demam, pekerjaan berhenti.

## Menghitung

Ukurannya pengeluaran, bukan penghasilan. Keluarga dengan penghasilan tetap mulai dari tiga bulan pengeluaran pokok; yang penghasilannya musiman, enam bulan. Bila sebulan memerlukan dua juta, sasarannya enam juta, dan bagi yang musiman dua belas juta.

Angka itu menakutkan, jadi jangan dimulai dari sana. Sasaran pertama: lima ratus ribu. Jumlah sebesar itu sudah mencegah sebagian besar pinjaman darurat berbunga tinggi.

## Di mana

Tempatnya harus mudah diambil dan sedikit merepotkan: rekening terpisah tanpa kartu, atau simpanan koperasi yang cair dalam dua hari. Bukan arisan, sebab gilirannya tidak dapat diminta, dan bukan emas perhiasan yang dipakai, sebab menjualnya memalukan hati.

Setelah terpakai, isi kembali sebelum menaikkan sasaran lain.`,
    "Membaca biaya pinjaman": `Video ini membaca satu tawaran pinjaman sungguhan yang namanya ditutup. Tulisan besarnya: bunga hanya 0,3 persen. Tulisan kecilnya: per hari.

Mari kita hitung. Nol koma tiga persen dikali tiga puluh hari adalah sembilan persen sebulan. Ada pula biaya layanan yang dipotong di muka: dari pinjaman satu juta, yang diterima sembilan ratus dua puluh ribu. Yang dikembalikan satu juta sembilan puluh ribu. Jadi biaya memakai 920.000 selama sebulan adalah 170.000, lebih dari delapan belas persen.

## Tiga pertanyaan

Berapa yang benar-benar saya terima? Berapa yang saya kembalikan, seluruhnya? Apa yang terjadi bila terlambat sepuluh hari? Bila salah satu tidak terjawab tertulis, jangan tanda tangan.

## Memeriksa izin

Daftar penyelenggara berizin ada pada kanal resmi OJK. Ketik nama perusahaannya, bukan nama aplikasinya; keduanya sering berbeda. Aplikasi yang meminta akses ke seluruh kontak dan galeri melanggar aturan, berizin atau tidak.`,
    "Kuis: berizin atau tidak": quiz({ pinjaman: 4 }, 10),
  },
};
