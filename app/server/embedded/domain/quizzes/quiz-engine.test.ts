import { describe, expect, test } from "vitest";
import type { LearnerAnswer, QuestionContent } from "~/lib/questions";
import { deterministicRandom } from "../../seed/deterministic-random";
import { drawQuestions, shuffleOptions } from "./draw";
import { FULL_POINTS, scoreAnswer, scoreSheet } from "./score";
import { fitsQuestion, isComplete, type SheetQuestion } from "./sheet";

const toQuestion = (content: QuestionContent, id = content.type): SheetQuestion => ({
  id,
  prompt: "?",
  explanation: "",
  ...content,
});
const options = (...ids: string[]) => ids.map((id) => ({ id, text: `Teks ${id}` }));

const SINGLE = toQuestion({
  type: "single",
  options: options("a", "b", "c"),
  answer: { options: ["b"] },
});
const MULTIPLE = toQuestion({
  type: "multiple",
  options: options("a", "b", "c", "d", "e"),
  answer: { options: ["a", "b", "c"] },
});
const TRUE_FALSE = toQuestion({ type: "true_false", options: [], answer: { value: false } });
const SHORT = toQuestion({
  type: "short",
  options: [],
  answer: { accept: ["Jakarta", "DKI Jakarta"] },
});
const NUMBER = toQuestion({
  type: "number",
  options: [],
  answer: { value: 0.3, tolerance: 0 },
});
const NEAR = toQuestion({ type: "number", options: [], answer: { value: 10, tolerance: 0.5 } });
const MATCHING = toQuestion({
  type: "matching",
  options: { left: options("k1", "k2", "k3"), right: options("n1", "n2", "n3", "n4") },
  answer: { pairs: { k1: "n1", k2: "n2", k3: "n3" } },
});
const ORDER = toQuestion({
  type: "order",
  options: options("u3", "u1", "u2"),
  answer: { order: ["u1", "u2", "u3"] },
});
const ESSAY = toQuestion({ type: "essay", options: [], answer: { rubric: ["Jelas"] } });
const GRADABLE = [SINGLE, MULTIPLE, TRUE_FALSE, SHORT, NUMBER, MATCHING, ORDER];

describe("scoreAnswer", () => {
  test.each<[string, SheetQuestion, LearnerAnswer, number]>([
    ["the right option", SINGLE, { options: ["b"] }, 1],
    ["a wrong option", SINGLE, { options: ["a"] }, 0],
    ["all right options", MULTIPLE, { options: ["c", "a", "b"] }, 1],
    ["two of three right options", MULTIPLE, { options: ["a", "b"] }, 2 / 3],
    ["two right options and a wrong one", MULTIPLE, { options: ["a", "b", "d"] }, 1 / 3],
    ["every option", MULTIPLE, { options: ["a", "b", "c", "d", "e"] }, 1 / 3],
    ["more wrong options than right ones", MULTIPLE, { options: ["a", "d", "e"] }, 0],
    ["no option", MULTIPLE, { options: [] }, 0],
    ["false where that is right", TRUE_FALSE, { value: false }, 1],
    ["true where false is right", TRUE_FALSE, { value: true }, 0],
    ["another case and more spaces", SHORT, { text: "  dki   JAKARTA " }, 1],
    ["part of the text", SHORT, { text: "Jakart" }, 0],
    ["a sum of binary fractions", NUMBER, { value: 0.1 + 0.2 }, 1],
    ["the edge of the tolerance", NEAR, { value: 10.5 }, 1],
    ["just outside the tolerance", NEAR, { value: 9.49 }, 0],
    ["two of three pairs", MATCHING, { pairs: { k1: "n1", k2: "n2", k3: "n4" } }, 2 / 3],
    ["one pair alone", MATCHING, { pairs: { k2: "n2" } }, 1 / 3],
    ["all positions", ORDER, { positions: { u1: 1, u2: 2, u3: 3 } }, 1],
    ["two items swapped", ORDER, { positions: { u1: 2, u2: 1, u3: 3 } }, 1 / 3],
    ["an answer of another form", SINGLE, { text: "b" }, 0],
  ])("gives %s its share", (_, question, answer, share) => {
    expect(scoreAnswer(question, answer)).toBe(Math.round(FULL_POINTS * share));
  });

  test("gives no points to an empty page, and leaves essays to a person", () => {
    expect(GRADABLE.map((question) => scoreAnswer(question, undefined))).toEqual(
      GRADABLE.map(() => 0),
    );
    expect(scoreAnswer(ESSAY, undefined)).toBe(0);
    expect(scoreAnswer(ESSAY, { text: "Karena …" })).toBeNull();
    expect(scoreAnswer(ESSAY, { text: "Karena …" }, { percent: 35, feedback: "" })).toBe(4_410);
  });
});

