import { expect, test } from "vitest";
import { DAY_MS } from "~/lib/time";
import { getLanding } from "~/server/features/landing";
import {
  createClassCard,
  createFakeContext,
  createHostError,
  createPage,
  createPostCard,
} from "./fake-context";

const now = Date.now();
const COUNTS = { students: 1200, schools: 40, cities: 0, mentors: null, programs: 3 };
const cards = [
  createClassCard({ id: "late", startAt: now + 20 * DAY_MS }),
  createClassCard({ id: "begun", startAt: now - 3 * DAY_MS }),
  createClassCard({ id: "soon", startAt: now + 2 * DAY_MS }),
  createClassCard({ id: "undated", startAt: null }),
  ...["a", "b", "c"].map((id) => createClassCard({ id, startAt: null })),
];

test("getLanding returns six classes, posts, and the next classes in order of start", async () => {
  const { context, calls } = createFakeContext(
    {
      listActiveClasses: () => createPage(cards, { totalItems: 11 }),
      listPosts: () => createPage([createPostCard()], { totalItems: 30 }),
    },
    null,
    { hosts: { api: { getLandingCounter: () => ({ data_count: COUNTS, extensions: [] }) } } },
  );

  const landing = await getLanding(context);

  expect(landing.classes.ok && landing.classes.data).toHaveLength(6);
  expect(landing.schedule.ok && landing.schedule.data.map(({ id }) => id)).toEqual([
    "soon",
    "late",
  ]);
  expect(landing.totals).toEqual({ classes: 11, posts: 30 });
  expect(landing.counters).toEqual([
    { label: "peserta", value: 1200 },
    { label: "sekolah", value: 40 },
  ]);
  expect(calls).toHaveLength(3);
});

test("getLanding returns empty sections if the hosts fail", async () => {
  const down = () => Promise.reject(createHostError(0));
  const { context, warnings } = createFakeContext(
    { listActiveClasses: down, listPosts: down },
    { listTestimonies: down },
    { hosts: { api: { getLandingCounter: down } } },
  );

  expect(await getLanding(context)).toEqual({
    classes: { ok: false },
    schedule: { ok: false },
    posts: { ok: false },
    totals: { classes: null, posts: null },
    counters: [],
    testimonies: { ok: false },
  });
  // One cause, one line.
  expect(warnings).toHaveLength(1);
});
