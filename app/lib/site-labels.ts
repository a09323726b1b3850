import { formatDateTime } from "./dates";
import { lookup } from "./lookup";
import { COLOURS } from "./site-colours";

/** Values of the setting by path, as the history names them. */
const PATH_LABELS: Record<string, string> = {
  title: "Nama situs",
  logoDark: "Logo",
  logoLight: "Logo untuk latar gelap",
  logoAlt: "Keterangan logo",
  favicon: "Ikon situs",
  layout: "Tata letak",
  isMaintenance: "Pemeliharaan",
  verification: "Kode verifikasi",
  about: "Teks Tentang kami",
  campus: "Teks Untuk kampus",
  government: "Teks Untuk pemerintah",
  corporates: "Teks Untuk perusahaan",
  faq: "Teks Tanya jawab",
  "privacy.text": "Teks Kebijakan privasi",
  "privacy.updatedOn": "Tanggal Kebijakan privasi",
  "terms.text": "Teks Syarat dan ketentuan",
  "terms.updatedOn": "Tanggal Syarat dan ketentuan",
  "landing.title": "Judul beranda",
  "landing.lead": "Pembuka beranda",
  "landing.figures": "Angka tahunan",
  "contact.email": "Email",
  "contact.phone": "Telepon",
  "contact.whatsapp": "WhatsApp",
  "contact.address": "Alamat",
  "maintenance.text": "Pesan pemeliharaan",
  "maintenance.until": "Perkiraan selesai",
  "meta.site_name": "Judul di mesin pencari",
  "meta.description": "Keterangan singkat",
  "meta.keywords": "Kata kunci",
  "css.ft_primary": "Huruf judul",
  "css.ft_secondary": "Huruf teks",
  ...Object.fromEntries(
    Object.entries(COLOURS).map(([name, label]) => [`css.${name}`, `Warna ${label.toLowerCase()}`]),
  ),
};

export const getPathLabel = (path: string): string => lookup(PATH_LABELS, path) ?? path;

const MAX_VALUE_LENGTH = 160;

export function formatSettingValue(path: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "bawaan";
  if (typeof value === "boolean") return value ? "menyala" : "mati";
  if (path === "maintenance.until") return formatDateTime(Number(value));
  const characters = Array.from(String(value));
  return characters.length > MAX_VALUE_LENGTH
    ? `${characters.slice(0, MAX_VALUE_LENGTH).join("")}…`
    : String(value);
}
