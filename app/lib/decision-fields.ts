import { z } from "zod";
import { versionField } from "./shared-fields";

const REASON_MESSAGE = "Alasan wajib diisi, 10-500 karakter";

/** A decision on a registration, of the form and of the host. */
export const decisionFields = z.object({
  version: versionField,
  decision: z.enum(["verify", "revise", "reject"], { error: "Pilih keputusan" }),
  reason: z.string().trim().max(500, REASON_MESSAGE).default(""),
});

/** Rejection and revision require a reason. */
export function checkReason(
  { decision, reason }: Pick<z.output<typeof decisionFields>, "decision" | "reason">,
  report: (name: "reason", message: string) => void,
): void {
  if (decision !== "verify" && reason.length < 10) report("reason", REASON_MESSAGE);
}

/** What a decision makes of a registration. */
export const STATUS_BY_DECISION = {
  verify: "verified",
  reject: "rejected",
  revise: "revision_requested",
} as const satisfies Record<z.output<typeof decisionFields>["decision"], string>;
