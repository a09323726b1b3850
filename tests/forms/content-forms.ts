import { REASON } from "./fuzz-fields";

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

const PROGRAM_FIELDS = {
  name: "Program uji",
  slug: "",
  summary: "Satu kalimat tentang program.",
  status: "coming",
  startDate: "1/8/2026",
  endDate: "31/12/2026",
  joinAs: "school",
  syllabus: "Mengenal web",
  sort: "3",
  version: "1",
};
const COMPANY_FIELDS = {
  name: "Perusahaan uji",
  slug: "",
  city: "Bandung",
  summary: "Satu kalimat tentang perusahaan.",
  version: "1",
};
const JOB_FIELDS = {
  title: "Pekerjaan uji",
  type: "magang",
  mode: "remote",
  city: "Bandung",
  salaryMin: "4 juta",
  salaryMax: "5 juta",
  summary: "Satu kalimat tentang pekerjaan.",
  requirements: "Ramah",
  deadline: "31/12/2026",
  openings: "2",
  version: "1",
};
const FESTIVAL_FIELDS = { name: "Uji festival", sort: "3", version: "1" };
const PORTFOLIO_FIELDS = {
  title: "Portofolio uji",
  slug: "",
  kind: "csr",
  clientName: "Mitra uji",
  summary: "Satu kalimat tentang program ini.",
  batches: "Angkatan 1 = 17/02/2025",
  date: "31/12/2025",
  value: "1.250",
  figure: "guru ikut serta",
  projectLink: "/Program",
  videoLink: "https://video.example/uji",
  description: "Cerita.",
  version: "1",
};
const PLAN_FIELDS = {
  name: "Paket uji",
  audience: "Sekolah kecil",
  price: "250 ribu",
  period: "month",
  included: "Kelas\nKuis",
  excluded: "Perjalanan",
  action: "demo",
  classSlug: "",
  sort: "3",
  version: "1",
};
const COMPANY = "/Dashboard/Karier/tidak-ada-perusahaan-ini";
const PROGRAM = "/Dashboard/Program/tidak-ada-program-ini";
const POST = "/Dashboard/Tulisan/article/tidak-ada-tulisan-ini";
const CATEGORIES = "/Dashboard/Tulisan/Kategori";

/** Forms of what the workspace writes for the site, with values that they would take. */
export const CONTENT_FORMS: [path: string, validFields: Record<string, string>][] = [
  ["/Dashboard/Gambar", { file: "" }],
  ["/Dashboard/Media/document", { file: "" }],
  ["/Dashboard/Tulisan/Baru/article", POST_FIELDS],
  [POST, { version: "1", decision: "return", reason: REASON }],
  [`${POST}/Ubah`, POST_FIELDS],
  [`${POST}/Riwayat/1`, { version: "1" }],
  [`${CATEGORIES}?kind=blog`, CATEGORY_FIELDS],
  [
    "/Dashboard/Pengajar/999999999999",
    { role: "Mentor", bio: "Mengajar web.", links: "https://a.example/b", version: "1" },
  ],
  [
    "/Dashboard/Kuis/999999999999/Soal",
    { version: "1", question: "999999999999", change: "points", points: "3" },
  ],
  ["/Dashboard/Karier/Baru", COMPANY_FIELDS],
  [COMPANY, { version: "1", visibility: "draft" }],
  [`${COMPANY}/Ubah`, COMPANY_FIELDS],
  [`${COMPANY}/Lowongan`, JOB_FIELDS],
  [`${COMPANY}/Lowongan/1`, JOB_FIELDS],
  [
    "/Dashboard/Festival/Baru/package",
    { ...FESTIVAL_FIELDS, price: "25 juta", slots: "4 mitra", benefits: "Logo" },
  ],
  [
    "/Dashboard/Festival/Baru/speaker",
    { ...FESTIVAL_FIELDS, bio: "Guru.", isConfirmed: "on", link: "https://situs.example/uji" },
  ],
  ["/Dashboard/Festival/Baru/programme", { ...FESTIVAL_FIELDS, description: "Kelas terbuka." }],
  ["/Dashboard/Festival/tidak-ada-isi-ini", { ...FESTIVAL_FIELDS, slots: "4 mitra" }],
  ["/Dashboard/Portofolio/Baru", PORTFOLIO_FIELDS],
  ["/Dashboard/Portofolio/tidak-ada-portofolio-ini", { ...PORTFOLIO_FIELDS, decision: "publish" }],
  ["/Dashboard/Paket-Harga/Baru", PLAN_FIELDS],
  ["/Dashboard/Paket-Harga/tidak-ada-paket-ini", { ...PLAN_FIELDS, decision: "publish" }],
  ["/Dashboard/Program/Baru", PROGRAM_FIELDS],
  [PROGRAM, { part: "class", key: "kelas-ini", change: "add", version: "1", visibility: "draft" }],
  [`${PROGRAM}/Ubah`, PROGRAM_FIELDS],
  [`${CATEGORIES}/blog/tidak-ada-kategori-ini`, CATEGORY_FIELDS],
];
