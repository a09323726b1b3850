import { z } from "zod";
import type { Operation } from "../host-contract";
import { tenantSettingSchema } from "../lms/setting";

const generate = {
  method: "POST",
  body: z.object({ id: z.string(), secret: z.string(), scopes: z.array(z.string()) }),
  response: z.object({ token: z.string().min(1), code: z.string().min(1) }),
  success: [200],
  idempotent: true,
  auth: "none",
  tenant: false,
} as const;
const cache = { fresh: 10_000, stale: 86_400_000 };

/** Tokens and settings (BOOT1, BOOT4, BOOT10, SET8). */
export const tokenOperations = {
  generateToken: { ...generate, path: "authorizer/token/generate" },
  generateTokenV1: { ...generate, path: "v1/authorizer/token/generate" },
  getVersion: {
    method: "GET",
    path: "v1/authorizer/version",
    response: z.object({ version: z.string().min(1) }),
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
    response: z.object({ valid: z.boolean(), expiresAt: z.number().int().nullable() }),
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
