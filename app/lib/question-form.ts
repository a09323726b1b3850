import { z } from "zod";
import { withCrossFieldRule } from "./cross-field-rule";
import { formatDecimal } from "./decimals";
import {
  MAX_TAGS,
  type QuestionBody,
  type QuestionDraft,
  questionBodySchema,
  questionDraftSchema,
  SHARED_CLASS,
  tagSchema,
} from "./question-draft";
import { MAX_ITEMS, QUESTION_LEVELS, type QuestionType } from "./questions";
import { createDecimalField, createOptionalField, versionField } from "./shared-fields";

/** Lists of text rows whose buttons work without script, with their maximum. */
export const QUESTION_LISTS = {
  right: MAX_ITEMS,
  wrong: MAX_ITEMS,
  accept: MAX_ITEMS,
  left: MAX_ITEMS,
  pairs: MAX_ITEMS,
  steps: MAX_ITEMS,
  rubric: MAX_ITEMS,
};
type ListName = keyof typeof QUESTION_LISTS;

/** Empty rows are left out, except where rows of two lists belong together. */
const rows = z.array(z.string().trim().default("")).default([]);

const tagListSchema = z.array(tagSchema).max(MAX_TAGS, `Paling banyak ${MAX_TAGS} tag`);
const isFilled = (text: string) => text.trim() !== "";

/** Tags in one text field, separated by commas. */
export const tagsField = z
  .string()
  .default("")
  .transform((text, context) => {
    const { data, error } = tagListSchema.safeParse(text.split(/[,;\n]/).filter(isFilled));
    if (data) return data;
    // An issue of one tag would name a field that the form does not have.
    const message = error.issues[0]?.message ?? "Tag belum benar";
    context.issues.push({ code: "custom", input: text, message });
    return z.NEVER;
  });

const truthField = z.enum(["true", "false"], "Pilih benar atau salah");

const commonFields = {
  /** Of the question that is edited. */
  version: versionField,
  classId: z.string({ error: "Pilih kelasnya" }).min(1, "Pilih kelasnya").max(64),
  prompt: questionDraftSchema.shape.prompt,
};
const lastFields = {
  explanation: createOptionalField(questionDraftSchema.shape.explanation),
  level: z.enum(QUESTION_LEVELS, "Pilih tingkatnya"),
  tags: tagsField,
};

/** Fields of each type, the one that shows an error of the whole first. */
const typeFields = {
  single: { right: rows, wrong: rows },
  multiple: { right: rows, wrong: rows },
  true_false: { value: truthField },
  short: { accept: rows },
  number: {
    number: createDecimalField("Jawaban"),
    tolerance: createOptionalField(createDecimalField("Toleransi")),
  },
  matching: { left: rows, pairs: rows },
  order: { steps: rows },
  essay: { rubric: rows },
} satisfies Record<QuestionType, Record<string, z.ZodType>>;

type Rows = (string | undefined)[];
/** Fields of all types, as they are sent. */
export type QuestionFormValues = Partial<Record<ListName, Rows>> &
  Partial<
    Record<
      | "version"
      | "classId"
      | "prompt"
      | "value"
      | "number"
      | "tolerance"
      | "explanation"
      | "level"
      | "tags",
      string
    >
  >;
type QuestionSchema = z.ZodType<Record<string, unknown>, QuestionFormValues>;

/** Schema of the form for one type. */
export function createQuestionSchema(type: QuestionType): QuestionSchema {
  const fields: Record<string, z.ZodType> = {
    ...commonFields,
    ...typeFields[type],
    ...lastFields,
  };
  const names = Object.keys(typeFields[type]);
  const schema = withCrossFieldRule(z.object(fields), names, (values, report) => {
    const { error } = questionBodySchema.safeParse(readBody(type, values, []));
    const [name = ""] = names;
    const hasRows = Array.isArray(values[name]) && values[name].length > 0;
    if (error)
      report(hasRows ? [name, 0] : name, error.issues[0]?.message ?? "Soal ini belum lengkap");
  });
  return schema as unknown as QuestionSchema;
}

const getRows = (values: Record<string, unknown>, name: ListName): string[] =>
  Array.isArray(values[name]) ? values[name].map(String) : [];
