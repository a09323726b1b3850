import { DAY_MS, MINUTE_MS, SECOND_MS } from "~/lib/time";
import type { CookieContext } from "./cookie-jar";
import { COOKIE_SECONDS } from "./cookies";

/** Cookies of the account pages, apart from the site's session. */
const ACCOUNT_COOKIE = {
  session: "_account",
  device: "_device",
  signIn: "_sign_in",
  challenge: "_challenge",
  signUp: "_sign_up",
  pendingSubmissions: "_draft",
  kind: "_kind",
} as const;
type AccountCookie = keyof typeof ACCOUNT_COOKIE;

const MAX_AGE_SECONDS: Record<AccountCookie, number> = {
  session: COOKIE_SECONDS,
  device: (365 * DAY_MS) / SECOND_MS,
  /** As long as a verification link, so that a visitor who signs up returns to the page that asked for it. */
  signIn: DAY_MS / SECOND_MS,
  challenge: (10 * MINUTE_MS) / SECOND_MS,
  signUp: DAY_MS / SECOND_MS,
  pendingSubmissions: COOKIE_SECONDS,
  kind: (365 * DAY_MS) / SECOND_MS,
};

/** @returns undefined if the cookie is absent or was altered */
export async function readAccountCookie(
  { cookies, encrypter }: CookieContext,
  cookie: AccountCookie,
): Promise<string | undefined> {
  const name = ACCOUNT_COOKIE[cookie];
  const encrypted = cookies.get(name);
  return encrypted ? ((await encrypter.decrypt(name, encrypted)) ?? undefined) : undefined;
}

export async function setAccountCookie(
  { cookies, encrypter }: CookieContext,
  cookie: AccountCookie,
  value: string,
): Promise<void> {
  const name = ACCOUNT_COOKIE[cookie];
  cookies.set(name, await encrypter.encrypt(name, value), MAX_AGE_SECONDS[cookie]);
}

export const deleteAccountCookie = ({ cookies }: CookieContext, cookie: AccountCookie): void =>
  cookies.delete(ACCOUNT_COOKIE[cookie]);
