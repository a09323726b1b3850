/** Kinds of posts that have pages (section 2), in the words of their lists. Which titles a tenant gives them: TTL5–TTL13. */
export interface PostKind {
  slug: string;
  /** Path of the list; the posts stand under it. */
  list: string;
  title: string;
  lead: string;
  /** What one is called in running text. */
  noun: string;
  /** Keys of the list's and a post's titles; a post's by what its address names it. */
  titles: { list: string; byId: string; bySlug: string };
}

const kind = (
  slug: string,
  list: string,
  title: string,
  noun: string,
  lead: string,
  titles: Partial<PostKind["titles"]> = {},
): PostKind => {
  const key = list.slice(1);
  return { slug, list, title, noun, lead, titles: { list: key, byId: `${key}-id-title`, bySlug: `${key}-slug`, ...titles } };
};

const KINDS = [
  kind("blog", "/Blog", "Blog", "tulisan", "Cerita, panduan, dan catatan belajar dari tim dan para mentor kami."),
  kind("news", "/News", "Kabar", "kabar", "Yang baru dari program, kelas, dan orang-orang di dalamnya.", { bySlug: "News-title" }),
  kind("berita", "/Berita", "Berita", "berita", "Pengumuman dan berita kegiatan."),
  kind("article", "/Articles", "Artikel", "artikel", "Tulisan panjang tentang cara belajar, mengajar, dan bekerja.", {
    byId: "Articles-slug-Detail-id-title",
    bySlug: "Articles-slug-Detail-id-title",
  }),
  kind("podcast", "/Podcasts", "Podcast", "episode", "Percakapan untuk didengar di jalan, di dapur, atau di sela kelas."),
  kind("event", "/Event", "Acara", "acara", "Acara yang dapat diikuti, dan catatan dari yang sudah lewat."),
  kind("program", "/Program", "Program", "program", "Program yang kami jalankan bersama sekolah, kampus, dan mitra.", {
    byId: "Program-id-slug",
  }),
  kind("tulisan-temans", "/Tulisan-Temans", "Tulisan Temans", "tulisan", "Tulisan peserta dan alumni, dengan kata-kata mereka sendiri."),
  kind("gallery", "/Gallery", "Galeri", "album", "Album kegiatan, satu cerita setiap album."),
  kind("video", "/Video", "Video", "video", "Video pendek dengan naskah utuh, jadi dapat diikuti tanpa suara."),
] as const;

const BY_SEGMENT = new Map(KINDS.map((one) => [one.list.slice(1).toLowerCase(), one]));

/** The kind whose pages stand under the first segment of a path, however it is capitalised (RTE5). */
export const postKindOf = (pathname: string): PostKind | null => BY_SEGMENT.get(pathname.split("/")[1]?.toLowerCase() ?? "") ?? null;
