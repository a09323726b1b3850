import { z } from "zod";

/** Consent required to submit the registration. */
export const reviewSchema = z.object({
  consent: z.literal("on", { error: "Nyatakan bahwa data ini benar sebelum mengirim" }),
});
