import { MAX_TAG_LENGTH } from "~/lib/question-draft";
import { QUESTION_LEVELS } from "~/lib/questions";
import { slugify } from "~/lib/slug";
import { readAnswers } from "./gift-answers";
import { findMarks, readDirectives, readText, splitOnce } from "./gift-text";
import { collect, createImportResult, ImportProblem, type ImportResult } from "./import-result";

/** Stands where the answers of a missing word were. */
const GAP = "_____";

interface Block {
  line: number;
  /** Lines without comments. */
  text: string;
  directives: { name: string; value: string }[];
  /** Last part of the category. */
  category: string | null;
}

/**
 * Questions of a GIFT file (docs.moodle.org, "GIFT format"; docs/decisions/0064). Blank lines separate
 * them, so that one that cannot be read does not spoil the next.
 */
export function importGift(file: string): ImportResult {
  const result = createImportResult();
  for (const block of splitBlocks(file))
    collect(result, block.line, (note) => readQuestion(block, note));
  return result;
}

function splitBlocks(file: string): Block[] {
  const blocks: Block[] = [];
  let category: string | null = null;
  let comments: string[] = [];
  let lines: { line: number; text: string }[] = [];
  const finish = () => {
    const [first] = lines;
    if (first)
      blocks.push({
        line: first.line,
        text: lines.map(({ text }) => text).join("\n"),
        directives: comments.flatMap(readDirectives),
        category,
      });
    [comments, lines] = [[], []];
  };
  for (const [index, text] of file
    .replace(/^\uFEFF/, "")
    .split(/\r\n?|\n/)
    .entries()) {
    const [, path] = /^\s*\$CATEGORY:\s*(.*)$/.exec(text) ?? [];
    if (path !== undefined || text.trim() === "") finish();
    if (path !== undefined) category = path.split("/").at(-1)?.trim() || null;
    else if (/^\s*\/\//.test(text)) comments.push(text);
    else if (text.trim() !== "") lines.push({ line: index + 1, text });
  }
  finish();
  return blocks;
}

function readQuestion({ text, directives, category }: Block, note: (message: string) => void) {
  const { stem, answers } = splitQuestion(text);
  const getAll = (wanted: string) =>
    directives.filter(({ name }) => name === wanted).map(({ value }) => value);
  const [inside, general] = splitOnce(answers.trim(), "####");
  const { body, feedback } = readAnswers(inside.trim(), {
    isOrder: getAll("type").includes("order"),
    rubric: getAll("rubric"),
    note,
  });
  const tags = getAll("tag");
  const level = getAll("level").at(-1) ?? "sedang";
  return {
    prompt: stem,
    explanation: [readText(general ?? ""), ...feedback].filter(Boolean).join("\n"),
    level: QUESTION_LEVELS.find((known) => known === level) ?? "sedang",
    tags: category && tags.length === 0 ? toTag(category) : tags,
    body,
  };
}

const toTag = (category: string): string[] => {
  const tag = slugify(category).slice(0, MAX_TAG_LENGTH).replace(/-+$/, "");
  return tag ? [tag] : [];
};

/** The text of a question and what stands between its braces. @throws ImportProblem */
function splitQuestion(text: string): { stem: string; answers: string } {
  const untitled = removeTitle(text);
  const [open, ...laterOpen] = findMarks(untitled, "{");
  const [close, ...laterClose] = findMarks(untitled, "}");
  if (open === undefined)
    throw new ImportProblem(
      "Tulis jawabannya di antara { dan }, pada baris yang bersambung dengan soalnya",
    );
  if (close === undefined || close < open)
    throw new ImportProblem("Tutup jawabannya dengan }, tanpa baris kosong di dalamnya");
  if (laterOpen.length > 0 || laterClose.length > 0)
    throw new ImportProblem(
      "Pisahkan soal dengan baris kosong; { dan } di dalam teks ditulis \\{ dan \\}",
    );
  const [before, after] = [untitled.slice(0, open).trim(), untitled.slice(close + 1).trim()];
  return {
    stem: readText(after ? `${before} ${GAP}${/^[.,;?!]/.test(after) ? "" : " "}${after}` : before),
    answers: untitled.slice(open + 1, close),
  };
}

/** Without the `::title::`, which the bank does not keep. */
function removeTitle(text: string): string {
  const trimmed = text.trim();
  if (!trimmed.startsWith("::")) return trimmed;
  const [, rest] = splitOnce(trimmed.slice(2), "::");
  if (rest === null) throw new ImportProblem("Tutup judulnya dengan ::");
  return rest.trim();
}
