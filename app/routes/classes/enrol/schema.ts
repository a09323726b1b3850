import { z } from "zod";
import { PAYMENT_METHOD_NAMES } from "~/lib/payment-status";
import { choiceQuery, toQueryFields } from "~/lib/query";
import { createOptionalField } from "~/lib/shared-fields";
import { voucherCodeField } from "~/lib/voucher-fields";

/** Enrolment in a paid class. */
export const paidEnrolmentSchema = z.object({
  method: z.enum(PAYMENT_METHOD_NAMES, { error: "Pilih cara membayar" }),
  voucher: createOptionalField(voucherCodeField),
  /** Code whose price the page shows: a price must be shown before it is confirmed. */
  previewed: z.string().optional(),
});

/** Of a free class; the host takes a method and does not use it. */
export const freeEnrolmentSchema = z.object({
  method: z.literal("qris").default("qris"),
  voucher: z.undefined().optional(),
  previewed: z.undefined().optional(),
});

/** What the page shows a price for. */
export const enrolQuery = z.object({
  ...toQueryFields({ voucher: voucherCodeField }),
  metode: choiceQuery(PAYMENT_METHOD_NAMES),
});
