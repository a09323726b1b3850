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
  sessionTokenFields,
} from "./schemas";

/** Sign-in at the account site and from there to a tenant's site (ROL2). */
export const signInOperations = {
  /**
   * 401 "Email atau kata sandi salah" for an unknown address, an unverified one and a wrong password, in
   * equal time; 403 with `data: { challenge }` if a code is due (finishSignIn), without it if the user is suspended; 429 with `data: { retryAfterSeconds }`.
   */
  signIn: {
    ...accountOperation,
    path: "v1/account/sign-in",
    body: deviceFields.extend({ email, password: currentPassword }),
    response: sessionGrantSchema,
  },
  /** The signed-in user. 401 if signed out. */
  getSession: {
    ...accountOperation,
    idempotent: true,
    path: "v1/account/session",
    body: z.object({ sessionToken: secret }),
    response: z.object({ user: accountUserSchema, expiresAt: instant }),
  },
  /**
   * A code that the tenant's site exchanges once, within 60 s, at the auth host. Valid only with the app token it was
   * requested with, for this tenant and state. 401 if signed out; 422 if the target is not a path of the site.
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
  /** Ends this session and its tokens. Idempotent. */
  signOut: {
    ...accountOperation,
    idempotent: true,
    path: "v1/account/sign-out",
    body: sessionTokenFields,
    response: z.null(),
  },
  /** Ends all sessions and access tokens of the user. 401 if neither token is valid. */
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
  /** Ends one of the user's sessions. 404 for any other. */
  endSession: {
    ...accountOperation,
    path: "v1/account/sessions/end",
    body: sessionTokenFields.extend({ id: z.string().max(40) }),
    response: z.null(),
  },
} satisfies Record<string, Operation>;
