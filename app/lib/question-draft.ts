import { z } from "zod";
import {
  MAX_ITEMS,
  MAX_OPTION_LENGTH,
  QUESTION_LEVELS,
  type QuestionContent,
  type QuestionOption,
} from "./questions";

export const MAX_PROMPT_LENGTH = 4_000;
export const MAX_TAGS = 10;
export const MAX_TAG_LENGTH = 40;

const lineBreaks = (text: string) => text.replace(/\r\n?/g, "\n").trim();

const createText = (what: string, max: number) =>
  z
    .string({ error: `${what} tidak boleh kosong` })
    .transform(lineBreaks)
    .pipe(
      z
        .string()
        .min(1, `${what} tidak boleh kosong`)
        .max(max, `${what} paling banyak ${max} karakter`),
    );

const areDistinct = (texts: readonly string[]) => new Set(texts).size === texts.length;
const option = createText("Pilihan", MAX_OPTION_LENGTH);
const tooMany = `Paling banyak ${MAX_ITEMS} baris`;

const choiceRows = z
  .array(z.object({ text: option, isRight: z.boolean() }))
  .min(2, "Tulis paling sedikit dua pilihan")
  .max(MAX_ITEMS, tooMany)
  .refine((rows) => rows.some(({ isRight }) => isRight), "Tandai paling sedikit satu jawaban benar")
  .refine((rows) => areDistinct(rows.map(({ text }) => text)), "Ada dua pilihan yang sama");

const side = createText("Isi pasangan", MAX_OPTION_LENGTH);

const pairRows = z
  // Without a left side, the right one matches nothing.
  .array(z.object({ left: side.nullable(), right: side }))
  .max(MAX_ITEMS, tooMany)
  .refine(
    (rows) => rows.filter(({ left }) => left !== null).length >= 2,
    "Tulis paling sedikit dua pasangan",
  )
  .refine(
    (rows) => areDistinct(rows.flatMap(({ left }) => left ?? [])),
    "Ada dua baris kiri yang sama",
  )
  .refine(
    (rows) => new Set(rows.map(({ right }) => right)).size >= 2,
    "Tulis paling sedikit dua isi kanan yang berbeda",
  )
  .refine((rows) => {
    const paired = new Set(rows.flatMap(({ left, right }) => (left === null ? [] : right)));
    const distractors = rows.flatMap(({ left, right }) => (left === null ? right : []));
    return areDistinct(distractors) && distractors.every((text) => !paired.has(text));
  }, "Pengecoh sama dengan isi kanan yang lain")
  .transform((rows) => [
    ...rows.filter(({ left }) => left !== null),
    ...rows.filter(({ left }) => left === null),
  ]);

/** What a question asks and what is right, by texts in place of ids: as forms and files have it. */
export const questionBodySchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("single"),
    options: choiceRows.refine(
      (rows) => rows.some(({ isRight }) => !isRight),
      "Tulis paling sedikit satu pilihan yang salah",
    ),
  }),
  z.object({ type: z.literal("multiple"), options: choiceRows }),
  z.object({ type: z.literal("true_false"), value: z.boolean() }),
  z.object({
    type: z.literal("short"),
    accept: z
      .array(createText("Jawaban", MAX_OPTION_LENGTH))
      .min(1, "Tulis paling sedikit satu jawaban")
      .max(MAX_ITEMS, tooMany)
      .refine(areDistinct, "Ada dua jawaban yang sama"),
  }),
  z.object({
    type: z.literal("number"),
    value: z.number("Jawaban berupa angka").refine(Number.isFinite, "Jawaban berupa angka"),
    tolerance: z.number("Toleransi berupa angka").min(0, "Toleransi paling sedikit 0"),
  }),
  z.object({ type: z.literal("matching"), pairs: pairRows }),
  z.object({
    type: z.literal("order"),
    items: z
      .array(createText("Langkah", MAX_OPTION_LENGTH))
      .min(2, "Tulis paling sedikit dua langkah")
      .max(MAX_ITEMS, tooMany)
      .refine(areDistinct, "Ada dua langkah yang sama"),
  }),
  z.object({
    type: z.literal("essay"),
    rubric: z.array(createText("Kriteria", MAX_OPTION_LENGTH)).max(MAX_ITEMS, tooMany),
  }),
]);
export type QuestionBody = z.output<typeof questionBodySchema>;