describe("scoreSheet", () => {
  test("waits for the grade of an essay that was written", () => {
    const answers: Record<string, LearnerAnswer> = {
      single: { options: ["b"] },
      essay: { text: "Karena …" },
    };

    expect(scoreSheet([SINGLE, ESSAY], answers)).toEqual({
      points: { single: FULL_POINTS, essay: null },
      score: null,
    });
    expect(scoreSheet([SINGLE, ESSAY], answers, { essay: { percent: 50, feedback: "" } })).toEqual({
      points: { single: FULL_POINTS, essay: FULL_POINTS / 2 },
      score: 75,
    });
  });

  test("agrees with a computation in fractions on 1,000 random sheets", () => {
    for (let run = 0; run < 1_000; run++) {
      const items = createRandomSheet(run);
      const answers = Object.fromEntries(
        items.flatMap(({ question, given }) => (given ? [[question.id, given]] : [])),
      );

      const { score } = scoreSheet(
        items.map(({ question }) => question),
        answers,
        Object.fromEntries(
          items.map(({ question, grade }) => [question.id, { percent: grade, feedback: "" }]),
        ),
      );

      expect(score, JSON.stringify(items)).toBe(computeInFractions(items));
    }
  });
});

interface Item {
  question: SheetQuestion;
  given: LearnerAnswer | undefined;
  /** Percent of a written essay. */
  grade: number;
}

const createRandom = (seed: number) => {
  let calls = 0;
  return (limit: number) => deterministicRandom(limit, "quiz", String(seed), String(calls++));
};

/** One to thirty copies of the questions above, each with a random answer or none. */
function createRandomSheet(seed: number): Item[] {
  const random = createRandom(seed);
  const pick = <T>(items: readonly T[]) => items[random(items.length)] as T;
  const some = (ids: readonly string[]) => ids.filter(() => random(2) === 1);
  const answer: Record<string, () => LearnerAnswer> = {
    single: () => ({ options: [pick(["a", "b", "c"])] }),
    multiple: () => ({ options: some(["a", "b", "c", "d", "e"]) }),
    true_false: () => ({ value: pick([true, false]) }),
    short: () => ({ text: pick(["jakarta", " DKI  jakarta", "Bandung"]) }),
    number: () => ({ value: pick([0.3, 0.1 + 0.2, 0.31, -0.3]) }),
    matching: () => ({
      pairs: Object.fromEntries(
        some(["k1", "k2", "k3"]).map((id) => [id, pick(["n1", "n2", "n3", "n4"])]),
      ),
    }),
    order: () => ({
      positions: Object.fromEntries(some(["u1", "u2", "u3"]).map((id) => [id, 1 + random(3)])),
    }),
    essay: () => ({ text: "Karena …" }),
  };
  return Array.from({ length: 1 + random(30) }, (_, at) => {
    const question = pick([...GRADABLE, ESSAY]);
    return {
      question: { ...question, id: `${question.type}-${at}` },
      given: random(5) === 0 ? undefined : answer[question.type]?.(),
      grade: random(101),
    };
  });
}

