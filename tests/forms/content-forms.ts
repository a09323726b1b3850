const POST_FIELDS = {
  title: "Tulisan uji",
  summary: "Satu kalimat.",
  content: "Isi **tebal**.",
  "cover.address": "",
  "cover.alt": "",
  "inset.alt": "",
  tags: "uji, coba",
  slug: "",
  publishDate: "",
  publishTime: "",
  version: "1",
  intent: "draft",
};
const CATEGORY_FIELDS = { title: "Kategori uji", slug: "", sort: "3" };

const POST = "/Dashboard/Tulisan/article/tidak-ada-tulisan-ini";
const CATEGORIES = "/Dashboard/Tulisan/Kategori";

/** Forms of the content desk, with values that they would take. */
export const listContentForms = (
  reason: string,
): [path: string, validFields: Record<string, string>][] => [
  ["/Dashboard/Gambar", { file: "" }],
  ["/Dashboard/Tulisan/Baru/article", POST_FIELDS],
  [POST, { version: "1", decision: "return", reason }],
  [`${POST}/Ubah`, POST_FIELDS],
  [`${POST}/Riwayat/1`, { version: "1" }],
  [`${CATEGORIES}?kind=blog`, CATEGORY_FIELDS],
  [`${CATEGORIES}/blog/tidak-ada-kategori-ini`, CATEGORY_FIELDS],
];
