import { expect, test } from "vitest";
import { getLanding } from "~/server/features/landing";
import { classCard, failure, fakeVisit, paged, postCard } from "./fake-visit";

const DAY_MS = 86_400_000;
const now = Date.now();
const cards = [
  classCard({ id: "late", startAt: now + 20 * DAY_MS }),
  classCard({ id: "begun", startAt: now - 3 * DAY_MS }),
  classCard({ id: "soon", startAt: now + 2 * DAY_MS }),
  classCard({ id: "undated", startAt: null }),
  ...["a", "b", "c"].map((id) => classCard({ id, startAt: null })),
];

test("a landing shows six classes and posts, and what begins next in order", async () => {
  const { visit, calls } = fakeVisit({
    listActiveClasses: () => paged(cards, { totalItems: 11 }),
    listPosts: () => paged([postCard()], { totalItems: 30 }),
  });
  const landing = await getLanding(visit);
  expect(landing.classes.ok && landing.classes.data).toHaveLength(6);
  expect(landing.schedule.ok && landing.schedule.data.map(({ id }) => id)).toEqual(["soon", "late"]);
  expect(landing.totals).toEqual({ classes: 11, posts: 30 });
  expect(calls).toHaveLength(2);
});

test("no host's failure fails a landing", async () => {
  const down = () => Promise.reject(failure(0));
  const { visit, warnings } = fakeVisit({ listActiveClasses: down, listPosts: down });
  expect(await getLanding(visit)).toEqual({
    classes: { ok: false },
    schedule: { ok: false },
    posts: { ok: false },
    totals: { classes: null, posts: null },
  });
  expect(warnings).toHaveLength(2);
});
