import { ACCOUNT_PASSWORD, nextClientIp } from "./account-fixture";
import { type Backend, TENANT_ID } from "./backend";

export const SIGNED_OUT = { status: 401, message: "Sesi berakhir, silakan masuk lagi." };

/** Calls of the account site and of a tenant's site, each from a new network unless told otherwise. */
export function createSignInCalls(site: () => Backend) {
  const account = (caller = {}) =>
    site().createClients({ clientIp: nextClientIp(), ...caller }).account;
  const signIn = async (email: string, caller = {}, more = {}) =>
    (await account(caller).signIn({ body: { email, password: ACCOUNT_PASSWORD, ...more } })).data;
  /** Signs in at the account site and exchanges the code for an access token. */
  const signInToTenant = async (email: string, tenantId = TENANT_ID) => {
    const { sessionToken, deviceToken } = await signIn(email, { tenantId });
    const { data } = await account({ tenantId }).authorise({
      body: { sessionToken, redirect: "/Dashboard", state: "state-1234" },
    });
    const { auth } = site().createClients({ tenantId });
    return {
      ...(await auth.generateToken({ body: { code: data.code, state: "state-1234" } })).data,
      sessionToken,
      deviceToken,
    };
  };
  const getUser = (accessToken: string, tenantId = TENANT_ID) =>
    site().createClients({ accessToken, tenantId }).services.getMe();

  return { account, signIn, signInToTenant, getUser };
}
