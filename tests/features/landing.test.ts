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
const cards = [
  createClassCard({ id: "late", startAt: now + 20 * DAY_MS }),
  createClassCard({ id: "begun", startAt: now - 3 * DAY_MS }),
  createClassCard({ id: "soon", startAt: now + 2 * DAY_MS }),
  createClassCard({ id: "undated", startAt: null }),
  ...["a", "b", "c"].map((id) => createClassCard({ id, startAt: null })),
];

test("getLanding returns six classes, posts, and the next classes in order of start", async () => {
  const { context, calls } = createFakeContext({
    listActiveClasses: () => createPage(cards, { totalItems: 11 }),
    listPosts: () => createPage([createPostCard()], { totalItems: 30 }),
  });

  const landing = await getLanding(context);

  expect(landing.classes.ok && landing.classes.data).toHaveLength(6);
  expect(landing.schedule.ok && landing.schedule.data.map(({ id }) => id)).toEqual([
    "soon",
    "late",
  ]);
  expect(landing.totals).toEqual({ classes: 11, posts: 30 });
  expect(calls).toHaveLength(2);
});

test("getLanding returns empty sections if the hosts fail", async () => {
  const down = () => Promise.reject(createHostError(0));
  const { context, warnings } = createFakeContext({ listActiveClasses: down, listPosts: down });

  expect(await getLanding(context)).toEqual({
    classes: { ok: false },
    schedule: { ok: false },
    posts: { ok: false },
    totals: { classes: null, posts: null },
  });
  // One cause, one line.
  expect(warnings).toHaveLength(1);
});
