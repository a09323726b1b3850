import { type HostContext, notFound, type Queryable } from "../../kit/context";
import { areEqualSecrets } from "../../kit/equal-secrets";
import { keyedHash } from "../../kit/rate-limit";

interface Owner {
  tenantId: string;
  userId: string;
}

/** Derived from the version, so that the database holds no secret, and the owner can see it again. */
const createToken = (context: HostContext, { tenantId, userId }: Owner, version: number): string =>
  `${userId}-${keyedHash(context, "calendar", tenantId, userId, String(version))}`;

async function findVersion(db: Queryable, { tenantId, userId }: Owner): Promise<number | null> {
  const row = await db
    .selectFrom("calendar_tokens")
    .select("version")
    .where("lms_id", "=", tenantId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.version ?? null;
}

/** Null before the first one. */
export async function getCalendarToken(context: HostContext, owner: Owner): Promise<string | null> {
  const version = await findVersion(context.db, owner);
  return version === null ? null : createToken(context, owner, version);
}

/** A new token; the old one stops working. */
export async function renewCalendarToken(context: HostContext, owner: Owner): Promise<string> {
  const { version } = await context.db
    .insertInto("calendar_tokens")
    .values({ lms_id: owner.tenantId, user_id: owner.userId, version: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["lms_id", "user_id"])
        .doUpdateSet((eb) => ({ version: eb("calendar_tokens.version", "+", 1) })),
    )
    .returning("version")
    .executeTakeFirstOrThrow();
  return createToken(context, owner, version);
}

/** User whose current token it is. @throws ApiError 404 */
export async function findCalendarOwner(
  context: HostContext,
  tenantId: string,
  token: string,
): Promise<string> {
  const userId = /^(.+)-[0-9a-f]{64}$/.exec(token)?.[1] ?? "";
  const current = await getCalendarToken(context, { tenantId, userId });
  if (current === null || !areEqualSecrets(current, token)) throw notFound("Kalender");
  return userId;
}
