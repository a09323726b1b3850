import { expect, test } from "vitest";
import { AppError } from "~/server/app-error";
import { getClass, listClasses } from "~/server/features/classes";
import {
  CLASS_START,
  createClassCard,
  createClassOverview,
  createFakeContext,
  createHostError,
  createPage,
} from "./fake-context";

const modules = [{ slug: "satu", title: "Satu", order: 1, chapters: [] }];
const detail = {
  getClassOverview: () => createClassOverview(),
  getClassSyllabus: () => ({ modules }),
  listRecentClasses: () => [
    createClassCard(),
    createClassCard({ id: "c2", slug: "data" }),
    ...["c3", "c4", "c5"].map((id) => createClassCard({ id })),
  ],
};

test("[CLS9] listClasses sends its filters, filter.type by its dotted name", async () => {
  const { context, calls } = createFakeContext({
    listActiveClasses: () => createPage([createClassCard()]),
  });
  await listClasses(context, {
    page: 2,
    search: "web",
    state: "ongoing",
    level: "dasar",
    "filter.type": "free",
  });

  expect(calls).toEqual([
    {
      name: "listActiveClasses",
      query: { page: 2, search: "web", state: "ongoing", level: "dasar", "filter.type": "free" },
    },
  ]);
});

test("listClasses formats price, dates with time zone, and status", async () => {
  const { context } = createFakeContext({
    listActiveClasses: () => createPage([createClassCard()]),
  });
  const list = await listClasses(context, { page: 1 });

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
  const { context } = createFakeContext({
    listActiveClasses: () => createPage([createClassCard({ status })]),
  });
  const list = await listClasses(context, { page: 1 });
  expect(list.ok && list.data.items[0]?.status).toEqual({ label, tone });
});

test("listClasses formats a class without dates and price", async () => {
  const free = createClassCard({
    price: 0,
    strikePrice: 0,
    startAt: null,
    endAt: null,
    registrationEnd: null,
  });
  const { context } = createFakeContext({ listActiveClasses: () => createPage([free]) });
  const list = await listClasses(context, { page: 1 });

  expect(list.ok && list.data.items[0]).toMatchObject({
    price: "Gratis",
    strikePrice: null,
    dates: null,
    registrationUntil: null,
  });
});

test("[STO1] listClasses keeps filters in page links, and returns no data if the host fails", async () => {
  const { context } = createFakeContext({
    listActiveClasses: () => createPage([createClassCard()], { totalItems: 13 }),
  });
  const list = await listClasses(context, { page: 1, level: "dasar" });
  expect(list.ok && list.data.links).toMatchObject({
    totalPages: 3,
    next: "/Class?level=dasar&page=2",
  });

  const broken = createFakeContext({ listActiveClasses: () => Promise.reject(createHostError(0)) });
  expect(await listClasses(broken.context, { page: 1 })).toEqual({ ok: false });
  expect(broken.warnings).toHaveLength(1);
});

test("[RTE8] getClass reads a class by slug or code and returns its canonical path", async () => {
  const { context, calls } = createFakeContext(detail);
  expect((await getClass(context, "WEB101")).href).toBe("/Class/pemrograman-web");
  expect(calls[0]).toEqual({ name: "getClassOverview", query: { slug: "WEB101" } });
});

test("getClass gives competence classes a separate path", async () => {
  const { context } = createFakeContext({
    ...detail,
    getClassOverview: () => createClassOverview({ type: "competence" }),
  });
  expect(await getClass(context, "pemrograman-web")).toMatchObject({
    href: "/Class/Competence/pemrograman-web",
    isCompetence: true,
  });
});

test("getClass adds syllabus, certificates and three recent classes", async () => {
  const { context } = createFakeContext(detail);
  const item = await getClass(context, "pemrograman-web");
  expect(item).toMatchObject({
    syllabus: { ok: true, data: modules },
    certificates: ["Sertifikat Penyelesaian"],
    startAt: CLASS_START,
  });
  expect(item.related.ok && item.related.data.map(({ id }) => id)).toEqual(["c2", "c3", "c4"]);
});

test("getClass tolerates missing syllabus and related classes", async () => {
  const down = () => Promise.reject(createHostError(503));
  const { context } = createFakeContext({
    ...detail,
    getClassSyllabus: down,
    listRecentClasses: down,
  });

  expect(await getClass(context, "pemrograman-web")).toMatchObject({
    name: "Pemrograman Web",
    syllabus: { ok: false },
    related: { ok: false },
  });
});

test.each([
  [404, "not-found"],
  [500, "unavailable"],
  [0, "unavailable"],
])("getClass turns a %i of the host into %s", async (status, code) => {
  const { context } = createFakeContext({
    getClassOverview: () => Promise.reject(createHostError(status)),
  });
  await expect(getClass(context, "web")).rejects.toMatchObject({ name: "AppError", code });
});

test("getClass rejects an overlong slug without a call", async () => {
  const { context, calls } = createFakeContext({});
  await expect(getClass(context, "a".repeat(97))).rejects.toBeInstanceOf(AppError);
  expect(calls).toEqual([]);
});
