import { z } from "zod";

export const registrationSchema = z.object({
  change: z.enum(["join", "leave"], { error: "Pilih mendaftar atau membatalkan" }),
});
