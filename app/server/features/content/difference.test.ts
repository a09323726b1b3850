import { expect, test } from "vitest";
import { compareTexts } from "./difference";

test("compareTexts names added and removed words", () => {
  expect(compareTexts("kopi hitam manis", "kopi susu manis")).toEqual([
    { kind: "same", text: "kopi " },
    { kind: "removed", text: "hitam" },
    { kind: "added", text: "susu" },
    { kind: "same", text: " manis" },
  ]);
});

test("compareTexts shortens long unchanged stretches", () => {
  const long = "kata ".repeat(500);
  const [same] = compareTexts(`${long}akhir`, `${long}baru`);
  expect(same?.text.length).toBeLessThan(400);
  expect(same?.text).toContain("[…]");
});

test("compareTexts shows both texts where nearly everything changed", () => {
  const before = Array.from({ length: 3_000 }, (_, at) => `lama${at}`).join("\n");
  const after = Array.from({ length: 3_000 }, (_, at) => `baru${at}`).join("\n");
  expect(compareTexts(before, after)).toEqual([
    { kind: "removed", text: before },
    { kind: "added", text: after },
  ]);
});
