import { expect, test } from "vitest";
import { listMentors, MENTORS_PER_PAGE } from "~/server/features/mentors";
import { createFakeContext, createHostError } from "./fake-context";

const createMentor = (id: string, more = {}) => ({
  id,
  name: `Mentor ${id}`,
  role: "Pengembang web",
  bio: "",
  avatar: null,
  classes: null,
  ...more,
});
const createContext = (listActiveMentors: () => unknown) =>
  createFakeContext({}, null, { hosts: { batch: { listActiveMentors } } });

test("listMentors cuts the host's list into pages whose links keep the search", async () => {
  const mentors = Array.from({ length: MENTORS_PER_PAGE + 1 }, (_, at) => createMentor(`${at}`));
  const { context, calls } = createContext(() => [
    createMentor("x", { role: "Pengembang gim" }),
    ...mentors,
  ]);

  const list = await listMentors(context, { page: 2, search: "pengembang WEB" });

  expect(list.ok && list.data.items.map(({ id }) => id)).toEqual([`${MENTORS_PER_PAGE}`]);
  expect(list.ok && list.data.links).toMatchObject({
    totalItems: MENTORS_PER_PAGE + 1,
    totalPages: 2,
    previous: "/Mentor?search=pengembang+WEB",
  });
  expect(calls).toHaveLength(1);
});

test("listMentors links the named classes, and all of them only if there are more", async () => {
  const taught = [
    { slug: "web", name: "Web", type: null },
    { slug: "jaringan", name: "Jaringan", type: "competence" },
  ];
  const { context } = createContext(() => [
    createMentor("a", { taught, classes: 2 }),
    createMentor("b", { taught, classes: 5, name: "Ani & Budi" }),
    // A host that knows the product's fields only.
    createMentor("c", { classes: 4 }),
  ]);

  const list = await listMentors(context, { page: 1 });

  expect(list.ok && list.data.items).toMatchObject([
    {
      classes: [
        { name: "Web", href: "/Class/web" },
        { name: "Jaringan", href: "/Class/Competence/jaringan" },
      ],
      allClasses: null,
    },
    { allClasses: { label: "Semua kelasnya (5)", href: "/Class?search=Ani+%26+Budi" } },
    { classes: [], allClasses: null },
  ]);
});

test("[STO1] listMentors returns no data if the host fails", async () => {
  const { context } = createContext(() => Promise.reject(createHostError(503)));

  expect(await listMentors(context, { page: 1 })).toEqual({ ok: false });
});
