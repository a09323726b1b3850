import type { PageKey, PostSection } from "~/lib/page-keys";

/** A kind of posts that has pages, with the texts of its list. */
export interface PostKind {
  slug: string;
  /** Path of the list; the posts are below it. */
  list: string;
  title: string;
  lead: string;
  /** Segments below the list that are screens and never slugs, in lower case (PRE12). */
  fixedSegments: readonly string[];
  /** Word for one post in running text. */
  noun: string;
  /** Title keys of the list, and of a post by the part of the URL that names it (TTL5–TTL13). */
  titles: { list: PageKey; byId: PageKey; bySlug: PageKey };
}

interface PostKindInput extends Omit<PostKind, "list" | "titles" | "fixedSegments"> {
  section: PostSection;
  fixedSegments?: readonly string[];
  titles?: Partial<PostKind["titles"]>;
}

const createPostKind = ({
  section,
  titles,
  fixedSegments = [],
  ...texts
}: PostKindInput): PostKind => ({
  ...texts,
  fixedSegments,
  list: `/${section}`,
  titles: { list: section, byId: `${section}-id-title`, bySlug: `${section}-slug`, ...titles },
});

const POST_KINDS = [
  createPostKind({
    slug: "blog",
    section: "Blog",
    title: "Blog",
    noun: "tulisan",
    lead: "Cerita, panduan, dan catatan belajar dari tim dan para mentor kami.",
  }),
  createPostKind({
    slug: "news",
    section: "News",
    title: "Kabar",
    noun: "kabar",
    lead: "Yang baru dari program, kelas, dan orang-orang di dalamnya.",
    titles: { bySlug: "News-title" },
  }),
  createPostKind({
    slug: "berita",
    section: "Berita",
    fixedSegments: ["detail"],
    title: "Berita",
    noun: "berita",
    lead: "Pengumuman dan berita kegiatan.",
  }),
  createPostKind({
    slug: "article",
    section: "Articles",
    fixedSegments: ["detail"],
    title: "Artikel",
    noun: "artikel",
    lead: "Tulisan panjang tentang cara belajar, mengajar, dan bekerja.",
    titles: { byId: "Articles-slug-Detail-id-title", bySlug: "Articles-slug-Detail-id-title" },
  }),
  createPostKind({
    slug: "podcast",
    section: "Podcasts",
    title: "Podcast",
    noun: "episode",
    lead: "Percakapan untuk didengar di jalan, di dapur, atau di sela kelas.",
  }),
  createPostKind({
    slug: "event",
    section: "Event",
    fixedSegments: ["careers", "program"],
    title: "Acara",
    noun: "acara",
    lead: "Acara yang dapat diikuti, dan catatan dari yang sudah lewat.",
  }),
  createPostKind({
    slug: "program",
    section: "Program",
    title: "Program",
    noun: "cerita program",
    lead: "Program yang kami jalankan bersama sekolah, kampus, dan mitra.",
    titles: { byId: "Program-id-slug" },
  }),
  createPostKind({
    slug: "tulisan-temans",
    section: "Tulisan-Temans",
    title: "Tulisan Temans",
    noun: "tulisan",
    lead: "Tulisan peserta dan alumni, dengan kata-kata mereka sendiri.",
  }),
  createPostKind({
    slug: "gallery",
    section: "Gallery",
    title: "Galeri",
    noun: "album",
    lead: "Album kegiatan, satu cerita setiap album.",
  }),
  createPostKind({
    slug: "video",
    section: "Video",
    title: "Video",
    noun: "video",
    lead: "Video pendek dengan naskah utuh, jadi dapat diikuti tanpa suara.",
  }),
];

const KINDS_BY_SEGMENT = new Map(
  POST_KINDS.map((kind) => [kind.list.slice(1).toLowerCase(), kind]),
);

/** Finds the kind by the first path segment, ignoring case (RTE5). */
export const findPostKind = (pathname: string): PostKind | null =>
  KINDS_BY_SEGMENT.get(pathname.split("/")[1]?.toLowerCase() ?? "") ?? null;

/** Every kind, in the order of the desk's menus. */
export const listPostKinds = (): readonly PostKind[] => POST_KINDS;

export const getPostKind = (slug: string): PostKind | null =>
  POST_KINDS.find((kind) => kind.slug === slug) ?? null;
