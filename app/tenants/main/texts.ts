import type { GetTexts } from "../landing-view";

/** Only what the software itself keeps: prices, hours and help are for the tenant to promise. */
const QUESTIONS = `
## Apakah kelas dapat diikuti lewat ponsel?
Dapat. Semua halaman dibuat ringan, terbaca di layar kecil, dan tetap berfungsi saat JavaScript dimatikan.

## Bagaimana bila saya tertinggal?
Bab yang sudah selesai tercatat, jadi Anda tinggal melanjutkan dari bab berikutnya. Yang belum jelas dapat ditanyakan kepada mentor di halaman babnya.

## Apa beda kedua sertifikat?
Sertifikat Penyelesaian terbit begitu semua bab selesai. Sertifikat Kompetensi terbit begitu ujian kelasnya lulus. Halaman setiap kelas menyebut sertifikat mana yang diberikannya.

## Bagaimana sekolah mendaftar?
Isi formulir pendaftaran sekolah di halaman Daftar. Anda mendapat nomor dan tautan bukti lewat email, dan hasil pemeriksaannya dikirim ke alamat yang sama.

## Bagaimana saya melihat atau menghapus data saya?
Setelah masuk, buka Akun: di sana Anda dapat mengunduh salinan data Anda dan meminta penghapusannya. Untuk apa data dipakai tertulis di kebijakan privasi.
`.trim();

export const getTexts: GetTexts = () => ({
  title: "Belajar keterampilan baru, ditemani sampai bisa.",
  lead: "Kelas kecil bersama mentor, tugas yang diperiksa manusia, dan halaman yang ringan di ponsel apa pun.",
  questions: QUESTIONS,
});
