import { ApiError } from "../../../hosts/host-handler";
import type { tokenOperations } from "../../../hosts/services/tokens";
import { hasPublishedPlans } from "../../domain/plans/plans";
import { readSettings } from "../../domain/tenants/settings";
import type { AppTokenStore } from "../../kit/app-token-store";
import type { HostContext, OperationHandlers } from "../../kit/context";
import { areEqualSecrets } from "../../kit/equal-secrets";

/** Client id of the application itself; any other is a tenant id. */
const APPLICATION_CLIENT_ID = "pendopo";

interface TokenDependencies {
  tokens: AppTokenStore;
  tenantExists: (tenantId: string) => Promise<boolean>;
  sweep: () => Promise<void>;
}

/** App tokens, version and tenant settings. */
export function tokenHandlers(
  { db, appSecret, appVersion }: HostContext,
  { tokens, tenantExists, sweep }: TokenDependencies,
): OperationHandlers<typeof tokenOperations> {
  const generate: OperationHandlers<typeof tokenOperations>["generateToken"] = async ({ body }) => {
    const isValidSecret = areEqualSecrets(body.secret, appSecret);
    const isKnownClient = body.id === APPLICATION_CLIENT_ID || (await tenantExists(body.id));
    if (!isValidSecret || !isKnownClient) throw new ApiError(401, "Klien tidak dikenal");
    await sweep();
    return {
      data: await tokens.issue(body.id === APPLICATION_CLIENT_ID ? null : body.id, body.scopes),
    };
  };

  return {
    generateToken: generate,
    generateTokenV1: generate,
    getVersion: async () => ({ data: { version: appVersion } }),
    validateToken: async ({ appToken, tenantId }) => {
      const expiresAt = appToken && (await tokens.getExpiry(appToken, tenantId));
      return { data: { valid: expiresAt !== null, expiresAt } };
    },
    getAppSettings: async ({ tenantId }) => {
      const [setting, hasPlans] = await Promise.all([
        readSettings(db, tenantId),
        hasPublishedPlans(db, tenantId),
      ]);
      return { data: { ...setting, hasPlans } };
    },
  };
}
