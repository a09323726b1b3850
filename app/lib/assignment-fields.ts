import { z } from "zod";
import { type Criterion, MAX_COMMENT_LENGTH, MAX_HAND_IN_LENGTH } from "./assignments";
import { withCrossFieldRule } from "./cross-field-rule";
import { createCountField, createOptionalField, versionField } from "./shared-fields";

/** What a learner hands in. The file itself is read from the form; it is a field so that its error has a place. */
export const handInFormSchema = z.object({
  text: createOptionalField(
    z.string().max(MAX_HAND_IN_LENGTH, "Paling panjang 20.000 huruf; kirim sisanya sebagai berkas"),
  ),
  file: z.unknown().optional(),
  /** Uploaded with an earlier version of the form, or handed in before. */
  fileId: createOptionalField(z.string().max(64)),
  fileName: createOptionalField(z.string().max(200)),
  fileBytes: z.coerce.number().int().min(0).catch(0),
  withoutFile: z.literal("on").optional().catch(undefined),
});

export const getPointsField = (criterionId: string) => `points-${criterionId}`;

const commentField = createOptionalField(
  z.string().trim().max(MAX_COMMENT_LENGTH, "Paling panjang 4.000 huruf; ringkas dahulu"),
);

type DecisionField = z.ZodType<unknown, string | undefined>;

/** The rubric's form. Points are required for a grade, the comment for a revision. */
export function createDecisionSchema(criteria: readonly Criterion[]) {
  const points = criteria.map(({ id, title, points: max }) => [
    getPointsField(id),
    createOptionalField(createCountField({ what: title, min: 0, max })),
  ]);
  const fields: Record<string, DecisionField> = Object.fromEntries([
    ...points,
    ["comment", commentField],
    ["version", versionField],
    ["decision", z.enum(["grade", "revise"])],
  ]);
  return withCrossFieldRule(z.object(fields), Object.keys(fields), (values, report) => {
    if (values.decision === "revise" && values.comment === undefined)
      report("comment", "Tulis apa yang perlu diperbaiki");
    if (values.decision !== "grade") return;
    for (const { id } of criteria)
      if (values[getPointsField(id)] === undefined)
        report(getPointsField(id), "Beri nilai untuk kriteria ini");
  });
}

/** @param values output of `createDecisionSchema` */
export function toDecision(criteria: readonly Criterion[], values: Record<string, unknown>) {
  const decision = values.decision === "grade" ? ("grade" as const) : ("revise" as const);
  const points = Object.fromEntries(
    criteria.map(({ id }) => [id, Number(values[getPointsField(id)])]),
  );
  return {
    version: Number(values.version),
    decision,
    points: decision === "grade" ? points : {},
    comment: String(values.comment ?? ""),
  };
}