const getFilled = (values: Record<string, unknown>, name: ListName): string[] =>
  getRows(values, name).filter(Boolean);

const byText = new Intl.Collator("id", { numeric: true });

/**
 * @param values output of `createQuestionSchema`
 * @param order options as they stood before; new ones follow by alphabet, so that the right one is not always first
 */
function readBody(
  type: QuestionType,
  values: Record<string, unknown>,
  order: readonly string[],
): QuestionBody {
  switch (type) {
    case "single":
    case "multiple":
      return { type, options: sortOptions(readOptions(values), order) };
    case "true_false":
      return { type, value: values.value === "true" };
    case "short":
      return { type, accept: getFilled(values, "accept") };
    case "number":
      return { type, value: Number(values.number), tolerance: Number(values.tolerance ?? 0) };
    case "matching":
      return { type, pairs: readPairs(values) };
    case "order":
      return { type, items: getFilled(values, "steps") };
    case "essay":
      return { type, rubric: getFilled(values, "rubric") };
  }
}

const readOptions = (values: Record<string, unknown>) => [
  ...getFilled(values, "right").map((text) => ({ text, isRight: true })),
  ...getFilled(values, "wrong").map((text) => ({ text, isRight: false })),
];

function sortOptions<T extends { text: string }>(options: T[], order: readonly string[]): T[] {
  const getPlace = ({ text }: T) => (order.includes(text) ? order.indexOf(text) : order.length);
  return options.toSorted(
    (one, other) => getPlace(one) - getPlace(other) || byText.compare(one.text, other.text),
  );
}

/** Row for row; a right side without a left one matches nothing. */
function readPairs(values: Record<string, unknown>) {
  const [left, right] = [getRows(values, "left"), getRows(values, "pairs")];
  return Array.from({ length: Math.max(left.length, right.length) }, (_, at) => ({
    left: left[at] || null,
    right: right[at] ?? "",
  })).filter((pair) => pair.left !== null || pair.right !== "");
}

/** @param previous options of the edited question */
export function toQuestionInput(
  type: QuestionType,
  values: Record<string, unknown>,
  previous: QuestionBody | null,
): QuestionDraft & { classId: string | null } {
  const order = previous && "options" in previous ? previous.options.map(({ text }) => text) : [];
  const draft = {
    ...values,
    explanation: values.explanation ?? "",
    body: readBody(type, values, order),
  };
  return {
    ...questionDraftSchema.parse(draft),
    classId: values.classId === SHARED_CLASS ? null : String(values.classId),
  };
}

/** A question as the values of its form. */
export function toQuestionValues(
  { prompt, explanation, level, tags, body }: QuestionDraft,
  place: { classId: string | null; version: number },
): QuestionFormValues {
  return {
    version: String(place.version),
    classId: place.classId ?? SHARED_CLASS,
    prompt,
    explanation,
    level,
    tags: tags.join(", "),
    ...toTypeValues(body),
  };
}

function toTypeValues(body: QuestionBody): QuestionFormValues {
  switch (body.type) {
    case "single":
    case "multiple": {
      const filter = (wanted: boolean) =>
        body.options.flatMap(({ text, isRight }) => (isRight === wanted ? [text] : []));
      return { right: filter(true), wrong: filter(false) };
    }
    case "true_false":
      return { value: String(body.value) };
    case "short":
      return { accept: body.accept };
    case "number":
      return {
        number: formatDecimal(body.value),
        tolerance: body.tolerance > 0 ? formatDecimal(body.tolerance) : "",
      };
    case "matching":
      return {
        left: body.pairs.flatMap(({ left }) => left ?? []),
        pairs: body.pairs.map(({ right }) => right),
      };
    case "order":
      return { steps: body.items };
    case "essay":
      return { rubric: body.rubric };
  }
}

/** Empty rows of a new question. */
export const getNewQuestionValues = (classId: string): QuestionFormValues => ({
  classId,
  level: "sedang",
  right: [""],
  wrong: ["", "", ""],
  accept: [""],
  left: ["", "", ""],
  pairs: ["", "", ""],
  steps: ["", "", ""],
  rubric: [""],
});
