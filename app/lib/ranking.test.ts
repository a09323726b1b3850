import { expect, test } from "vitest";
import { matchesSearch, rankByPoints } from "./ranking";

test("rankByPoints gives equal points one rank and counts them for the next", () => {
  const schools = [
    { name: "D", points: 10 },
    { name: "C", points: null },
    { name: "B", points: 40 },
    { name: "A", points: 40 },
    { name: "E", points: 90 },
  ];

  expect(rankByPoints(schools).map(({ name, rank }) => [name, rank])).toEqual([
    ["E", 1],
    ["A", 2],
    ["B", 2],
    ["D", 4],
    ["C", null],
  ]);
});

test("matchesSearch needs every word in any of the texts", () => {
  const texts = ["SMK Flobamora", "Kota Kupang", "Nusa Tenggara Timur"];

  expect(matchesSearch(texts, " kupang  smk ")).toBe(true);
  expect(matchesSearch(texts, "smk bandung")).toBe(false);
});
