import { renderMarkup } from "~/lib/simple-markup";
import { slugify } from "~/lib/slug";
import { mentors } from "./mentors";
import type { SeedWebinar } from "./types";

interface WebinarDetails {
  /** Slug of the class that it belongs to. */
  class?: string;
  /** Text with light markup. */
  about: string;
}

/** @param when days from the seeding day, WIB hour, minutes */
function webinar(
  tenants: string,
  title: string,
  summary: string,
  speakers: string[],
  [day, hour, durationMin]: [number, number, number],
  details: WebinarDetails,
): SeedWebinar {
  return {
    tenants: tenants.split(" "),
    slug: slugify(title),
    title,
    summary,
    description: renderMarkup(details.about, slugify(title)),
    class: details.class ?? null,
    durationMin,
    platform: "Ruang daring Pendopo",
    start: { day, hour },
    speakers: speakers.map((name) => {
      const mentor = mentors.find((one) => one.name === name);
      if (!mentor) throw new Error(`there is no mentor ${name}`);
      return { name, role: mentor.role.split(",")[0] ?? "", bio: mentor.bio };
    }),
  };
}

export const webinars: SeedWebinar[] = [
  webinar(
    "main demo default",
    "Memilih Kelas Pertama",
    "Satu jam bersama mentor: bertanya, mencoba, lalu memutuskan.",
    ["Dewi Lestariningrum"],
    [5, 19, 60],
    {
      class: "pemrograman-web-dasar",
      about: `Banyak orang berhenti di kelas yang salah, bukan karena tidak sanggup. Kita mulai dari pekerjaan yang Anda bayangkan, lalu mundur ke kelas yang paling dekat.

## Yang dibahas

- Tiga pertanyaan sebelum memilih
- Mencoba satu bab bersama-sama
- Menghitung waktu yang benar-benar ada dalam sepekan`,
    },
  ),
  webinar(
    "main foundation",
    "Data Siswa yang Aman",
    "Kewajiban sekolah menurut UU PDP dan empat kebiasaan untuk memulainya.",
    ["Bagas Prayoga", "Taufik Hidayatulah"],
    [11, 15, 90],
    {
      class: "keamanan-siber-untuk-sekolah",
      about: `Undang-undang memberi sekolah kewajiban yang jelas, dan sebagian besar dapat dikerjakan tanpa membeli apa pun. Bawa satu formulir pendaftaran siswa dari sekolah Anda.

## Yang dibahas

- Data apa yang sebenarnya perlu diminta
- Siapa yang boleh membuka lemari dan berkas daring
- Empat kebiasaan untuk sebulan pertama`,
    },
  ),
  webinar(
    "main foundation demo",
    "Menyusun Soal Tiga Tingkat",
    "Guru menyusun soal bersama-sama, dengan dan tanpa bantuan mesin.",
    ["Maria Ludong"],
    [-9, 19, 90],
    {
      class: "kecerdasan-artifisial-untuk-guru",
      about: `Satu bacaan, tiga soal: mengingat, menerapkan, menilai. Guru menyusunnya sendiri dulu, baru dibandingkan dengan usulan mesin.

## Yang dibahas

- Membaca soal ujian tahun lalu
- Menulis soal berpasangan
- Menguji soal pada tiga siswa`,
    },
  ),
  webinar(
    "main group",
    "Anggaran Satu Halaman",
    "Menyusun anggaran keluarga dalam satu jam.",
    ["Arif Setiadi"],
    [-23, 10, 60],
    {
      class: "literasi-keuangan-keluarga",
      about: `Selembar kertas, sebuah pensil, dan catatan belanja sebulan. Selesai sebelum makan siang.

## Yang dibahas

- Memisahkan yang tetap dan yang berubah
- Menyisihkan sebelum membelanjakan
- Membicarakan anggaran tanpa bertengkar`,
    },
  ),
  webinar(
    "main coding alpha demo",
    "Membaca Galat tanpa Panik",
    "Sepuluh pesan galat dari peserta, dibaca bersama dari baris terakhir ke atas.",
    ["Laras Wening Prabandari", "Deden Mulyawan"],
    [2, 19, 75],
    {
      class: "pemrograman-web-dasar",
      about: `Pesan galat ditulis untuk menolong, tetapi jarang dibaca sampai habis. Peserta mengirim layarnya, kami membacanya keras-keras.

## Yang dibahas

- Membaca dari baris terakhir ke atas
- Mencari dengan kata yang tepat
- Menulis pertanyaan yang dijawab orang`,
    },
  ),
  webinar(
    "coding main acceleration",
    "Sumbangan Pertama untuk Proyek Terbuka",
    "Memilih proyek yang ramah, membuat perubahan kecil, dan menulis alasannya.",
    ["Ignatius Kowa"],
    [13, 19, 60],
    {
      class: "git-dan-kerja-bersama",
      about: `Sumbangan pertama tidak harus kode. Membetulkan satu kalimat petunjuk sudah cukup untuk mengenal alurnya.

## Yang dibahas

- Mengenali proyek yang ramah
- Membuat cabang dan satu perubahan kecil
- Menulis alasan yang dibaca pemelihara`,
    },
  ),
  webinar(
    "coffee main",
    "Mencicipi Kopi Lanny Jaya",
    "Peserta menyeduh biji yang sama di rumah masing-masing dan membandingkan catatan.",
    ["Elia Wenda", "Mahdi Linge"],
    [7, 9, 90],
    {
      class: "menyangrai-kopi",
      about: `Biji dikirim kepada tiga puluh pendaftar pertama; yang lain memakai kopi yang ada di rumah. Kita menyeduh bersamaan dan menulis catatan rasa tanpa kamus.

## Yang dibahas

- Menyeduh dengan perbandingan yang sama
- Mencatat rasa dengan kata sendiri
- Mendengar cerita petani dari Tiom`,
    },
  ),
  webinar(
    "coffee business",
    "Mengapa Kedai Saya Tutup",
    "Dua pemilik kedai membuka pembukuannya, termasuk bulan terakhir.",
    ["Wahyu Prastowo"],
    [-5, 14, 75],
    {
      class: "membuka-kedai-kopi",
      about: `Dua pemilik kedai membuka buku kas dua belas bulan terakhirnya. Tidak ada yang disensor selain nama pemasok.

## Yang dibahas

- Bulan ketika angka mulai bergeser
- Sewa, gaji, dan gelas yang pecah
- Apa yang akan dilakukan berbeda`,
    },
  ),
  webinar(
    "creative main media",
    "Naskah Sebelum Kamera",
    "Menulis film tiga menit dari satu orang, satu keinginan, satu halangan.",
    ["Gede Wirawan"],
    [9, 16, 90],
    {
      class: "videografi-dengan-ponsel",
      about: `Film tiga menit membutuhkan satu orang, satu keinginan, dan satu halangan. Peserta pulang dengan naskah setengah halaman.

## Yang dibahas

- Memilih orang yang mau didengar
- Meminta izin dengan benar
- Menulis tanpa petunjuk kamera`,
    },
  ),
  webinar(
    "creative campaign-books fun",
    "Anak Melihat Kucing di Sudut",
    "Membaca gambar dalam buku anak bersama ilustrator dan penulisnya.",
    ["Kirana Dewanti", "Sekar Ayuningtyas"],
    [16, 10, 60],
    {
      class: "ilustrasi-cerita-anak",
      about: `Anak membaca gambar lebih teliti daripada orang dewasa. Ilustrator dan penulis membuka sketsa yang tidak jadi dipakai.

## Yang dibahas

- Gambar yang bercerita tanpa teks
- Rahasia kecil di sudut halaman
- Membaca nyaring sambil menunjuk`,
    },
  ),
  webinar(
    "business main acceleration",
    "Percakapan Berdua yang Berguna",
    "Latihan dua puluh lima menit untuk pemimpin tim yang baru.",
    ["Retno Palupi Hapsari"],
    [4, 8, 60],
    {
      class: "memimpin-tim-pertama",
      about: `Dua puluh lima menit, sekali sepekan, tanpa layar. Kita berlatih membuka, mendengar, dan menutupnya.

## Yang dibahas

- Pertanyaan pembuka yang bukan basa-basi
- Menyampaikan keberatan
- Mencatat janji, bukan isi hati`,
    },
  ),
  webinar(
    "acceleration scholarship main",
    "Bertanya kepada Perekrut",
    "Satu jam penuh menjawab pertanyaan tentang CV, wawancara, dan lowongan palsu.",
    ["Dimas Aryasatya", "Yohana Tandi"],
    [1, 19, 60],
    {
      class: "cv-dan-wawancara",
      about: `Satu jam penuh untuk pertanyaan peserta. Pertanyaan boleh dikirim tanpa nama saat mendaftar di kelas.

## Yang dibahas

- CV satu halaman yang dibaca tujuh detik
- Pertanyaan gaji dan cara menjawabnya
- Mengenali lowongan palsu`,
    },
  ),
  webinar(
    "pesilat main foundation",
    "Guru sebagai Penguji",
    "Duduk di samping siswa, membaca tugas, dan diam: melatih penguji kartu keterampilan.",
    ["Ujang Permana", "Rohmat Suhendar"],
    [6, 13, 120],
    {
      class: "sabuk-putih-keterampilan-digital",
      about: `Penguji yang baik duduk, membaca, dan diam. Latihan ini memakai kartu tugas yang sebenarnya.

## Yang dibahas

- Membaca kartu tugas sebelum siswa datang
- Menahan diri untuk tidak menolong
- Menulis umpan balik dua kalimat`,
    },
  ),
  webinar(
    "innovation foundation main",
    "Menit Abu-abu di Loket",
    "Tiga kelurahan memperlihatkan garis waktu layanannya, sebelum dan sesudah.",
    ["Nyoman Sridana"],
    [0, 15, 90],
    {
      class: "inovasi-layanan-desa",
      about: `Menit abu-abu adalah menunggu yang tidak dicatat siapa pun. Tiga kelurahan memperlihatkan garis waktunya, sebelum dan sesudah.

## Yang dibahas

- Mengikuti satu warga dari pintu
- Memisahkan menunggu dan dilayani
- Perubahan tanpa anggaran`,
    },
  ),
  webinar(
    "asean main",
    "Rapat pada Empat Zona Waktu",
    "Tim lintas negara menyusun jadwal yang adil; dalam bahasa Inggris sederhana.",
    ["Felix Tjandranegara", "Anastasia Rumbiak"],
    [10, 16, 60],
    {
      class: "proyek-lintas-negara",
      about: `Jadwal yang adil membuat semua orang kesal bergantian. Dibawakan dalam bahasa Inggris sederhana, dengan rangkuman bahasa Indonesia.

## Yang dibahas

- Menggilir jam yang tidak enak
- Catatan keputusan yang dibaca yang tidak hadir
- Menolak rapat dengan sopan`,
    },
  ),
  webinar(
    "aksara personal",
    "Satu Papan Jalan",
    "Membaca papan nama beraksara Jawa yang dikirim peserta pekan ini.",
    ["Suryo Widagdo", "Endah Retnaningsih"],
    [3, 19, 60],
    {
      class: "membaca-aksara-jawa",
      about: `Peserta mengirim foto papan nama beraksara Jawa; kita membacanya huruf demi huruf.

## Yang dibahas

- Mengenali aksara dasar dan pasangan
- Salah tulis yang sering terjadi
- Menyarankan perbaikan kepada pemilik papan`,
    },
  ),
  webinar(
    "campaign-books campaign-classroom fun",
    "Sepuluh Menit Sebelum Tidur",
    "Membacakan buku dengan suara sendiri; bawa satu buku anak.",
    ["Endah Retnaningsih", "Bonaventura Lake"],
    [8, 20, 45],
    {
      class: "membacakan-buku-untuk-anak",
      about: `Bawa satu buku anak dan suara sendiri. Tidak perlu pandai bersandiwara.

## Yang dibahas

- Memilih halaman pertama
- Berhenti sebelum anak bosan
- Menjawab pertanyaan yang tidak ada di buku`,
    },
  ),
  webinar(
    "main alpha foundation",
    "Empat Kursi untuk Satu Mesin",
    "Membahas satu alat penilai dari kursi siswa, sekolah, pembuat, dan yang tidak hadir.",
    ["Ayu Candrakirana"],
    [-2, 15, 90],
    {
      class: "etika-kecerdasan-artifisial",
      about: `Satu alat penilai karangan dibahas dari empat kursi: siswa, sekolah, pembuat, dan yang tidak hadir.

## Yang dibahas

- Membaca keputusan mesin sebagai siswa
- Pertanyaan yang harus diajukan sekolah
- Siapa yang tidak pernah ditanya`,
    },
  ),
  webinar(
    "campaign-scholar scholarship",
    "Kabar dari Penerima Bantuan",
    "Tiga pelajar bercerita tentang semester pertama, dan apa yang masih sulit.",
    ["Ni Luh Asri"],
    [12, 16, 60],
    {
      about: `Tiga pelajar bercerita tentang semester pertama mereka, termasuk yang masih sulit. Penyumbang boleh bertanya.

## Yang dibahas

- Ongkos yang tidak terduga
- Pendamping yang datang tepat waktu
- Apa yang dibutuhkan semester depan`,
    },
  ),
  webinar(
    "group foundation",
    "Tiga Kancing",
    "Latihan membagi giliran bicara dalam kelompok belajar.",
    ["Theresia Moi", "Sri Hartini Wijaya"],
    [14, 19, 60],
    {
      class: "memandu-kelompok-belajar",
      about: `Setiap orang mendapat tiga kancing, satu untuk setiap giliran bicara. Setelah habis, tinggal mendengar.

## Yang dibahas

- Membuka pertemuan tanpa perkenalan panjang
- Memberi ruang kepada yang pendiam
- Menutup dengan satu kalimat`,
    },
  ),
];
