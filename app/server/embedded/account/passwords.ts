import type { passwordOperations } from "../../hosts/account/passwords";
import { endAllSessions } from "../access-tokens";
import { type HandlersOf, type HostContext, invalid, type Queryable } from "../context";
import { enqueueMail } from "../outbox";
import { hashPassword, isPassword } from "../password";
import { forgetTries, type TryLimit, takeTry } from "../try-limits";
import { passwordChangedMail, resetMail } from "./account-mails";
import { findLinkToken, issueLinkToken, takeLinkToken } from "./account-tokens";
import { requireGoodPassword, takeMailTry } from "./begin-sign-up";
import { mailSite } from "./mail-site";
import { findSession, grantSession } from "./sessions";
import { deadLink } from "./sign-ups";

const CHANGE: Omit<TryLimit, "name"> = { most: 5, windowMs: 15 * 60_000 };

/** Forgotten and changed passwords. Whenever one changes, its owner is told by mail and everything else is signed out. */
export function passwordHandlers(context: HostContext): HandlersOf<typeof passwordOperations> {
  const { db, clock } = context;
  const userOf = async (lmsId: string, token: string) => {
    const link = await findLinkToken(db, "reset", lmsId, token, clock());
    if (!link?.user_id) throw deadLink();
    return db.selectFrom("users").select(["id", "name", "email"]).where("id", "=", link.user_id).executeTakeFirstOrThrow();
  };
  /** With the password every link to change it goes. */
  const setPassword = async (trx: Queryable, userId: string, password_hash: string) => {
    await trx.updateTable("users").set({ password_hash }).where("id", "=", userId).execute();
    await trx.deleteFrom("account_tokens").where("user_id", "=", userId).where("kind", "=", "reset").execute();
  };

  return {
    forgotPassword: async ({ lmsId, body: { email } }) => {
      const site = await mailSite(context, lmsId);
      const data = await db.transaction().execute(async (trx) => {
        const resendAfter = await takeMailTry(context, trx, "reset", email);
        const user = await trx.selectFrom("users").select(["id", "name"]).where("email", "=", email).executeTakeFirst();
        if (user) {
          const token = await issueLinkToken(trx, { kind: "reset", lmsId, userId: user.id }, clock());
          await enqueueMail(trx, { lmsId, to: email, now: clock(), ...resetMail(site, user.name, token) });
        }
        return { email, resendAfter };
      });
      return { data, message: "Jika email ini terdaftar, kami mengirim tautan untuk membuat kata sandi baru" };
    },

    checkReset: async ({ lmsId, body }) => ({ data: { email: (await userOf(lmsId, body.token)).email } }),

    resetPassword: async ({ lmsId, body: { token, password, deviceToken, device }, clientIp }) => {
      const user = await userOf(lmsId, token);
      requireGoodPassword(password, user.name, user.email);
      const [hash, site] = await Promise.all([hashPassword(password), mailSite(context, lmsId)]);
      const data = await db.transaction().execute(async (trx) => {
        if (!(await takeLinkToken(trx, "reset", lmsId, token, clock()))) throw deadLink();
        await setPassword(trx, user.id, hash);
        await endAllSessions(trx, user.id);
        await enqueueMail(trx, { lmsId, to: user.email, now: clock(), ...passwordChangedMail(site, user.name) });
        return grantSession(context, trx, { lmsId, user, clientIp, deviceToken, device });
      });
      return { data };
    },

    changePassword: async ({ lmsId, body: { sessionToken, current, password } }) => {
      const { id: sessionId, user_id: userId, name, email, password_hash: before } = await findSession(context, lmsId, sessionToken);
      const limit = { ...CHANGE, name: `change-password:${userId}` };
      await db.transaction().execute((trx) => takeTry(trx, limit, clock()));
      if (!(await isPassword(before, current))) throw invalid({ current: "Kata sandi saat ini salah" });
      requireGoodPassword(password, name, email);
      const [hash, site] = await Promise.all([hashPassword(password), mailSite(context, lmsId)]);
      await db.transaction().execute(async (trx) => {
        await forgetTries(trx, limit.name);
        await setPassword(trx, userId, hash);
        await endAllSessions(trx, userId, sessionId);
        await enqueueMail(trx, { lmsId, to: email, now: clock(), ...passwordChangedMail(site, name) });
      });
      return { data: null };
    },
  };
}
