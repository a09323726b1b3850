import { COOKIE_SECONDS, prefixed, readCookie, serializeCookie } from "./cookies";
import type { Sealer } from "./sealed";

/** The account site's own cookies, apart from the site's session: who is signed in there, which browsers were before, which forms wait here for a sign-in. */
const ACCOUNT = { session: "_akun", device: "_perangkat", login: "_masuk", posts: "_isian" } as const;
type Kept = keyof typeof ACCOUNT;

const SECONDS: Record<Kept, number> = { session: COOKIE_SECONDS, device: 365 * 86_400, login: 600, posts: COOKIE_SECONDS };

/** Value of one of the account site's cookies; undefined for none, or one that was altered. */
export async function readAccountCookie(sealer: Sealer, request: Request, kept: Kept, https: boolean): Promise<string | undefined> {
  const sealed = readCookie(request.headers.get("cookie") ?? undefined, prefixed(ACCOUNT[kept], https));
  return sealed ? ((await sealer.open(ACCOUNT[kept], sealed)) ?? undefined) : undefined;
}

/** The `Set-Cookie` line that keeps a value, or with null forgets it. */
export async function accountCookie(sealer: Sealer, kept: Kept, value: string | null, https: boolean): Promise<string> {
  const name = prefixed(ACCOUNT[kept], https);
  if (value === null) return serializeCookie(name, "", 0, https);
  return serializeCookie(name, await sealer.seal(ACCOUNT[kept], value), SECONDS[kept], https);
}
