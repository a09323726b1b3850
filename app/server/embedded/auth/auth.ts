import type { authContract } from "../../hosts/auth/contract";
import { type Handlers, HostRefusal } from "../../hosts/implement";
import { ACCESS_TOKEN_MS, findUser, issueAccessToken } from "../access-tokens";
import type { HostContext } from "../context";
import { sha256 } from "../ids";
import { readMe } from "../read-me";

const badCode = () => new HostRefusal(401, "Kode masuk tidak berlaku, silakan masuk lagi.");

/** The auth host (section 7): codes become access tokens. */
export function authHandlers({ db, clock }: HostContext): Handlers<typeof authContract> {
  return {
    generateToken: async ({ lmsId, body, appToken }) => {
      const now = clock();
      const granted = await db.transaction().execute(async (trx) => {
        // Taken out before it is looked at: whoever tries a code with the wrong token or state has used it up.
        const code = await trx.deleteFrom("auth_codes").where("code_hash", "=", sha256(body.code)).returningAll().executeTakeFirst();
        const good = code && code.expires_at > now && code.lms_id === lmsId && code.app_code === appToken?.code;
        if (!good || code.state !== (body.state ?? null)) return null;
        const { user_id: userId, session_id: sessionId, redirect } = code;
        return { accessToken: await issueAccessToken(trx, userId, now, sessionId), redirect };
      });
      const user = granted && (await findUser(db, granted.accessToken, lmsId, now));
      if (!user) throw badCode();
      return { data: { ...granted, user: await readMe(db, lmsId, user), expiresAt: now + ACCESS_TOKEN_MS } };
    },
    getUser: async ({ lmsId, user }) => ({ data: await readMe(db, lmsId, user) }),
  };
}
