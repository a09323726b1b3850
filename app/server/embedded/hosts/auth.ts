import type { authContract } from "../../hosts/auth/contract";
import type { Handlers } from "../../hosts/host-handler";
import { readCurrentUser } from "../domain/accounts/current-user";
import { exchangeAuthCode } from "../domain/accounts/exchange-auth-code";
import type { HostContext } from "../kit/context";

/** The auth host: exchanges codes for access tokens. */
export function authHandlers(context: HostContext): Handlers<typeof authContract> {
  return {
    generateToken: async ({ tenantId, appToken, body: { code, state = null } }) => ({
      data: await exchangeAuthCode(context, { tenantId, code, state, appToken }),
    }),
    getUser: async ({ tenantId, user }) => ({
      data: await readCurrentUser(context.db, tenantId, user),
    }),
  };
}
