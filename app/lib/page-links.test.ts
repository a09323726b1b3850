import { expect, test } from "vitest";
import { buildHref, createPageLinks, isPastEnd } from "./page-links";

test("createPageLinks keeps filters and omits page=1", () => {
  const links = createPageLinks({ page: 2, totalPages: 3, totalItems: 15 }, "/Class", {
    search: "web & data",
    "filter.type": "free",
    level: undefined,
  });
  expect(links.previous).toBe("/Class?search=web+%26+data&filter.type=free");
  expect(links.next).toBe("/Class?search=web+%26+data&filter.type=free&page=3");
  expect(links.hrefs.map(({ page }) => page)).toEqual([1, 2, 3]);
});

test("createPageLinks shows the first, last and neighbouring pages", () => {
  expect(
    createPageLinks({ page: 10, totalPages: 40, totalItems: 240 }, "/Blog", {}).hrefs.map(
      ({ page }) => page,
    ),
  ).toEqual([1, 9, 10, 11, 40]);
});

test("createPageLinks of a page past the end links back to the last page", () => {
  const links = createPageLinks({ page: 9, totalPages: 2, totalItems: 8 }, "/Blog", {});
  expect(links).toMatchObject({ previous: "/Blog?page=2", next: null });
});

test("buildHref omits the question mark without a query", () => {
  expect(buildHref("/Blog", { search: "" })).toBe("/Blog");
});

test("isPastEnd allows page 1 of an empty list and rejects pages past the last", () => {
  expect(isPastEnd({ page: 1, totalPages: 0 })).toBe(false);
  expect(isPastEnd({ page: 2, totalPages: 2 })).toBe(false);
  expect(isPastEnd({ page: 2, totalPages: 0 })).toBe(true);
  expect(isPastEnd({ page: 3, totalPages: 2 })).toBe(true);
});