/** Whole three-hundredths of each question; half a point rounds up. */
function computeInFractions(items: readonly Item[]): number {
  const parts = items.reduce((sum, { question, given, grade }) => {
    const answer = JSON.stringify(given ?? null);
    const has = (text: string) => Number(answer.includes(text));
    const isIn = (pattern: RegExp) => (pattern.test(answer) ? 300n : 0n);
    const count = (texts: string[]) => BigInt(texts.reduce((n, text) => n + has(text), 0));
    switch (question.type) {
      case "multiple": {
        const balance = count(['"a"', '"b"', '"c"']) - count(['"d"', '"e"']);
        return sum + (balance > 0n ? balance * 100n : 0n);
      }
      case "matching":
        return sum + 100n * count(['"k1":"n1"', '"k2":"n2"', '"k3":"n3"']);
      case "order":
        return sum + 100n * count(['"u1":1', '"u2":2', '"u3":3']);
      case "essay":
        return sum + (given ? 3n * BigInt(grade) : 0n);
      case "single":
        return sum + isIn(/"b"/);
      case "true_false":
        return sum + isIn(/false/);
      case "short":
        return sum + isIn(/jakarta/i);
      default:
        return sum + isIn(/:0\.30*4?\}/);
    }
  }, 0n);
  const whole = 300n * BigInt(items.length);
  return Number((200n * parts + whole) / (2n * whole));
}

describe("fitsQuestion", () => {
  test.each<[string, SheetQuestion, LearnerAnswer]>([
    ["two options of a single choice", SINGLE, { options: ["a", "b"] }],
    ["an option twice", MULTIPLE, { options: ["a", "a"] }],
    ["an option of another question", MULTIPLE, { options: ["k1"] }],
    ["a number for true or false", TRUE_FALSE, { value: 1 }],
    ["a pair with an unknown side", MATCHING, { pairs: { k1: "x" } }],
    ["a position beyond the last", ORDER, { positions: { u1: 4 } }],
    ["a text for a number", NUMBER, { text: "tiga" }],
  ])("rejects %s", (_, question, answer) => {
    expect(fitsQuestion(question, answer)).toBe(false);
  });
});

test("isComplete asks for every pair, each position once, and a text", () => {
  expect(isComplete(MATCHING, { pairs: { k1: "n1", k2: "n1" } })).toBe(false);
  expect(isComplete(MATCHING, { pairs: { k1: "n1", k2: "n1", k3: "n1" } })).toBe(true);
  expect(isComplete(ORDER, { positions: { u1: 1 } })).toBe(false);
  expect(isComplete(ORDER, { positions: { u1: 1, u2: 1, u3: 2 } })).toBe(false);
  expect(isComplete(ORDER, { positions: { u1: 3, u2: 1, u3: 2 } })).toBe(true);
  expect(isComplete(SHORT, { text: "  " })).toBe(false);
  expect(isComplete(MULTIPLE, { options: [] })).toBe(false);
  expect(isComplete(TRUE_FALSE, { value: false })).toBe(true);
});

describe("drawQuestions", () => {
  const bank = new Map([
    ["html", ["h1", "h2", "shared"]],
    ["css", ["c1", "shared"]],
  ]);

  test("draws the wanted number per tag and none twice, whatever is shared", () => {
    const rules = [
      { tag: "html", count: 2 },
      { tag: "css", count: 2 },
    ];

    for (let seed = 0; seed < 100; seed++)
      expect(drawQuestions(rules, bank, createRandom(seed)).toSorted()).toEqual([
        "c1",
        "h1",
        "h2",
        "shared",
      ]);
  });

  test("gives all questions of a tag with too few, and none of an unknown tag", () => {
    const rules = [
      { tag: "css", count: 9 },
      { tag: "php", count: 1 },
    ];

    expect(drawQuestions(rules, bank, createRandom(3)).toSorted()).toEqual(["c1", "shared"]);
  });

  test("draws in different orders", () => {
    const orders = Array.from({ length: 50 }, (_, seed) =>
      drawQuestions([{ tag: "html", count: 3 }], bank, createRandom(seed + 1)).join(),
    );

    expect(new Set(orders).size).toBe(6);
  });

  test("shuffleOptions keeps the right answer and the left side of pairs", () => {
    const reverse = () => 0;

    expect(shuffleOptions(MULTIPLE, reverse)).toMatchObject({ answer: MULTIPLE.answer });
    expect(shuffleOptions(SINGLE, reverse)).toMatchObject({ options: options("b", "c", "a") });
    expect(shuffleOptions(MATCHING, reverse)).toMatchObject({
      options: { left: options("k1", "k2", "k3"), right: options("n2", "n3", "n4", "n1") },
    });
    expect(shuffleOptions(ESSAY, reverse)).toBe(ESSAY);
  });
});
