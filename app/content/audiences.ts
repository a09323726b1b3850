import type { AudienceText } from "~/lib/audiences";

/** Page texts that stand until the tenant writes its own. They name what can be talked about, and promise nothing. */
const TEXTS: Readonly<Record<AudienceText, string>> = {
  campus: `Mahasiswa Anda dapat belajar di {situs}: di kelas yang sudah dibuka, atau di kelas yang disusun bersama kampus.

## Yang dapat dibicarakan
- Kelas yang mengisi atau menyertai satu mata kuliah, dengan jadwal semester Anda
- Dosen sebagai pengajar atau pendamping, bersama praktisi
- Tugas dari pekerjaan yang sungguh ada, dan cara menilainya
- Bukti belajar yang dapat diperiksa siapa pun lewat nomor sertifikat

## Yang perlu disiapkan
- Program studi dan semester yang akan ikut
- Perkiraan jumlah mahasiswa
- Satu orang yang dapat dihubungi`,
  government: `Aparatur dan warga dapat belajar di {situs}: di kelas yang sudah dibuka, atau di kelas yang berangkat dari soal di wilayah Anda.

## Yang dapat dibicarakan
- Siapa yang belajar, dari desa sampai provinsi, dan apa yang harus dapat mereka kerjakan sesudahnya
- Tempat dan waktu yang cocok dengan pekerjaan peserta
- Kelas yang tetap dapat diikuti dengan ponsel lama dan sinyal lemah
- Ukuran hasil yang disepakati sebelum mulai, dan cara melaporkannya

## Yang perlu disiapkan
- Unit kerja dan wilayah yang akan ikut
- Perkiraan jumlah peserta dan waktu pelaksanaan
- Satu orang yang dapat dihubungi`,
  corporates: `Karyawan Anda dapat dilatih di {situs}, lulusannya dapat direkrut, dan program bagi masyarakat dapat dibiayai dengan hasil yang terlihat.

## Yang dapat dibicarakan
- Pelatihan yang materinya disusun dari pekerjaan karyawan sehari-hari
- Lulusan yang dapat Anda wawancarai, dari magang sampai karyawan tetap
- Program tanggung jawab sosial: untuk siapa, di mana, dan apa ukurannya
- Karyawan Anda sebagai mentor

## Yang perlu disiapkan
- Kebutuhan, dengan kata-kata Anda sendiri
- Perkiraan jumlah peserta dan waktu mulai
- Kisaran anggaran, jika sudah ada`,
};

export const getAudienceTexts = (title: string): Record<AudienceText, string> => ({
  campus: TEXTS.campus.replaceAll("{situs}", title),
  government: TEXTS.government.replaceAll("{situs}", title),
  corporates: TEXTS.corporates.replaceAll("{situs}", title),
});
