import { expect, test } from "vitest";
import { DISC_ITEMS } from "../content/disc-items";
import { DISC_NOTE, DISC_RESULTS } from "../content/disc-results";
import {
  DISC_BLOCKS,
  DISC_LETTERS,
  DISC_PATTERNS,
  type DiscAnswer,
  type DiscLetter,
  getDiscOrder,
  getDiscPattern,
  isPlausibleDisc,
  scoreDisc,
} from "./disc";

/** 24 answers with the given counts of letters; most and least differ in each block. */
function createAnswers(
  most: Record<DiscLetter, number>,
  least: Record<DiscLetter, number>,
): DiscAnswer[] {
  const spread = (counts: Record<DiscLetter, number>) =>
    DISC_LETTERS.flatMap((letter) => Array<DiscLetter>(counts[letter]).fill(letter));
  const [mosts, leasts] = [spread(most), spread(least)];
  for (let shift = 0; shift < DISC_BLOCKS; shift++) {
    const answers = mosts.map((letter, index) => ({
      most: letter,
      least: leasts[(index + shift) % DISC_BLOCKS] as DiscLetter,
    }));
    if (answers.every((answer) => answer.most !== answer.least)) return answers;
  }
  throw new Error("no answers have these counts");
}
const getPattern = (...counts: Parameters<typeof createAnswers>) =>
  getDiscPattern(scoreDisc(createAnswers(...counts)));

test("DISC_ITEMS has 24 blocks of four unique phrases with two to five words", () => {
  expect(DISC_ITEMS).toHaveLength(DISC_BLOCKS);
  const phrases = DISC_ITEMS.flat();
  expect(new Set(phrases.map((phrase) => phrase.toLowerCase())).size).toBe(96);
  for (const phrase of phrases)
    expect([phrase, phrase.split(" ").length >= 2 && phrase.split(" ").length <= 5]).toEqual([
      phrase,
      true,
    ]);
});

test("scoreDisc sums to 24, 24 and 0 and scales the difference to percent", () => {
  const { most, least, diff, percent } = scoreDisc(
    createAnswers({ D: 12, I: 6, S: 4, C: 2 }, { D: 2, I: 4, S: 6, C: 12 }),
  );
  const sum = (counts: Record<DiscLetter, number>) =>
    Object.values(counts).reduce((total, count) => total + count, 0);

  expect([sum(most), sum(least), sum(diff)]).toEqual([24, 24, 0]);
  expect(diff).toEqual({ D: 10, I: 2, S: -2, C: -10 });
  expect(percent).toEqual({ D: 71, I: 54, S: 46, C: 29 });
  expect(scoreDisc(Array(24).fill({ most: "D", least: "C" })).percent).toEqual({
    D: 100,
    I: 50,
    S: 50,
    C: 0,
  });
});

test("getDiscPattern adds a second style from 55 and up to 15 behind, and is balanced within 12", () => {
  expect(getPattern({ D: 12, I: 6, S: 4, C: 2 }, { D: 2, I: 4, S: 6, C: 12 })).toBe("D");
  expect(getPattern({ D: 9, I: 9, S: 4, C: 2 }, { D: 2, I: 4, S: 7, C: 11 })).toBe("DI");
  expect(getPattern({ D: 2, I: 4, S: 8, C: 10 }, { D: 11, I: 7, S: 3, C: 3 })).toBe("CS");
  expect(getPattern({ D: 6, I: 6, S: 6, C: 6 }, { D: 6, I: 6, S: 6, C: 6 })).toBe("Seimbang");
  expect(getPattern({ D: 8, I: 6, S: 6, C: 4 }, { D: 6, I: 6, S: 6, C: 6 })).toBe("Seimbang");
});

test("getDiscPattern breaks ties by choices, then D, I, S, C", () => {
  expect(getPattern({ D: 7, I: 9, S: 4, C: 4 }, { D: 1, I: 3, S: 10, C: 10 })).toBe("ID");
  expect(getPattern({ D: 4, I: 4, S: 8, C: 8 }, { D: 10, I: 10, S: 2, C: 2 })).toBe("SC");
});

test("getDiscPattern reaches every pattern, and each has a text", () => {
  expect(DISC_PATTERNS).toHaveLength(17);
  expect(Object.keys(DISC_RESULTS).sort()).toEqual([...DISC_PATTERNS].sort());
  for (const { title, summary, strengths, cautions, learning, team, careers } of Object.values(
    DISC_RESULTS,
  )) {
    expect([title, summary, learning, team].every((text) => text.length > 5)).toBe(true);
    expect([strengths.length, cautions.length, careers.length]).toEqual([3, 2, 3]);
  }
  expect(new Set(Object.values(DISC_RESULTS).map(({ title }) => title)).size).toBe(17);
  expect(DISC_NOTE).toContain("Bukan alat diagnosis atau seleksi kerja");

  const found = new Set<string>();
  for (const first of DISC_LETTERS)
    for (const second of DISC_LETTERS) {
      const [third = "S", fourth = "C"] = DISC_LETTERS.filter(
        (letter) => letter !== first && letter !== second,
      );
      const rest = { D: 0, I: 0, S: 0, C: 0 };
      if (first === second)
        found.add(getDiscPattern(scoreDisc(Array(24).fill({ most: first, least: third }))));
      else
        found.add(
          getPattern(
            { ...rest, [first]: 13, [second]: 11 },
            { ...rest, [third]: 12, [fourth]: 12 },
          ),
        );
    }

  expect(found.size).toBe(16);
});

test("getDiscOrder is deterministic by seed and uses every position for every letter", () => {
  const orders = Array.from({ length: DISC_BLOCKS }, (_, block) => getDiscOrder("benih", block));

  expect(orders).toEqual(
    Array.from({ length: DISC_BLOCKS }, (_, block) => getDiscOrder("benih", block)),
  );
  for (const order of orders) expect(order.toSorted()).toEqual(["C", "D", "I", "S"]);
  for (const position of [0, 1, 2, 3])
    expect(new Set(orders.map((order) => order[position])).size).toBe(4);
  expect(getDiscOrder("lain", 0).join("") + getDiscOrder("lain", 1).join("")).not.toBe(
    orders.slice(0, 2).flat().join(""),
  );
});

test("isPlausibleDisc rejects a constant position and under 90 seconds", () => {
  const answerAtPosition = (position: number) =>
    Array.from({ length: DISC_BLOCKS }, (_, block) => {
      const order = getDiscOrder("benih", block);
      return {
        most: order[position] as DiscLetter,
        least: order[(position + 1) % 4] as DiscLetter,
      };
    });

  expect(isPlausibleDisc(answerAtPosition(0), "benih", 600)).toBe(false);

  const mixed = [
    ...answerAtPosition(0).slice(0, 8),
    ...answerAtPosition(1).slice(8, 16),
    ...answerAtPosition(2).slice(16),
  ];

  expect(isPlausibleDisc(mixed, "benih", 600)).toBe(true);
  expect(isPlausibleDisc(mixed, "benih", 89)).toBe(false);
});
