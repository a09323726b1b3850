import { z } from "zod";
import { personNameField } from "~/lib/shared-fields";
import type { Operation } from "../host-contract";
import {
  accountOperation,
  accountUserSchema,
  deviceFields,
  email,
  emailSentSchema,
  newPassword,
  secret,
  sessionGrantSchema,
} from "./schemas";

/**
 * Sign-up. `browserKey` is a secret of the browser: others may sign up with the same address, and only
 * the browser that chose a password may use it without choosing again. A registered address gets the same response as a new one;
 * its owner is notified by email.
 */
export const signUpOperations = {
  /** Sends a verification link valid for 24 hours. 422 with fields; 429 with `data: { retryAfterSeconds }`. */
  signUp: {
    ...accountOperation,
    path: "v1/account/sign-up",
    body: z.object({
      name: personNameField,
      email,
      password: newPassword,
      consent: z.literal(true),
      browserKey: secret.optional(),
    }),
    response: emailSentSchema,
    success: [201],
  },
  /** 429 with `data: { retryAfterSeconds }` within 60 s of the previous email, also for unknown addresses. */
  resendVerification: {
    ...accountOperation,
    path: "v1/account/verification/resend",
    body: z.object({ email, browserKey: secret.optional() }),
    response: emailSentSchema,
  },
  /**
   * State of a link: `ready` in the browser that signed up, `password` in any other, where one must be
   * chosen, and `used`. 404 for an unknown or expired link.
   */
  checkVerification: {
    ...accountOperation,
    idempotent: true,
    path: "v1/account/verification/check",
    body: z.object({ token: secret, browserKey: secret.optional() }),
    response: z.object({
      state: z.enum(["ready", "password", "used"]),
      name: z.string(),
      email: z.string(),
    }),
  },
  /**
   * Creates the account; idempotent. `browserKey` as in `signUp` chooses that browser's own sign-up for
   * the address; `password` replaces the stored one. 404 for an unknown or expired link; 422.
   */
  verifyEmail: {
    ...accountOperation,
    path: "v1/account/verification",
    body: z.object({
      token: secret,
      browserKey: secret.optional(),
      password: newPassword.optional(),
    }),
    response: accountUserSchema,
  },
  /** Recipient of an invitation. 404 if it is unknown, expired or used. */
  getInvitation: {
    ...accountOperation,
    idempotent: true,
    path: "v1/account/invitation",
    body: z.object({ token: secret }),
    response: z.object({ name: z.string(), email: z.string(), roles: z.array(z.number().int()) }),
  },
  /** Creates the invited account with its password, and signs in. 404 as above; 422. */
  acceptInvitation: {
    ...accountOperation,
    path: "v1/account/invitation/accept",
    body: deviceFields.extend({ token: secret, password: newPassword }),
    response: sessionGrantSchema,
    success: [201],
  },
} satisfies Record<string, Operation>;
