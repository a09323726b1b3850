import { z } from "zod";

/** The button of one link. */
export const revokeSchema = z.object({ id: z.string().max(40) });
