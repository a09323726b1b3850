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

/** Becoming a user. An address that is registered already answers like a new one; its owner is told by mail. */
export const signUpOperations = {
  /** Sends a link to verify the address, good for 24 hours. 422 with fields; 429 with `data: { retryAfterSeconds }`. */
  signUp: {
    ...accountOperation,
    path: "v1/account/sign-up",
    body: z.object({
      name: personNameField,
      email,
      password: newPassword,
      consent: z.literal(true),
    }),
    response: emailSentSchema,
    success: [201],
  },
  /** 429 with `data: { retryAfterSeconds }` within 60 s of the mail before; the same for addresses that nobody signed up with. */
  resendVerification: {
    ...accountOperation,
    path: "v1/account/verification/resend",
    body: z.object({ email }),
    response: emailSentSchema,
  },
  /** Makes the account; asked again it answers the same. 404 for a link that is unknown or over. */
  verifyEmail: {
    ...accountOperation,
    path: "v1/account/verification",
    body: z.object({ token: secret }),
    response: accountUserSchema,
  },
  /** Whom an invitation is for. 404 when it is unknown, over or taken. */
  getInvitation: {
    ...accountOperation,
    idempotent: true,
    path: "v1/account/invitation",
    body: z.object({ token: secret }),
    response: z.object({ name: z.string(), email: z.string(), roles: z.array(z.number().int()) }),
  },
  /** Makes the account that somebody was invited to, with a password of their own, and signs in. 404 as above; 422. */
  acceptInvitation: {
    ...accountOperation,
    path: "v1/account/invitation/accept",
    body: deviceFields.extend({ token: secret, password: newPassword }),
    response: sessionGrantSchema,
    success: [201],
  },
} satisfies Record<string, Operation>;
