import { z } from "zod";
import { isSafeRedirectPath } from "~/lib/redirect-path";
import type { Operation } from "../host-contract";
import { instant } from "../schemas";
import {
  accountOperation,
  accountUserSchema,
  currentPassword,
  deviceFields,
  email,
  secret,
  sessionGrantSchema,
} from "./schemas";

/** Either token says who it is: the account site's own, or the one a tenant's site holds. */
const sessionTokenFields = z.object({
  sessionToken: secret.optional(),
  accessToken: secret.optional(),
});

/** Signing in at the account site and from there to a tenant's (ROL2). */
export const signInOperations = {
  /**
   * 401 "Email atau kata sandi salah" for an unknown address and a wrong password alike, after the same time; 403 with
   * `data: { reason: "unverified" }` for the right password of an address that is not verified yet; 429 with
   * `data: { retryAfterSeconds }`.
   */
  signIn: {
    ...accountOperation,
    path: "v1/account/sign-in",
    body: deviceFields.extend({ email, password: currentPassword }),
    response: sessionGrantSchema,
  },
  /** Who is signed in here. 401 when nobody is. */
  getSession: {
    ...accountOperation,
    idempotent: true,
    path: "v1/account/session",
    body: z.object({ sessionToken: secret }),
    response: z.object({ user: accountUserSchema, expiresAt: instant }),
  },
  /**
   * A code that the tenant's site exchanges once, within 60 s, at the auth host. It is good only with the app token it was
   * asked with, for this tenant and state. 401 when nobody is signed in; 422 for a target that is no path of the site.
   */
  authorise: {
    ...accountOperation,
    path: "v1/account/authorise",
    body: z.object({
      sessionToken: secret,
      redirect: z
        .string()
        .default("/")
        .refine(isSafeRedirectPath, "Alamat tujuan tidak dapat dipakai"),
      state: z.string().min(8).max(200).optional(),
    }),
    response: z.object({ code: z.string(), expiresAt: instant }),
  },
  /** Ends this session and what hangs on it; nothing to end is no failure. */
  signOut: {
    ...accountOperation,
    idempotent: true,
    path: "v1/account/sign-out",
    body: sessionTokenFields,
    response: z.null(),
  },
  /** Ends every session and access token of the person. 401 when neither token is good. */
  signOutEverywhere: {
    ...accountOperation,
    path: "v1/account/sign-out/everywhere",
    body: sessionTokenFields,
    response: z.object({ ended: z.number().int() }),
  },
  listSessions: {
    ...accountOperation,
    idempotent: true,
    path: "v1/account/sessions",
    body: sessionTokenFields,
    response: z.array(
      z.object({
        id: z.string(),
        device: z.string(),
        createdAt: instant,
        lastUsedAt: instant,
        expiresAt: instant,
        current: z.boolean(),
      }),
    ),
  },
  /** One of one's own sessions. 404 for any other. */
  endSession: {
    ...accountOperation,
    path: "v1/account/sessions/end",
    body: sessionTokenFields.extend({ id: z.string().max(40) }),
    response: z.null(),
  },
} satisfies Record<string, Operation>;
