import { z } from "zod";

export const waitSchema = z.object({
  change: z.enum(["join", "leave"], { error: "Pilih menunggu atau tidak" }),
});
