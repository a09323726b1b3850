import { z } from "zod";

/** Buttons of the receipt; withdrawing needs a tick. */
export const teamChangeSchema = z.discriminatedUnion("change", [
  z.object({ change: z.literal("renew-code") }),
  z.object({
    change: z.literal("withdraw"),
    confirmed: z.literal(true, { error: "Centang bahwa tim ini mengundurkan diri" }),
  }),
]);
