import { BYTE_ORDER_MARK, toCsvRow } from "~/lib/csv";
import { formatDecimal, parseDecimal } from "~/lib/decimals";
import type { QuestionBody, QuestionDraft } from "~/lib/question-draft";
import { QUESTION_TYPE } from "~/lib/question-types";
import { MAX_ITEMS, QUESTION_LEVELS, QUESTION_TYPES, type QuestionType } from "~/lib/questions";
import { parseCsv } from "../../kit/csv";
import { collect, createImportResult, ImportProblem, type ImportResult } from "./import-result";

const NUMBERS = Array.from({ length: MAX_ITEMS }, (_, index) => index + 1);
/** `opsi` holds options, accepted texts, left sides, steps or criteria, by the question's type. */
const COLUMNS = [
  "tipe",
  "soal",
  ...NUMBERS.map((number) => `opsi_${number}`),
  ...NUMBERS.map((number) => `pasangan_${number}`),
  "jawaban",
  "toleransi",
  "penjelasan",
  "tingkat",
  "tag",
];
const REQUIRED_COLUMNS = ["tipe", "soal"];

type Cells = Record<string, string>;

export const QUESTION_CSV_HEADER = BYTE_ORDER_MARK + toCsvRow(COLUMNS);

/** A question as a row under `QUESTION_CSV_HEADER`. */
export function toQuestionCsvRow({
  prompt,
  explanation,
  level,
  tags,
  body,
}: QuestionDraft): string {
  const cells: Cells = {
    tipe: QUESTION_TYPE[body.type].name,
    soal: prompt,
    penjelasan: explanation,
    tingkat: level,
    tag: tags.join(", "),
    ...toCells(body),
  };
  return toCsvRow(COLUMNS.map((column) => cells[column] ?? ""));
}

const number = (prefix: string, texts: readonly string[]): Cells =>
  Object.fromEntries(texts.map((text, index) => [`${prefix}_${index + 1}`, text]));

function toCells(body: QuestionBody): Cells {
  switch (body.type) {
    case "single":
    case "multiple": {
      const texts = body.options.map(({ text }) => text);
      const right = body.options.flatMap(({ isRight }, index) => (isRight ? [index + 1] : []));
      return { ...number("opsi", texts), jawaban: right.join(", ") };
    }
    case "true_false":
      return { jawaban: body.value ? "benar" : "salah" };
    case "short":
      return number("opsi", body.accept);
    case "number":
      return { jawaban: formatNumber(body.value), toleransi: formatNumber(body.tolerance) };
    case "matching":
      return {
        ...number(
          "opsi",
          body.pairs.map(({ left }) => left ?? ""),
        ),
        ...number(
          "pasangan",
          body.pairs.map(({ right }) => right),
        ),
      };
    case "order":
      return number("opsi", body.items);
    case "essay":
      return number("opsi", body.rubric);
  }
}

/** Questions of a CSV file; columns are found by their names in the first row. */
export function importQuestionCsv(file: string): ImportResult {
  const result = createImportResult();
  const [header, ...rows] = parseCsv(file, (line) =>
    result.problems.push({ line, message: "Mulai baris ini ada tanda kutip yang tidak ditutup" }),
  );
  const names = (header?.fields ?? []).map((name) => name.trim().toLowerCase());
  const missing = REQUIRED_COLUMNS.filter((name) => !names.includes(name));
  if (missing.length > 0) {
    const message = `Baris pertama harus berisi nama kolom; yang belum ada: ${missing.join(", ")}`;
    result.problems.push({ line: 1, message });
    return result;
  }
  for (const { line, fields } of rows)
    collect(result, line, () =>
      readRow(Object.fromEntries(names.map((name, index) => [name, fields[index]?.trim() ?? ""]))),
    );
  return result;
}

function readRow(cells: Cells) {
  const level = cells.tingkat?.toLowerCase() || "sedang";
  const known = QUESTION_LEVELS.find((name) => name === level);
  if (!known) throw new ImportProblem("Tulis tingkat: mudah, sedang, atau sulit");
  return {
    prompt: cells.soal ?? "",
    explanation: cells.penjelasan ?? "",
    level: known,
    tags: (cells.tag ?? "").split(/[,;\n]/).filter((tag) => tag.trim() !== ""),
    body: readBody(readType(cells.tipe ?? ""), cells),
  };
}

function readType(name: string): QuestionType {
  const wanted = name.toLowerCase().replace(/[\s_-]+/g, " ");
  const type = QUESTION_TYPES.find((known) => QUESTION_TYPE[known].name === wanted);
  if (type) return type;
  throw new ImportProblem(
    `Tulis tipe: ${Object.values(QUESTION_TYPE)
      .map(({ name }) => name)
      .join(", ")}`,
  );
}

/** Options with their column's number. */
const readOptions = (cells: Cells) =>
  NUMBERS.flatMap((at) => {
    const text = cells[`opsi_${at}`];
    return text ? [{ at, text }] : [];
  });

function readBody(type: QuestionType, cells: Cells): QuestionBody {
  const options = readOptions(cells);
  const texts = options.map(({ text }) => text);
  switch (type) {
    case "single":
    case "multiple": {
      const right = readRight(cells.jawaban ?? "", options);
      return { type, options: options.map(({ at, text }) => ({ text, isRight: right.has(at) })) };
    }
    case "true_false":
      return { type, value: readTruth(cells.jawaban ?? "") };
    case "short":
      return { type, accept: texts };
    case "number":
      return {
        type,
        value: readNumber("jawaban", cells.jawaban ?? ""),
        tolerance: readNumber("toleransi", cells.toleransi || "0"),
      };
    case "matching":
      return { type, pairs: readPairs(cells) };
    case "order":
      return { type, items: texts };
    case "essay":
      return { type, rubric: texts };
  }
}

function readRight(answer: string, options: readonly { at: number }[]): Set<number> {
  const numbers = answer
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number);
  if (numbers.length === 0 || numbers.some((wanted) => !options.some(({ at }) => at === wanted)))
    throw new ImportProblem("Isi jawaban dengan nomor opsi yang benar, misalnya 1 atau 1, 3");
  return new Set(numbers);
}

function readTruth(answer: string): boolean {
  if (/^(?:benar|true|b)$/i.test(answer)) return true;
  if (/^(?:salah|false|s)$/i.test(answer)) return false;
  throw new ImportProblem("Isi jawaban dengan benar atau salah");
}

/** As people write it; "1,125" would have two readings, "1,1250" has one. */
function formatNumber(value: number): string {
  const text = formatDecimal(value);
  const typed = parseDecimal(text);
  if (typed.kind === "ambiguous") return `${text}0`;
  return typed.kind === "number" && typed.value === value ? text : String(value);
}

function readNumber(column: string, text: string): number {
  const typed = parseDecimal(text);
  if (typed.kind === "number") return typed.value;
  if (typed.kind === "ambiguous")
    throw new ImportProblem(
      `Isi ${column} dengan angka yang jelas: ${typed.readings.map(formatNumber).join(" atau ")}`,
    );
  if (!/^-?\d+(?:\.\d+)?e[+-]?\d+$/i.test(text))
    throw new ImportProblem(`Isi ${column} dengan angka, misalnya 12 atau 3,5`);
  return Number(text);
}

const readPairs = (cells: Cells) =>
  NUMBERS.flatMap((at) => {
    const [left, right] = [cells[`opsi_${at}`], cells[`pasangan_${at}`]];
    if (left && !right) throw new ImportProblem(`Isi pasangan_${at} untuk "${left}"`);
    return right ? [{ left: left || null, right }] : [];
  });
