/** One request for each of the 97 calls and the shape of its answer, for the host's own test. */
import type { Json } from "./types";

export interface Sample {
  key: string;
  /** Path after the host, with parameters and query filled in. */
  path: string;
  status: number;
  /**
   * `null`, `{}`, `list`, `paged`, `batch` or `object`, then the field names of a row.
   * `text` stands for a stream of lines.
   */
  shape: string;
  body?: Json;
}

const POST = "kindSlug slug id category categoryId sort title summary content cover";
const CLASS = "name description logo slug";
const PROGRAM = "name slug summary logo";
const BLOG = "id title summary cover";
const OLD_POST = "id title content cover";
const SETTING = "title logoDark logoLight favicon layout isMaintenance css meta";
const COUNTERS =
  "alumni cities cities_active cities_alumni schools schools_active schools_alumni students " +
  "mentors programs";
const CREDENTIALS = { id: "rimba-ilmu", secret: "rahasia", scopes: ["*"] };
const CLICK = { from: "", to: "https://rimbailmu.example/", type: "page_load", timestamp: 1 };

const get = (host: string, path: string, shape: string, call = path): Sample => ({
  key: `GET ${host}/${call.split("?")[0] ?? ""}`,
  path,
  status: 200,
  shape,
});

interface Write {
  shape?: string;
  status?: number;
  body?: Json;
  call?: string;
  method?: string;
}

function write(host: string, path: string, options: Write = {}): Sample {
  const { shape = "null", status = 200, body = { catatan: "uji" }, method = "POST" } = options;
  const call = options.call ?? path.split("?")[0] ?? "";
  return { key: `${method} ${host}/${call}`, path, status, shape, body };
}

const create = (host: string, path: string, body?: Json) =>
  write(host, path, { status: 201, ...(body !== undefined && { body }) });

const TOKEN_SAMPLES = [
  write("services", "authorizer/token/generate", {
    body: CREDENTIALS,
    shape: "object token code",
  }),
  write("services", "v1/authorizer/token/generate", {
    body: CREDENTIALS,
    shape: "object token code",
  }),
  get("services", "v1/authorizer/version", "object appVersion"),
  get("services", "v1/authorizer/validate", "object isTokenValid"),
  get("services", "v0/cms/app/settings", `object ${SETTING}`),
  get("lms", "cms/app/id", "object lmsId"),
  get("lms", "cms/app/settings", `object ${SETTING}`),
  write("lms", "cms/app/settings", {
    method: "PUT",
    shape: `object ${SETTING}`,
    body: { title: "Rimba Ilmu" },
  }),
  get("lms", "cms/app/setting/blog", "object title summary cover", "cms/app/setting/{key}"),
  write("lms", "cms/app/setting/tema", {
    method: "PUT",
    call: "cms/app/setting/{key}",
    body: { warna: "hijau" },
    shape: "object warna",
  }),
];

const LEARNING_SAMPLES = [
  get(
    "services",
    "v1/class/active?page=1&pageSize=3&state=&level=&programIds=&search=&filter.type=",
    `paged ${CLASS}`,
  ),
  get("services", "v1/class/overview?slug=festival-belajar-bersama", `object ${CLASS}`),
  get("services", "v1/class/syllabus?classroomId=610001", "list name description"),
  get("services", "v1/class/webinar?page=1&pageSize=6", `paged ${CLASS}`),
  get("services", "v1/class/recent", `list ${CLASS}`),
  get("services", "v1/program/active?page=1&pageSize=6", `paged ${PROGRAM}`),
  get("services", "v1/program/active/detail?slug=kampus-berdaya", `object ${PROGRAM}`),
  get("services", "v1/program/schools?programId=620001&page=1&pageSize=10", "paged id name"),
  get("services", "tkn-kelas-terbuka-angkatan-3", "{}", "{token}"),
  get("services", "v1/career/list?page=1", "paged id slug title summary"),
  get("services", "v1/career/job/list?careerId=640001&page=1", "paged id title summary"),
  get("services", "v1/career/detail?slug=analis-data", "object id slug title summary"),
  get("services", "v1/career/job/detail?id=650001", "object id title summary"),
];

const POST_SLUG = "blog-contoh";
const V3 = "v3/post";
const CATEGORY = `${V3}/kind/category`;

const POST_SAMPLES = [
  get("services", `${V3}/list?kindSlug=blog&page=2&pageSize=10&isParent=1`, `paged ${POST}`),
  get("services", `${V3}/detail?kindSlug=blog&id=800001`, `object ${POST}`),
  get("services", `${V3}/view?slug=kabar-literasi-digital-guru-di-lembata`, `object ${POST}`),
  create("services", `${V3}/create`, { kindSlug: "blog", title: "Blog Contoh" }),
  write("services", `${V3}/update?slug=${POST_SLUG}`, { body: { summary: "Baru" } }),
  write("services", `${V3}/delete?kindSlug=blog&slug=${POST_SLUG}`),
  get("services", `${CATEGORY}/list?kindSlug=blog&page=1&all=true`, "paged id slug name"),
  get("services", `${CATEGORY}/detail?kindSlug=blog&slug=teknologi`, "object id slug name"),
  create("services", `${CATEGORY}/create`, { kindSlug: "blog", name: "Uji" }),
  write("services", `${CATEGORY}/update?slug=uji`, { body: { name: "Ujian" } }),
  write("services", `${CATEGORY}/delete?kindSlug=blog&slug=uji`),
  get("services", "v1/post/article/list?page=1&categorySlug=teknologi", `paged ${BLOG}`),
  get("services", "v1/post/detail?id=800102", `object ${OLD_POST}`),
  get("services", "v2/post/category?page=1&search=", "paged id slug name"),
  get("services", "v1/post/list?page=1&kind=news&type=&active=&pageSize=4", `paged ${OLD_POST}`),
  create("services", "v1/post/appointment/create"),
  get("services", "v1/post/gallery/list?page=3", `paged ${BLOG}`),
  get("services", "v1/podcast/list?page=1&pageSize=6", `paged ${POST}`),
  get("services", "v1/podcast/detail?id=800301", `object ${POST}`),
];

