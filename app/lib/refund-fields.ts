import { z } from "zod";
import { bankReferenceField, passwordField, reasonField } from "./payout-fields";
import { versionField } from "./shared-fields";

/** Forms of a refund's page: to send it, to record its transfer, or to withdraw its proposal. */
export const refundDecisionSchema = z.discriminatedUnion("decision", [
  z.object({ decision: z.literal("approve"), version: versionField, password: passwordField }),
  z.object({
    decision: z.literal("complete"),
    version: versionField,
    bankReference: bankReferenceField,
    password: passwordField,
  }),
  z.object({ decision: z.literal("withdraw"), version: versionField }),
]);
export type RefundDecision = z.output<typeof refundDecisionSchema>;

/** Form with which staff return a donation. */
export const requestRefundSchema = z.object({ reason: reasonField, password: passwordField });
