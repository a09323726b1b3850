import { expect, test, vi } from "vitest";
import { AppError } from "../app-error";
import { HostError } from "../hosts/define";
import type { ClassCard } from "../hosts/services/classes";
import { createSealer } from "../session/sealed";
import type { Visit } from "../visit";
import { createAppointment } from "./appointments";
import { getClass, listClasses } from "./catalogue";
import { toClassCardView } from "./class-views";
import { getLanding } from "./landing";

const card: ClassCard = {
  ...{
    id: "7",
    code: "WEB101",
    slug: "web",
    name: "Web",
    summary: "Halaman pertama",
    logo: null,
    cover: null,
    type: "premium",
    level: "dasar",
  },
  ...{ price: 450_000, strikePrice: 400_000, quota: 30, enrolled: 3, programId: null, status: "on registration", hours: 10, mentors: [] },
  ...{
    registrationStart: null,
    registrationEnd: null,
    startAt: Date.parse("2026-12-07T12:00:00Z"),
    endAt: Date.parse("2027-01-25T14:00:00Z"),
  },
};
const page = <T>(items: T[], totalItems = items.length) => ({
  data: { page: 1, perPage: 6, totalItems, totalPages: Math.ceil(totalItems / 6), items },
  message: "",
});
const down = async () => {
  throw new HostError("services", "x", "network", 0, "down");
};
const refused =
  (status: number, data: unknown = null) =>
  async () => {
    throw new HostError("services", "x", "status", status, "", data);
  };

const visitWith = (services: object) =>
  ({
    hosts: { services, lms: {}, desk: null },
    requestId: "r",
    log: { warn: vi.fn() },
    sealer: createSealer(["k".repeat(32)]),
  }) as unknown as Visit;

test("a class card speaks in words, and a strike price below the price is none", () => {
  expect(toClassCardView(card)).toMatchObject({
    href: "/Class/web",
    status: { label: "Pendaftaran Dibuka", tone: "green" },
    level: "Dasar",
    type: "Premium",
    price: "Rp450.000",
    strikePrice: null,
    dates: "7 Desember 2026 – 25 Januari 2027",
  });
  expect(toClassCardView({ ...card, type: "competence", price: 0 })).toMatchObject({ href: "/Class/Competence/web", price: "Gratis" });
});

test("[STO1] a list that cannot be read is a named gap, not a failure", async () => {
  expect(await listClasses(visitWith({ listActiveClasses: down }), { page: 1 })).toEqual({ ok: false });
});

test("the landing stands without its hosts", async () => {
  const landing = await getLanding(visitWith({ listActiveClasses: down, listPosts: down }));
  expect(landing).toEqual({
    classes: { ok: false },
    schedule: { ok: false },
    posts: { ok: false },
    totals: { classes: null, posts: null },
  });
});

test("a filter is kept in the pages' addresses", async () => {
  const list = await listClasses(visitWith({ listActiveClasses: async () => page([card], 9) }), { page: 1, "filter.type": "premium" });
  expect(list.ok && list.data.links.next).toBe("/Class?filter.type=premium&page=2");
});

test("a missing class is a missing page, a silent host an unavailable one", async () => {
  await expect(getClass(visitWith({ getClassOverview: refused(404) }), "x")).rejects.toMatchObject({ code: "not-found", status: 404 });
  await expect(getClass(visitWith({ getClassOverview: down }), "x")).rejects.toSatisfy(
    (error) => error instanceof AppError && error.status === 503,
  );
});

test.each([
  [422, { preferredDate: "Tutup" }, { ok: false, status: 422, message: null, fields: { preferredDate: "Tutup" } }],
  [429, { retryAfterSeconds: 601 }, { ok: false, status: 429, message: "Terlalu banyak percobaan, coba lagi dalam 11 menit.", fields: {} }],
  [500, null, { ok: false, status: 503, message: "Koneksi terputus. Data Anda aman, coba lagi.", fields: {} }],
])("an appointment refused with %i tells the person why and keeps the text", async (status, data, outcome) => {
  expect(await createAppointment(visitWith({ createAppointment: refused(status, data) }), {} as never, "key")).toEqual(outcome);
});
