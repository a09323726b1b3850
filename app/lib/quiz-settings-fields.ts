import { z } from "zod";
import { withCrossFieldRule } from "./cross-field-rule";
import { MAX_TAG_LENGTH } from "./question-draft";
import { REVIEW_RULES } from "./questions";
import { createCountField, createOptionalField, versionField } from "./shared-fields";

/** Questions of a tag that a quiz draws. */
export const drawRuleSchema = z.object({
  tag: z.string().min(1).max(MAX_TAG_LENGTH),
  count: z.number().int().min(1),
});
export type DrawRule = z.output<typeof drawRuleSchema>;

/** A question that every attempt has, with its weight among the others. */
export const chosenQuestionSchema = z.object({
  id: z.string().min(1).max(64),
  points: z.number().int().min(1).max(100),
});
export type ChosenQuestion = z.output<typeof chosenQuestionSchema>;
export const MAX_CHOSEN = 100;

/** The buttons beside a question of the bank, and beside a chosen one. */
export const quizQuestionSchema = z.object({
  version: versionField,
  question: z.string().min(1).max(64),
  change: z.enum(["add", "remove", "up", "down", "points"]),
  points: createOptionalField(createCountField({ what: "Poin", min: 1, max: 100 })),
});
export type QuizQuestionChange = z.output<typeof quizQuestionSchema>;

const MAX_DRAW = 100;
/** Names of rows in forms have two digits. */
export const MAX_DRAW_ROWS = 100;
const DAY_MINUTES = 1_440;

const titleLength = "Judul wajib diisi, 3-120 karakter";
const titleField = z
  .string({ error: titleLength })
  .trim()
  .min(3, titleLength)
  .max(120, titleLength);

/** What the host stores of a quiz. */
export const quizSettingsSchema = z.object({
  title: titleField,
  draw: z.array(drawRuleSchema).max(MAX_DRAW_ROWS),
  passMark: z.number().int().min(1).max(100),
  /** Null: no limit. */
  minutes: z.number().int().min(1).max(DAY_MINUTES).nullable(),
  /** Null: unlimited. */
  maxAttempts: z.number().int().min(1).max(100).nullable(),
  shuffle: z.boolean(),
  review: z.enum(REVIEW_RULES),
});
export type QuizSettings = z.output<typeof quizSettingsSchema>;

export const REVIEW_LABELS: Record<(typeof REVIEW_RULES)[number], string> = {
  always: "Setelah setiap percobaan",
  passed: "Setelah lulus atau percobaan habis",
  never: "Tidak pernah",
};

export const DRAW_MISSING_MESSAGE =
  "Tentukan jumlah soal untuk paling sedikit satu tag, atau pilih soalnya satu per satu";

/** The form's fields: one row per tag, where an empty count draws nothing. */
export const quizSettingsFields = withCrossFieldRule(
  z.object({
    version: versionField,
    title: titleField,
    /** Number of questions that were chosen one by one. */
    chosen: z.coerce.number().int().min(0).catch(0),
    draw: z
      .array(
        z.object({
          tag: z.string().min(1).max(MAX_TAG_LENGTH),
          count: createOptionalField(
            createCountField({ what: "Jumlah soal", min: 0, max: MAX_DRAW }),
          ),
        }),
      )
      .max(MAX_DRAW_ROWS),
    passMark: createCountField({ what: "Nilai lulus", min: 1, max: 100 }),
    minutes: createOptionalField(createCountField({ what: "Waktu", min: 1, max: DAY_MINUTES })),
    maxAttempts: createOptionalField(createCountField({ what: "Percobaan", min: 1, max: 100 })),
    shuffle: z.literal("on").optional(),
    review: z.enum(REVIEW_RULES, "Pilih kapan pembahasan ditampilkan"),
  }),
  ["draw", "chosen"],
  ({ draw, chosen }, report) => {
    if (chosen === 0 && !draw.some(({ count }) => count))
      report(draw.length > 0 ? ["draw", 0, "count"] : "draw", DRAW_MISSING_MESSAGE);
  },
);

export const toQuizSettings = ({
  draw,
  minutes,
  maxAttempts,
  shuffle,
  chosen: _,
  ...rest
}: z.output<typeof quizSettingsFields>): QuizSettings & { version: number } => ({
  ...rest,
  draw: draw.flatMap(({ tag, count }) => (count ? [{ tag, count }] : [])),
  minutes: minutes ?? null,
  maxAttempts: maxAttempts ?? null,
  shuffle: shuffle === "on",
});
