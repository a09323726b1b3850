import type { assistantContract } from "../../hosts/assistant/contract";
import type { Handlers } from "../../hosts/implement";
import { type HostContext, missing, type Queryable } from "../context";
import { newRecordId } from "../ids";
import { issueChatToken } from "./chat-tokens";
import { questionsLeft, takeGuest } from "./limits";

/** A guest is new each time; a user is the same on every device. */
async function identityOf(trx: Queryable, lmsId: string, userId: string | null, now: number): Promise<string> {
  const id = newRecordId();
  const row = { lms_id: lmsId, id, user_id: userId, created_at: now };
  if (userId === null) {
    await trx.insertInto("chat_identities").values(row).execute();
    return id;
  }
  await trx
    .insertInto("chat_identities")
    .values(row)
    .onConflict((conflict) => conflict.columns(["lms_id", "user_id"]).doNothing())
    .execute();
  const own = await trx
    .selectFrom("chat_identities")
    .select("id")
    .where("lms_id", "=", lmsId)
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return own.id;
}

/** Whose identity it is; it may have been removed since its token was looked at. @throws HostRefusal 404 */
export async function readIdentity(db: Queryable, lmsId: string, id: string): Promise<{ isGuest: boolean; name: string | null }> {
  const row = await db
    .selectFrom("chat_identities as i")
    .leftJoin("users as u", "u.id", "i.user_id")
    .select(["i.user_id", "u.name"])
    .where("i.lms_id", "=", lmsId)
    .where("i.id", "=", id)
    .executeTakeFirst();
  if (!row) throw missing("Identitas");
  return { isGuest: row.user_id === null, name: row.name };
}

/** Who talks to the assistant (ENT21). */
export function identityHandlers(context: HostContext): Pick<Handlers<typeof assistantContract>, "login" | "me"> {
  const { db, clock } = context;
  return {
    login: async ({ lmsId, user, clientIp }) => {
      const data = await db.transaction().execute(async (trx) => {
        if (!user) await takeGuest(context, trx, lmsId, clientIp);
        const now = clock();
        const id = await identityOf(trx, lmsId, user?.id ?? null, now);
        return { ...(await issueChatToken(trx, lmsId, id, now)), workspace_id: lmsId, id };
      });
      return { data };
    },
    me: async ({ lmsId, user }) => {
      const { isGuest, name } = await readIdentity(db, lmsId, user.id);
      const left = await questionsLeft(context, { lmsId, identityId: user.id, isGuest });
      return { data: { id: user.id, workspace_id: lmsId, kind: isGuest ? "guest" : "user", name, ...left } };
    },
  };
}
