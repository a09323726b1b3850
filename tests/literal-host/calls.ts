import { type Call, HOST_NAMES, type HostName } from "./types";

/** Signature, query names (`*`: any), flags: `create`, `201` (one of the five), `silent` (data not shown). */
type Row = [signature: string, query?: string, flags?: string];

const TOKEN_AND_SETTINGS: Row[] = [
  ["POST services/authorizer/token/generate"],
  ["POST services/v1/authorizer/token/generate"],
  ["GET services/v1/authorizer/version"],
  ["GET services/v1/authorizer/validate"],
  ["GET services/v0/cms/app/settings"],
  ["GET lms/cms/app/id"],
  ["GET lms/cms/app/settings"],
  ["PUT lms/cms/app/settings"],
  ["GET lms/cms/app/setting/{key}"],
  ["PUT lms/cms/app/setting/{key}"],
];

const CLASSES_AND_PROGRAMS: Row[] = [
  ["GET services/v1/class/active", "page pageSize state level programIds search filter.type"],
  ["GET services/v1/class/overview", "slug"],
  ["GET services/v1/class/syllabus", "classroomId", "silent"],
  ["GET services/v1/class/webinar", "page pageSize programIds"],
  ["GET services/v1/class/recent"],
  ["GET services/v1/program/active", "page pageSize"],
  ["GET services/v1/program/active/detail", "slug"],
  ["GET services/v1/program/schools", "programId page pageSize", "silent"],
  ["GET services/{token}", "", "silent"],
];

const CAREER: Row[] = [
  ["GET services/v1/career/list", "page", "silent"],
  ["GET services/v1/career/job/list", "careerId page", "silent"],
  ["GET services/v1/career/detail", "slug", "silent"],
  ["GET services/v1/career/job/detail", "id", "silent"],
];

const POSTS: Row[] = [
  ["GET services/v3/post/list", "kindSlug page pageSize search categoryId sort excludeId isParent"],
  ["GET services/v3/post/detail", "kindSlug id slug"],
  ["GET services/v3/post/view", "slug kindSlug"],
  ["POST services/v3/post/create", "", "create silent"],
  ["POST services/v3/post/update", "slug", "silent"],
  ["POST services/v3/post/delete", "kindSlug slug", "silent"],
  ["GET services/v3/post/kind/category/list", "kindSlug page pageSize search sort all", "silent"],
  ["GET services/v3/post/kind/category/detail", "kindSlug slug", "silent"],
  ["POST services/v3/post/kind/category/create", "", "create silent"],
  ["POST services/v3/post/kind/category/update", "slug", "silent"],
  ["POST services/v3/post/kind/category/delete", "kindSlug slug", "silent"],
];

const OLDER_POSTS: Row[] = [
  ["GET services/v1/post/article/list", "page pageSize search categorySlug excludeId"],
  ["GET services/v1/post/detail", "id"],
  ["GET services/v2/post/category", "page pageSize search categorySlug", "silent"],
  ["GET services/v1/post/list", "page kind type active pageSize"],
  ["POST services/v1/post/appointment/create", "", "create silent"],
  ["GET services/v1/post/gallery/list", "page", "silent"],
  ["GET services/v1/podcast/list", "page pageSize search categorySlug"],
  ["GET services/v1/podcast/detail", "id"],
];

const PAYMENTS: Row[] = [
  ["POST services/v1/class/payment/callback", "", "silent"],
  ["GET services/v1/class/payment/callback", "*", "silent"],
  ["POST services/v1/class/payment/detail", "", "silent"],
  ["GET services/v1/class/repay", "slug", "silent"],
  ["POST services/v1/class/payment/invoice", "slug", "silent"],
  ["GET services/v2/payout/list", "page perPage status bank search", "silent"],
  ["GET services/v2/payout/banks", "", "silent"],
  ["GET services/v2/payout/balance", "", "silent"],
  ["POST services/v2/payout/request", "", "create silent"],
  ["POST services/v2/payout/approve", "", "silent"],
  ["POST services/v2/payout/reject", "", "silent"],
];

const USERS: Row[] = [
  ["GET services/v1/user/me", "", "silent"],
  ["POST services/v1/auth/signup/coder", "", "create silent"],
  ["POST services/v1/team/register", "", "create silent"],
  ["POST services/v1/auth/team/register", "", "create silent"],
  ["GET services/v1/authorizer/provinces", "", "silent"],
  ["GET services/v1/authorizer/cities", "provinceId", "silent"],
  ["GET services/v1/school/list", "page perPage", "silent"],
  ["POST services/v1/school/register", "", "create silent"],
  ["GET services/v0/cms/app/request-demo", "email"],
  ["POST mailer/**", "", "silent"],
  ["POST drive/**", "", "create silent"],
];

