import type { signUpOperations } from "../../hosts/account/sign-ups";
import { HostRefusal } from "../../hosts/implement";
import type { HandlersOf, HostContext } from "../context";
import { hashPassword } from "../password";
import { findLinkToken, takeLinkToken } from "./account-tokens";
import { beginSignUp, requireGoodPassword, resendVerification } from "./begin-sign-up";
import { finishSignUp } from "./finish-sign-up";
import { grantSession } from "./sessions";

export const deadLink = () => new HostRefusal(404, "Tautan ini tidak berlaku atau sudah kedaluwarsa.");

/** Signing up, verifying an address, accepting an invitation. */
export function signUpHandlers(context: HostContext): HandlersOf<typeof signUpOperations> {
  const { db, clock } = context;
  const invited = async (lmsId: string, token: string) => {
    const link = await findLinkToken(db, "invite", lmsId, token, clock());
    if (!link?.sign_up_id) throw deadLink();
    return db.selectFrom("sign_ups").selectAll().where("id", "=", link.sign_up_id).executeTakeFirstOrThrow();
  };
  return {
    signUp: async ({ lmsId, body: { name, email, password }, clientIp, idempotencyKey }) => {
      const profile = {
        ...{ phone: null, avatar: null, birth_date: null, province_id: null, city_id: null, occupation: null, school: null },
        ...{ guardian: null, consent_at: clock() },
      };
      const data = await beginSignUp(context, { operation: "signUp", lmsId, name, email, password, profile, clientIp, idempotencyKey });
      return { data, message: "Periksa email Anda untuk memverifikasi akun" };
    },

    resendVerification: async ({ lmsId, body }) => ({ data: await resendVerification(context, lmsId, body.email) }),

    verifyEmail: async ({ lmsId, body }) => {
      const user = await db.transaction().execute(async (trx) => {
        const link = await findLinkToken(trx, "verify", lmsId, body.token, clock());
        if (!link?.sign_up_id) throw deadLink();
        return (await finishSignUp(trx, link.sign_up_id, null, clock())).user;
      });
      return { data: user, message: "Email Anda sudah diverifikasi" };
    },

    getInvitation: async ({ lmsId, body }) => {
      const { name, email, roles } = await invited(lmsId, body.token);
      return { data: { name, email, roles: JSON.parse(roles) as number[] } };
    },

    acceptInvitation: async ({ lmsId, body: { token, password, deviceToken, device }, clientIp }) => {
      const { id, name, email } = await invited(lmsId, token);
      requireGoodPassword(password, name, email);
      const passwordHash = await hashPassword(password);
      const data = await db.transaction().execute(async (trx) => {
        if (!(await takeLinkToken(trx, "invite", lmsId, token, clock()))) throw deadLink();
        const { user } = await finishSignUp(trx, id, passwordHash, clock());
        return grantSession(context, trx, { lmsId, user, clientIp, deviceToken, device });
      });
      return { data };
    },
  };
}
