import { withCrossFieldRule } from "~/lib/cross-field-rule";
import { checkReason, decisionFields } from "~/lib/decision-fields";

export const decisionSchema = withCrossFieldRule(
  decisionFields,
  ["decision", "reason"],
  checkReason,
);
