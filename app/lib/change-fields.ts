import { z } from "zod";
import { passwordField, reasonField } from "./payout-fields";

/** Confirms a decision about a person or a tenant. */
export const changeSchema = z.object({ reason: reasonField, password: passwordField });
