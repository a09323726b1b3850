import { expect, test } from "vitest";
import { readLearnerHome } from "~/server/features/my-classes";
import { createFakeContext, createFakeSession, createHostError } from "./fake-context";

const EMPTY_PAGE = { page: 1, perPage: 10, totalItems: 0, totalPages: 0, items: [] };
const ENROLMENT = {
  class: { id: "1", slug: "web", name: "Dasar Web", type: "free", status: "ongoing" },
  doneCount: 2,
  chapterCount: 8,
  next: { module: "satu", slug: "tiga", title: "Bab tiga", position: 3 },
  certificates: [],
};
const fail = () => {
  throw createHostError(503);
};
const LEARNING = {
  listMyClasses: () => ({ ...EMPTY_PAGE, items: [ENROLMENT] }),
  getMyAgenda: () => ({ classes: [], webinars: [], quizzes: [], assignments: [] }),
  listMyAnnouncements: () => EMPTY_PAGE,
  listMyCertificates: () => EMPTY_PAGE,
};

const read = (learning: Partial<typeof LEARNING> | Record<string, () => never>, services = {}) => {
  const session = createFakeSession("u");
  const fake = createFakeContext(services, null, {
    hosts: { learning: { ...LEARNING, ...learning } },
    session,
  });
  return { ...fake, home: readLearnerHome(fake.context) };
};

test("readLearnerHome asks for each section once", async () => {
  const { home, calls } = read({});

  expect(await home).toMatchObject({
    continue: { className: "Dasar Web", position: 3, chapterCount: 8 },
    classes: { ok: true, data: [{ name: "Dasar Web", doneCount: 2 }] },
    agenda: { ok: true },
    certificates: { ok: true },
    suggestions: null,
  });
  expect(calls.map(({ name }) => name).toSorted()).toEqual([
    "getMyAgenda",
    "listMyAnnouncements",
    "listMyCertificates",
    "listMyClasses",
  ]);
});

test.each([
  ["listMyClasses", "classes"],
  ["getMyAgenda", "agenda"],
  ["listMyAnnouncements", "announcements"],
  ["listMyCertificates", "certificates"],
] as const)("without %s, readLearnerHome leaves out the %s only", async (operation, section) => {
  const home = await read({ [operation]: fail }).home;

  const gaps = Object.entries({ ...home }).filter(
    ([, part]) => part !== null && "ok" in part && !part.ok,
  );
  expect(gaps.map(([name]) => name)).toEqual([section]);
});

test("readLearnerHome suggests three open classes to a learner without one", async () => {
  const card = { slug: "a", name: "A", mentors: [], status: "registration open", startAt: null };
  const cards = ["a", "b", "c", "d"].map((id) => ({ ...card, id, price: null, endAt: null }));
  const listActiveClasses = () => ({ ...EMPTY_PAGE, items: cards });

  const { home, calls } = read({ listMyClasses: () => EMPTY_PAGE }, { listActiveClasses });

  expect((await home)?.suggestions).toMatchObject({
    ok: true,
    data: [{ id: "a" }, { id: "b" }, { id: "c" }],
  });
  expect(calls.at(-1)?.query).toEqual({ state: "registration_open" });
});
