import { describe, expect, test } from "vitest";
import type { LearnerAnswer, QuestionContent } from "./questions";
import {
  createAnswerSchema,
  getOptionField,
  type QuestionForm,
  toFormValues,
  toLearnerAnswer,
} from "./quiz-fields";
import { formatAnswer, formatRightAnswer } from "./quiz-review";

const options = (...ids: string[]) => ids.map((id) => ({ id, text: `Teks ${id}` }));
const createForm = (
  type: QuestionForm["type"],
  more: Partial<QuestionForm> = {},
): QuestionForm => ({
  id: "1",
  type,
  prompt: "?",
  options: [],
  right: [],
  rubric: [],
  ...more,
});

describe("a question's form", () => {
  test.each<[QuestionForm, LearnerAnswer]>([
    [createForm("single", { options: options("a", "b") }), { options: ["b"] }],
    [createForm("multiple", { options: options("a", "b", "c") }), { options: ["a", "c"] }],
    [createForm("true_false"), { value: false }],
    [createForm("short"), { text: "Jakarta" }],
    [createForm("number"), { value: -2.5 }],
    [
      createForm("matching", { options: options("k1", "k2"), right: options("n1", "n2") }),
      { pairs: { k2: "n1" } },
    ],
    [createForm("order", { options: options("u1", "u2") }), { positions: { u1: 2, u2: 1 } }],
    [createForm("essay"), { text: "Dua\nbaris" }],
  ])(
    "of $type shows a saved answer so that saving it again changes nothing",
    (question, answer) => {
      const values = createAnswerSchema(question).parse(toFormValues(question, answer));

      expect(toLearnerAnswer(question, values)).toEqual(answer);
    },
  );

  test.each([
    createForm("single", { options: options("a", "b") }),
    createForm("matching", { options: options("k1", "k2"), right: options("n1", "n2") }),
    createForm("order", { options: options("u1", "u2") }),
    createForm("number"),
  ])("of $type may stay empty", (question) => {
    expect(toLearnerAnswer(question, createAnswerSchema(question).parse({}))).toBeNull();
  });

  test.each([
    [createForm("number"), { answer: "tiga" }, "Jawaban berupa angka, misalnya 12 atau 3,5"],
    [
      createForm("number"),
      { answer: "1.250" },
      "Maksud Anda 1250 atau 1,25? Tulis angkanya dengan lengkap",
    ],
    [
      createForm("order", { options: options("u1", "u2") }),
      { [getOptionField("u1")]: "3" },
      "Urutan berupa angka 1 sampai 2",
    ],
    [
      createForm("single", { options: options("a", "b") }),
      { answer: "x" },
      "Pilih salah satu jawaban",
    ],
  ])("of $type says what to write", (question, values, message) => {
    const { error } = createAnswerSchema(question).safeParse(values);

    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

describe("a review", () => {
  const order: QuestionContent = {
    type: "order",
    options: options("u2", "u1"),
    answer: { order: ["u1", "u2"] },
  };
  const matching: QuestionContent = {
    type: "matching",
    options: { left: options("k1", "k2"), right: options("n1", "n2") },
    answer: { pairs: { k1: "n1", k2: "n2" } },
  };

  test("puts answers into words, with what was left open", () => {
    expect(formatAnswer(order, { positions: { u1: 2 } })).toEqual(["2. Teks u1", "–. Teks u2"]);
    expect(formatAnswer(matching, { pairs: { k1: "n2" } })).toEqual([
      "Teks k1 → Teks n2",
      "Teks k2 → tidak dijawab",
    ]);
    expect(formatAnswer(order, null)).toEqual(["Tidak dijawab"]);
  });

  test("puts what is right into words", () => {
    expect(formatRightAnswer(order)).toEqual(["1. Teks u1", "2. Teks u2"]);
    expect(formatRightAnswer(matching)).toEqual(["Teks k1 → Teks n1", "Teks k2 → Teks n2"]);
    expect(
      formatRightAnswer({ type: "number", options: [], answer: { value: 3.5, tolerance: 0.1 } }),
    ).toEqual(["3,5 (± 0,1)"]);
    expect(
      formatRightAnswer({ type: "true_false", options: [], answer: { value: false } }),
    ).toEqual(["Salah"]);
  });
});
