import { z } from "zod";
import type { Operation } from "../host-contract";
import {
  accountOperation,
  currentPassword,
  deviceFields,
  secret,
  sessionGrantSchema,
  sessionTokenFields,
} from "./schemas";

const code = z.string().min(1).max(40);
/** For an app: typed, or read from a QR code. */
const setupKeySchema = z.object({ key: z.string(), uri: z.string() });

/** Second step of the sign-in by a code of an app (RFC 6238). */
export const secondFactorOperations = {
  /**
   * Completes a sign-in that was answered with 403 and `data: { challenge }`, by a code or a recovery code. 401 after ten minutes;
   * 422 at `code`; 429.
   */
  finishSignIn: {
    ...accountOperation,
    path: "v1/account/sign-in/code",
    body: deviceFields.extend({ challenge: secret, code }),
    response: sessionGrantSchema,
  },
  /** `setup`: of a key that waits for its first code. `isRequired`: the tenant asks it of this user. */
  getSecondFactor: {
    ...accountOperation,
    idempotent: true,
    path: "v1/account/second-factor",
    body: sessionTokenFields,
    response: z.object({
      isOn: z.boolean(),
      isRequired: z.boolean(),
      recoveryCodesLeft: z.number().int(),
      setup: setupKeySchema.nullable(),
    }),
  },
  /** A new key, good for thirty minutes. 409 if the factor is on; 422 at `password`; 429. */
  startSecondFactor: {
    ...accountOperation,
    path: "v1/account/second-factor/start",
    body: sessionTokenFields.extend({ password: currentPassword }),
    response: setupKeySchema,
  },
  /** Turns it on. The recovery codes are told this once. 409; 422 at `code`; 429. */
  confirmSecondFactor: {
    ...accountOperation,
    path: "v1/account/second-factor/confirm",
    body: sessionTokenFields.extend({ code }),
    response: z.object({ recoveryCodes: z.array(z.string()) }),
  },
  /** Turns it off by password and code. 422 with fields; 429. */
  disableSecondFactor: {
    ...accountOperation,
    path: "v1/account/second-factor/off",
    body: sessionTokenFields.extend({ password: currentPassword, code }),
    response: z.null(),
  },
} satisfies Record<string, Operation>;
