import { z } from "zod";

/** A decision on a registration. Rejection and revision require a reason. */
export const decisionSchema = z
  .object({
    version: z.coerce.number().int().min(1),
    decision: z.enum(["verify", "revise", "reject"], { error: "Pilih keputusan" }),
    reason: z.string().trim().max(500, "Alasan wajib diisi, 10-500 karakter").default(""),
  })
  .refine(({ decision, reason }) => decision === "verify" || reason.length >= 10, {
    path: ["reason"],
    error: "Alasan wajib diisi, 10-500 karakter",
  });
