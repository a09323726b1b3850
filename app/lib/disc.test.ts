import { expect, test } from "vitest";
import {
  DISC_BLOCKS,
  DISC_LETTERS,
  DISC_PATTERNS,
  type DiscAnswer,
  type DiscLetter,
  discOrder,
  discPattern,
  isSteadyDisc,
  scoreDisc,
} from "./disc";
import { DISC_ITEMS } from "./disc-items";
import { DISC_NOTE, DISC_RESULTS } from "./disc-results";

/** Answers with these numbers of letters chosen as most and least; no block has the same one twice. */
function answersOf(most: Record<DiscLetter, number>, least: Record<DiscLetter, number>): DiscAnswer[] {
  const spread = (counts: Record<DiscLetter, number>) => DISC_LETTERS.flatMap((letter) => Array<DiscLetter>(counts[letter]).fill(letter));
  const [mosts, leasts] = [spread(most), spread(least)];
  for (let shift = 0; shift < DISC_BLOCKS; shift++) {
    const answers = mosts.map((letter, at) => ({ most: letter, least: leasts[(at + shift) % DISC_BLOCKS] as DiscLetter }));
    if (answers.every((answer) => answer.most !== answer.least)) return answers;
  }
  throw new Error("these numbers fit no answers");
}
const patternOf = (...counts: Parameters<typeof answersOf>) => discPattern(scoreDisc(answersOf(...counts)));

test("24 blocks of four phrases, two to five words each, none twice", () => {
  expect(DISC_ITEMS).toHaveLength(DISC_BLOCKS);
  const phrases = DISC_ITEMS.flat();
  expect(new Set(phrases.map((phrase) => phrase.toLowerCase())).size).toBe(96);
  for (const phrase of phrases) expect([phrase, phrase.split(" ").length >= 2 && phrase.split(" ").length <= 5]).toEqual([phrase, true]);
});

test("the graphs sum to 24, 24 and 0; percentages follow from their difference", () => {
  const { most, least, diff, percent } = scoreDisc(answersOf({ D: 12, I: 6, S: 4, C: 2 }, { D: 2, I: 4, S: 6, C: 12 }));
  const sum = (counts: Record<DiscLetter, number>) => Object.values(counts).reduce((total, count) => total + count, 0);
  expect([sum(most), sum(least), sum(diff)]).toEqual([24, 24, 0]);
  expect(diff).toEqual({ D: 10, I: 2, S: -2, C: -10 });
  expect(percent).toEqual({ D: 71, I: 54, S: 46, C: 29 });
  expect(scoreDisc(Array(24).fill({ most: "D", least: "C" })).percent).toEqual({ D: 100, I: 50, S: 50, C: 0 });
});

test("a second style needs 55 and may be 15 behind; four within 12 are balanced", () => {
  expect(patternOf({ D: 12, I: 6, S: 4, C: 2 }, { D: 2, I: 4, S: 6, C: 12 })).toBe("D");
  expect(patternOf({ D: 9, I: 9, S: 4, C: 2 }, { D: 2, I: 4, S: 7, C: 11 })).toBe("DI");
  expect(patternOf({ D: 2, I: 4, S: 8, C: 10 }, { D: 11, I: 7, S: 3, C: 3 })).toBe("CS");
  expect(patternOf({ D: 6, I: 6, S: 6, C: 6 }, { D: 6, I: 6, S: 6, C: 6 })).toBe("Seimbang");
  expect(patternOf({ D: 8, I: 6, S: 6, C: 4 }, { D: 6, I: 6, S: 6, C: 6 })).toBe("Seimbang");
});

test("equal styles stand in the order of how often they were chosen, then D, I, S, C", () => {
  expect(patternOf({ D: 7, I: 9, S: 4, C: 4 }, { D: 1, I: 3, S: 10, C: 10 })).toBe("ID");
  expect(patternOf({ D: 4, I: 4, S: 8, C: 8 }, { D: 10, I: 10, S: 2, C: 2 })).toBe("SC");
});

test("each of the patterns can come out, and each has its text", () => {
  expect(DISC_PATTERNS).toHaveLength(17);
  expect(Object.keys(DISC_RESULTS).sort()).toEqual([...DISC_PATTERNS].sort());
  for (const { title, summary, strengths, care, learning, team, careers } of Object.values(DISC_RESULTS)) {
    expect([title, summary, learning, team].every((text) => text.length > 5)).toBe(true);
    expect([strengths.length, care.length, careers.length]).toEqual([3, 2, 3]);
  }
  expect(new Set(Object.values(DISC_RESULTS).map(({ title }) => title)).size).toBe(17);
  expect(DISC_NOTE).toContain("Bukan alat diagnosis atau seleksi kerja");
  const found = new Set<string>();
  for (const first of DISC_LETTERS)
    for (const second of DISC_LETTERS) {
      const [third = "S", fourth = "C"] = DISC_LETTERS.filter((letter) => letter !== first && letter !== second);
      const rest = { D: 0, I: 0, S: 0, C: 0 };
      if (first === second) found.add(discPattern(scoreDisc(Array(24).fill({ most: first, least: third }))));
      else found.add(patternOf({ ...rest, [first]: 13, [second]: 11 }, { ...rest, [third]: 12, [fourth]: 12 }));
    }
  expect(found.size).toBe(16);
});

test("a block is shown in an order of its own that its seed decides, and every letter comes to every place", () => {
  const orders = Array.from({ length: DISC_BLOCKS }, (_, block) => discOrder("benih", block));
  expect(orders).toEqual(Array.from({ length: DISC_BLOCKS }, (_, block) => discOrder("benih", block)));
  for (const order of orders) expect(order.toSorted()).toEqual(["C", "D", "I", "S"]);
  for (const place of [0, 1, 2, 3]) expect(new Set(orders.map((order) => order[place])).size).toBe(4);
  expect(discOrder("lain", 0).join("") + discOrder("lain", 1).join("")).not.toBe(orders.slice(0, 2).flat().join(""));
});

test("clicking through is noticed: always the same place, or in under 90 seconds", () => {
  const at = (place: number) =>
    Array.from({ length: DISC_BLOCKS }, (_, block) => {
      const order = discOrder("benih", block);
      return { most: order[place] as DiscLetter, least: order[(place + 1) % 4] as DiscLetter };
    });
  expect(isSteadyDisc(at(0), "benih", 600)).toBe(false);
  const mixed = [...at(0).slice(0, 8), ...at(1).slice(8, 16), ...at(2).slice(16)];
  expect(isSteadyDisc(mixed, "benih", 600)).toBe(true);
  expect(isSteadyDisc(mixed, "benih", 89)).toBe(false);
});