const COUNTERS =
  "alumni cities cities_active cities_alumni schools schools_active schools_alumni " +
  "students mentors programs";

const STATISTICS: Row[] = [
  ["POST services/v1/statistics/record", "", "silent"],
  ["GET services/v1/statistics/counter", COUNTERS],
  ["POST services/v1/logger/log/click", "", "silent"],
  ["GET api/statistics", "", "silent"],
  ["GET api/statistic/provincies", "", "silent"],
  ["GET api/statistic/provincies/score", "", "silent"],
  ["GET api/statistic/landing/counter"],
  ["GET api/statistic/counter", COUNTERS],
  ["GET api/statistic/chart/{type}", "", "silent"],
  ["GET api/statistic/batchs/active", "page"],
  ["GET api/statistic/batchs/active/{id}", "", "silent"],
  ["GET api/statistic/students/chart", "", "silent"],
  ["GET api/statistic/registrar/chart", "", "silent"],
  ["GET api/ce/extensions", "", "silent"],
  ["GET api/programs"],
];

const SECOND_API_HOST: Row[] = [
  ["GET batch/batch/active", "page"],
  ["GET batch/silabus/{programId}", "", "silent"],
  ["GET batch/active/mentors", "", "silent"],
];

const AUTH_HOST: Row[] = [
  ["POST auth/generate/token", "", "silent"],
  ["GET auth/user/detail", "", "silent"],
];

const AI_HOST: Row[] = [
  ["POST ai/v1/identity/login", "", "silent"],
  ["GET ai/v1/identity/me", "", "silent"],
  ["POST ai/v2/chat"],
  ["GET ai/v1/conversations/{id}/messages", "page perPage"],
  ["DELETE ai/v1/conversations/{id}", "", "silent"],
];

const HOSTED_DATABASE: Row[] = [
  ["GET database/book_reviews", "", "silent"],
  ["POST database/book_reviews", "", "create 201 silent"],
  ["GET database/aspirations", "", "silent"],
  ["POST database/aspirations", "", "create 201 silent"],
  ["POST database/user_disc", "", "create 201 silent"],
  ["POST database/testimonies", "", "create 201 silent"],
  ["GET database/donations", "select"],
  ["POST database/donations", "", "create 201 silent"],
];

const SECTIONS: Array<[string, Row[]]> = [
  ["Token and settings", TOKEN_AND_SETTINGS],
  ["Classes and programs", CLASSES_AND_PROGRAMS],
  ["Career", CAREER],
  ["Posts (v3)", POSTS],
  ["Older post and podcast calls", OLDER_POSTS],
  ["Payments and payouts", PAYMENTS],
  ["Users, schools and registration", USERS],
  ["Statistics and logging", STATISTICS],
  ["Second API host", SECOND_API_HOST],
  ["Auth host", AUTH_HOST],
  ["AI assistant host", AI_HOST],
  ["Hosted database REST", HOSTED_DATABASE],
];

function toHostName(text: string): HostName {
  const host = HOST_NAMES.find((name) => name === text);
  if (!host) throw new Error(`Unknown host ${text}`);
  return host;
}

function toCall(section: string, [key, query = "", flags = ""]: Row): Call {
  const [method = "", address = ""] = key.split(" ");
  const slash = address.indexOf("/");
  const has = (flag: string) => flags.split(" ").includes(flag);
  return {
    key,
    host: toHostName(address.slice(0, slash)),
    method,
    path: address.slice(slash + 1),
    query: query.split(" ").filter(Boolean),
    section,
    creates: has("create"),
    mustBe201: has("201"),
    silent: has("silent"),
  };
}

/** The 97 calls of section 7, in the product description's order. */
export const CALLS: Call[] = SECTIONS.flatMap(([section, rows]) =>
  rows.map((row) => toCall(section, row)),
);

export const COUNTER_NAMES: string[] = COUNTERS.split(" ");

function matchPath(pattern: string, path: string): Record<string, string> | null {
  if (pattern === "**") return {};
  const expected = pattern.split("/");
  const actual = path.split("/");
  if (expected.length !== actual.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const value = actual[index] ?? "";
    if (!part.startsWith("{")) {
      if (part !== value) return null;
    } else if (value === "") {
      return null;
    } else {
      params[part.slice(1, -1)] = value;
    }
  }
  return params;
}

export interface CallMatch {
  call: Call;
  params: Record<string, string>;
}

/** Finds the call of a request. `isToken` says whether a one-segment path is a known token. */
export function matchCall(
  host: HostName,
  method: string,
  path: string,
  isToken: (segment: string) => boolean,
): CallMatch | null {
  for (const call of CALLS) {
    if (call.host !== host || call.method !== method) continue;
    const params = matchPath(call.path, path);
    if (!params) continue;
    if (params.token !== undefined && !isToken(params.token)) continue;
    return { call, params };
  }
  return null;
}
