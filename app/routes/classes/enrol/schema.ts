import { z } from "zod";
import { PAYMENT_METHOD_NAMES } from "~/lib/payment-status";

/** Enrolment in a paid class. */
export const paidEnrolmentSchema = z.object({
  method: z.enum(PAYMENT_METHOD_NAMES, { error: "Pilih cara membayar" }),
});

/** Of a free class; the host takes a method and does not use it. */
export const freeEnrolmentSchema = z.object({ method: z.literal("qris").default("qris") });
