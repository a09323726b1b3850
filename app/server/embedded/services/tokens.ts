import { createHash, timingSafeEqual } from "node:crypto";
import { HostRefusal } from "../../hosts/implement";
import type { tokenOperations } from "../../hosts/services/tokens";
import type { AppTokenStore } from "../app-token-store";
import type { HandlersOf, HostContext } from "../context";
import { readSetting } from "../setting-store";

/** The client that stands for the application itself; every other client id is a tenant's. */
const APPLICATION = "pendopo";

const digest = (text: string) => createHash("sha256").update(text).digest();

interface Parts {
  tokens: AppTokenStore;
  tenantExists: (lmsId: string) => Promise<boolean>;
  sweep: () => Promise<void>;
}

/** Tokens, version and the v0 setting (section 7, "Token and settings"). */
export function tokenHandlers(
  { db, appSecret, appVersion }: HostContext,
  { tokens, tenantExists, sweep }: Parts,
): HandlersOf<typeof tokenOperations> {
  const generate: HandlersOf<typeof tokenOperations>["generateToken"] = async ({ body }) => {
    const rightSecret = timingSafeEqual(digest(body.secret), digest(appSecret));
    const rightClient = body.id === APPLICATION || (await tenantExists(body.id));
    if (!rightSecret || !rightClient) throw new HostRefusal(401, "Klien tidak dikenal");
    await sweep();
    return { data: await tokens.issue(body.id === APPLICATION ? null : body.id, body.scopes) };
  };

  return {
    generateToken: generate,
    generateTokenV1: generate,
    getVersion: async () => ({ data: { version: appVersion } }),
    validateToken: async ({ appToken }) => {
      const expiresAt = appToken && (await tokens.expiryOf(appToken));
      return { data: { valid: expiresAt !== null, expiresAt } };
    },
    getAppSettings: async ({ lmsId }) => ({ data: await readSetting(db, lmsId) }),
  };
}