const PAYMENT_SAMPLES = [
  write("services", "v1/class/payment/callback", { shape: "{}" }),
  get("services", "v1/class/payment/callback", "{}"),
  write("services", "v1/class/payment/detail", { shape: "{}" }),
  get("services", "v1/class/repay?slug=dasar-pemrograman-web", "{}"),
  write("services", "v1/class/payment/invoice?slug=dasar-pemrograman-web", { shape: "{}" }),
  get("services", "v2/payout/list?page=1&perPage=10", "paged id bank amount status"),
  get("services", "v2/payout/banks", "list id name"),
  get("services", "v2/payout/balance", "object balance"),
  create("services", "v2/payout/request", { bank: "Bank Contoh Bahari", amount: 300_000 }),
  write("services", "v2/payout/approve", { body: { id: "660001" } }),
  write("services", "v2/payout/reject", { body: { id: "660004" } }),
];

const PEOPLE_SAMPLES = [
  get("services", "v1/user/me", "object id name role"),
  create("services", "v1/auth/signup/coder"),
  create("services", "v1/team/register"),
  create("services", "v1/auth/team/register"),
  get("services", "v1/authorizer/provinces", "list id name"),
  get("services", "v1/authorizer/cities?provinceId=680001", "list id name"),
  get("services", "v1/school/list", "paged id name"),
  create("services", "v1/school/register"),
  get("services", "v0/cms/app/request-demo?email=sri%40contoh.example", "null"),
  write("mailer", "notify", { call: "**" }),
  write("drive", "upload", { call: "**", status: 201, shape: "object link name" }),
  write("services", "v1/statistics/record"),
  get("services", "v1/statistics/counter?alumni=1&mentors=1", "object alumni mentors"),
  write("services", "v1/logger/log/click", { body: CLICK }),
];

const API_SAMPLES = [
  get("api", "statistics", `object ${COUNTERS}`),
  get("api", "statistic/provincies", "list name value"),
  get("api", "statistic/provincies/score", "list name value"),
  get("api", "statistic/landing/counter", "object data_count extensions"),
  get("api", "statistic/counter", `object ${COUNTERS}`),
  get("api", "statistic/chart/siswa", "list label value", "statistic/chart/{type}"),
  get("api", "statistic/batchs/active", "batch id label date"),
  get(
    "api",
    "statistic/batchs/active/710001",
    "object id label date",
    "statistic/batchs/active/{id}",
  ),
  get("api", "statistic/students/chart", "list label value"),
  get("api", "statistic/registrar/chart", "list label value"),
  get("api", "ce/extensions", "list name"),
  get("api", "programs", `list ${PROGRAM}`),
  get("batch", "batch/active", "batch id label date"),
  get("batch", "silabus/620001", "list name description", "silabus/{programId}"),
  get("batch", "active/mentors", "list id name image"),
  write("auth", "generate/token", { shape: "object token code" }),
  get("auth", "user/detail", "object id name role"),
];

const CHAT_PATH = "v1/conversations/750001";

const AI_SAMPLES = [
  write("ai", "v1/identity/login", { shape: "object token" }),
  get("ai", "v1/identity/me", "object id name role"),
  write("ai", "v2/chat", {
    body: { workspace_id: "ruang-1", query: "Kelas apa?" },
    shape: "text message_id id text",
  }),
  get(
    "ai",
    `${CHAT_PATH}/messages?page=1&perPage=10`,
    "paged query response",
    "v1/conversations/{id}/messages",
  ),
  write("ai", CHAT_PATH, { method: "DELETE", call: "v1/conversations/{id}" }),
];

const DATABASE_SAMPLES = [
  get("database", "book_reviews", "list id name comment"),
  create("database", "book_reviews"),
  get("database", "aspirations", "list id name aspiration"),
  create("database", "aspirations"),
  create("database", "user_disc"),
  create("database", "testimonies"),
  get("database", "donations?select=amount", "list amount"),
  create("database", "donations", { amount: 25_000 }),
];

export const SAMPLES: Sample[] = [
  ...TOKEN_SAMPLES,
  ...LEARNING_SAMPLES,
  ...POST_SAMPLES,
  ...PAYMENT_SAMPLES,
  ...PEOPLE_SAMPLES,
  ...API_SAMPLES,
  ...AI_SAMPLES,
  ...DATABASE_SAMPLES,
];
