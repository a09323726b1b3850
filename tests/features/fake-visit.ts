import { HostError } from "~/server/hosts/define";
import type { ClassCard, ClassOverview } from "~/server/hosts/services/classes";
import type { PostCard } from "~/server/hosts/services/posts";
import { createSealer } from "~/server/session/sealed";
import type { BoundHosts, Visit } from "~/server/visit";

// A handler takes what its operation takes; the answers are parsed by nobody, so each test gives whole records.
type Handler = (input: never) => unknown;
type Handlers = Record<string, Handler>;

export interface Call {
  name: string;
  query: Record<string, unknown>;
}

/** A host's failure as its client throws it; 0 is no answer at all. */
export const failure = (status: number, data?: unknown) =>
  new HostError("services", "test", status === 0 ? "network" : "status", status, "refused", data);

/** A visit whose hosts answer by these handlers; whatever else is asked fails the test. `calls` tells what was asked. */
export function fakeVisit(services: Handlers, desk: Handlers | null = null) {
  const calls: Call[] = [];
  const warnings: string[] = [];
  const host = (handlers: Handlers) =>
    new Proxy(
      {},
      {
        get:
          (_, name: string) =>
          async (input: { query?: Call["query"] } = {}) => {
            calls.push({ name, query: input.query ?? {} });
            const handler = handlers[name];
            if (!handler) throw new Error(`Nobody expected the call ${name}`);
            return { data: await handler(input as never), message: "" };
          },
      },
    );
  const visit = {
    requestId: "r-1",
    hosts: { services: host(services), desk: desk && host(desk) } as unknown as BoundHosts,
    sealer: createSealer(["k".repeat(32)]),
    log: { warn: (_: object, message: string) => warnings.push(message) },
  } as unknown as Visit;
  return { visit, calls, warnings };
}

export const paged = <T>(items: T[], more: { page?: number; totalItems?: number; perPage?: number } = {}) => {
  const { page = 1, totalItems = items.length, perPage = 6 } = more;
  return { page, perPage, totalItems, totalPages: Math.ceil(totalItems / perPage), items };
};

/** 7 December 2026, 09.00 WIB. */
export const START = Date.UTC(2026, 11, 7, 2);
const DAY_MS = 86_400_000;

export const classCard = (changes: Partial<ClassCard> = {}): ClassCard => ({
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
  registrationStart: START - 30 * DAY_MS,
  registrationEnd: START - 4 * DAY_MS + 14 * 3_600_000,
  startAt: START,
  endAt: START + 49 * DAY_MS,
  status: "registration open",
  hours: 48,
  mentors: [{ id: "m1", name: "Dewi", role: "Pengembang web", avatar: null }],
  ...changes,
});

export const classOverview = (changes: Partial<ClassOverview> = {}): ClassOverview => ({
  ...classCard(changes),
  description: "<p>Isi</p>",
  outcomes: ["Membuat halaman"],
  requirements: [],
  audience: [],
  schedule: "Senin pukul 19.00 WIB",
  certificate: { completion: true, competence: false },
  ...changes,
});

export const postCard = (changes: Partial<PostCard> = {}): PostCard => ({
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
