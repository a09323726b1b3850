import type { Installation } from "~/lib/installation";
import { DAY_MS, HOUR_MS } from "~/lib/time";
import { AnswerStreams } from "~/server/answers/answer-streams";
import { createRecentQuestions } from "~/server/answers/recent-questions";
import { HostError } from "~/server/hosts/host-contract";
import type { ClassCard, ClassOverview } from "~/server/hosts/services/classes";
import type { PostCard } from "~/server/hosts/services/post-schemas";
import type { BoundHosts, RequestContext } from "~/server/request/context";
import { createCookieJar } from "~/server/session/cookie-jar";
import { createEncrypter } from "~/server/session/encrypter";
import { createSession, type Session } from "~/server/session/session";

// Handlers are cast to their operation's type, so each test returns complete records.
type Handler = (input: never) => unknown;
type Handlers = Record<string, Handler>;

export interface RecordedCall {
  name: string;
  query: Record<string, unknown>;
  body?: unknown;
}

interface FakeContextOptions {
  /** Handlers of further hosts, such as `account`. */
  hosts?: Record<string, Handlers>;
  session?: Session | null;
  /** The request's `Cookie` header. */
  cookie?: string;
  url?: string;
  accountSiteUrl?: string;
  installation?: Partial<Installation>;
}

/** A host's failure as its client throws it; status 0 means no response. */
export const createHostError = (status: number, data?: unknown, message = "refused") =>
  new HostError("services", "test", status === 0 ? "network" : "status", status, message, data);

/** A context whose hosts respond by these handlers. A call without a handler fails the test. */
export function createFakeContext(
  services: Handlers,
  admin: Handlers | null = null,
  options: FakeContextOptions = {},
) {
  const calls: RecordedCall[] = [];
  const warnings: string[] = [];
  const createHost = (handlers: Handlers) =>
    new Proxy(
      {},
      {
        get:
          (_, name: string) =>
          async (input: { query?: RecordedCall["query"]; body?: unknown } = {}) => {
            const { query = {}, body } = input;
            calls.push({ name, query, ...(body !== undefined && { body }) });
            const handler = handlers[name];
            if (!handler) throw new Error(`unexpected call ${name}`);
            return { data: await handler(input as never), message: "" };
          },
      },
    );
  const further = Object.entries(options.hosts ?? {});
  const hosts = {
    services: createHost(services),
    admin: admin && createHost(admin),
    ...Object.fromEntries(further.map(([name, handlers]) => [name, createHost(handlers)])),
  } as unknown as BoundHosts;
  const url = new URL(options.url ?? "http://main.localhost/");
  const context = {
    requestId: "r-1",
    url,
    tenant: { tenantId: "lms-main" },
    session: options.session ?? null,
    installation: {
      hasAdmin: admin !== null,
      hasAccountPages: !options.accountSiteUrl,
      hasOwnServices: true,
      hasDonationPayments: true,
      ...options.installation,
    },
    account: { siteUrl: options.accountSiteUrl ?? null, credentials: () => null },
    hosts,
    hostsForAssistant: () => hosts,
    hostsForUser: () => hosts,
    answers: { streams: new AnswerStreams(), recentQuestions: createRecentQuestions() },
    cookies: createCookieJar(options.cookie, url.protocol === "https:"),
    encrypter: createEncrypter(["k".repeat(32)]),
    log: { warn: (_: object, message: string) => warnings.push(message), error: () => undefined },
  } as unknown as RequestContext;
  return { context, calls, warnings };
}

/** The `Cookie` header of a browser after these responses, and its next request. */
export function getCookieHeader(...contexts: RequestContext[]): string {
  const jar = new Map(contexts.flatMap(({ cookies }) => [...cookies.changes()]));
  return [...jar]
    .filter(([, { maxAgeSeconds }]) => maxAgeSeconds > 0)
    .map(([name, { value }]) => `${name}=${value}`)
    .join("; ");
}

export const createFakeSession = (userId: string): Session =>
  createSession(
    { accessToken: `access-${userId}`, userId, name: userId, kind: null, tenantId: "lms-main" },
    Date.now(),
  );

export const createPage = <T>(
  items: T[],
  more: { page?: number; totalItems?: number; perPage?: number } = {},
) => {
  const { page = 1, totalItems = items.length, perPage = 6 } = more;
  return { page, perPage, totalItems, totalPages: Math.ceil(totalItems / perPage), items };
};

/** 7 December 2026, 09.00 WIB. */
export const CLASS_START = Date.UTC(2026, 11, 7, 2);

export const createClassCard = (changes: Partial<ClassCard> = {}): ClassCard => ({
  id: "c1",
  code: "WEB101",
  slug: "pemrograman-web",
  name: "Pemrograman Web",
  summary: "Dari nol sampai terbit.",
  logo: null,
  cover: null,
  type: "premium",
  level: "dasar",
  price: 450_000,
  strikePrice: 600_000,
  quota: 60,
  enrolled: 37,
  programId: null,
  registrationStart: CLASS_START - 30 * DAY_MS,
  registrationEnd: CLASS_START - 4 * DAY_MS + 14 * HOUR_MS,
  startAt: CLASS_START,
  endAt: CLASS_START + 49 * DAY_MS,
  status: "registration open",
  hours: 48,
  mentors: [{ id: "m1", name: "Dewi", role: "Pengembang web", avatar: null }],
  ...changes,
});

export const createClassOverview = (changes: Partial<ClassOverview> = {}): ClassOverview => ({
  ...createClassCard(changes),
  description: "<p>Isi</p>",
  outcomes: ["Membuat halaman"],
  requirements: [],
  audience: [],
  schedule: "Senin pukul 19.00 WIB",
  certificate: { completion: true, competence: false },
  speakers: [],
  programme: [],
  ...changes,
});

export const createPostCard = (changes: Partial<PostCard> = {}): PostCard => ({
  kindSlug: "blog",
  slug: "kelas-di-balai-desa",
  id: "415201951466",
  category: "Cerita Lapangan",
  categoryId: "k1",
  categorySlug: "cerita-lapangan",
  sort: 0,
  title: "Kelas di Balai Desa",
  summary: "Dua belas pengurus koperasi.",
  cover: null,
  author: "Yusuf Hamdani",
  publishedAt: Date.UTC(2026, 10, 18, 20),
  tags: ["desa"],
  readingMinutes: 3,
  views: 0,
  ...changes,
});
