import { z } from "zod";

/** Opens a registration to whoever holds it. */
export const manageKey = z.string().min(20).max(64);
/** Verified needs no reason; the others say why in 10 to 500 characters. */
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
