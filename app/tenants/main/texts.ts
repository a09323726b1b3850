import type { GetTexts } from "../landing-view";

const QUESTIONS = `
## Apakah kelas dapat diikuti lewat ponsel?
Dapat. Semua halaman dibuat ringan, terbaca di layar kecil, dan tetap berfungsi saat JavaScript dimatikan. Tugas menulis kode lebih nyaman di komputer, tetapi tidak wajib.

## Bagaimana bila saya tertinggal?
Bahan kelas tetap dapat dibuka sampai enam bulan setelah kelas selesai. Mentor menyediakan waktu tanya jawab setiap minggu, dan Anda boleh pindah ke angkatan berikutnya satu kali tanpa biaya.

## Apa beda kedua sertifikat?
Sertifikat Penyelesaian diberikan kepada yang menuntaskan semua bab. Sertifikat Kompetensi diberikan kepada yang lulus ujian praktik dengan nilai sekurangnya 70.

## Bolehkah sekolah mendaftarkan siswanya sekaligus?
Boleh. Buat janji temu dan pilih jenis lembaga Sekolah; kami membantu menyusun jadwal, surat, dan pendampingan gurunya.

## Apakah data saya dijual?
Tidak. Data dipakai untuk menjalankan kelas dan menjawab pertanyaan Anda. Rinciannya ada di kebijakan privasi.
`.trim();

export const getTexts: GetTexts = () => ({
  title: "Belajar keterampilan baru, ditemani sampai bisa.",
  lead: "Kelas kecil bersama mentor, tugas yang diperiksa manusia, dan halaman yang ringan di ponsel apa pun.",
  questions: QUESTIONS,
});
