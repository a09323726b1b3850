import { expect, test } from "vitest";
import { hrefWith, isPastEnd, pageLinks } from "./page-links";

test("filters are kept in every page's address, and page 1 is the plain one", () => {
  const links = pageLinks({ page: 2, totalPages: 3, totalItems: 15 }, "/Class", {
    search: "web & data",
    "filter.type": "free",
    level: undefined,
  });
  expect(links.previous).toBe("/Class?search=web+%26+data&filter.type=free");
  expect(links.next).toBe("/Class?search=web+%26+data&filter.type=free&page=3");
  expect(links.hrefs.map(({ page }) => page)).toEqual([1, 2, 3]);
});

test("of many pages the first, the last and the neighbours are shown", () => {
  expect(pageLinks({ page: 10, totalPages: 40, totalItems: 240 }, "/Blog", {}).hrefs.map(({ page }) => page)).toEqual([1, 9, 10, 11, 40]);
});

test("a page past the end leads back to the last one", () => {
  const links = pageLinks({ page: 9, totalPages: 2, totalItems: 8 }, "/Blog", {});
  expect(links).toMatchObject({ previous: "/Blog?page=2", next: null });
});

test("an address without query has no question mark", () => {
  expect(hrefWith("/Blog", { search: "" })).toBe("/Blog");
});

test("an empty list has a first page, and no list has a page past its last", () => {
  expect(isPastEnd({ page: 1, totalPages: 0 })).toBe(false);
  expect(isPastEnd({ page: 2, totalPages: 2 })).toBe(false);
  expect(isPastEnd({ page: 2, totalPages: 0 })).toBe(true);
  expect(isPastEnd({ page: 3, totalPages: 2 })).toBe(true);
});
