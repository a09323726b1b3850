import type { HostName } from "~/server/hosts/contracts";
import type { HostContract, Operation } from "~/server/hosts/host-contract";

type Method = Operation["method"];

/** A specified call. */
interface SpecifiedOperation {
  group: string;
  host: HostName;
  method: Method;
  path: string;
  query: string[];
}

/** `METHOD path?names` by group. */
const SPECIFIED_CALLS: [group: string, host: HostName, calls: string][] = [
  [
    "Token and settings",
    "services",
    `POST authorizer/token/generate
     POST v1/authorizer/token/generate
     GET v1/authorizer/version
     GET v1/authorizer/validate
     GET v0/cms/app/settings`,
  ],
  [
    "Token and settings",
    "lms",
    `GET cms/app/id
     GET cms/app/settings
     PUT cms/app/settings
     GET cms/app/setting/{key}
     PUT cms/app/setting/{key}`,
  ],
  [
    "Classes and programs",
    "services",
    `GET v1/class/active?page&pageSize&state&level&programIds&search&filter.type
     GET v1/class/overview?slug
     GET v1/class/syllabus?classroomId
     GET v1/class/webinar?page&pageSize&programIds
     GET v1/class/recent
     GET v1/program/active?page&pageSize
     GET v1/program/active/detail?slug
     GET v1/program/schools?programId&page&pageSize
     GET {token}`,
  ],
  [
    "Career",
    "services",
    `GET v1/career/list?page
     GET v1/career/job/list?careerId&page
     GET v1/career/detail?slug
     GET v1/career/job/detail?id`,
  ],
  [
    "Posts (v3)",
    "services",
    `GET v3/post/list?kindSlug&page&pageSize&search&categoryId&sort&excludeId&isParent
     GET v3/post/detail?kindSlug&id&slug
     GET v3/post/view?slug&kindSlug
     POST v3/post/create
     POST v3/post/update?slug
     POST v3/post/delete?kindSlug&slug
     GET v3/post/kind/category/list?kindSlug&page&pageSize&search&sort&all
     GET v3/post/kind/category/detail?kindSlug&slug
     POST v3/post/kind/category/create
     POST v3/post/kind/category/update?slug
     POST v3/post/kind/category/delete?kindSlug&slug`,
  ],
  [
    "Older post and podcast calls",
    "services",
    `GET v1/post/article/list?page&pageSize&search&categorySlug&excludeId
     GET v1/post/detail?id
     GET v2/post/category?page&pageSize&search&categorySlug
     GET v1/post/list?page&kind&type&active&pageSize
     POST v1/post/appointment/create
     GET v1/post/gallery/list?page
     GET v1/podcast/list?page&pageSize&search&categorySlug
     GET v1/podcast/detail?id`,
  ],
  [
    "Payments and payouts",
    "services",
    `POST v1/class/payment/callback
     GET v1/class/payment/callback
     POST v1/class/payment/detail
     GET v1/class/repay?slug
     POST v1/class/payment/invoice?slug
     GET v2/payout/list?page&perPage&status&bank&search
     GET v2/payout/banks
     GET v2/payout/balance
     POST v2/payout/request
     POST v2/payout/approve
     POST v2/payout/reject`,
  ],
  [
    "Users, schools and registration",
    "services",
    `GET v1/user/me
     POST v1/auth/signup/coder
     POST v1/team/register
     POST v1/auth/team/register
     GET v1/authorizer/provinces
     GET v1/authorizer/cities?provinceId
     GET v1/school/list?perPage
     POST v1/school/register
     GET v0/cms/app/request-demo?email`,
  ],
  // Specified without a path.
  ["Users, schools and registration", "mailer", "POST notify"],
  ["Users, schools and registration", "drive", "POST v1/upload"],
  [
    "Statistics and logging",
    "services",
    `POST v1/statistics/record
     GET v1/statistics/counter?alumni&cities&cities_active&cities_alumni&schools&schools_active&schools_alumni&students&mentors&programs
     POST v1/logger/log/click`,
  ],
  [
    "Statistics and logging",
    "api",
    `GET statistics
     GET statistic/provincies
     GET statistic/provincies/score
     GET statistic/landing/counter
     GET statistic/counter
     GET statistic/chart/{type}
     GET statistic/batchs/active
     GET statistic/batchs/active/{id}
     GET statistic/students/chart
     GET statistic/registrar/chart
     GET ce/extensions
     GET programs`,
  ],
  [
    "Second API host",
    "batch",
    `GET batch/active
     GET silabus/{programId}
     GET active/mentors`,
  ],
  [
    "Auth host",
    "auth",
    `POST generate/token
     GET user/detail`,
  ],
  [
    "AI assistant host",
    "assistant",
    `POST v1/identity/login
     GET v1/identity/me
     POST v2/chat
     GET v1/conversations/{id}/messages?page&perPage
     DELETE v1/conversations/{id}`,
  ],
  [
    "Hosted database REST",
    "records",
    `GET book_reviews
     POST book_reviews
     GET aspirations
     POST aspirations
     POST user_disc
     POST testimonies
     GET donations
     POST donations`,
  ],
];

