import { z } from "zod";
import { type EssayGrade, MAX_FEEDBACK_LENGTH } from "./questions";
import { createCountField, createOptionalField } from "./shared-fields";

export const getPercentField = (essayId: string) => `percent-${essayId}`;
export const getFeedbackField = (essayId: string) => `feedback-${essayId}`;

const percentField = createCountField({ what: "Nilai", min: 0, max: 100 });
const feedbackField = createOptionalField(
  z.string().max(MAX_FEEDBACK_LENGTH, `Catatan paling banyak ${MAX_FEEDBACK_LENGTH} karakter`),
);

type GradeField = z.ZodType<unknown, string | undefined>;

/** Schema of the form that grades the essays of one attempt. */
export const createGradingSchema = (essayIds: readonly string[]) =>
  z.object(
    Object.fromEntries(
      essayIds.flatMap((id) => [
        [getPercentField(id), percentField],
        [getFeedbackField(id), feedbackField],
      ]),
    ) as Record<string, GradeField>,
  );

/** @param values output of `createGradingSchema` */
export const toGrades = (
  essayIds: readonly string[],
  values: Record<string, unknown>,
): Record<string, EssayGrade> =>
  Object.fromEntries(
    essayIds.map((id) => [
      id,
      {
        percent: Number(values[getPercentField(id)]),
        feedback: String(values[getFeedbackField(id)] ?? ""),
      },
    ]),
  );
