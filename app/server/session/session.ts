import { createHmac, randomBytes } from "node:crypto";
import { z } from "zod";
import { COOKIE, COOKIE_SECONDS, prefixed, readCookie, serializeCookie } from "./cookies";
import type { Sealer } from "./sealed";

const sessionSchema = z.object({
  /** New at every sign-in, so that a session that somebody slipped in is never the one that is signed in. */
  id: z.string(),
  accessToken: z.string(),
  userId: z.string(),
  name: z.string(),
  /** The role that was chosen (ROL5): what the pages are arranged for, never what somebody may do. */
  kind: z.number().int().nullable(),
  /** The tenant it belongs to: a cookie carried to another site of the installation is nobody's. */
  lmsId: z.string(),
  /** UTC ms. */
  endsAt: z.number(),
});
export type Session = z.output<typeof sessionSchema>;

const PURPOSE = "session";

/** A session for somebody who has just signed in; ends with its cookie, after 30 days (BOOT7). */
export const newSession = (who: Omit<Session, "id" | "endsAt">, now: number): Session => ({
  ...who,
  id: randomBytes(18).toString("base64url"),
  endsAt: now + COOKIE_SECONDS * 1000,
});

/** The `Set-Cookie` line that holds a session, or ends it. */
export async function sessionCookie(sealer: Sealer, session: Session | null, https: boolean, now: number): Promise<string> {
  const name = prefixed(COOKIE.session, https);
  if (!session) return serializeCookie(name, "", 0, https);
  const seconds = Math.max(0, Math.floor((session.endsAt - now) / 1000));
  return serializeCookie(name, await sealer.seal(PURPOSE, JSON.stringify(session)), seconds, https);
}

/** The session in a request's cookies; null for none, one that was altered, is over, or is another tenant's. */
export async function openSession(
  sealer: Sealer,
  cookie: string | undefined,
  { lmsId, https, now }: { lmsId: string; https: boolean; now: number },
): Promise<Session | null> {
  const sealed = readCookie(cookie, prefixed(COOKIE.session, https));
  const text = sealed ? await sealer.open(PURPOSE, sealed) : null;
  if (text === null) return null;
  const session = sessionSchema.parse(JSON.parse(text));
  return session.lmsId === lmsId && session.endsAt > now ? session : null;
}

/** The token that every form of a session carries: the cookie's own secret id, not to be had from another site (XJS6). */
export const csrfToken = ({ id }: Pick<Session, "id">): string => createHmac("sha256", id).update("csrf").digest("base64url");
