import { z } from "zod";
import { newPasswordField } from "~/lib/account-fields";
import { emailField } from "~/lib/shared-fields";
import { instant } from "../schemas";

/** All calls of the account host are POSTs, so that secrets never appear in URLs. */
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
/** As typed; length rules are not checked at sign-in. */
export const currentPassword = z
  .string({ error: "Kata sandi wajib diisi" })
  .min(1, "Kata sandi wajib diisi")
  .max(200);

export const accountUserSchema = z.object({ id: z.string(), name: z.string(), email: z.string() });

/** Earliest time (UTC ms) of the next email of this kind to the address. */
export const emailSentSchema = z.object({ email: z.string(), resendAfter: instant });

export const sessionGrantSchema = z.object({
  /** Session token of the account site, for its own cookie; valid until `expiresAt`. */
  sessionToken: z.string(),
  /** For a cookie that outlives the session and relaxes rate limits for a known device. */
  deviceToken: z.string(),
  expiresAt: instant,
  user: accountUserSchema,
});
export type SessionGrant = z.output<typeof sessionGrantSchema>;

/** Device of the sign-in, for the user's list of sessions. */
export const deviceFields = z.object({
  deviceToken: secret.optional(),
  device: z.string().max(100).default(""),
});

/** Either token authenticates: the account site's session token, or the access token of a tenant's site. */
export const sessionTokenFields = z.object({
  sessionToken: secret.optional(),
  accessToken: secret.optional(),
});
