import { z } from "zod";
import type { Operation } from "../define";
import { call, device, email, mailedSchema, newPassword, secret, sessionGrantSchema, typedPassword } from "./shapes";

/** Forgotten and changed passwords. */
export const passwordOperations = {
  /** Sends a link, good for an hour and once. Unknown addresses answer alike. 429 with `data: { retryAfterSeconds }`. */
  forgotPassword: { ...call, path: "v1/account/password/forgot", body: z.object({ email }), answer: mailedSchema },
  /** Is a link still good? 404 when it is unknown, over or used. */
  checkReset: {
    ...call,
    idempotent: true,
    path: "v1/account/password/reset/check",
    body: z.object({ token: secret }),
    answer: z.object({ email: z.string() }),
  },
  /** Ends all sessions and access tokens, and signs in anew: whoever reads the mail is no stranger. 404 as above; 422. */
  resetPassword: {
    ...call,
    path: "v1/account/password/reset",
    body: device.extend({ token: secret, password: newPassword }),
    answer: sessionGrantSchema,
  },
  /** Ends all other sessions. 401 when nobody is signed in; 422 for a wrong or too simple password; 429. */
  changePassword: {
    ...call,
    path: "v1/account/password",
    body: z.object({ sessionToken: secret, current: typedPassword, password: newPassword }),
    answer: z.null(),
  },
} satisfies Record<string, Operation>;
