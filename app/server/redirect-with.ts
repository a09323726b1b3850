import { redirect } from "@remix-run/node";

/** POST, redirect, GET: sends the browser on with a GET, and the cookies that this step set. @param location a path of this site, or the account site's address */
export function redirectWith(location: string, cookies: readonly string[], status: 302 | 303 = 303): Response {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return redirect(location, { status, headers });
}
