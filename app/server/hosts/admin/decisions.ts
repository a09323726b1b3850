import { z } from "zod";
import { withCrossFieldRule } from "~/lib/cross-field-rule";
import { checkReason, decisionFields } from "~/lib/decision-fields";

/** Secret that grants access to a registration. */
export const manageKey = z.string().min(20).max(64);
/** A reason of 10 to 500 characters is required unless verified. */
export const decisionBody = withCrossFieldRule(
  decisionFields.extend({ id: z.string().max(40) }),
  ["decision", "reason"],
  checkReason,
);
export type Decision = z.output<typeof decisionBody>;
