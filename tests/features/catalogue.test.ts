import { expect, test } from "vitest";
import { AppError } from "~/server/app-error";
import { getClass, listClasses } from "~/server/features/catalogue";
import { classCard, classOverview, failure, fakeVisit, paged, START } from "./fake-visit";

const modules = [{ slug: "satu", title: "Satu", order: 1, chapters: [] }];
const detail = {
  getClassOverview: () => classOverview(),
  getClassSyllabus: () => ({ modules }),
  listRecentClasses: () => [classCard(), classCard({ id: "c2", slug: "data" }), ...["c3", "c4", "c5"].map((id) => classCard({ id }))],
};

test("[CLS9] the list asks the host for what was chosen, filter.type by its dotted name", async () => {
  const { visit, calls } = fakeVisit({ listActiveClasses: () => paged([classCard()]) });
  await listClasses(visit, { page: 2, search: "web", state: "ongoing", level: "dasar", "filter.type": "free" });
  expect(calls).toEqual([
    { name: "listActiveClasses", query: { page: 2, search: "web", state: "ongoing", level: "dasar", "filter.type": "free" } },
  ]);
});

test("a class is shown in words: price, dates with their zone, status", async () => {
  const { visit } = fakeVisit({ listActiveClasses: () => paged([classCard()]) });
  const list = await listClasses(visit, { page: 1 });
  expect(list.ok && list.data.items[0]).toMatchObject({
    href: "/Class/pemrograman-web",
    status: { label: "Pendaftaran Dibuka", tone: "green" },
    level: "Dasar",
    type: "Premium",
    price: "Rp450.000",
    strikePrice: "Rp600.000",
    dates: "7 Desember 2026 – 25 Januari 2027",
    registrationUntil: "3 Desember 2026 pukul 23.00 WIB",
  });
});

test.each([
  ["[CLS1] coming soon", "coming soon", "Akan Datang", "orange"],
  ["[CLS2] registration open", "registration open", "Pendaftaran Dibuka", "green"],
  ["[CLS3] ongoing", "ongoing", "Sedang Berlangsung", "blue"],
  ["[CLS4] ended", "ended", "Telah Selesai", "red"],
  ["[CLS5] anything else", "ditunda", "Segera Dimulai", "orange"],
  ["[CLS6] on registration", "on registration", "Pendaftaran Dibuka", "green"],
  ["[CLS6] started", "started", "Sedang Berlangsung", "blue"],
])("%s has its label and colour", async (_, status, label, tone) => {
  const { visit } = fakeVisit({ listActiveClasses: () => paged([classCard({ status })]) });
  const list = await listClasses(visit, { page: 1 });
  expect(list.ok && list.data.items[0]?.status).toEqual({ label, tone });
});

test("a class without dates or price says what is known", async () => {
  const free = classCard({ price: 0, strikePrice: 0, startAt: null, endAt: null, registrationEnd: null });
  const { visit } = fakeVisit({ listActiveClasses: () => paged([free]) });
  const list = await listClasses(visit, { page: 1 });
  expect(list.ok && list.data.items[0]).toMatchObject({ price: "Gratis", strikePrice: null, dates: null, registrationUntil: null });
});

test("[STO1] pages keep the filters, and a list that cannot be read is a gap and not a failure", async () => {
  const { visit } = fakeVisit({ listActiveClasses: () => paged([classCard()], { totalItems: 13 }) });
  const list = await listClasses(visit, { page: 1, level: "dasar" });
  expect(list.ok && list.data.links).toMatchObject({ totalPages: 3, next: "/Class?level=dasar&page=2" });

  const broken = fakeVisit({ listActiveClasses: () => Promise.reject(failure(0)) });
  expect(await listClasses(broken.visit, { page: 1 })).toEqual({ ok: false });
  expect(broken.warnings).toHaveLength(1);
});

test("[RTE8] a class is asked for by what the address holds, slug or code, and says its own address", async () => {
  const { visit, calls } = fakeVisit(detail);
  expect((await getClass(visit, "WEB101")).href).toBe("/Class/pemrograman-web");
  expect(calls[0]).toEqual({ name: "getClassOverview", query: { slug: "WEB101" } });
});

test("a competence class has its own branch", async () => {
  const { visit } = fakeVisit({ ...detail, getClassOverview: () => classOverview({ type: "competence" }) });
  expect(await getClass(visit, "pemrograman-web")).toMatchObject({ href: "/Class/Competence/pemrograman-web", isCompetence: true });
});

test("a class comes with its syllabus, its certificates and three others that were opened lately", async () => {
  const { visit } = fakeVisit(detail);
  const item = await getClass(visit, "pemrograman-web");
  expect(item).toMatchObject({ syllabus: { ok: true, data: modules }, certificates: ["Sertifikat Penyelesaian"], startAt: START });
  expect(item.related.ok && item.related.data.map(({ id }) => id)).toEqual(["c2", "c3", "c4"]);
});

test("what is not the class itself may be missing", async () => {
  const down = () => Promise.reject(failure(503));
  const { visit } = fakeVisit({ ...detail, getClassSyllabus: down, listRecentClasses: down });
  expect(await getClass(visit, "pemrograman-web")).toMatchObject({
    name: "Pemrograman Web",
    syllabus: { ok: false },
    related: { ok: false },
  });
});

test.each([
  [404, "not-found"],
  [500, "unavailable"],
  [0, "unavailable"],
])("the host's %i makes the page %s", async (status, code) => {
  const { visit } = fakeVisit({ getClassOverview: () => Promise.reject(failure(status)) });
  await expect(getClass(visit, "web")).rejects.toMatchObject({ name: "AppError", code });
});

test("what is longer than any slug is nobody's class, and the host is not asked", async () => {
  const { visit, calls } = fakeVisit({});
  await expect(getClass(visit, "a".repeat(97))).rejects.toBeInstanceOf(AppError);
  expect(calls).toEqual([]);
});
