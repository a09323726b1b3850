import { expect, test } from "vitest";
import { findFreeSlug, getReadingMinutes, toSearchText, toSlug } from "./text";

test("toSearchText lower-cases every script, normalises and collapses spaces", () => {
  expect(toSearchText("  ÉCOLE\n", "Ｋopi", "")).toBe("école kopi");
});

test("toSlug returns at least three characters and leaves room for a number", () => {
  expect(toSlug("Kopi & Téh: Dasar!")).toBe("kopi-teh-dasar");
  expect(toSlug("UI")).toBe("tulisan-ui");
  expect(toSlug("日本")).toBe("tulisan");
  expect(toSlug("a".repeat(200))).toHaveLength(90);
  expect(toSlug(`${"a".repeat(89)} b`)).toBe("a".repeat(89));
});

test("findFreeSlug appends the first free number", () => {
  expect(findFreeSlug("a", new Set())).toBe("a");
  expect(findFreeSlug("a", new Set(["a", "a-2", "a-4"]))).toBe("a-3");
});

test("getReadingMinutes is at least one and ignores tags", () => {
  expect(getReadingMinutes("<p></p>")).toBe(1);
  expect(getReadingMinutes(`<p>${"kata ".repeat(500)}</p>`)).toBe(3);
});
