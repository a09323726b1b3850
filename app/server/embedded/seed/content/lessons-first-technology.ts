import { code, type Lessons, quiz } from "./lesson";

export const firstTechnologyLessons: Record<string, Lessons> = {
  "analisis-data-untuk-umkm": {
    "Data apa yang sebenarnya Anda punya": `Banyak pemilik usaha berkata tidak punya data. Lalu kita buka lacinya: nota titipan, buku utang, riwayat transfer, pesan pelanggan, kalender yang dicoret saat libur. Itu semua data; yang belum ada hanyalah kebiasaan menaruhnya di satu tempat.

## Tiga pertanyaan

Sebelum mengetik apa pun, tulis tiga pertanyaan yang jawabannya akan mengubah tindakan Anda. Misalnya: barang apa yang boleh berhenti dijual? Jam berapa sebaiknya buka? Siapa pelanggan yang sudah lama tidak datang? Pertanyaan menentukan kolom apa yang perlu dicatat.

## Kolom paling hemat

Untuk ketiga pertanyaan itu cukup lima kolom: tanggal, jam, barang, jumlah, rupiah. Satu baris untuk satu penjualan. Jangan menambah kolom "keterangan" yang berisi lima hal sekaligus; ia tidak dapat dihitung.

Malam ini kumpulkan catatan tiga bulan terakhir dalam satu kardus. Belum perlu dirapikan.`,
    "Dari buku kas ke lembar kerja": `Kita memindahkan satu halaman buku kas warung ke lembar kerja, baris demi baris, supaya Anda melihat di mana tangan biasanya tergelincir.

Tanggal ditulis dalam satu bentuk, misalnya 2026-03-14, sehingga dapat diurutkan. Rupiah ditulis tanpa titik dan tanpa huruf Rp; tampilannya diatur belakangan. Nama barang ditulis dengan cara yang sama: "Gula 1 kg", bukan kadang "gula" kadang "gula pasir sekilo".

## Tiga kesalahan

Pertama, mengosongkan tanggal karena sama dengan atasnya. Bagi mata terlihat jelas, bagi mesin barisnya kehilangan hari. Kedua, menyelipkan baris jumlah di tengah data. Ketiga, mewarnai baris sebagai tanda belum dibayar; buatlah kolom bernama "lunas" saja.

Pada akhir video, halaman itu menjadi 38 baris. Kita menyaring satu barang, dan untuk pertama kalinya Bu Tati melihat bahwa minyak goreng terjual dua kali lebih banyak pada pekan gajian.`,
    "Contoh data warung kelontong": `Berkas ini berisi 1.260 penjualan rekaan selama tiga bulan di sebuah warung, dalam bentuk CSV: tanggal, jam, barang, jumlah, rupiah.

Datanya sengaja tidak sempurna. Ada dua tanggal yang terbalik, satu barang dengan tiga ejaan, dan sebelas baris ganda. Temukan semuanya sebelum menghitung apa pun, dan catat langkah perbaikannya di lembar terpisah. Yang sudah punya data usaha sendiri boleh memakai datanya.`,
  },
  "desain-antarmuka-yang-dipakai-orang": {
    "Wawancara tanpa mengarahkan": `Wawancara yang baik terasa seperti mendengarkan orang bercerita. Yang buruk terasa seperti kuis yang jawabannya sudah kita tulis.

## Tanyakan kejadian

Jangan bertanya "apakah Anda sering kesulitan mendaftar?" Orang akan mengiyakan demi sopan. Mintalah satu kejadian: "Ceritakan terakhir kali Anda mendaftar di puskesmas, dari berangkat." Kejadian punya tempat, waktu, dan orang lain; dari sanalah masalah terlihat.

## Diam

Setelah jawaban selesai, hitung sampai tiga dalam hati. Kalimat terpenting sering datang sesudah jeda itu, diawali "sebenarnya".

## Jangan menjual

Anda akan tergoda memperlihatkan gagasan sendiri. Tahan sampai purwarupa. Begitu kita menjual, orang berhenti menjadi sumber dan mulai menjadi tamu.

Catat kata-katanya persis, termasuk keluhan yang tidak berhubungan. Minta izin sebelum merekam, sebutkan akan dipakai untuk apa, dan hapus setelah disalin. Begitulah kepercayaan dijaga.`,
    "Contoh wawancara di puskesmas": `Rekaman ini diperankan ulang dari wawancara dengan seorang ibu yang membawa dua anak. Pewawancara hanya mengajukan enam pertanyaan dalam dua puluh menit.

Perhatikan menit ketiga. Sang ibu berkata pendaftarannya mudah. Pewawancara tidak membantah; ia meminta diperlihatkan. Ternyata nomor antrean diambil suaminya pukul lima pagi sebelum melaut. Kesulitan itu tidak disebut karena baginya sudah biasa.

## Yang dicatat

- Perkataan: "Kalau hari Senin jangan, Mbak, sampai siang."
- Perbuatan: memotret papan jadwal supaya tidak lupa
- Alat: ponsel bersama, kuota diisi tiap Jumat
- Orang lain: kader yang mengingatkan lewat pengeras suara masjid

Dari empat catatan ini, rancangan antrean daring yang mengandalkan notifikasi aplikasi langsung gugur. Itulah nilai lima wawancara: menggugurkan gagasan ketika masih murah. Gagasan yang bertahan pun menjadi lebih kuat.`,
    "Tugas: lima wawancara": `Pilih satu layanan di sekitar Anda dan wawancarai lima orang yang memakainya dalam sebulan terakhir. Sekurangnya satu berusia di atas lima puluh tahun dan satu tidak lancar memakai ponsel.

Kirim catatan tanpa nama: tiga perkataan persis, tiga perbuatan, dan satu kejutan untuk setiap orang. Tutup dengan satu alinea tentang dugaan Anda yang gugur.`,
    "Kuis: kontras dan ukuran sentuh": quiz({ aksesibilitas: 4 }, 10),
  },
  "administrasi-jaringan-sekolah": {
    "Apa yang sudah terpasang": `Jangan membeli apa pun sebelum tahu apa yang sudah ada. Di satu sekolah di Jombang kami menemukan sakelar dua puluh empat port masih di dalam kardus, sementara laboratorium antre memakai yang delapan port.

## Berjalan mengikuti kabel

Mulailah dari kotak penyedia internet, lalu ikuti setiap kabel sampai ujungnya. Tulis pada denah gedung: perangkat apa, di ruang mana, tersambung ke port berapa, dan siapa yang tahu sandinya. Bila kabel masuk ke dinding dan tidak diketahui ujungnya, tandai dengan tanda tanya. Tanda tanya adalah hasil kerja, bukan kegagalan.

## Yang dicatat

Merek dan tipe, umur bila tahu, alamat pengelolaan, versi perangkat lunak, dan keadaan: menyala, mati, menyala tetapi tidak dipakai. Potret setiap rak dari depan dan belakang sebelum menyentuh apa pun. Gambar sebelum perbaikan menyelamatkan Anda ketika ada yang berkata "tadinya jalan".`,
    "Lembar pemetaan": `Lembar ini memuat denah kosong, daftar perangkat, dan tabel sambungan port ke port. Isi berdua: satu orang membaca, satu orang menulis.

Selesaikan satu gedung dalam satu hari, termasuk tanda tanyanya. Bawa denah itu ke pertemuan; setengah jam pertama dipakai untuk menebak bersama apa yang ada di ujung kabel yang hilang.`,
    "Membaca rak yang kusut": `Kamera menyorot rak di sebuah SMK, apa adanya: kabel seperti mi, lampu berkedip, satu kipas berbunyi. Kita tidak mencabut apa pun.

Langkah pertama, melihat lampu. Port yang lampunya padam kemungkinan tidak terpakai; yang berkedip teratur sedang bekerja; yang menyala tanpa kedip mungkin tersangkut. Langkah kedua, memberi label. Kami menulis nomor port pada selotip kertas di kedua ujung setiap kabel yang dapat dijangkau.

## Langkah ketiga

Satu kabel dicabut pada pukul tiga sore, setelah diumumkan. Kami menunggu dua menit dan mendengar siapa yang mengeluh. Tata usaha berteriak dari seberang lapangan; sekarang kita tahu kabel nomor tujuh menuju tata usaha. Cara ini lambat, dan karena diumumkan, aman.

Setelah dua jam, denah memuat tiga puluh satu sambungan, empat di antaranya tidak menuju ke mana pun. Merapikan fisik baru dikerjakan sesudah itu, pada hari libur.`,
    "Kuis: VLAN": quiz({ vlan: 4 }, 15),
  },
  "javascript-untuk-halaman-yang-hidup": {
    "HTML dulu, skrip kemudian": `Skrip gagal dimuat lebih sering daripada yang kita kira: sinyal putus di terowongan, kuota habis, satu galat di baris pertama menghentikan semuanya. Halaman yang hanya hidup dengan skrip ikut mati.

## Lapisan

Bangunlah dari bawah. HTML memberi isi dan kerja dasar: tautan menuju halaman, formulir mengirim isian. CSS memberi rupa. JavaScript menambahkan kenyamanan di atasnya: menyaring tanpa memuat ulang, memberi tahu sebelum dikirim.

## Contoh jadwal

Tabel jadwal angkutan ditampilkan lengkap oleh peladen, dengan formulir GET untuk menyaring jurusan. Ketika skrip hadir, ia mencegah pengiriman formulir dan menyaring barisnya langsung. Tanpa skrip, tombol tetap bekerja, hanya lebih lambat.

Uji lapisan itu sekarang: matikan JavaScript di peramban, buka tiga situs yang sering Anda pakai, dan catat apa yang masih dapat dikerjakan. Daftar itu akan mengejutkan Anda.`,
    "Mendengar peristiwa": `Halaman yang hidup menunggu. Ia menunggu orang menekan, mengetik, memilih. Di video ini kita memasang satu pendengar dan memahami apa yang terjadi setelahnya.

> form.addEventListener("submit", (event) => {
>   event.preventDefault();
>   saring(new FormData(form).get("jurusan"));
> });

Perhatikan bahwa kita mendengar submit pada formulir, bukan click pada tombol. Orang yang menekan Enter di kotak isian ikut terlayani.

## Satu pendengar untuk banyak baris

Alih-alih memasang dua ratus pendengar pada dua ratus baris, kita memasang satu pada tabelnya, lalu bertanya baris mana yang disentuh dengan closest("tr"). Baris yang ditambahkan belakangan langsung ikut.

## Jangan bertengkar dengan peramban

Pada menit kesepuluh saya membuat tombol dari div. Tab melewatinya, Enter tidak berbuat apa-apa. Saya menggantinya dengan button dan seluruh masalah itu hilang tanpa satu baris pun.`,
    "Latihan: saringan jadwal": code(
      "javascript",
      `Bacalah daftar jadwal dari masukan standar: baris pertama nama jurusan yang dicari, baris berikutnya "jam;jurusan". Cetak jam keberangkatan jurusan itu dari yang paling pagi, satu baris satu jam. Huruf besar dan kecil tidak dibedakan. Bila tidak ada, cetak "Tidak ada".

Fungsi saringannya ditulis terpisah dari bagian yang membaca masukan, supaya nanti dapat dipakai di halaman.`,
      `const baris = require("node:fs").readFileSync(0, "utf8").trim().split("\\n");
`,
      [
        ["Dongko\n07.30;Dongko\n06.10;Panggul\n05.45;dongko\n", "05.45\n07.30\n"],
        ["Munjungan\n06.10;Panggul\n", "Tidak ada\n"],
      ],
    ),
  },
  "basis-data-dan-sql": {
    "Tabel, baris, dan pertanyaan": `Sebuah tabel menjawab dua hal: kejadian apa yang kita catat, dan apa yang kita tahu tentang setiap kejadian. Satu baris satu kejadian, satu kolom satu sifat.

## Basis data latihan

Puskesmas rekaan kita punya tiga tabel. Pasien: siapa orangnya. Kunjungan: kapan ia datang dan untuk apa. Desa: di mana ia tinggal. Nama desa tidak ditulis berulang pada setiap pasien; cukup nomornya, supaya satu perbaikan ejaan berlaku di mana-mana.

## Kunci

Setiap baris punya kunci, biasanya bernama id. Kolom desa_id pada pasien menunjuk ke id pada desa. Penunjuk seperti ini disebut kunci asing, dan basis data menolak pasien yang menunjuk desa yang tidak ada. Penolakan itu bukan kerewelan; ia menjaga Anda dari laporan yang salah enam bulan kemudian.

Sebelum menulis SQL, ucapkan pertanyaannya dalam satu kalimat dan garis bawahi kata bendanya. Biasanya itulah tabel yang Anda perlukan.`,
    "Memilih dan menyaring": `Kalimat SQL dibaca hampir seperti bahasa Inggris, tetapi dikerjakan dengan urutan lain. Di video ini kita menulisnya sambil menyebut urutan kerjanya.

> select nama, tanggal
> from kunjungan
> where tanggal >= '2026-03-01'
> order by tanggal desc
> limit 20;

Yang pertama dikerjakan from: ambil tabelnya. Lalu where: buang baris yang tidak cocok. Lalu select: sisakan kolomnya. Lalu order by, terakhir limit. Urutan ini menjelaskan mengapa nama baru buatan select belum dikenal di where.

## Teks dan kosong

Teks diapit petik tunggal. Membandingkan dengan NULL memakai is null, bukan tanda sama dengan; pada menit ketujuh kita melihat 214 pasien lenyap dari hitungan gara-gara itu.

## Kebiasaan baik

Mulailah dengan select * dan limit 10 untuk melihat rupanya, lalu sebut kolom satu per satu. Kueri yang menyebut kolom tidak berubah arti ketika tabel ditambah kolom baru.`,
    "Latihan: kunjungan bulan ini": code(
      "sql",
      `Tabel kunjungan punya kolom id, pasien, desa, dan tanggal (teks berbentuk 2026-03-14). Tulis satu kueri yang menampilkan desa dan banyaknya kunjungan selama Maret 2026, dari yang terbanyak; bila sama banyak, menurut abjad.`,
      `select desa
from kunjungan;
`,
      [
        [
          "create table kunjungan (id integer primary key, pasien text, desa text, tanggal text); insert into kunjungan values (1, 'Ani', 'Sukun', '2026-03-02'), (2, 'Budi', 'Karang', '2026-03-14'), (3, 'Citra', 'Sukun', '2026-03-20'), (4, 'Doni', 'Karang', '2026-04-01');",
          "Sukun|2\nKarang|1\n",
        ],
      ],
    ),
  },
  "git-dan-kerja-bersama": {
    "Mengapa menyimpan riwayat": `Setiap orang yang menulis bersama pernah kehilangan sesuatu: paragraf yang terhapus, perbaikan yang tertimpa, alasan yang dilupakan. Riwayat menjawab tiga pertanyaan sekaligus: apa yang berubah, siapa yang mengubah, dan mengapa.

## Salinan bukan riwayat

Menyimpan berkas dengan nama berbeda memang menyelamatkan isi, tetapi tidak menyelamatkan alasan. Tiga bulan kemudian Anda memegang laporan-final, laporan-final-2, dan laporan-benar, tanpa tahu mana yang dibaca kepala dinas.

## Cara Git melihat

Git memotret seluruh folder pada saat Anda memintanya. Potret itu diberi pesan dan nama, lalu disambung ke potret sebelumnya. Karena setiap orang memegang seluruh rangkaian potret, tidak ada satu komputer yang menjadi nyawa proyek.

Pekan ini pakailah Git untuk satu hal yang bukan kode: resep, catatan rapat, atau silabus. Buat potret tiap kali berhenti, dengan pesan satu kalimat yang dimengerti orang lain.`,
    "Potongan perubahan yang baik": `Kita membandingkan dua riwayat dari proyek yang sama. Yang pertama berisi empat puluh potongan berpesan "update". Yang kedua berisi sebelas potongan yang masing-masing dapat dijelaskan.

Potongan yang baik mengubah satu hal. Bila pesan Anda memuat kata "dan", kemungkinan besar ia dua potongan. Di video ini saya memisahkan perbaikan ejaan dari penambahan resep, walaupun keduanya dikerjakan pada sore yang sama.

## Pesan

Kalimat pertama menyebut apa yang berubah bagi pembaca: "Tambahkan takaran untuk empat orang". Bila perlu, baris kosong, lalu alasannya. Alasan tidak dapat dibaca dari isi berkas; di situlah nilainya.

## Sebelum memotret

Lihat dahulu apa yang berubah dengan git diff. Pada rekaman ini ketahuan ada kata sandi wifi tertinggal di catatan rapat. Yang sudah telanjur dikirim tidak cukup dihapus dari berkas; sandinya harus diganti.`,
  },
  "membangun-api-yang-tahan-lama": {
    "Janji kepada program lain": `Manusia memaafkan halaman yang berubah tempat tombolnya. Program tidak. Karena itu API adalah janji: bentuk permintaan, bentuk jawaban, dan makna setiap galat tetap sama sampai diumumkan sebaliknya.

## Menulis janji

Tulislah kontraknya sebelum kode: metode, jalur, isian beserta tipenya, jawaban berhasil, dan setiap kegagalan yang mungkin. Kegagalan sering dilupakan, padahal pemanggil justru paling memerlukan itu. "422 dengan daftar isian yang salah" lebih berguna daripada seratus baris contoh sukses.

## Memeriksa

Kontrak yang tidak diperiksa mesin akan berbohong dalam sebulan. Pada studi kasus kita, setiap permintaan dan jawaban diperiksa terhadap skema yang sama yang dipakai menulis dokumentasi. Bila keduanya berselisih, uji gagal sebelum pengguna tahu.

## Memberi ruang

Jawaban boleh bertambah isian, tidak boleh berkurang. Pemanggil yang baik mengabaikan isian yang tidak dikenal; pembuat yang baik tidak mengubah arti isian lama.`,
    "Membaca permintaan yang rusak": `Jaringan tidak jujur. Video ini memutar ulang tujuh permintaan dari pelabuhan penyeberangan yang tercatat selama sehari, dan kita membacanya satu per satu.

Satu permintaan terpotong di tengah JSON. Satu memuat harga negatif. Satu datang dua kali dengan jarak empat detik, persis sama. Satu memakai tanggal 31 Februari. Satu berukuran sembilan megabita karena kolom catatan diisi gambar. Satu tanpa token. Satu lagi benar seluruhnya, tetapi untuk kapal yang sudah berangkat.

## Menjawab

Perhatikan bahwa ketujuhnya memerlukan kode berbeda: 400 untuk yang tidak terbaca, 401 untuk yang tidak dikenal, 413 untuk yang terlalu besar, 422 untuk isi yang salah, 409 untuk keadaan yang sudah berubah. Permintaan ganda tidak mendapat galat sama sekali; ia mendapat jawaban pertama.

Pesannya berbahasa orang dan menyebut tindakan berikut. "Kapal sudah berangkat, pilih jadwal lain" ditulis di peladen, bukan di aplikasi, supaya semua aplikasi ikut benar.`,
  },
  "linux-dan-baris-perintah": {
    "Apa yang terjadi setelah Anda mengetik": `Di layar hitam itu ada satu program yang menunggu: shell. Anda mengetik satu baris, ia memecahnya menjadi kata, mencari perintah yang cocok, menjalankannya, lalu menunggu lagi.

## Kata pertama

Kata pertama adalah perintah, sisanya keterangan. Pada ls -l /home, ls perintahnya, -l pilihannya, /home tempatnya. Shell mencari ls di daftar folder yang disebut PATH; bila tidak ada, Anda melihat "command not found". Pesan itu bukan marah, hanya laporan pencarian.

## Menyambung

Kekuatan baris perintah ada pada sambungan. Garis tegak mengalirkan keluaran satu perintah ke perintah berikut.

> cat nilai.txt | sort | uniq -c

Tiga perintah kecil menghitung berapa kali setiap nilai muncul. Masing-masing dapat dicoba sendiri, dari kiri ke kanan.

## Menolong diri

Tombol panah atas mengulang perintah, Tab melengkapi nama, dan man menjelaskan semuanya. Tiga kebiasaan itu menggantikan hafalan.`,
    "Berkas dan izinnya": `Setiap berkas punya pemilik, kelompok, dan sembilan huruf izin. Kita membacanya dari kiri: tiga untuk pemilik, tiga untuk kelompok, tiga untuk semua orang.

> -rw-r----- 1 rohmat guru 2048 nilai.txt

Artinya pemilik boleh membaca dan menulis, kelompok guru boleh membaca, yang lain tidak boleh apa-apa. Pada folder huruf x bukan menjalankan, melainkan memasuki.

## Mengubah

Perintah chmod memakai angka: baca 4, tulis 2, jalankan 1. Jadi 640 sama dengan rw-r-----. Di laboratorium saya melihat guru memberi izin 777 pada seluruh folder karena "biar cepat". Cepat memang, termasuk bagi siswa yang mengganti nilai temannya.

## Menyelidiki

Ketika sebuah layanan berkata "permission denied", jangan membuka izin. Tanyakan: layanan ini berjalan sebagai siapa, berkas ini milik siapa, folder di atasnya boleh dimasuki siapa? Tiga jawaban itu hampir selalu cukup.`,
    "Latihan: merapikan folder tugas": code(
      "bash",
      `Masukan berisi nama berkas tugas, satu baris satu nama, dengan bentuk "XI-TKJ1_07_Budi.pdf": kelas, nomor, nama. Cetak banyaknya berkas setiap kelas, diurutkan menurut nama kelas, dengan bentuk "XI-TKJ1 2".

Pakailah cut atau awk, sort, dan uniq. Baris yang tidak mengandung garis bawah diabaikan.`,
      `# baca dari masukan standar
`,
      [
        [
          "XI-TKJ1_07_Budi.pdf\nXI-TKJ2_01_Ani.pdf\ncatatan.txt\nXI-TKJ1_03_Citra.pdf\n",
          "XI-TKJ1 2\nXI-TKJ2 1\n",
        ],
      ],
    ),
  },
  "alat-yang-mengabarkan-diri": {
    "Dari keadaan menjadi angka": `Alat ukur tidak tahu air, panas, atau tanah. Ia hanya tahu tegangan. Seluruh pekerjaan kita adalah menerjemahkan keadaan menjadi tegangan, lalu tegangan menjadi angka yang berarti bagi orang.

## Rantai pengukuran

Tinggi air mengubah jarak pantulan bunyi, jarak mengubah waktu pulang-pergi, waktu dihitung mikrokontroler, lalu dikirim sebagai sentimeter. Setiap mata rantai punya kesalahan sendiri, dan kesalahan itu bertumpuk. Karena itu pengukur yang murah tidak selalu bermasalah; yang bermasalah adalah pengukur yang tidak pernah dibandingkan.

## Membandingkan

Siapkan alat pembanding yang Anda percaya: penggaris, termometer air raksa, gelas takar. Ukur sepuluh kali berdampingan, tulis selisihnya. Bila selisihnya tetap, kurangi saja. Bila selisihnya melompat-lompat, alat itu belum boleh dipasang.

Tetapkan juga seberapa teliti yang diperlukan. Peringatan banjir memerlukan lima sentimeter, bukan setengah milimeter.`,
    "Rangkaian pertama yang aman": `Kita merangkai satu LED dan satu tombol di papan rangkaian, sambil menyebut setiap kabel sebelum memasangnya. Tegangannya 3,3 volt; tidak menyetrum, tetapi dapat merusak komponen.

LED dipasang bersama hambatan 220 ohm. Tanpa hambatan, arusnya naik sampai LED padam selamanya, dan biasanya ikut merusak kaki mikrokontroler. Kaki panjang LED menghadap ke sumber.

## Sebelum menyalakan

Periksa tiga hal bersama teman: sumber daya belum tersambung, tidak ada kabel telanjang bersentuhan, dan jalur positif serta negatif tidak terhubung langsung. Ucapkan keras-keras. Kebiasaan mengucapkan ini mencegah asap lebih baik daripada kehati-hatian.

## Ketika tidak menyala

Jangan mengganti program dahulu. Ukur tegangan di sumber, di lubang papan, lalu di kaki LED. Di rekaman ini ternyata jalur papan terputus di tengah, sehingga separuh bawah tidak mendapat daya. Ketemu dalam tiga pengukuran.`,
  },
};
