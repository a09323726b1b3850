import { z } from "zod";
import type { Operation } from "../host-contract";
import {
  accountOperation,
  currentPassword,
  deviceFields,
  email,
  emailSentSchema,
  newPassword,
  secret,
  sessionGrantSchema,
} from "./schemas";

/** Password reset and change. */
export const passwordOperations = {
  /** Sends a single-use link valid for an hour. Same response for unknown addresses. 429 with `data: { retryAfterSeconds }`. */
  forgotPassword: {
    ...accountOperation,
    path: "v1/account/password/forgot",
    body: z.object({ email }),
    response: emailSentSchema,
  },
  /** Checks a link. 404 if it is unknown, expired or used. */
  checkPasswordReset: {
    ...accountOperation,
    idempotent: true,
    path: "v1/account/password/reset/check",
    body: z.object({ token: secret }),
    response: z.object({ email: z.string() }),
  },
  /** Ends all sessions and access tokens, and signs in, with 403 as for signIn. 404 as above; 422. */
  resetPassword: {
    ...accountOperation,
    path: "v1/account/password/reset",
    body: deviceFields.extend({ token: secret, password: newPassword }),
    response: sessionGrantSchema,
  },
  /** Ends all other sessions. 401 if signed out; 422 for a wrong or too simple password; 429. */
  changePassword: {
    ...accountOperation,
    path: "v1/account/password",
    body: z.object({ sessionToken: secret, current: currentPassword, password: newPassword }),
    response: z.null(),
  },
} satisfies Record<string, Operation>;
