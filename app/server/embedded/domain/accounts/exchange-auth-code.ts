import type { AppToken } from "../../../hosts/host-contract";
import { ApiError } from "../../../hosts/host-handler";
import type { HostContext } from "../../kit/context";
import { sha256 } from "../../kit/ids";
import { ACCESS_TOKEN_TTL_MS, findUserByAccessToken, issueAccessToken } from "./access-tokens";
import { readCurrentUser } from "./current-user";

const createInvalidCodeError = () =>
  new ApiError(401, "Kode masuk tidak berlaku, silakan masuk lagi.");

interface AuthCodeInput {
  tenantId: string;
  code: string;
  state: string | null;
  appToken: AppToken | null;
}

/**
 * Exchanges an authorisation code for an access token.
 * @throws ApiError 401 if the code, tenant, state or app token does not match
 */
export async function exchangeAuthCode(
  context: HostContext,
  { tenantId, code, state, appToken }: AuthCodeInput,
) {
  const { db } = context;
  const now = context.clock();
  const grant = await db.transaction().execute(async (trx) => {
    // Deleted before it is checked: a wrong app token or state uses the code up.
    const row = await trx
      .deleteFrom("auth_codes")
      .where("code_hash", "=", sha256(code))
      .returningAll()
      .executeTakeFirst();
    const isValid =
      row &&
      row.expires_at > now &&
      row.lms_id === tenantId &&
      row.app_code === appToken?.code &&
      row.state === state;
    if (!isValid) return null;
    const accessToken = await issueAccessToken(trx, {
      userId: row.user_id,
      now,
      sessionId: row.session_id,
    });
    return { accessToken, redirect: row.redirect };
  });
  if (!grant) throw createInvalidCodeError();

  const user = await findUserByAccessToken(db, { accessToken: grant.accessToken, tenantId, now });
  if (!user) throw createInvalidCodeError();
  return {
    ...grant,
    user: await readCurrentUser(db, tenantId, user),
    expiresAt: now + ACCESS_TOKEN_TTL_MS,
  };
}
