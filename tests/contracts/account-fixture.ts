import type { Backend } from "./backend";
import { hashCheaply } from "./cheap-hash";

export const ACCOUNT_PASSWORD = "kuda lumping biru";
const ACCOUNT_PASSWORD_HASH = await hashCheaply(ACCOUNT_PASSWORD);

let lastClientIp = 0;
/** Unused network, so that rate limits of other tests do not apply. */
export const nextClientIp = () =>
  `10.${(++lastClientIp >> 16) & 255}.${(lastClientIp >> 8) & 255}.${lastClientIp & 255}`;

export async function getLastMail(
  site: Backend,
  to: string,
): Promise<{ subject: string; body: string; kind: string; lms_id: string } | null> {
  const mails = await site.database.db
    .selectFrom("outbox")
    .select(["subject", "body", "kind", "lms_id"])
    .where("to_address", "=", to)
    .orderBy("created_at", "desc")
    .execute();
  return mails[0] ?? null;
}

export const countMails = async (site: Backend, to: string) =>
  (await site.database.db.selectFrom("outbox").select("id").where("to_address", "=", to).execute())
    .length;

/** Extracts the token of the last link in the newest email. */
export async function getMailedToken(site: Backend, to: string): Promise<string> {
  const body = (await getLastMail(site, to))?.body ?? "";
  return /\/([\w-]{32,43})\n/.exec(`${body}\n`)?.[1] ?? "";
}

export const clearAllAttempts = (site: Backend) =>
  site.database.db.deleteFrom("try_limits").execute();

/** Creates a verified user with ACCOUNT_PASSWORD. */
export async function createAccount(
  site: Backend,
  id: string,
  roles: { tenantId: string; role: number }[] = [],
): Promise<{ id: string; email: string }> {
  const email = `${id}@akun.example`;
  const { db } = site.database;
  await db
    .insertInto("users")
    .values({
      id,
      email,
      name: `Nama ${id}`,
      password_hash: ACCOUNT_PASSWORD_HASH,
      created_at: Date.now(),
    })
    .execute();
  for (const { tenantId, role } of roles)
    await db.insertInto("user_roles").values({ lms_id: tenantId, user_id: id, role }).execute();
  return { id, email };
}
