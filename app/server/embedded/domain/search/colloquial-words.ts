import { lookup } from "~/lib/lookup";
import type { Lexicon } from "./words";

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  adlh: "adalah",
  aj: "saja",
  ajah: "saja",
  aja: "saja",
  bgmn: "bagaimana",
  bhs: "bahasa",
  blm: "belum",
  bln: "bulan",
  bnyk: "banyak",
  brp: "berapa",
  brapa: "berapa",
  bs: "bisa",
  byk: "banyak",
  byr: "bayar",
  cm: "cuma",
  dgn: "dengan",
  dpt: "dapat",
  dr: "dari",
  gmn: "bagaimana",
  gmna: "bagaimana",
  gimna: "bagaimana",
  hrs: "harus",
  jg: "juga",
  kapn: "kapan",
  klo: "kalau",
  kl: "kalau",
  kpn: "kapan",
  krn: "karena",
  kls: "kelas",
  lbh: "lebih",
  lg: "lagi",
  mhs: "mahasiswa",
  msh: "masih",
  ortu: "orang tua",
  pd: "pada",
  pake: "pakai",
  pgn: "ingin",
  pengen: "ingin",
  sblm: "sebelum",
  sdh: "sudah",
  sklh: "sekolah",
  skrg: "sekarang",
  sm: "sama",
  sy: "saya",
  tgl: "tanggal",
  thn: "tahun",
  tlp: "telepon",
  trs: "terus",
  ttg: "tentang",
  utk: "untuk",
  yg: "yang",
};

/** Shorter roots are usually names or other words. */
const MIN_ROOT_LENGTH = 4;

/**
 * The standard form of a colloquial word: "ngukur" → "mengukur", "bedain" → "beda",
 * "anak2" → "anak". Unknown words are returned unchanged.
 */
export function normalizeColloquial(word: string, { isIndonesian }: Lexicon): string[] {
  const expanded = lookup(ABBREVIATIONS, word);
  if (expanded) return expanded.split(" ");
  const singular = word.replace(/(?<=\p{L}{2})2$/u, "");
  if (singular !== word) return [singular];
  if (isIndonesian(word)) return [word];
  const unsuffixed =
    word.endsWith("in") && word.length >= MIN_ROOT_LENGTH + 2 ? [word.slice(0, -2)] : [];
  const forms = [...unsuffixed, ...[word, ...unsuffixed].flatMap(restorePrefix)];
  return [forms.find(isIndonesian) ?? word];
}

/** "ngajar", "nyeduh" and "nulis" drop the start of "mengajar", "menyeduh" and "menulis". */
function restorePrefix(word: string): string[] {
  return /^n[\p{L}]{3,}/u.test(word) ? [`me${word}`] : [];
}