/** STO11. */
export const SPECIFIED_OPERATIONS: SpecifiedOperation[] = SPECIFIED_CALLS.flatMap(
  ([group, host, calls]) =>
    calls.split("\n").map((line) => {
      const [, method = "GET", path = "", query = ""] =
        /^\s*(GET|POST|PUT|DELETE) ([^?]+)\??(\S*)$/.exec(line) ?? [];
      return {
        group,
        host,
        method: method as Method,
        path,
        query: query === "" ? [] : query.split("&"),
      };
    }),
);

/** Finds the operation by host, method and path; parameter names may differ. */
export function findOperation(
  contracts: Record<HostName, HostContract>,
  { host, method, path }: SpecifiedOperation,
): { name: string; operation: Operation } | null {
  const shape = (text: string) => text.replace(/\{\w+\}/g, "{}");
  const found = Object.entries(contracts[host].operations).find(
    ([, operation]) => operation.method === method && shape(operation.path) === shape(path),
  );
  return found ? { name: found[0], operation: found[1] } : null;
}

/** Specified query names that the operation lacks. */
export function findMissingQueryNames(
  { query }: SpecifiedOperation,
  operation: Operation,
): string[] {
  const known = Object.keys(operation.query?.shape ?? {});
  return query.filter((name) => !known.includes(name));
}

/** Pages and forms that issue an operation, by `host.operation`. */
export type Issuers = ReadonlyMap<string, readonly string[]>;

const MAX_ISSUERS_SHOWN = 2;

function formatIssuers(issuers: Issuers, operation: string): string {
  const found = issuers.get(operation) ?? [];
  if (found.length === 0) return "issued by nothing";
  const more =
    found.length > MAX_ISSUERS_SHOWN ? ` and ${found.length - MAX_ISSUERS_SHOWN} more` : "";
  return found.slice(0, MAX_ISSUERS_SHOWN).join(", ") + more;
}

/** Output of `npm run contracts`: specified calls with who issues them, then additional operations. */
export function formatContractTable(
  contracts: Record<HostName, HostContract>,
  issuers: Issuers = new Map(),
): {
  lines: string[];
  missing: number;
  issued: number;
} {
  const used = new Set<Operation>();
  let missing = 0;
  let issued = 0;
  const rows = SPECIFIED_OPERATIONS.map((specified, index) => {
    const found = findOperation(contracts, specified);
    if (found) used.add(found.operation);
    const lacking = found ? findMissingQueryNames(specified, found.operation) : [];
    const verdict = !found
      ? "MISSING"
      : lacking.length > 0
        ? `LACKS ${lacking.join(", ")}`
        : found.name;
    if (!found || lacking.length > 0) missing++;
    const operation = `${specified.host}.${found?.name}`;
    if (issuers.has(operation)) issued++;
    const query = specified.query.length > 0 ? `?${specified.query.join("&")}` : "";
    return [
      String(index + 1),
      specified.host,
      specified.method,
      `${specified.path}${query}`,
      verdict,
      formatIssuers(issuers, operation),
    ];
  });
  const own = Object.values(contracts).flatMap(({ name, operations }) =>
    Object.entries(operations)
      .filter(([, operation]) => !used.has(operation))
      .map(([operationName, { method, path }]) => [
        "+",
        name,
        method,
        path,
        operationName,
        formatIssuers(issuers, `${name}.${operationName}`),
      ]),
  );
  const all = [
    ["#", "host", "method", "specified call", "operation", "issued by"],
    ...rows,
    ...own,
  ];
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...all.map((row) => Math.min(row[column]?.length ?? 0, 80))),
  );
  const lines = all.map((row) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "),
  );
  const closing = `${SPECIFIED_OPERATIONS.length} calls specified, ${SPECIFIED_OPERATIONS.length - missing} there, ${missing} missing; ${own.length} operations of our own`;
  const total = SPECIFIED_OPERATIONS.length;
  const issuedLine = `${issued} of ${total} specified calls are issued by a page or form, ${total - issued} by nothing`;
  return { lines: [...lines, "", closing, issuedLine], missing, issued };
}
