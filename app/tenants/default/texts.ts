import type { GetTexts } from "../landing-view";

/** Only what the software itself keeps: prices, hours and help are for the tenant to promise. */
const QUESTIONS = `
## Apakah saya perlu komputer?
Untuk membuka situs ini tidak. Semua halamannya dapat dibaca dan diisi di ponsel.

## Bagaimana cara bertanya sebelum mendaftar?
Kirim pesan lewat halaman Kontak atau buat janji temu. Anda langsung mendapat nomor dan bukti, dan jawabannya dikirim ke email Anda.

## Apakah ada kelas gratis?
Biaya tertulis di setiap kelas; yang bertanda Gratis tidak ditagih apa pun.

## Bagaimana saya melihat atau menghapus data saya?
Setelah masuk, buka Akun: di sana Anda dapat mengunduh salinan data Anda dan meminta penghapusannya. Untuk apa data dipakai tertulis di kebijakan privasi.
`.trim();

export const getTexts: GetTexts = ({ title, description }) => ({
  title,
  lead: description,
  questions: QUESTIONS,
});
