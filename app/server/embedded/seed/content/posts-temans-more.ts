import { definePosts } from "./post";
import type { SeedPost } from "./types";

const writing = definePosts("tulisan-temans");

export const moreTemansPosts: SeedPost[] = [
  writing({
    tenants: "foundation campaign-classroom",
    slug: "jendela-yang-kugambar",
    category: "pengalaman",
    daysAgo: 52,
    author: "Elsa Mokodompit",
    tags: ["ruang kelas", "gambar"],
    title: "Jendela yang Kugambar Benar-Benar Dibuat",
    summary: "Aku menggambar jendela rendah supaya bisa melihat laut sambil duduk.",
    body: `Ketika Bu Guru membagikan kertas dan bilang kami boleh menggambar ruang kelas apa saja, aku kira itu pelajaran seni. Jadi aku menggambar yang kumau: jendela yang rendah. Di ruang lama jendelanya setinggi kepala orang dewasa. Kalau duduk, yang kelihatan hanya langit. Padahal lautnya ada di situ.

Minggu berikutnya datang Pak Benny membawa meteran. Ia memegang kertasku. "Ini jendelamu?" Aku takut disuruh ganti. Ia malah menyuruhku duduk di bangku, lalu mengukur tinggi mataku dari lantai. Delapan puluh sembilan sentimeter. Dicatatnya di tangan.

## Sekarang

Aku sudah kelas enam dan duduk di bawah jendela itu. Laut kelihatan dari ujung ke ujung. Kadang aku melamun, dan Bu Guru menutup jendela kalau aku terlalu lama.

Pak Benny bilang setiap ruang kelas punya satu bagian yang berasal dari kepala anak. Di ruang kami ada dua: jendelaku dan rak sepatu Rio. Perosotan dari atap milik Jordan tidak dibuat. Sampai hari ini ia masih kecewa, tetapi tangga batunya kami panjat seolah-olah itu perosotan.`,
  }),
  writing({
    tenants: "business acceleration media",
    slug: "hari-pertama-menjadi-penyelia",
    category: "pengalaman",
    daysAgo: 59,
    author: "Rudi Hartanto",
    tags: ["penyelia", "pabrik"],
    title: "Hari Pertama Aku Menegur Kawan Sendiri",
    summary: "Kami sama-sama masuk tahun itu. Sekarang aku yang memegang buku.",
    body: `Tarno dan aku masuk pabrik pada hari yang sama. Kami berbagi rokok, jas hujan, dan utang di warung. Lalu aku dinaikkan menjadi penyelia dan Tarno tidak.

Minggu kedua ia datang terlambat tiga kali. Sebelum naik jabatan, aku yang menutupi keterlambatannya. Sekarang aku yang harus menulisnya.

Di kelas penyelia kami berlatih percakapan sulit. Kawan latihanku memerankan Tarno dengan sangat baik sampai aku berkeringat. Aku mencoba tujuh kalimat pembuka, semuanya buruk. Yang kedelapan pendek saja: "Aku perlu bicara sebagai penyelia, lalu sebagai kawan. Yang mana dulu?"

## Jawabannya

Kukira ia akan memilih kawan. Ia memilih penyelia. "Biar selesai," katanya.

Lima menit aku bicara tentang jam. Ia mengangguk. Setelah itu ia bicara sebagai kawan: anaknya masuk rumah sakit dan ia malu meminta tukar giliran. Gilirannya kutukar hari itu juga. Keterlambatannya tetap kutulis, tiga baris, karena memang terjadi.

Kami masih berbagi jas hujan. Rokok sudah tidak, kami berdua berhenti. Itu cerita lain.`,
  }),
  writing({
    tenants: "asean media",
    slug: "bekal-makan-siang-di-tawau",
    category: "pengalaman",
    daysAgo: 66,
    author: "Rosnah Djafar",
    tags: ["perbatasan", "guru"],
    title: "Bekal Makan Siang di Tawau",
    summary: "Seorang guru menyeberang, mengajar, dan pulang membawa resep.",
    body: `Perahu ke Tawau berangkat ketika lampu masih menyala di Nunukan. Aku membawa tiga puluh lembar soal, spidol, dan bekal dari rumah karena tidak tahu apa yang boleh dimakan di sana. Ternyata semuanya boleh.

Guru tuan rumah, Cikgu Aminah, menyambut dengan pertanyaan yang tidak kuduga: murid Ibu lebih suka contoh ikan atau contoh bola? Kami sepakat ikan. Soal hari itu tentang membagi tangkapan.

Murid-murid di kedua sisi menghitung dengan cara berbeda. Anak-anaknya membagi berturut-turut dari yang besar, anak-anakku mengelompokkan. Jawabannya sama, sisa dua ekor. Lalu seorang murid bertanya: sisa dua itu untuk siapa? Kelas ribut sampai bel.

## Yang kubawa pulang

Aku membawa pulang cara mengelompokkan murid dengan kartu warna, foto papan tulis, dan resep sambal belacan yang ditulis di balik lembar soal.

Cikgu Aminah datang ke tempat kami dua bulan kemudian. Ia membawa bekal juga. Kami tertawa melihat rantang masing-masing, lalu bertukar.

Pertanyaan tentang dua ekor ikan sekarang menjadi soal tetap di kelasku. Jawaban paling sering: untuk perahu, supaya besok mau berangkat lagi.`,
  }),
  writing({
    tenants: "pesilat coding",
    slug: "router-yang-dipindah-ke-plafon",
    category: "pengalaman",
    daysAgo: 73,
    author: "Fikri Latuconsina",
    tags: ["jaringan", "SMK"],
    title: "Router yang Kami Pindahkan ke Plafon",
    summary: "Dua minggu mencari gangguan. Penyebabnya seekor tokek.",
    body: `Kantor negeri selalu putus pada malam hari. Siang aman. Kami mengganti kabel, mengganti pengaturan, bahkan mengganti jam rapat supaya bisa datang malam.

Guru kami tidak mau memberi tahu. "Tulis dugaan dulu," katanya setiap kali. Buku dugaan kami sampai halaman dua puluh. Dugaan nomor empat belas berbunyi: panas. Dugaan nomor lima belas: hantu. Yang menulis nomor lima belas adalah aku.

Malam kesembilan kami duduk diam di ruangan gelap. Pukul delapan lampu alat berkedip. Semua menahan napas. Lalu terdengar bunyi tok-kek dari balik lemari. Seekor tokek sebesar lengan tidur di atas alat karena hangat, ekornya menekan colokan.

## Laporan

Laporan kami sepanjang tiga halaman, lengkap dengan gambar tokek. Penguji tertawa, tetapi nilainya bagus karena semua dugaan tercatat berikut cara mengujinya.

Alat dipindahkan ke plafon, di dalam kotak berlubang kecil. Tokeknya kehilangan kasur. Bapak Raja, kepala negeri, meminta kami membuatkan kotak kayu dengan lampu lima watt di sudut lain. Tokeknya pindah ke sana. Jaringannya tidak pernah putus lagi.`,
  }),
  writing({
    tenants: "scholarship group",
    slug: "kelompok-belajar-jam-sembilan-malam",
    category: "pengalaman",
    daysAgo: 80,
    author: "Sri Mulatsih",
    tags: ["kelompok", "ibu bekerja"],
    title: "Kami Belajar setelah Anak-Anak Tidur",
    summary: "Lima ibu, satu jam pasir, dan kesepakatan bahwa menguap bukan tidak sopan.",
    body: `Kode kelompok kami kudapat dari papan pengumuman posyandu. Jamnya sembilan malam. Kukira salah tulis.

Ternyata memang jam segitu. Lima anggota, semuanya ibu. Ada penjahit, kasir, guru PAUD, pengasuh, dan aku yang berjualan pecel. Kami mengambil kelas mencatat keuangan, sebab kami semua memegang uang tetapi tidak pernah memegang catatannya.

Aturan kelompok hanya dua. Menguap boleh. Kalau anak bangun, pamit saja tanpa penjelasan.

## Bagian diam

Di tengah setiap pertemuan ada lima belas menit diam. Aku paling suka bagian itu. Sepanjang hari tidak ada lima belas menit lain yang tidak memanggil namaku. Aku mengerjakan soal, kadang hanya memandang soal.

Setelah delapan minggu aku tahu bahwa pecelku untung tiga ribu sebungkus, bukan lima ribu seperti kukira. Bumbunya kuperbaiki, harganya kunaikkan lima ratus, dan pelanggan tidak berkurang.

Kelompok kami seharusnya bubar pada pekan kedelapan. Kami bubar, makan bersama, lalu membuat kode baru keesokan malamnya.`,
  }),
  writing({
    tenants: "alpha demo media",
    slug: "guru-tua-belajar-kuis-daring",
    category: "pengalaman",
    daysAgo: 87,
    author: "Soedarmo Wignyo",
    tags: ["guru", "kuis"],
    title: "Guru Tua dan Tombol Terbitkan",
    summary: "Dua tahun lagi saya pensiun. Murid saya yang mengajari membuat kuis.",
    body: `Saya mengajar fisika tiga puluh empat tahun dengan kapur. Ketika sekolah memasang LMS, saya menunggu sampai orang lain bosan. Mereka tidak bosan.

Murid kelas sebelas bernama Intan menawarkan diri mengajari saya sepulang sekolah. Ia sabar. Ia tidak pernah merebut tetikus dari tangan saya, meskipun saya tahu ia ingin sekali.

Kuis pertama saya lima soal. Butuh dua jam. Saya tidak berani menekan tombol terbitkan karena merasa semua orang akan melihat. Intan berkata, "Pak, ulangan di kertas juga dilihat semua orang."

## Yang saya temukan

Soal nomor tiga salah dijawab tiga puluh dari tiga puluh empat murid. Dengan kertas, saya akan mengira mereka tidak belajar. Di layar saya melihat semuanya memilih jawaban keliru yang sama. Berarti saya yang mengajar keliru.

Besoknya saya ajarkan ulang, dengan kapur. Saya meminta maaf lebih dulu, dan kelas menjadi sangat sunyi. Dalam tiga puluh empat tahun, baru itu saya meminta maaf karena sebuah soal.

Intan sekarang kuliah. Ia mengirimi saya pesan: Bapak sudah sampai kuis keberapa? Enam puluh satu, saya jawab. Ia membalas dengan gambar kapur.`,
  }),
  writing({
    tenants: "personal aksara media",
    slug: "membaca-untuk-bapak",
    category: "resensi",
    daysAgo: 94,
    author: "Laras Widyaningsih",
    tags: ["membaca", "keluarga"],
    title: "Tiga Puluh Malam Membaca untuk Bapak",
    summary:
      "Penglihatannya memudar, jadi novel itu kubacakan. Inilah catatan tentang buku dan pendengarnya.",
    body: `Bapak dulu membaca koran sampai iklan barisnya. Setelah matanya memburuk, koran masih diantar setiap pagi dan ia masih membukanya, pada halaman yang sama, supaya pengantar korannya tidak sedih.

Aku menawarkan membacakan novel. Bapak memilih sendiri dari rak: kisah pelaut yang pernah dibacanya ketika bujang. Sampulnya lepas, baunya seperti lemari.

## Tentang bukunya

Bahasanya kuno, kalimatnya panjang, dan ada delapan halaman penuh tentang tali-temali. Sebagai pembaca, aku akan melompatinya. Sebagai pembaca suara keras, aku tidak boleh. Pada halaman keenam tentang tali, Bapak berkata pelan, "Sekarang anginnya datang." Betul. Halaman berikutnya badai.

Aku baru mengerti bahwa tali-temali itu bukan hiasan; penulisnya sedang mengencangkan sesuatu.

## Tentang pendengarnya

Bapak tertidur pada malam kedua belas, kedua puluh, dan kedua puluh tiga. Esoknya ia selalu meminta mundur satu halaman, bukan satu bab. Entah bagaimana ia tahu.

Malam ketiga puluh kami tamat. Bapak diam, lalu bertanya apakah ada lanjutannya. Tidak ada. Jadi kami mulai lagi dari awal, kali ini ia yang bercerita dan aku yang mendengarkan.`,
  }),
];
