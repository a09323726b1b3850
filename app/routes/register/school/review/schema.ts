import { z } from "zod";

/** The last word before a registration is sent. */
export const reviewSchema = z.object({
  consent: z.literal("on", { error: "Nyatakan bahwa data ini benar sebelum mengirim" }),
});
