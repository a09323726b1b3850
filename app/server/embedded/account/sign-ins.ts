import { randomBytes } from "node:crypto";
import type { signInOperations } from "../../hosts/account/sign-ins";
import { HostRefusal } from "../../hosts/implement";
import { endAllSessions } from "../access-tokens";
import { type HandlersOf, type HostContext, missing } from "../context";
import { sha256 } from "../ids";
import { isPassword } from "../password";
import { waitingSignUp } from "./begin-sign-up";
import { findSession, grantSession, notSignedIn, whoBrings } from "./sessions";
import { countSignIn } from "./sign-in-limits";

const CODE_MS = 60_000;
const WRONG = "Email atau kata sandi salah";
const UNVERIFIED = "Email Anda belum diverifikasi. Buka tautan di email kami, atau minta tautan baru.";

/** Signing in and out at the account site, and on to a tenant's site. */
export function signInHandlers(context: HostContext): HandlersOf<typeof signInOperations> {
  const { db, clock } = context;
  const requireWhose = async (...who: Parameters<typeof whoBrings>) => {
    const found = await whoBrings(...who);
    if (!found) throw notSignedIn();
    return found;
  };
  return {
    signIn: async ({ lmsId, body: { email, password, deviceToken, device }, clientIp }) => {
      // The same questions for every address, and one hash verified whoever it is: the time tells nothing.
      const found = await db
        .selectFrom("users")
        .select(["id", "name", "email", "password_hash"])
        .where("email", "=", email)
        .executeTakeFirst();
      const waiting = await waitingSignUp(db, lmsId, email, clock());
      const tried = await countSignIn(context, { email, userId: found?.id ?? null, clientIp, deviceToken });
      const right = await isPassword(found ? found.password_hash : waiting?.password_hash, password);
      if (!right) throw new HostRefusal(401, WRONG);
      if (!found) {
        await db.transaction().execute((trx) => tried.forgive(trx));
        throw new HostRefusal(403, UNVERIFIED, { reason: "unverified" });
      }
      const { password_hash: _, ...user } = found;
      const data = await db.transaction().execute(async (trx) => {
        await tried.forgive(trx);
        return grantSession(context, trx, { lmsId, user, clientIp, deviceToken, device });
      });
      return { data };
    },

    getSession: async ({ lmsId, body }) => {
      const { user_id: id, name, email, expires_at: expiresAt } = await findSession(context, lmsId, body.sessionToken);
      return { data: { user: { id, name, email }, expiresAt } };
    },

    authorise: async ({ lmsId, body: { sessionToken, redirect, state }, appToken }) => {
      const session = await findSession(context, lmsId, sessionToken);
      const code = randomBytes(32).toString("base64url");
      const now = clock();
      await db
        .insertInto("auth_codes")
        .values({
          ...{ code_hash: sha256(code), lms_id: lmsId, user_id: session.user_id, session_id: session.id, app_code: appToken?.code ?? "" },
          ...{ redirect, state: state ?? null, created_at: now, expires_at: now + CODE_MS },
        })
        .execute();
      return { data: { code, expiresAt: now + CODE_MS } };
    },

    signOut: async ({ lmsId, body }) => {
      const found = await whoBrings(context, lmsId, body);
      // Its access tokens and codes go with it.
      if (found?.sessionId) await db.deleteFrom("account_sessions").where("id", "=", found.sessionId).execute();
      if (body.accessToken) await db.deleteFrom("access_tokens").where("token_hash", "=", sha256(body.accessToken)).execute();
      return { data: null };
    },

    signOutEverywhere: async ({ lmsId, body }) => {
      const { userId } = await requireWhose(context, lmsId, body);
      return { data: { ended: await db.transaction().execute((trx) => endAllSessions(trx, userId)) } };
    },

    listSessions: async ({ lmsId, body }) => {
      const { userId, sessionId } = await requireWhose(context, lmsId, body);
      const rows = await db
        .selectFrom("account_sessions")
        .select(["id", "device", "created_at", "last_used_at", "expires_at"])
        .where("user_id", "=", userId)
        .where("expires_at", ">", clock())
        .orderBy("last_used_at", "desc")
        .orderBy("id")
        .execute();
      return {
        data: rows.map(({ id, device, created_at: createdAt, last_used_at: lastUsedAt, expires_at: expiresAt }) => ({
          ...{ id, device, createdAt, lastUsedAt, expiresAt },
          current: id === sessionId,
        })),
      };
    },

    endSession: async ({ lmsId, body }) => {
      const { userId } = await requireWhose(context, lmsId, body);
      const { numDeletedRows } = await db
        .deleteFrom("account_sessions")
        .where("id", "=", body.id)
        .where("user_id", "=", userId)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw missing("Sesi");
      return { data: null };
    },
  };
}
