import { z } from "zod";
import { passwordField } from "~/lib/payout-fields";

/** A form that asks for the password only. */
export const passwordSchema = z.object({ password: passwordField });
