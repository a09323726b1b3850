import type { Id, JsonObject } from "../types";
import { GROUP, type MakeId } from "./ids";

export const POST_FIELDS = [
  "kindSlug",
  "slug",
  "id",
  "category",
  "categoryId",
  "sort",
  "title",
  "summary",
  "content",
  "cover",
];

/** Kinds named by sections 1 and 2; the product description gives no list of kind slugs. */
const KINDS: Array<[slug: string, prefix: string]> = [
  ["blog", "Catatan"],
  ["news", "Kabar"],
  ["article", "Ulasan"],
  ["podcast", "Siniar"],
  ["event", "Temu Muka"],
  ["program", "Program"],
  ["gallery", "Galeri"],
  ["video", "Video"],
  ["berita", "Berita"],
  ["tulisan-temans", "Tulisan Teman"],
  ["career", "Karier"],
  ["portfolio", "Portofolio"],
];

const TOPICS = [
  "Literasi Digital Guru di Lembata",
  "Belajar Python Bersama Nelayan Tuban",
  "Beasiswa Anak Petani Kopi Gayo",
  "Kelas Malam untuk Pekerja Pabrik",
  "Pelatihan Data bagi Perangkat Desa",
  "Liga SMK: Robot Penyiram Cabai",
  "Perempuan Pengembang Web di Sorong",
  "Magang Industri di Batam & Karimun",
  "Kurikulum Keamanan Siber Tingkat Dasar",
  "Festival Belajar di Alun-Alun Kediri",
  "Merawat Arsip Batik dengan Basis Data",
  "Pendampingan UMKM Tenun Troso",
  "Menulis Resensi Buku di Perpustakaan Kota",
  "Menjaga Kesehatan Mental Saat Ujian Akhir",
];

const CATEGORIES = ["Pendidikan", "Teknologi", "Komunitas"];

const SUMMARY =
  "Tim kami mencatat apa yang berhasil, apa yang gagal, dan apa yang akan dicoba lagi pada " +
  "angkatan berikutnya, lengkap dengan angka kehadiran, suara peserta, dan rencana bulan depan.";

/** Content of every seventh post is hostile, so that a page that does not sanitise shows it. */
function createContent(title: string, index: number): string {
  const paragraphs =
    `<h2>${title.replace("&", "&amp;")}</h2><p>${SUMMARY}</p>` +
    "<ul><li>Durasi: <strong>8 pekan</strong></li><li>Kuota: 32 peserta</li></ul>" +
    '<p>Baca <a href="https://contoh.example/panduan">panduan peserta</a> sebelum mendaftar.</p>' +
    '<figure><img src="{files}/foto.png" alt="Peserta di kelas"></figure>';
  if (index % 7 !== 6) return paragraphs;
  return (
    `${paragraphs}<script>window.literalHostile = true</script>` +
    '<img src="x" onerror="window.literalHostile = true"><a href="javascript:alert(1)">klik</a>'
  );
}

export function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

export interface CategoryRow {
  kindSlug: string;
  shown: JsonObject;
}

function createCategories(kindSlug: string, kindIndex: number, makeId: MakeId): CategoryRow[] {
  return CATEGORIES.map((name, index) => ({
    kindSlug,
    shown: {
      id: makeId(GROUP.category, kindIndex * 100 + index + 1),
      slug: toSlug(name),
      name,
    },
  }));
}

interface PostSeed {
  id: Id;
  kindSlug: string;
  prefix: string;
  index: number;
  category: JsonObject;
}

function createPost({ id, kindSlug, prefix, index, category }: PostSeed): JsonObject {
  const title = `${prefix}: ${TOPICS[index]}`;
  return {
    kindSlug,
    slug: toSlug(title),
    id,
    category: category.name ?? "",
    categoryId: category.id ?? "",
    sort: index + 1,
    title,
    summary: SUMMARY,
    content: createContent(title, index),
    cover: `{files}/${kindSlug}-${index + 1}.png`,
  };
}

export interface PostData {
  posts: JsonObject[];
  categories: CategoryRow[];
}

/** 14 posts and three categories of each kind. */
export function createPosts(makeId: MakeId, extraKinds: string[]): PostData {
  const extra = extraKinds.map((kind): [string, string] => [kind, `Seri ${kind}`]);
  const categories: CategoryRow[] = [];
  const posts: JsonObject[] = [];
  for (const [kindIndex, [kindSlug, prefix]] of [...KINDS, ...extra].entries()) {
    const own = createCategories(kindSlug, kindIndex, makeId);
    categories.push(...own);
    for (const index of TOPICS.keys()) {
      const id = makeId(GROUP.post, kindIndex * 100 + index + 1);
      const category = own[index % own.length]?.shown ?? {};
      posts.push(createPost({ id, kindSlug, prefix, index, category }));
    }
  }
  return { posts, categories };
}
