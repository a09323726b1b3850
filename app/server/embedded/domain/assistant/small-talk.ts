import { tokenizeText } from "../search/words";

const MAX_WORDS = 8;

const REPLIES: [RegExp, (site: string) => string][] = [
  [
    /^(?:siapa (?:kamu|anda|ini)|(?:kamu|anda) (?:siapa|ini siapa)|(?:kamu|anda) (?:bisa|dapat) apa(?: saja)?|apa (?:saja )?yang (?:bisa|dapat) (?:kamu|anda) (?:lakukan|bantu)|bantuan|help)$/,
    (site) =>
      `Saya asisten otomatis situs ${site}, bukan orang. Saya mencari jawaban di halaman-halaman situs ini, mengutipnya, dan menunjukkan sumbernya. Bila tidak ada di situs ini, saya akan mengatakannya.`,
  ],
  [
    /^(?:(?:halo|hallo|hai|hei|hi|hello|permisi|selamat|pagi|siang|sore|malam|assalamu|assalamualaikum|alaikum|wr|wb|salam|kak|min|admin|pak|bu|semua|semuanya|asisten)(?: |$))+$/,
    (site) =>
      `Halo! Saya asisten otomatis situs ${site}. Tanyakan tentang kelas, tulisan, atau layanan di situs ini, misalnya “Kelas apa saja yang gratis?” atau “Bagaimana cara membuat janji temu?”`,
  ],
  [
    /^(?:(?:oke|ok|baik|baiklah|sip) )?(?:terima ?kasih|makasih|trims|thanks|thank you)(?: (?:banyak|kak|min|ya|atas .+|sudah .+))*$/,
    () => "Sama-sama. Bila ada yang lain, tanyakan saja.",
  ],
];

/** Reply to a greeting, thanks or a question about the assistant itself; null otherwise. */
export function getSmallTalkReply(question: string, site: string): string | null {
  const words = tokenizeText(question).map(({ text }) => text);
  if (words.length > MAX_WORDS) return null;
  const text = words.join(" ");
  return REPLIES.find(([pattern]) => pattern.test(text))?.[1](site) ?? null;
}
