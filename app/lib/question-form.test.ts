import { expect, test } from "vitest";
import type { QuestionBody, QuestionDraft } from "./question-draft";
import { createQuestionSchema, toQuestionInput, toQuestionValues } from "./question-form";

const BODIES: QuestionBody[] = [
  {
    type: "single",
    options: [
      { text: "b", isRight: false },
      { text: "a", isRight: true },
      { text: "c", isRight: false },
    ],
  },
  {
    type: "multiple",
    options: [
      { text: "z", isRight: true },
      { text: "y", isRight: true },
    ],
  },
  { type: "true_false", value: false },
  { type: "short", accept: ["Jakarta", "DKI Jakarta"] },
  { type: "number", value: -3.5, tolerance: 0.25 },
  {
    type: "matching",
    pairs: [
      { left: "a", right: "1" },
      { left: "b", right: "1" },
      { left: null, right: "2" },
    ],
  },
  { type: "order", items: ["dua", "satu"] },
  { type: "essay", rubric: [] },
];

test.each(BODIES.map((body) => [body.type, body] as const))(
  "the form of %s returns an unchanged question as it was",
  (type, body) => {
    const draft: QuestionDraft = {
      prompt: "Apa?",
      explanation: "",
      level: "sulit",
      tags: ["css", "html dasar"],
      body,
    };
    const values = toQuestionValues(draft, { classId: null, version: 3 });

    const read = createQuestionSchema(type).parse(values);

    expect(toQuestionInput(type, read, body)).toEqual({ ...draft, classId: null });
  },
);

test("toQuestionInput sorts new options, drops empty rows and keeps the order of known ones", () => {
  const values = {
    classId: "kelas",
    prompt: "Apa?",
    right: ["9 ayam", ""],
    wrong: ["10 ayam", "2 ayam", "semua salah"],
    level: "mudah",
    tags: "",
  };
  const read = createQuestionSchema("single").parse(values);
  const previous: QuestionBody = {
    type: "single",
    options: [
      { text: "semua salah", isRight: false },
      { text: "9 ayam", isRight: true },
    ],
  };
  const getTexts = (before: QuestionBody | null) => {
    const { body, classId } = toQuestionInput("single", read, before);
    expect(classId).toBe("kelas");
    return body.type === "single" ? body.options.map(({ text }) => text) : [];
  };

  expect(getTexts(null)).toEqual(["2 ayam", "9 ayam", "10 ayam", "semua salah"]);
  expect(getTexts(previous)).toEqual(["semua salah", "9 ayam", "2 ayam", "10 ayam"]);
});

test.each([
  ["single", { right: ["a"], wrong: [] }, "right", "Tulis paling sedikit dua pilihan"],
  ["matching", { left: ["a", "b"], pairs: ["1"] }, "left", "Isi pasangan tidak boleh kosong"],
  ["short", { accept: [""] }, "accept", "Tulis paling sedikit satu jawaban"],
] as const)(
  "createQuestionSchema shows what is missing of %s at its first list",
  (type, lists, name, message) => {
    const result = createQuestionSchema(type).safeParse({ prompt: "Apa?", tags: "", ...lists });

    const issues = result.error?.issues.map((issue) => [issue.path[0], issue.message]);
    expect(issues).toContainEqual([name, message]);
    expect(issues).toContainEqual(["classId", "Pilih kelasnya"]);
  },
);

test("tagsField reports a tag that cannot be read at the field itself", () => {
  const { error } = createQuestionSchema("essay").safeParse({
    classId: "semua",
    prompt: "Apa?",
    level: "mudah",
    tags: "html, a/b",
  });

  expect(error?.issues.map(({ path }) => path)).toEqual([["tags"]]);
});