const TAG_MESSAGE = `Tag berisi huruf, angka, spasi, titik, atau tanda hubung, paling banyak ${MAX_TAG_LENGTH} karakter`;

export const tagSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(MAX_TAG_LENGTH, TAG_MESSAGE)
  .regex(/^[\p{L}\p{N}](?:[\p{L}\p{N} ._+#-]*[\p{L}\p{N}+#])?$/u, TAG_MESSAGE);

/** Stands for a class where questions of all classes are meant. */
export const SHARED_CLASS = "semua";

/** A question that is about to enter the bank. */
export const questionDraftSchema = z.object({
  prompt: createText("Soal", MAX_PROMPT_LENGTH),
  explanation: z
    .string()
    .transform(lineBreaks)
    .pipe(
      z.string().max(MAX_PROMPT_LENGTH, `Penjelasan paling banyak ${MAX_PROMPT_LENGTH} karakter`),
    ),
  level: z.enum(QUESTION_LEVELS, "Tingkat ditulis mudah, sedang, atau sulit"),
  tags: z
    .array(tagSchema)
    .max(MAX_TAGS, `Paling banyak ${MAX_TAGS} tag`)
    .transform((tags) => [...new Set(tags)].toSorted()),
  body: questionBodySchema,
});
export type QuestionDraft = z.output<typeof questionDraftSchema>;

const toOptions = (texts: readonly string[], prefix: string): QuestionOption[] =>
  texts.map((text, index) => ({ id: `${prefix}${index + 1}`, text }));

/** Gives every text an id; equal right sides of pairs share one. */
export function toContent(body: QuestionBody): QuestionContent {
  switch (body.type) {
    case "single":
    case "multiple": {
      const options = toOptions(
        body.options.map(({ text }) => text),
        "p",
      );
      const right = options.filter((_, index) => body.options[index]?.isRight);
      return { type: body.type, options, answer: { options: right.map(({ id }) => id) } };
    }
    case "true_false":
      return { type: body.type, options: [], answer: { value: body.value } };
    case "short":
      return { type: body.type, options: [], answer: { accept: body.accept } };
    case "number":
      return {
        type: body.type,
        options: [],
        answer: { value: body.value, tolerance: body.tolerance },
      };
    case "matching":
      return toMatching(body.pairs);
    case "order": {
      const options = toOptions(body.items, "u");
      return { type: body.type, options, answer: { order: options.map(({ id }) => id) } };
    }
    case "essay":
      return { type: body.type, options: [], answer: { rubric: body.rubric } };
  }
}

function toMatching(pairs: readonly { left: string | null; right: string }[]): QuestionContent {
  const right = toOptions([...new Set(pairs.map((pair) => pair.right))], "n");
  const paired = pairs.filter((pair) => pair.left !== null);
  const left = toOptions(
    paired.map((pair) => pair.left ?? ""),
    "k",
  );
  const entries = left.map(({ id }, index) => [
    id,
    right.find(({ text }) => text === paired[index]?.right)?.id ?? "",
  ]);
  return {
    type: "matching",
    options: { left, right },
    answer: { pairs: Object.fromEntries(entries) },
  };
}

/** The reverse of `toContent`. */
export function toBody(content: QuestionContent): QuestionBody {
  switch (content.type) {
    case "single":
    case "multiple":
      return {
        type: content.type,
        options: content.options.map(({ id, text }) => ({
          text,
          isRight: content.answer.options.includes(id),
        })),
      };
    case "true_false":
    case "number":
    case "short":
    case "essay":
      return { type: content.type, ...content.answer } as QuestionBody;
    case "matching":
      return { type: content.type, pairs: toPairs(content) };
    case "order":
      return {
        type: content.type,
        items: content.answer.order.map((id) => getText(content.options, id)),
      };
  }
}

const getText = (options: readonly QuestionOption[], id: string | undefined) =>
  options.find((candidate) => candidate.id === id)?.text ?? "";

function toPairs({
  options: { left, right },
  answer,
}: Extract<QuestionContent, { type: "matching" }>) {
  const used = new Set(Object.values(answer.pairs));
  return [
    ...left.map(({ id, text }) => ({ left: text, right: getText(right, answer.pairs[id]) })),
    ...right.filter(({ id }) => !used.has(id)).map(({ text }) => ({ left: null, right: text })),
  ];
}
