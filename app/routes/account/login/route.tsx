import { redirect } from "@remix-run/node";
import type { RouteHandle } from "~/lib/route-handle";
import { meOf } from "~/server/features/me";
import { beginSignIn } from "~/server/features/sign-in";
import { guarded } from "~/server/guarded";
import { redirectWith } from "~/server/redirect-with";
import { safeRedirectTarget } from "~/server/security/redirect";

export const handle: RouteHandle = { cache: false };

/** Sends the browser to the account site (ROL2); whoever is signed in goes on at once. */
export const loader = guarded(async (visit) => {
  const target = safeRedirectTarget(visit.url.searchParams.get("redirect"), "/Dashboard");
  if (await meOf(visit)) throw redirect(target);
  const { location, cookie } = await beginSignIn(visit, target);
  throw redirectWith(location, [cookie], 302);
});

/** Shows nothing itself; but with a page what fails here is told in the site's frame. */
export default function Login() {
  return null;
}
