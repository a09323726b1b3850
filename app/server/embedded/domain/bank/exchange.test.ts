import { describe, expect, test } from "vitest";
import {
  type QuestionBody,
  type QuestionDraft,
  questionDraftSchema,
  toBody,
  toContent,
} from "~/lib/question-draft";
import { QUESTION_LEVELS, QUESTION_TYPES, type QuestionType } from "~/lib/questions";
import { deterministicRandom } from "../../seed/deterministic-random";
import { formatGift } from "./export-gift";
import { importGift } from "./import-gift";
import { importQuestionCsv, QUESTION_CSV_HEADER, toQuestionCsvRow } from "./question-csv";

const COUNT = 300;
/** What the formats treat specially, beside plain words. */
const PIECES =
  "kata|angka 3,5|ü 漢字 🙂|{|}|=|~|#|####|:|::|->|- >|//|\\|\\n|\\\\|\n|\n\n|%50%|%-1%|[html]|[plain]|]|<b>tebal</b>|&amp;|T|FALSE|'|''|\"|\"\"|,|;|\t|+1|-1|@|$CATEGORY: x|// [tag:x]".split(
    "|",
  );

type Random = (limit: number) => number;

const createText = (random: Random): string => {
  const count = 1 + random(5);
  const text = Array.from({ length: count }, () => PIECES[random(PIECES.length)]).join(
    random(2) === 1 ? " " : "",
  );
  return text.trim() || "kata";
};

const createTexts = (random: Random, min: number, max: number): string[] => {
  const texts = Array.from({ length: min + random(max - min + 1) }, (_, at) =>
    random(4) === 0 ? `${createText(random)}${at}` : `${at}. ${createText(random)}`,
  );
  return [...new Set(texts)].length === texts.length ? texts : texts.map((_, at) => `Teks ${at}`);
};

function createBody(type: QuestionType, random: Random): QuestionBody {
  const texts = createTexts(random, 2, 10);
  switch (type) {
    case "single":
    case "multiple":
      return {
        type,
        options: texts.map((text, at) => ({
          text,
          isRight: at === 0 || (at > 1 && random(3) === 0),
        })),
      };
    case "true_false":
      return { type, value: random(2) === 1 };
    case "short":
      return { type, accept: texts.slice(0, 1 + random(texts.length)) };
    case "number":
      return { type, value: (random(20_001) - 10_000) / 8 || 1e-12, tolerance: random(100) / 16 };
    case "matching": {
      const right = createTexts(random, texts.length, 10).slice(0, texts.length);
      const isPaired = (at: number) => at < 2 || random(3) > 0;
      const pairs = texts.map((left, at) => ({
        left: isPaired(at) ? left : null,
        right: right[at] ?? "",
      }));
      return { type, pairs };
    }
    case "order":
      return { type, items: texts };
    case "essay":
      return { type, rubric: texts.slice(random(texts.length)) };
  }
}

/** All types in turn; texts are made of whatever could confuse a parser. */
const createDrafts = (): QuestionDraft[] =>
  Array.from({ length: COUNT }, (_, seed) => {
    let calls = 0;
    const random = (limit: number) =>
      deterministicRandom(limit, "bank", String(seed), String(calls++));
    const type = QUESTION_TYPES[seed % QUESTION_TYPES.length] ?? "single";
    return questionDraftSchema.parse({
      prompt: createText(random),
      explanation: random(3) === 0 ? "" : createText(random),
      level: QUESTION_LEVELS[random(QUESTION_LEVELS.length)],
      tags: ["html", "css dasar", "c++"].slice(random(4)),
      body: createBody(type, random),
    });
  });

describe("the bank's files", () => {
  const drafts = createDrafts();

  test.each([
    ["GIFT", (all: QuestionDraft[]) => importGift(all.map(formatGift).join(""))],
    [
      "CSV",
      (all: QuestionDraft[]) =>
        importQuestionCsv(QUESTION_CSV_HEADER + all.map(toQuestionCsvRow).join("")),
    ],
  ])("[FEA2] %s returns 300 exported questions of all types as they were", (_, exchange) => {
    const { items, problems, notes } = exchange(drafts);

    expect(problems).toEqual([]);
    expect(notes).toEqual([]);
    expect(items.map(({ draft }) => draft)).toEqual(drafts);
  });

  test("toContent gives ids to what toBody reads back", () => {
    for (const { body } of drafts) expect(toBody(toContent(body))).toEqual(body);
  });
});
