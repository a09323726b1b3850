import type { Lexicon } from "./words";

/** Short forms of chats, and what they stand for. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  ...{
    adlh: "adalah",
    aj: "saja",
    ajah: "saja",
    aja: "saja",
    bgmn: "bagaimana",
    bhs: "bahasa",
    blm: "belum",
    bln: "bulan",
    bnyk: "banyak",
  },
  ...{ brp: "berapa", brapa: "berapa", bs: "bisa", byk: "banyak", byr: "bayar", cm: "cuma", dgn: "dengan", dpt: "dapat", dr: "dari" },
  ...{ gmn: "bagaimana", gmna: "bagaimana", gimna: "bagaimana", hrs: "harus", jg: "juga", kapn: "kapan", klo: "kalau", kl: "kalau" },
  ...{ kpn: "kapan", krn: "karena", kls: "kelas", lbh: "lebih", lg: "lagi", mhs: "mahasiswa", msh: "masih", ortu: "orang tua", pd: "pada" },
  ...{ pake: "pakai", pgn: "ingin", pengen: "ingin", sblm: "sebelum", sdh: "sudah", sklh: "sekolah", skrg: "sekarang", sm: "sama" },
  ...{ sy: "saya", tgl: "tanggal", thn: "tahun", tlp: "telepon", trs: "terus", ttg: "tentang", utk: "untuk", yg: "yang" },
};

/** Shorter ones are rather names, or words of their own. */
const SHORTEST_ROOT = 4;

/**
 * The word as it is written, where it is not Indonesian as it stands: "ngukur" is "mengukur", "nulis" is "menulis", "bedain" is "beda",
 * "anak2" is "anak". Unchanged where nothing is known of it.
 */
export function writtenForms(word: string, { isIndonesian }: Lexicon): string[] {
  const long = SHORT_FORMS[word];
  if (long) return long.split(" ");
  const once = word.replace(/(?<=\p{L}{2})2$/u, "");
  if (once !== word) return [once];
  if (isIndonesian(word)) return [word];
  const unsuffixed = word.endsWith("in") && word.length >= SHORTEST_ROOT + 2 ? [word.slice(0, -2)] : [];
  const forms = [...unsuffixed, ...[word, ...unsuffixed].flatMap(withPrefix)];
  return [forms.find(isIndonesian) ?? word];
}

/** "ngajar", "nyeduh" and "nulis" have lost the beginning of "mengajar", "menyeduh" and "menulis". */
function withPrefix(word: string): string[] {
  return /^n[\p{L}]{3,}/u.test(word) ? [`me${word}`] : [];
}
