import { z } from "zod";
import { DAY_MS } from "~/lib/time";
import type { Operation } from "../host-contract";
import { tenantSettingSchema } from "../lms/setting";
import { firstText, headerText, isRecord, optionalInstant, prepared, text } from "../schemas";

/** The bare value, `version` or `appVersion`; "" if the host names none. */
export const versionSchema = prepared(
  (value) => ({
    version: isRecord(value) ? firstText(value.version, value.appVersion) : value,
  }),
  z.object({ version: text(100) }),
);

const isFalse = (value: unknown) => /^(?:false|0)$/i.test(String(value));

/** `valid`, `isTokenValid` or a bare boolean. A success that says nothing leaves the token valid. */
export const validationSchema = prepared(
  (value) => {
    const { valid, isTokenValid, expiresAt }: Record<string, unknown> = isRecord(value)
      ? value
      : { valid: value };
    return { valid: !isFalse(valid ?? isTokenValid), expiresAt };
  },
  z.object({ valid: z.boolean(), expiresAt: optionalInstant() }),
);

const generate = {
  method: "POST",
  body: z.object({ id: z.string(), secret: z.string(), scopes: z.array(z.string()) }),
  response: z.object({ token: headerText(), code: headerText() }),
  success: [200],
  idempotent: true,
  auth: "none",
  tenant: false,
} as const;
const cache = { fresh: 10_000, stale: DAY_MS };

/** Tokens and settings (BOOT1, BOOT4, BOOT10, SET8). */
export const tokenOperations = {
  generateToken: { ...generate, path: "authorizer/token/generate" },
  generateTokenV1: { ...generate, path: "v1/authorizer/token/generate" },
  getVersion: {
    method: "GET",
    path: "v1/authorizer/version",
    response: versionSchema,
    success: [200],
    idempotent: true,
    auth: "none",
    tenant: false,
    cache,
  },
  /** Validates the token in the `AppToken` header. Blocks a page's reads, which must end within 3 s in total. */
  validateToken: {
    method: "GET",
    path: "v1/authorizer/validate",
    deadlineMs: 600,
    response: validationSchema,
    success: [200],
    idempotent: true,
    auth: "none",
    tenant: false,
  },
  getAppSettings: {
    method: "GET",
    path: "v0/cms/app/settings",
    response: tenantSettingSchema,
    success: [200],
    idempotent: true,
    auth: "none",
    cache,
  },
} satisfies Record<string, Operation>;
