import { slugify } from "~/lib/slug";
import type { SeedMentor } from "./types";

const mentor = (name: string, role: string, bio: string): SeedMentor => ({
  slug: slugify(name),
  name,
  role,
  bio,
});

/** Fictional. */
export const mentors: SeedMentor[] = [
  mentor(
    "Dewi Lestariningrum",
    "Pengembang web, Bandung",
    "Dua belas tahun membangun aplikasi pemerintah daerah; mengajar karena kodenya sendiri dulu sulit dibaca.",
  ),
  mentor(
    "Yusuf Hamdani",
    "Analis data, Makassar",
    "Membantu koperasi dan warung membaca catatan penjualannya sendiri.",
  ),
  mentor(
    "Ratih Kusumawardhani",
    "Perancang antarmuka, Yogyakarta",
    "Merancang layanan kesehatan yang dipakai kader posyandu.",
  ),
  mentor(
    "Bagas Prayoga",
    "Insinyur jaringan, Surabaya",
    "Menjaga jaringan kampus selama sepuluh tahun dan menulis modul TJKT bersama guru SMK.",
  ),
  mentor(
    "Maria Ludong",
    "Pelatih guru, Manado",
    "Mendampingi guru di daerah kepulauan memakai teknologi secukupnya.",
  ),
  mentor(
    "Arif Setiadi",
    "Penasihat keuangan keluarga, Semarang",
    "Percaya bahwa anggaran rumah tangga harus muat di satu halaman.",
  ),
  mentor(
    "Nadia Puspitaloka",
    "Penulis dan penyunting, Jakarta",
    "Menyunting majalah pendidikan dan ratusan tulisan pertama orang lain.",
  ),
  mentor(
    "Gede Wirawan",
    "Videografer, Denpasar",
    "Merekam upacara, festival, dan kelas dengan kamera yang ada.",
  ),
  mentor(
    "Laras Wening Prabandari",
    "Pengembang perangkat lunak, Bandung",
    "Menulis program pembagi jadwal puskesmas dan tetap memakai kertas untuk berpikir.",
  ),
  mentor(
    "Tigor Manurung",
    "Insinyur sistem, Medan",
    "Menjaga layanan pembayaran yang tidak boleh berhenti pada tanggal gajian.",
  ),
  mentor(
    "Fadhil Rahmatullah",
    "Pengembang antarmuka, Padang",
    "Membuat halaman yang tetap dapat dipakai ketika sinyal tinggal satu garis.",
  ),
  mentor(
    "Sulastri Ningrum",
    "Administrator basis data, Surakarta",
    "Merapikan dua puluh tahun arsip pasien rumah sakit daerah.",
  ),
  mentor(
    "Ignatius Kowa",
    "Pemelihara perangkat lunak terbuka, Kupang",
    "Mengurus proyek terbuka dengan enam puluh penyumbang dari sembilan kota.",
  ),
  mentor(
    "Bayu Anggoro Seto",
    "Pengembang layanan, Sleman",
    "Lebih bangga pada kode yang ia hapus daripada yang ia tulis.",
  ),
  mentor(
    "Rohmat Suhendar",
    "Guru TJKT, Garut",
    "Membangun laboratorium dari komputer bekas kantor kabupaten bersama murid-muridnya.",
  ),
  mentor(
    "Hafsah Nurdin",
    "Dosen statistika, Watampone",
    "Mengajar peluang dengan contoh arisan, cuaca melaut, dan antrean beras.",
  ),
  mentor(
    "Ayu Candrakirana",
    "Peneliti kebijakan teknologi, Jakarta",
    "Menulis panduan penilaian dampak algoritma untuk layanan publik.",
  ),
  mentor(
    "Made Sukma Adnyana",
    "Perancang grafis, Gianyar",
    "Merancang kemasan untuk perajin dan pembuat garam di pesisir utara Bali.",
  ),
  mentor(
    "Putri Anindya Larasati",
    "Perancang merek, Tangerang",
    "Menolong usaha rumahan memilih satu huruf dan dua warna, lalu setia kepadanya.",
  ),
  mentor(
    "Galang Rimbawan",
    "Animator, Cimahi",
    "Menggerakkan wayang kertas di layar dan masih menghitung bingkai dengan jari.",
  ),
  mentor(
    "Kirana Dewanti",
    "Ilustrator buku anak, Malang",
    "Menggambar empat belas buku anak, separuhnya tentang hewan yang kurang disukai.",
  ),
  mentor(
    "Sekar Ayuningtyas",
    "Penulis cerita anak, Salatiga",
    "Menguji setiap naskah dengan membacakannya di taman baca setiap Jumat.",
  ),
  mentor(
    "Mahdi Linge",
    "Penyangrai kopi, Takengon",
    "Menyangrai kopi kebun keluarganya sendiri dan mencatat setiap hasil sejak 2009.",
  ),
  mentor(
    "Vania Tirtasari",
    "Barista dan pelatih, Malang",
    "Melatih barista tuli dan dengar di kedai yang sama, dengan isyarat yang mereka susun bersama.",
  ),
  mentor(
    "Wahyu Prastowo",
    "Pemilik kedai, Surakarta",
    "Menutup dua kedai sebelum yang ketiga untung; pembukuan ketiganya menjadi bahan ajar.",
  ),
  mentor(
    "Siti Maemunah Alwi",
    "Pendamping UMKM, Banjarmasin",
    "Mendampingi pembuat kue dan penenun sasirangan mengurus izin dan menghitung upah sendiri.",
  ),
  mentor(
    "Clara Simatupang",
    "Perencana pemasaran, Jakarta",
    "Berhenti memakai kata 'terbaik' dan penjualannya tidak turun.",
  ),
  mentor(
    "Dimas Aryasatya",
    "Perekrut, Surabaya",
    "Membaca tujuh ribu lamaran kerja dan membalas semuanya.",
  ),
  mentor(
    "Retno Palupi Hapsari",
    "Pelatih kepemimpinan, Bogor",
    "Memimpin pabrik dengan empat ratus pekerja sebelum mengajar cara memimpin lima orang.",
  ),
  mentor(
    "Hendrikus Bele",
    "Pendamping desa, Atambua",
    "Menyusun anggaran desa bersama warga di atas tikar, lalu menempelkannya di balai.",
  ),
  mentor(
    "Nurul Fitriyah",
    "Pengelola keuangan sekolah, Kudus",
    "Mengganti empat puluh lembar kerja yang saling menunggu dengan satu.",
  ),
  mentor(
    "Anastasia Rumbiak",
    "Pengajar bahasa Inggris, Jayapura",
    "Menjadi juru bahasa perundingan dagang dan mengajar dari kesalahan yang ia dengar di sana.",
  ),
  mentor(
    "Rizal Pakpahan",
    "Pengajar bahasa Inggris, Batam",
    "Mengajar pekerja galangan kapal menulis surel yang tidak perlu dibaca dua kali.",
  ),
  mentor(
    "Yohana Tandi",
    "Konselor karier, Rantepao",
    "Membantu lulusan SMK menceritakan magangnya sebagai pengalaman, bukan kewajiban.",
  ),
  mentor(
    "Gendis Maheswari",
    "Pendidik sains anak, Klaten",
    "Menyimpan dua puluh percobaan yang semuanya memakai isi dapur.",
  ),
  mentor(
    "Paulus Wanimbo",
    "Guru IPA, Wamena",
    "Mengajar tekanan udara dengan panci, bola, dan ketinggian kotanya sendiri.",
  ),
  mentor(
    "Imam Syafruddin",
    "Guru matematika, Sumbawa Besar",
    "Percaya bahwa pecahan lebih dulu perlu dilihat, baru dihitung.",
  ),
  mentor(
    "Ni Luh Asri",
    "Pengajar kejar paket, Singaraja",
    "Menemani orang dewasa menyelesaikan matematika yang dulu terpotong.",
  ),
  mentor(
    "Hajar Latuconsina",
    "Penggiat literasi digital, Ambon",
    "Berkeliling pulau dengan satu koper berisi router, ponsel bekas, dan papan tulis.",
  ),
  mentor(
    "Ujang Permana",
    "Guru SMK, Tasikmalaya",
    "Merancang ujian keterampilan yang dapat diambil siswa kapan pun mereka siap.",
  ),
  mentor(
    "Suryo Widagdo",
    "Penyalin naskah, Surakarta",
    "Menyalin naskah keraton dengan pena dan menyiapkan hurufnya untuk layar.",
  ),
  mentor(
    "Endah Retnaningsih",
    "Pustakawan, Yogyakarta",
    "Membuka perpustakaan kampung di garasi dan menghafal selera setiap peminjamnya.",
  ),
  mentor(
    "Theresia Moi",
    "Fasilitator belajar, Ende",
    "Memandu kelompok belajar ibu-ibu penenun dengan satu aturan: semua bertanya dahulu.",
  ),
  mentor(
    "Eko Purbandaru",
    "Perekayasa perangkat, Sidoarjo",
    "Memasang pengukur air di empat belas desa dan mengajari warga memperbaikinya.",
  ),
  mentor(
    "Zulfikar Daeng Rani",
    "Guru teknik elektronika, Gowa",
    "Mengumpulkan papan rangkaian rusak untuk bahan pelajaran mencari kesalahan.",
  ),
  mentor(
    "Abdul Karim Wakano",
    "Pengelola simpul belajar, Masohi",
    "Menghubungkan sebelas kampung nelayan dengan jadwal belajar yang ikut musim.",
  ),
  mentor(
    "Felix Tjandranegara",
    "Pengelola program lintas negara, Singkawang",
    "Menyatukan tim dari enam negara yang hari liburnya tidak pernah sama.",
  ),
  mentor(
    "Nyoman Sridana",
    "Perencana layanan publik, Mataram",
    "Memendekkan antrean surat keterangan dari dua hari menjadi dua puluh menit.",
  ),
  mentor(
    "Wulan Cahyaningsih",
    "Pengembang gim, Purwokerto",
    "Membuat gim kecil tentang pasar, banjir, dan kereta ekonomi.",
  ),
  mentor(
    "Deden Mulyawan",
    "Guru PPLG, Cianjur",
    "Menilai tugas muridnya dengan komentar, bukan angka, pada dua minggu pertama.",
  ),
  mentor(
    "Oktavianus Seran",
    "Teknisi jaringan, Malaka",
    "Menyambung jaringan sekolah perbatasan dengan tiang bambu dan perhitungan yang teliti.",
  ),
  mentor(
    "Farida Hanum Lubis",
    "Akuntan koperasi, Padangsidimpuan",
    "Membaca neraca keras-keras dalam rapat sampai semua anggota mengerti.",
  ),
  mentor(
    "Lukas Sarumaha",
    "Fotografer dan penyunting gambar, Gunungsitoli",
    "Memotret perajin dengan cahaya jendela dan selalu mengirim cetakannya kembali.",
  ),
  mentor(
    "Andi Tenri Ola",
    "Peneliti data kesehatan, Parepare",
    "Mengubah catatan bidan menjadi peta yang dipakai puskesmas setiap Senin.",
  ),
  mentor(
    "Mulyadi Kasim",
    "Pengajar keuangan syariah, Pekanbaru",
    "Menjelaskan akad dengan contoh jual beli pupuk dan seragam sekolah.",
  ),
  mentor(
    "Elia Wenda",
    "Petani dan penguji cita rasa, Tiom",
    "Menguji cita rasa kopi pegunungan dan melatih dua belas kelompok tani memetik merah.",
  ),
  mentor(
    "Citra Ramadhani Usman",
    "Penulis teks layanan, Gorontalo",
    "Menulis ulang pesan galat agar orang tahu apa yang dilakukan berikutnya.",
  ),
  mentor(
    "Bonaventura Lake",
    "Pendongeng dan penyiar, Soe",
    "Mengisi acara dongeng radio komunitas selama sebelas tahun tanpa naskah.",
  ),
  mentor(
    "Sri Hartini Wijaya",
    "Juru bahasa isyarat, Semarang",
    "Menyiapkan kelas yang dapat diikuti peserta tuli tanpa menunggu diminta.",
  ),
  mentor(
    "Taufik Hidayatulah",
    "Petugas pelindungan data, Serang",
    "Membantu sekolah menulis kebijakan privasi yang benar-benar dibaca orang tua.",
  ),
];
