import { z } from "zod";
import { withCrossFieldRule } from "./cross-field-rule";
import { versionField } from "./shared-fields";

export const DESK_DECISIONS = ["return", "archive", "restore"] as const;
export type DeskDecision = (typeof DESK_DECISIONS)[number];

const REASON_MESSAGE = "Alasan wajib diisi, 10-500 karakter";

/** What happens to a post besides being edited. Only sending back needs a reason. */
export const deskDecisionSchema = withCrossFieldRule(
  z.object({
    version: versionField,
    decision: z.enum(DESK_DECISIONS),
    reason: z.string().trim().max(500, REASON_MESSAGE).default(""),
  }),
  ["decision", "reason"],
  ({ decision, reason }, report) => {
    if (decision === "return" && reason.length < 10) report("reason", REASON_MESSAGE);
  },
);
