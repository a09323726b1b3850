import type { z } from "zod";
import type { questionBodySchema } from "~/lib/question-draft";
import { findMark, findMarks, readText, splitOnce } from "./gift-text";
import { ImportProblem } from "./import-result";

type Body = z.input<typeof questionBodySchema>;

/** What stands between the braces of a GIFT question. */
export interface GiftAnswers {
  body: Body;
  /** Feedback on single answers, a line each. */
  feedback: string[];
}

interface Reading {
  isOrder: boolean;
  rubric: string[];
  note: (message: string) => void;
}

/** @throws ImportProblem */
export function readAnswers(text: string, reading: Reading): GiftAnswers {
  if (text.startsWith("#")) return readNumber(text.slice(1).trim(), reading);
  if (text === "") return { body: { type: "essay", rubric: reading.rubric }, feedback: [] };
  const truth = /^(?:(T|TRUE)|F|FALSE)\s*(?=#|$)/i.exec(text);
  if (truth) return readTruth(truth[1] !== undefined, text.slice(truth[0].length));
  const answers = readList(text);
  if (answers.some(({ mark }) => mark === "~")) return readChoices(answers, reading);
  if (answers.some(({ raw }) => findMark(raw, "->") >= 0)) return readPairs(answers, reading);
  return readShort(answers, reading);
}

interface ListedAnswer {
  mark: string;
  /** Percent; null if none is given. */
  weight: number | null;
  /** Escaped. */
  raw: string;
  feedback: string;
}

/** Answers that begin with `=` or `~`. */
function readList(text: string): ListedAnswer[] {
  const starts = findMarks(text, "=~");
  if (starts[0] !== 0)
    throw new ImportProblem("Awali setiap jawaban dengan = bila benar atau ~ bila salah");
  return starts.map((start, index) => {
    const [, weight, rest = ""] =
      /^(?:%(-?\d+(?:[.,]\d+)?)%)?([\s\S]*)$/.exec(
        text.slice(start + 1, starts[index + 1]).trim(),
      ) ?? [];
    const [raw, feedback] = splitOnce(rest, "#");
    return {
      mark: text.charAt(start),
      weight: weight === undefined ? null : Number(weight.replace(",", ".")),
      raw: raw.trim(),
      feedback: readText(feedback ?? ""),
    };
  });
}

const getFeedback = (answers: readonly ListedAnswer[]) =>
  answers.flatMap(({ raw, feedback }) =>
    feedback ? [`${readText(raw) || "Lainnya"}: ${feedback}`] : [],
  );

/** An equals sign makes it a choice of one; weights alone, of several. */
function readChoices(answers: readonly ListedAnswer[], { note }: Reading): GiftAnswers {
  const isSingle = answers.some(({ mark }) => mark === "=");
  const isRight = ({ mark, weight }: ListedAnswer) =>
    isSingle ? (weight ?? (mark === "=" ? 100 : 0)) >= 100 : (weight ?? 0) > 0;
  const rightWeights = answers.filter(isRight).map(({ weight }) => weight ?? 100);
  const hasPartial =
    isSingle && answers.some((answer) => (answer.weight ?? 0) > 0 && !isRight(answer));
  if (hasPartial || Math.max(...rightWeights) - Math.min(...rightWeights) > 1)
    note("Bobot sebagian tidak dipakai: setiap jawaban benar bernilai sama, yang lain salah");
  return {
    body: {
      type: isSingle ? "single" : "multiple",
      options: answers.map((answer) => ({ text: readText(answer.raw), isRight: isRight(answer) })),
    },
    feedback: getFeedback(answers),
  };
}

function readPairs(answers: readonly ListedAnswer[], { isOrder }: Reading): GiftAnswers {
  const pairs = answers.map(({ raw }) => {
    const [left, right] = splitOnce(raw, "->");
    if (right === null) throw new ImportProblem("Tulis setiap pasangan sebagai = kiri -> kanan");
    return { left: readText(left) || null, right: readText(right) };
  });
  const feedback = getFeedback(answers);
  if (!isOrder) return { body: { type: "matching", pairs }, feedback };
  const steps = pairs.toSorted((a, b) => Number(a.right) - Number(b.right));
  if (steps.some(({ right }, index) => Number(right) !== index + 1))
    throw new ImportProblem(
      `Nomori langkahnya dari 1 sampai ${steps.length}, masing-masing sekali`,
    );
  return { body: { type: "order", items: steps.map(({ left }) => left ?? "") }, feedback };
}

function readShort(answers: readonly ListedAnswer[], { note }: Reading): GiftAnswers {
  return {
    body: { type: "short", accept: filterFull(answers, note).map(({ raw }) => readText(raw)) },
    feedback: getFeedback(answers),
  };
}

/** A question of the bank has no answers that are worth a part. */
function filterFull(answers: readonly ListedAnswer[], note: Reading["note"]) {
  const full = answers.filter(({ mark, weight }) => mark === "=" && (weight ?? 100) >= 100);
  if (answers.some(({ mark, weight }) => mark === "=" && (weight ?? 100) < 100))
    note("Jawaban dengan bobot di bawah 100% tidak dipakai");
  return full;
}

/** Feedback on the wrong answer stands first. */
function readTruth(value: boolean, rest: string): GiftAnswers {
  const [wrong = "", right = ""] = splitFeedback(rest);
  const feedback = [wrong && `Jawaban salah: ${wrong}`, right && `Jawaban benar: ${right}`];
  return { body: { type: "true_false", value }, feedback: feedback.filter(Boolean) };
}

const splitFeedback = (text: string): string[] => {
  const starts = findMarks(text, "#");
  return starts.map((start, index) => readText(text.slice(start + 1, starts[index + 1])));
};

function readNumber(text: string, { note }: Reading): GiftAnswers {
  if (!/^[=~]/.test(text)) {
    const [value, feedback] = splitOnce(text, "#");
    return {
      body: { type: "number", ...readRange(value) },
      feedback: feedback === null ? [] : splitFeedback(`#${feedback}`),
    };
  }
  const answers = readList(text);
  const [first, second] = filterFull(answers, note);
  if (!first || second) throw new ImportProblem("Tulis tepat satu angka yang bernilai 100%");
  return { body: { type: "number", ...readRange(first.raw) }, feedback: getFeedback(answers) };
}

const NUMBER = "[+-]?\\d+(?:[.,]\\d+)?(?:[eE][+-]?\\d+)?";
const VALUE = new RegExp(`^(${NUMBER})(?:\\s*:\\s*(${NUMBER}))?$`);
const RANGE = new RegExp(`^(${NUMBER})\\s*\\.\\.\\s*(${NUMBER})$`);
const toNumber = (text: string) => Number(text.replace(",", "."));
/** Without the noise of binary fractions. */
const round = (value: number) => Number(value.toPrecision(12));

/** `3:2` is 3 with a tolerance of 2; `1..5` is a range. */
function readRange(text: string): { value: number; tolerance: number } {
  const [, from, to] = RANGE.exec(text.trim()) ?? [];
  if (from !== undefined && to !== undefined) {
    const [low, high] = [toNumber(from), toNumber(to)];
    return { value: round((low + high) / 2), tolerance: round((high - low) / 2) };
  }
  const [, value, tolerance = "0"] = VALUE.exec(text.trim()) ?? [];
  if (value === undefined)
    throw new ImportProblem("Tulis angkanya seperti 3, 3.5:0.1 (toleransi), atau 1..5 (rentang)");
  return { value: toNumber(value), tolerance: toNumber(tolerance) };
}
