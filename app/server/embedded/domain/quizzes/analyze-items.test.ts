import { expect, test } from "vitest";
import { type AnswerSheet, analyzeItems } from "./analyze-items";
import type { SheetQuestion } from "./sheet";

const createQuestion = (id: string): SheetQuestion => ({
  id,
  type: "single",
  prompt: `Soal ${id}`,
  explanation: "",
  options: ["benar", "dekat", "jauh"].map((text) => ({ id: text, text })),
  answer: { options: ["benar"] },
});
const QUESTIONS = ["mudah", "baik", "terbalik"].map(createQuestion);

/** @param chosen options of the three questions */
const createSheet = (...chosen: string[]): AnswerSheet => ({
  questions: QUESTIONS,
  answers: Object.fromEntries(
    QUESTIONS.map(({ id }, at) => [id, { options: [chosen[at] ?? "jauh"] }]),
  ),
  grades: {},
});

test("analyzeItems gives the share right, the correlation with the rest and the wrong options, hardest first", () => {
  const sheets = [
    createSheet("benar", "benar", "dekat"),
    createSheet("benar", "benar", "dekat"),
    createSheet("benar", "benar", "jauh"),
    createSheet("benar", "dekat", "benar"),
    createSheet("benar", "jauh", "benar"),
  ];

  const items = analyzeItems(sheets);

  expect(items).toEqual([
    {
      id: "terbalik",
      type: "single",
      prompt: "Soal terbalik",
      count: 5,
      percent: 40,
      discrimination: -1,
      distractors: [
        { text: "dekat", count: 2 },
        { text: "jauh", count: 1 },
      ],
    },
    expect.objectContaining({ id: "baik", percent: 60, discrimination: -1 }),
    // All are right: nothing to tell good learners by.
    expect.objectContaining({ id: "mudah", percent: 100, discrimination: null, distractors: [] }),
  ]);
});

test("analyzeItems finds the question that good learners answer", () => {
  const sheets = [
    createSheet("benar", "benar", "benar"),
    createSheet("benar", "benar", "jauh"),
    createSheet("jauh", "benar", "benar"),
    createSheet("jauh", "jauh", "jauh"),
    createSheet("jauh", "jauh", "jauh"),
    createSheet("jauh", "jauh", "benar"),
  ];

  const good = analyzeItems(sheets).find(({ id }) => id === "baik");

  // Rest scores 1, 0.5, 0.5 | 0, 0, 0.5: covariance 0.75, deviations 1.5 and 0.7083.
  expect(good?.discrimination).toBe(0.73);
});

test("analyzeItems withholds the correlation of fewer than five sheets", () => {
  const sheets = [createSheet("benar", "benar", "jauh"), createSheet("jauh", "jauh", "benar")];

  expect(analyzeItems(sheets).map(({ discrimination }) => discrimination)).toEqual([
    null,
    null,
    null,
  ]);
});
