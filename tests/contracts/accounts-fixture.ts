import { hashPassword } from "~/server/embedded/password";
import type { Site } from "./site";

export const PASSWORD = "kuda lumping biru";

let address = 0;
/** A visitor from a network that nobody came from before. */
export const elsewhere = () => `10.${(++address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`;

/** The newest mail to an address, or null. */
export async function lastMail(site: Site, to: string): Promise<{ subject: string; body: string; kind: string; lms_id: string } | null> {
  const mails = await site.database.db
    .selectFrom("outbox")
    .select(["subject", "body", "kind", "lms_id"])
    .where("to_address", "=", to)
    .orderBy("created_at", "desc")
    .execute();
  return mails[0] ?? null;
}

export const mailCount = async (site: Site, to: string) =>
  (await site.database.db.selectFrom("outbox").select("id").where("to_address", "=", to).execute()).length;

/** The secret in the last link of the newest mail. */
export async function mailedToken(site: Site, to: string): Promise<string> {
  const body = (await lastMail(site, to))?.body ?? "";
  return /\/([\w-]{32,43})\n/.exec(`${body}\n`)?.[1] ?? "";
}

/** Lets counted tries and waiting times pass. */
export const forgetTries = (site: Site) => site.database.db.deleteFrom("try_limits").execute();

/** A user with a real password, verified. */
export async function makeAccount(
  site: Site,
  id: string,
  roles: { lmsId: string; role: number }[] = [],
): Promise<{ id: string; email: string }> {
  const email = `${id}@akun.example`;
  const { db } = site.database;
  await db
    .insertInto("users")
    .values({ id, email, name: `Nama ${id}`, password_hash: await hashPassword(PASSWORD), created_at: Date.now() })
    .execute();
  for (const { lmsId, role } of roles) await db.insertInto("user_roles").values({ lms_id: lmsId, user_id: id, role }).execute();
  return { id, email };
}
