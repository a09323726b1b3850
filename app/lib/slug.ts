/** "Belajar Web: Dasar!" → "belajar-web-dasar". Removes diacritics; at most 96 characters. */
export function slugify(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 96)
    .replace(/^-+|-+$/g, "");
}
