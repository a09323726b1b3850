import { z } from "zod";
import { newPasswordField } from "~/lib/account-fields";
import { emailField } from "~/lib/shared-fields";
import { instant } from "../schemas";

/** Every call of the account host is a POST of the account site: secrets never stand in addresses. */
export const accountOperation = {
  method: "POST",
  success: [200],
  idempotent: false,
  auth: "app",
} as const;

/** A secret from a link, a cookie or a code. */
export const secret = z.string().min(20).max(128);
export const email = emailField;
export const newPassword = newPasswordField;
/** As somebody types it: how long it may be is no news to them. */
export const currentPassword = z
  .string({ error: "Kata sandi wajib diisi" })
  .min(1, "Kata sandi wajib diisi")
  .max(200);

export const accountUserSchema = z.object({ id: z.string(), name: z.string(), email: z.string() });

/** Until when (UTC ms) no other mail of this kind is sent to the address. */
export const emailSentSchema = z.object({ email: z.string(), resendAfter: instant });

export const sessionGrantSchema = z.object({
  /** Of the account site, for its own cookie; ends with `expiresAt`. */
  sessionToken: z.string(),
  /** For a cookie that outlives the session: who brings it is no stranger to the limits on tries. */
  deviceToken: z.string(),
  expiresAt: instant,
  user: accountUserSchema,
});
export type SessionGrant = z.output<typeof sessionGrantSchema>;

/** What somebody signs in with: for people's own list of sessions. */
export const deviceFields = z.object({
  deviceToken: secret.optional(),
  device: z.string().max(100).default(""),
});
