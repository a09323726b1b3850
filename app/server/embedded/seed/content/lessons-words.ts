import { type Lessons, quiz } from "./lesson";

export const wordLessons: Record<string, Lessons> = {
  "menulis-yang-dibaca-sampai-selesai": {
    "Satu tulisan, satu janji": `Tulisan yang ditinggalkan pembaca biasanya menjanjikan tiga hal sekaligus dan menepati setengahnya. Sebelum menulis, selesaikan kalimat ini: setelah membaca, orang akan tahu bahwa ...

Bila kalimat itu memerlukan kata "dan", Anda punya dua tulisan. Simpan yang kedua.

## Contoh

Rancangan pertama: "Tulisan ini membahas sejarah posyandu, manfaatnya, tantangan kader, serta saran bagi pemerintah." Itu daftar isi, bukan janji. Setelah diperas: "Kader posyandu berhenti karena pekerjaan menulisnya, bukan karena menimbangnya." Sekarang kita tahu apa yang harus dibuktikan, dan apa yang boleh dibuang.

## Uji tetangga

Ucapkan janji Anda kepada seseorang di rumah. Bila ia bertanya "oh ya, kok bisa?", janji itu hidup. Bila ia mengangguk sopan, carilah lagi.

Tulis janji di bagian atas halaman selama bekerja. Setiap paragraf ditanya: menolong janji ini atau hanya menemaninya?`,
    "Tugas: tulisan pertama": `Tulis 400 sampai 600 kata tentang satu pekerjaan yang Anda kenal dari dekat. Letakkan janji di atas naskah, di luar tulisan.

Jangan menyunting sambil menulis; biarkan buruk dahulu. Kirim versi pertama itu apa adanya. Kelas ini menilai perjalanan dari versi pertama ke versi ketiga, jadi versi pertama yang terlalu rapi justru merugikan Anda.`,
    "Pembuka, jembatan, penutup": `Video ini membongkar satu artikel delapan ratus kata dan menyusunnya kembali di depan Anda.

Pembuka asli dimulai dengan "Di era globalisasi saat ini". Kita mencoretnya dan mencari adegan pertama: seorang kader menyalin angka yang sama ke empat buku. Adegan itu sekarang berdiri di kalimat pertama. Pembaca melihat, baru kemudian kita menjelaskan.

## Jembatan

Antara paragraf kedua dan ketiga penulis melompat dari desa ke peraturan. Jembatan dibuat dengan satu kalimat yang membawa kata lama ke tempat baru: "Empat buku itu masing-masing diminta oleh empat peraturan."

## Penutup

Penutup asli merangkum semuanya lagi. Kita menggantinya dengan kembali ke adegan: kader yang sama, satu buku, pukul berapa ia pulang. Pembaca merasa selesai tanpa diberi tahu bahwa tulisan sudah selesai.

Bandingkan jumlah kata: 812 menjadi 540. Tidak ada fakta yang hilang.`,
    "Tugas: susun ulang": `Cetak tulisan pertama Anda, gunting per paragraf, dan letakkan di lantai. Susun dengan tiga urutan yang berbeda, foto ketiganya, lalu pilih satu.

Tulis jembatan antarparagraf seperlunya. Kirim versi kedua beserta satu kalimat: paragraf mana yang pindah paling jauh, dan apa yang terjadi pada tulisan ketika ia pindah.`,
    "Kuis: kalimat efektif": quiz({ menulis: 5 }, 10),
    "Menyunting di depan Anda": `Layar memperlihatkan naskah peserta angkatan lalu, dengan izinnya. Saya menyunting tanpa persiapan supaya Anda melihat keraguan juga.

Putaran pertama: buang. Saya mencari kalimat yang mengulang, kata sifat yang tidak dapat dibuktikan, dan paragraf yang tidak menolong janji. Seratus sembilan puluh kata hilang dalam empat menit.

Putaran kedua: kata kerja. "Melakukan pemeriksaan" menjadi "memeriksa", "memberikan bantuan" menjadi "membantu". Setiap kali kata benda berakhiran -an mengikuti kata kerja umum, ada kata kerja yang sedang bersembunyi.

## Putaran ketiga: telinga

Saya membaca keras. Di tempat saya kehabisan napas, kalimat dipotong. Di tempat saya tersandung, urutan kata ditukar. Barulah putaran terakhir memeriksa ejaan: di rumah dipisah, dimakan dirangkai.

Perhatikan menit ke-22. Saya mengembalikan satu kalimat yang tadi dibuang, karena ternyata di situlah suara penulisnya. Menyunting bukan hanya mengurangi.`,
    "Tugas: potong sepertiga": `Potong versi kedua sampai panjangnya dua pertiga, tanpa menghilangkan satu fakta pun. Simpan potongannya di berkas lain; mungkin itulah tulisan Anda berikutnya.

Kirim versi ketiga dengan jumlah kata sebelum dan sesudah. Sertakan satu kalimat yang paling berat Anda buang. Mentor akan menjawab apakah ia memang harus pergi.`,
  },
  "berbicara-di-depan-umum": {
    "Satu kalimat yang tinggal": `Seminggu setelah mendengar Anda berbicara, orang mengingat satu kalimat. Tugas pertama pembicara adalah memilih kalimat itu, sebelum orang lain memilihkannya.

## Mencari

Tulis semua yang ingin Anda sampaikan dalam sepuluh baris. Coret tujuh. Dari tiga yang tersisa, tanyakan: bila listrik padam setelah menit kedua, mana yang harus sudah terucap?

## Menguji

Kalimat yang tinggal pendek, konkret, dan dapat diulang orang lain tanpa catatan. "Pengelolaan sampah berbasis masyarakat perlu ditingkatkan" tidak akan diulang siapa pun. "Kampung kami membayar dua puluh juta setahun untuk membuang barang yang dapat dijual" akan sampai ke warung.

## Menempatkan

Ucapkan pada menit pertama, buktikan di tengah, ulangi di akhir dengan kata yang sama. Mengulang bukan tanda kehabisan bahan; pendengar tidak dapat membalik halaman. Bila pengulangan itu terasa berlebihan, ucapkan lebih pelan.`,
    "Satu menit pertama": `Kita menonton lima pembukaan, masing-masing satu menit, dari peserta yang mengizinkan rekamannya dipakai.

Pembuka pertama berterima kasih kepada sebelas orang. Saat ia selesai, setengah pendengar sudah melihat ponsel. Pembuka kedua meminta maaf karena kurang persiapan; sejak itu kita mencari buktinya. Pembuka ketiga langsung bercerita: "Tadi pagi saya menghitung orang yang antre di puskesmas. Empat puluh satu." Ruangan diam.

## Apa yang dilakukan tubuh

Perhatikan bahwa pembuka ketiga berdiri diam dua detik sebelum bicara. Dua detik itu terasa lama bagi pembicara dan tenang bagi pendengar. Kedua kaki menapak, tangan kosong, mata memilih satu orang.

## Latihan

Rekam satu menit Anda dengan ponsel. Tonton sekali tanpa suara, sekali tanpa gambar. Tulis satu hal yang sudah baik, satu hal yang akan diubah. Hanya satu.`,
    "Tugas: rekaman satu menit": `Rekam satu menit: satu kalimat yang tinggal, satu bukti, dan kalimat itu lagi. Tanpa tayangan, tanpa membaca.

Ulangi sampai lima kali, lalu kirim yang kedua terakhir; yang terakhir biasanya sudah lelah. Rekaman hanya dapat dibuka oleh Anda dan mentor, dan dihapus setelah kelas berakhir.`,
    "Napas dan jeda": `Suara yang gemetar hampir selalu soal napas yang tinggal di dada. Video ini memandu tiga latihan yang dapat dilakukan di belakang panggung.

Pertama, letakkan satu tangan di perut. Tarik napas empat hitungan sampai tangan terdorong, lepaskan enam hitungan sambil mendesis. Ulangi lima kali. Detak jantung turun dengan sendirinya.

Kedua, baca satu paragraf dengan tanda jeda. Satu garis miring berarti berhenti sepanjang satu ketukan, dua garis berarti dua ketukan. Jeda diletakkan sebelum kata penting, bukan sesudahnya.

## Mengganti kata pengisi

Kata "eee" dan "jadi" muncul karena kita takut sunyi. Ganti dengan menutup mulut. Pada rekaman latihan Bu Wati, "eee" turun dari dua puluh tiga menjadi empat dalam sepekan hanya dengan cara itu.

Ketiga, ucapkan kalimat penutup Anda dengan suara yang sama kuatnya dari kata pertama sampai terakhir. Banyak orang menelan ujung kalimat terbaiknya.`,
    "Tugas: membaca keras": `Pilih satu halaman prosa. Beri tanda jeda dengan pensil: satu garis untuk napas pendek, dua untuk kalimat penting. Baca keras tiga kali pada hari yang berbeda dan rekam yang pertama serta yang ketiga.

Tulis perbedaannya dalam tiga kalimat. Bila tetangga mendengar, anggap sebagai penonton gratis.`,
    "Pertanyaan yang menjebak": `Pertanyaan sulit jarang jahat. Kebanyakan penanya cemas, atau tahu sesuatu yang belum kita sebut. Empat langkah berikut menolong keduanya.

1. Dengarkan sampai selesai, lalu diam satu ketukan.
2. Ulangi dengan kata sendiri: "Jadi yang Bapak tanyakan, apakah biayanya akan naik lagi?"
3. Jawab yang dapat dijawab, dan sebutkan batasnya.
4. Kembali ke penanya: "Apakah itu menjawab?"

## Beberapa bentuk

Pertanyaan ganda dijawab satu per satu dengan menyebut urutannya. Pertanyaan yang memuat tuduhan diluruskan premisnya dahulu, tanpa nada tinggi. Pertanyaan yang bukan urusan Anda diarahkan kepada orang yang tepat, dengan nama.

## Bila tidak tahu

"Saya belum tahu. Saya cari dan kirim jawabannya sebelum Jumat" adalah jawaban lengkap, asalkan Jumat benar-benar terkirim. Kepercayaan tumbuh dari janji kecil yang ditepati, bukan dari jawaban yang selalu ada.`,
    "Kuis: menjawab jujur": quiz({ komunikasi: 4 }, 10),
    "Ujian: sepuluh menit": `Berbicaralah tujuh menit tentang hal yang Anda kerjakan, lalu jawab pertanyaan tiga menit dari dua penguji yang belum mengenal bidang Anda.

Yang dinilai: satu kalimat yang tinggal (30), susunan dan bukti (30), suara dan jeda (20), cara menjawab (20). Nilai lulus 70. Penguji menuliskan satu hal yang mereka ingat sehari sesudahnya, dan catatan itu ikut dikirim kepada Anda.`,
  },
};
