import { createHmac, randomBytes } from "node:crypto";
import { z } from "zod";
import { SECOND_MS } from "~/lib/time";
import { parseJson } from "../parse-json";
import type { CookieContext } from "./cookie-jar";
import { COOKIE, COOKIE_SECONDS, readCookie, toCookieName } from "./cookies";
import type { Encrypter } from "./encrypter";

const sessionSchema = z.object({
  /** New at every sign-in, which rules out session fixation. */
  id: z.string(),
  accessToken: z.string(),
  userId: z.string(),
  name: z.string(),
  /** The chosen role (ROL5): arranges pages, grants nothing. */
  kind: z.number().int().nullable(),
  /** A session is valid on its own tenant's site only. */
  tenantId: z.string(),
  /** UTC ms. */
  endsAt: z.number(),
});
export type Session = z.output<typeof sessionSchema>;

const ENCRYPTION_PURPOSE = "session";

/** A new session; ends with its cookie, after 30 days (BOOT7). */
export const createSession = (user: Omit<Session, "id" | "endsAt">, now: number): Session => ({
  ...user,
  id: randomBytes(18).toString("base64url"),
  endsAt: now + COOKIE_SECONDS * SECOND_MS,
});

export async function setSessionCookie(
  { cookies, encrypter }: CookieContext,
  session: Session,
  now: number,
): Promise<void> {
  const encrypted = await encrypter.encrypt(ENCRYPTION_PURPOSE, JSON.stringify(session));
  const maxAgeSeconds = Math.max(0, Math.floor((session.endsAt - now) / SECOND_MS));
  cookies.set(COOKIE.session, encrypted, maxAgeSeconds);
}

export const deleteSessionCookie = ({ cookies }: CookieContext): void =>
  cookies.delete(COOKIE.session);

/**
 * The session in a `Cookie` header.
 * @returns null if it is absent, altered, expired, another tenant's, or of an unknown format
 */
export async function readSession(
  encrypter: Encrypter,
  cookie: string | undefined,
  { tenantId, https, now }: { tenantId: string; https: boolean; now: number },
): Promise<Session | null> {
  const encrypted = readCookie(cookie, toCookieName(COOKIE.session, https));
  const text = encrypted ? await encrypter.decrypt(ENCRYPTION_PURPOSE, encrypted) : null;
  if (text === null) return null;
  // A cookie of an earlier release signs out instead of failing every page.
  const session = sessionSchema.safeParse(parseJson(text)).data;
  return session && session.tenantId === tenantId && session.endsAt > now ? session : null;
}

/** The CSRF token of a session's forms, derived from its secret id (XJS6). */
export const getCsrfToken = ({ id }: Pick<Session, "id">): string =>
  createHmac("sha256", id).update("csrf").digest("base64url");
