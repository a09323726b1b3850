import type { HostContext, Queryable } from "../../kit/context";
import { sha256 } from "../../kit/ids";
import { hashPassword } from "../../kit/password-hash";
import { completeSignUp } from "./complete-sign-up";
import { createInvalidLinkError, findLinkToken } from "./link-tokens";
import { requireStrongPassword } from "./start-sign-up";

interface VerificationInput {
  tenantId: string;
  token: string;
  /** Secret of the browser that opens the link, if it signed up. */
  browserKey?: string | undefined;
}

/**
 * What a verification link needs: nothing in the browser that signed up, elsewhere a password. The
 * link proves who owns the mailbox, not who wrote the sign-up that it was mailed for.
 * @throws ApiError 404
 */
export async function checkVerification(
  { db, clock }: HostContext,
  input: VerificationInput,
): Promise<{ state: "ready" | "password" | "used"; name: string; email: string }> {
  const { link, own } = await findSignUps(db, input, clock());
  const { name, email, user_id } = own ?? link;
  if (user_id !== null) return { state: "used", name, email };
  return { state: own ? "ready" : "password", name, email };
}

/**
 * Creates the account of a verification link: of this browser's own sign-up for the address, else of
 * the sign-up that the link was mailed for. A given password replaces the stored one.
 * @throws ApiError 404, 409, 422 for a weak password
 */
export async function verifyEmail(
  { db, clock }: HostContext,
  { password, ...input }: VerificationInput & { password?: string | undefined },
): Promise<{ id: string; name: string; email: string }> {
  const signUp = await findSignUps(db, input, clock()).then(({ own, link }) => own ?? link);
  if (password !== undefined) requireStrongPassword(password, signUp.name, signUp.email);
  const passwordHash = password === undefined ? null : await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    const now = clock();
    const { own, link } = await findSignUps(trx, input, now);
    return completeSignUp(trx, { signUpId: (own ?? link).id, passwordHash, now });
  });
}

/** The sign-up that the link was mailed for, and this browser's newest one for the same address. */
async function findSignUps(
  db: Queryable,
  { tenantId, token, browserKey }: VerificationInput,
  now: number,
) {
  const found = await findLinkToken(db, { kind: "verify", tenantId, token, now });
  if (!found?.sign_up_id) throw createInvalidLinkError();
  const link = await db
    .selectFrom("sign_ups")
    .selectAll()
    .where("id", "=", found.sign_up_id)
    .executeTakeFirstOrThrow();
  if (browserKey === undefined) return { link, own: undefined };
  const own = await db
    .selectFrom("sign_ups")
    .selectAll()
    .where("email", "=", link.email)
    .where("lms_id", "=", tenantId)
    .where("browser_hash", "=", sha256(browserKey))
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return { link, own };
}
