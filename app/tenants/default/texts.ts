import type { GetTexts } from "../landing-view";

const QUESTIONS = `
## Apakah saya perlu komputer?
Tidak selalu. Semua halaman dapat dibuka di ponsel. Bila sebuah kelas membutuhkan komputer, hal itu tertulis di halaman kelasnya.

## Bagaimana cara bertanya sebelum mendaftar?
Buat janji temu lewat formulir di situs ini. Kami menjawab lewat email paling lambat satu hari kerja.

## Apakah ada kelas gratis?
Biaya tertulis di setiap kelas; yang bertanda Gratis memang tidak dipungut apa pun. Di halaman Kelas Anda dapat menyaringnya.

## Ke mana data saya disimpan?
Data dipakai untuk menjalankan kelas dan menjawab Anda, tidak untuk yang lain. Rinciannya ada di kebijakan privasi.
`.trim();

export const getTexts: GetTexts = ({ title, description }) => ({
  title,
  lead: description,
  questions: QUESTIONS,
});
