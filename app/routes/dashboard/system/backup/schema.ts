import { z } from "zod";
import { passwordField } from "~/lib/payout-fields";

export const downloadSchema = z.object({ password: passwordField });
