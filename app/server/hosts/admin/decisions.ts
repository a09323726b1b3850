import { z } from "zod";

/** Secret that grants access to a registration. */
export const manageKey = z.string().min(20).max(64);
/** A reason of 10 to 500 characters is required unless verified. */
export const decisionFields = z
  .object({
    id: z.string().max(40),
    version: z.coerce.number().int().min(1),
    decision: z.enum(["verify", "reject", "revise"]),
    reason: z.string().trim().max(500, "Alasan wajib diisi, 10-500 karakter").default(""),
  })
  .refine(({ decision, reason }) => decision === "verify" || reason.length >= 10, {
    path: ["reason"],
    error: "Alasan wajib diisi, 10-500 karakter",
  });
export type Decision = z.output<typeof decisionFields>;
