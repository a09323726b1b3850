import { expect, test } from "vitest";
import { freeSlug, readingMinutes, searchText, slugOf } from "./text";

test("search text is lower-case in every script, of one form, with single spaces", () => {
  expect(searchText("  ÉCOLE\n", "Ｋopi", "")).toBe("école kopi");
});

test("a slug has at least three characters and leaves room for a number", () => {
  expect(slugOf("Kopi & Téh: Dasar!")).toBe("kopi-teh-dasar");
  expect(slugOf("UI")).toBe("tulisan-ui");
  expect(slugOf("日本")).toBe("tulisan");
  expect(slugOf("a".repeat(200))).toHaveLength(90);
  expect(slugOf(`${"a".repeat(89)} b`)).toBe("a".repeat(89));
});

test("a taken slug gets the first free number", () => {
  expect(freeSlug("a", new Set())).toBe("a");
  expect(freeSlug("a", new Set(["a", "a-2", "a-4"]))).toBe("a-3");
});

test("reading takes at least a minute; tags are not read", () => {
  expect(readingMinutes("<p></p>")).toBe(1);
  expect(readingMinutes(`<p>${"kata ".repeat(500)}</p>`)).toBe(3);
});
