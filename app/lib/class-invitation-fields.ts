import { z } from "zod";
import { createCountField, createOptionalField } from "./shared-fields";

const MAX_USES = 10_000;
const MAX_DAYS = 365;

/** A new link that invites to a class, of the form and of the host. */
export const newClassInvitationSchema = z.object({
  days: createCountField({ what: "Masa berlaku", min: 1, max: MAX_DAYS }),
  /** Empty: unlimited. */
  maxUses: createOptionalField(
    createCountField({ what: "Jumlah pemakaian", min: 1, max: MAX_USES }),
  ),
  /** A place in a paid class costs nothing. */
  isFree: z.literal("on").optional(),
});
export type NewClassInvitation = z.output<typeof newClassInvitationSchema>;
